"""VE-128: Fortune and paper."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import CARD_KIND
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import (
    AFTER_STEP,
    ANNULMENT,
    BY_CARDS,
    GAMING,
    INHERITANCE,
    KIND_COUNT,
    LETTER,
    LETTER_CARD,
)
from palais.games.versailles_1682.engine.event_log import LETTER_TAKEN, Log, whisper
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_SUCH_CARD, NOT_NOW
from palais.games.versailles_1682.engine.rules.cards import add_to_hand, put_on_discard, remove_from_hand
from palais.games.versailles_1682.engine.rules.deaths import end_marriage
from palais.games.versailles_1682.engine.rules.knowledge import look, passes_face_down
from palais.games.versailles_1682.engine.rules.money import gain, transfer
from palais.games.versailles_1682.engine.state import State


@rule
def fortune(s: State, t: Tables, kind: int, log: Log) -> None:
    if kind == GAMING:
        gaming(s, t, log)
    elif kind == INHERITANCE:
        gain(s, s.target, int(t.livres[kind]), BY_CARDS, kind, log)
    else:
        annul(s, log)


@rule
def gaming(s: State, t: Tables, log: Log) -> None:
    """A die each, the player adds 2; the lower pays the higher."""
    mine = die(s, s.seat, GAMING, 0, 0, log) + int(t.bonus[GAMING])
    theirs = die(s, s.target, GAMING, 0, 0, log)
    if mine > theirs:
        transfer(s, s.target, s.seat, int(t.livres[GAMING]), BY_CARDS, GAMING, log)
    elif mine < theirs:
        transfer(s, s.seat, s.target, int(t.livres[GAMING]), BY_CARDS, GAMING, log)


@rule
def annul(s: State, log: Log) -> None:
    """The marriage ends; each bears the own family's name again, and cards stay where they lie."""
    other = int(s.spouse[s.target])
    s.name[s.target], s.name[other] = s.target, other
    end_marriage(s, s.target, ANNULMENT, log)


@rule
def open_letter(s: State, log: Log) -> None:
    """The player sees the hand, then chooses a card from it."""
    put_on_discard(s, LETTER)
    look(s, s.seat, s.target, log)
    s.step = LETTER_CARD


@rule
def check_letter_card(s: State, seat: int, action: int) -> int:
    """A card of the hand just seen; by what is known of it, so that the player's own record is enough."""
    kind = action - CARD_KIND
    if kind < 0 or kind >= KIND_COUNT:
        return NOT_NOW
    return LEGAL if s.seen[seat, s.target, kind] > 0 else NO_SUCH_CARD


@rule
def take_letter_card(s: State, action: int, log: Log) -> None:
    """He and its former owner know which (VE-931)."""
    kind = action - CARD_KIND
    remove_from_hand(s, s.target, kind)
    add_to_hand(s, s.seat, kind)
    passes_face_down(s, s.target, s.seat, kind)
    whisper(log, LETTER_TAKEN, s.seat, s.target, kind, (1 << s.seat) | (1 << s.target))
    s.step = AFTER_STEP
