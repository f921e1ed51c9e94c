"""The reason given for skipping a step is true of the position in which it was skipped."""

from __future__ import annotations

from collections import Counter

import pytest

from palais.core.contract import State
from palais.core.words import LANGUAGES
from palais.games.palais_royal.engine.constants import BACKDOOR, COURT, GATE, KING, MADAME, OFFICE, STAIRS
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.people.idle import KEYS
from palais.games.palais_royal.people.sentences import load_words
from tests.walks import busy_walk, walk

from .positions import GAME, position

DEEDS = ("reinforced", "moved", "king-placed", "madame-placed", "recruited")


def reasons_of(s: State) -> tuple[str, str | None]:
    """Both keys of the only choice."""
    (choice,) = GAME.choices(GAME.hide(s, fields(s).player), fields(s).player)
    assert choice.idle is not None
    return choice.idle.now.key, None if choice.idle.never is None else choice.idle.never.key


def holds(key: str, s: State, deeds: int) -> bool:
    """Is the sentence true by independent facts: servants by room, majorities, what was done in this step?"""
    f = fields(s)
    seat, mine = f.player, f.servants[f.player].tolist()
    elsewhere = sum(mine) + f.supply[seat]
    facts = {
        "idle-gate": f.gate_left == 0,
        "idle-gate-never": mine[COURT] == 0 and deeds == 0,
        "idle-gate-nobody": elsewhere == mine[GATE],
        "idle-moves": f.moves_left == 0,
        "idle-moves-never": mine[STAIRS] == 0 and deeds == 0,
        "idle-moves-nobody": sum(mine) == 0,
        "idle-income": f.king_left == f.madame_left == 0,
        "idle-income-never": not any(has_majority_bonus(f, GAME.box.tables, seat, room) for room in (KING, MADAME)),
        "idle-income-nobody": f.supply[seat] == 0 and sum(1 for n in mine if n) <= 1,
        "idle-office": mine[OFFICE] == 0,
        "idle-office-never": mine[OFFICE] == 0 and deeds == 0,
        "idle-park": f.nobles_in_park == 0,
        "idle-purse": mine[OFFICE] > 0 and f.nobles_in_park > 0,
        "idle-backdoor": mine[BACKDOOR] == 0,
        "idle-pile": mine[BACKDOOR] > 0 and f.pile_size == 0 and not f.discard.any(),
    }
    return bool(facts[key])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_skipped_step_of_whole_games_is_explained_by_a_fact(players: int) -> None:
    told: Counter[str] = Counter()
    for way in (walk, busy_walk):
        deeds = 0
        for before, seat, _, after, events in way(GAME, players, f"idle {players}", max_rounds=14):
            if GAME.legal(before, seat) == [0] and fields(before).phase != 8:  # never in the middle of keeping cards
                now, never = reasons_of(before)
                said = never if never is not None and deeds == 0 else now
                assert holds(said, before, deeds), (said, GAME.position_text(before))
                told[said] += 1
            old, new = fields(before), fields(after)
            deeds = 0 if new.phase != old.phase and new.phase < 6 and old.phase < 6 else deeds
            deeds += sum(event.kind in DEEDS for event in events)
            if new.player != old.player:
                deeds = 0
    assert len(told) > 6
    assert {"idle-moves", "idle-moves-never", "idle-office", "idle-office-never"} <= set(told)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("turn: red reinforce\nleft: gate 2\nred: supply 0, reserve 0\nred rooms: gate 25\n", "idle-gate-nobody"),
        ("turn: red move\nleft: moves 2\nred: reserve 7\nred nobles: moves-1\n", "idle-moves-nobody"),
        ("turn: red income\nleft: king 1\nred: supply 0, reserve 0\nred rooms: king 25\n", "idle-income-nobody"),
        ("turn: red recruit\nred rooms: office 2\n", "idle-park"),
        ("turn: red cards\nred rooms: stairs 2\n", "idle-backdoor"),
    ],
)
def test_reasons_that_are_rare_in_random_games(text: str, key: str) -> None:
    s = position("players: 2\n" + text)
    assert reasons_of(s)[0] == key
    assert holds(key, s, 0)


def test_a_step_with_something_to_choose_is_not_idle() -> None:
    s = position("players: 2\nturn: red move\nleft: moves 1\nred rooms: gate 1\n")
    assert all(choice.idle is None for choice in GAME.choices(GAME.hide(s, 0), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    sentences = [load_words(language).say(key) for key in KEYS]
    assert len(set(sentences)) == len(KEYS)
    assert all(sentence.endswith(".") for sentence in sentences)
