"""The log explains each sum: servants, the majority, nobles and a card add up to it."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.constants import COURT, MINT, STAIRS
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.people.reasons import reasons
from palais.games.palais_royal.people.sentences import event_sentence, load_words
from tests.walks import busy_walk

GAME = PalaisRoyal()
NAMES = ("Anna", "Ben")
ROOM = {"gold": MINT, "moves": STAIRS, "gate": COURT}

# What `done` leads to: the kind of event that reports it, and the position before.
PAY = ("gold-taken", "players: 2\nturn: red move\nred rooms: mint 3\nred nobles: gold-1\nyellow rooms: mint 2\n")
MOVE = ("phase", "players: 2\nturn: red reinforce\nred rooms: stairs 2\nred nobles: moves-1\nyellow rooms: stairs 2\n")
COME = ("turn", "players: 2\nturn: red cards\nyellow rooms: court 1\n")


def told(language: str, kind: str, position: str, *actions: str) -> str:
    """The sentence for the event of this kind after the actions and then `done`."""
    s = GAME.parse_position(position)
    for action in (*actions, "done"):
        s, events = GAME.apply(s, GAME.to_act(s)[0], GAME.parse_action(action))
    event = next(event for event in events if event.kind == kind)
    return event_sentence(load_words(language), GAME.box, event, fields(s), NAMES)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Anna takes 6 gold: 3 servants, the majority, 2 by nobles.",
                "Anna goes on. Next: Moving. 4 moves: 2 servants, 2 by nobles.",
                "Round 1: Ben is to play. 2 arrivals at the Gate: 1 servant, the majority.",
            ],
        ),
        (
            "de",
            [
                "Anna nimmt 6 Gold: 3 Diener, die Mehrheit, 2 durch Adlige.",
                "Anna macht weiter. Es folgt: Bewegung. 4 Bewegungen: 2 Diener, 2 durch Adlige.",
                "Runde 1: Ben ist am Zug. 2 neue Diener auf das Tor: 1 Diener, die Mehrheit.",
            ],
        ),
        (
            "fr",
            [
                "Anna prend 6 pièces d’or : 3 serviteurs, la majorité, 2 par des nobles.",
                "Anna passe à la suite : Déplacement. 4 déplacements : 2 serviteurs, 2 par des nobles.",
                "Manche 1 : c’est à Ben de jouer. 2 nouveaux serviteurs sur le Portail : 1 serviteur, la majorité.",
            ],
        ),
        (
            "nl",
            [
                "Anna neemt 6 goud: 3 dienaars, de meerderheid, 2 door edelen.",
                "Anna gaat verder. Nu volgt: Beweging. 4 bewegingen: 2 dienaars, 2 door edelen.",
                "Ronde 1: Ben is aan de beurt. 2 nieuwe dienaars naar de Poort: 1 dienaar, de meerderheid.",
            ],
        ),
    ],
)
def test_the_log_explains_the_sum(language: str, sentences: list[str]) -> None:
    assert [told(language, *each).replace("\u00a0", " ") for each in (PAY, MOVE, COME)] == sentences


def test_without_servants_the_sum_comes_from_nobles_or_a_card() -> None:
    march = "players: 2\nturn: red reinforce\nred: gold 9\nred hand: march 1\n"
    nobles = march + "red nobles: moves-1\n"
    assert told("en", "phase", march, "play march").endswith("6 moves: 6 by a card.")
    assert told("en", "phase", nobles, "play march").endswith("8 moves: 2 by nobles, 6 by a card.")
    assert told("en", "phase", "players: 2\nturn: red reinforce\n").endswith("Next: Moving.")


def test_the_parts_are_those_of_the_rules() -> None:
    seen = set()
    for _, _, _, after, events in busy_walk(GAME, 3, "reasons", max_rounds=12):
        for event in events:
            parts = event.details | reasons(event, fields(after))
            room = next((ROOM[name] for name in ROOM if parts.get(name)), None)
            if room is None or "majority" not in parts:
                continue
            assert parts["servants"] == fields(after).servants[event.seat, room]
            assert parts["majority"] == has_majority_bonus(fields(after), GAME.box.tables, event.seat, room)
            seen.add((room, parts["majority"]))
    assert seen == {(room, majority) for room in ROOM.values() for majority in (0, 1)}
