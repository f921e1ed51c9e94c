"""A click on something that cannot be chosen gets the reason: `check` decides, the sentence gives the facts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from palais.core.contract import State
from palais.core.errors import NotationError
from palais.core.explanation import Explanation, Thing
from palais.core.words import LANGUAGES, Words
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.people.explain import PURSE
from palais.games.palais_royal.people.sentences import load_words
from tests.walks import busy_walk

from .positions import GAME, position

RECRUIT = "players: 2\nturn: red recruit\npark: e9 gold-1, c8 couple-d-1\nred: gold 0\nred rooms: office 1, king 1\n"
MOVE = "players: 2\nturn: red move\nleft: moves 2\nred: gold 1\nred rooms: gate 1, stairs 2\nred hand: seals 1, majority 1\n"
CASES = [
    (RECRUIT, Thing("field", "e9"), "Not within reach yet. Gold: needs 2, you have 0. King’s seals: needs 2, you have 1."),
    (RECRUIT, Thing("room", "mint"), "In action 4 you choose nobles in the park; servants walk in action 2."),
    (RECRUIT, Thing("field", "a5"), "There is no noble on this field; choose a field with one."),
    (
        MOVE + "park: a5 yellow\n",
        Thing("field", "a5"),
        "A servant stands on this field until the end of the game; choose a field with a noble.",
    ),
    (
        MOVE,
        Thing("row", "lions"),
        "At the end of the game the most servants in this row bring 6 points and the second most 2. "
        "A servant comes here when you recruit a noble of the row.",
    ),
    (MOVE, Thing("room", "mint"), "You have no servant there."),
    (MOVE, Thing("room", "cardinal", "stairs", 1), "That takes 4 moves; you have 2 left."),
    (MOVE, Thing("field", "e9"), "There is no noble on this field; choose a field with one."),
    (MOVE, Thing("card", "seals"), "“Two seals” is played in action 4; this is action 2: Moving."),
    (MOVE, Thing("card", "majority"), "“Majority” is played before action 1; this is action 2: Moving."),
    (
        "players: 2\nturn: red reinforce\nmarks: begun\nred: gold 5\nred hand: majority 1\nred rooms: court 1\n",
        Thing("card", "majority"),
        "“Majority” is played before action 1, and that has begun.",
    ),
    (
        "players: 2\nturn: red recruit\nred: gold 1\nred hand: seals 1\n",
        Thing("card", "seals"),
        "“Two seals” costs 2 gold; you have 1.",
    ),
    (
        "players: 2\nturn: red reinforce\nleft: gate 1\nred rooms: court 1\n",
        Thing("room", "mint"),
        "New servants go from your supply to the Gate, and only there, in this action.",
    ),
    (
        "players: 2\nturn: red income\nred rooms: king 1\nyellow rooms: king 2\n",
        Thing("room", "king"),
        "No more new servants go to the King in this action: the majority there gives one, and so does each noble of his.",
    ),
    (
        "players: 2\nturn: yellow move\nred rooms: gate 1\n",
        Thing("room", "gate"),
        "It is not your turn; wait until the others have played.",
    ),
]


def explained(s: State, thing: Thing, seat: int = 0) -> Explanation:
    return GAME.explain(GAME.hide(s, seat), seat, thing)


@pytest.mark.parametrize(("text", "thing", "sentence"), CASES, ids=[f"{thing.kind}-{n}" for n, (_, thing, _) in enumerate(CASES)])
def test_the_reason_gives_the_facts(text: str, thing: Thing, sentence: str) -> None:
    found = explained(position(text), thing).phrase
    assert load_words("en").say(found.key, **found.arguments) == sentence


def test_a_noble_before_and_after_its_action() -> None:
    for phase, key in (("move", "why-recruit-later"), ("cards", "why-recruit-over")):
        s = position(f"players: 2\nturn: red {phase}\npark: e9 gold-1\n")
        assert explained(s, Thing("field", "e9")).phrase.key == key


def things(s: State) -> Iterator[Thing]:
    """Everything on the table that can be clicked."""
    f = fields(s)
    yield from (Thing("field", field.name) for field in GAME.box.fields)
    yield from (Thing("room", room) for room in ROOMS)
    yield from (Thing("card", card) for card, n in zip(CARDS, f.hand[f.player], strict=True) if n)
    yield from (Thing("drawn", card) for card, n in zip(CARDS, f.drawn, strict=True) if n)
    yield from (Thing("purse", name) for name in PURSE)


def places(s: State) -> set[tuple[str, str]]:
    """What the choices highlight: fields, rooms, cards in hand and drawn cards."""
    lit: set[tuple[str, str]] = set()
    for choice in GAME.choices(GAME.hide(s, fields(s).player), fields(s).player):
        for option in choice.options:
            of = option.details
            if choice.kind in ("play", "keep"):
                lit.add(("card" if choice.kind == "play" else "drawn", of["card"]))
            elif "field" in of:
                lit.add(("field", of["field"]))
            lit |= {("room", of[name]) for name in ("room", "from", "source") if of.get(name) in ROOMS}
            if choice.kind in ("king", "madame"):
                lit.add(("room", choice.kind))
            elif choice.kind == "reinforce" and of["source"] == "supply":
                lit.add(("room", "gate"))
            elif choice.kind == "draw":
                lit.add(("room", "backdoor"))
    return lit


def test_in_whole_games_exactly_the_highlighted_things_are_explained_as_legal() -> None:
    codes: set[str] = set()
    words = {language: load_words(language) for language in LANGUAGES}
    said: set[str] = set()
    for s, seat, _, _, _ in busy_walk(GAME, 3, "explain", max_rounds=5):
        lit = places(s)
        for thing in things(s):
            found = explained(s, thing, seat)
            codes.add(found.code)
            assert (found.code == "legal") == ((thing.kind, thing.name) in lit), (thing, GAME.position_text(s))
            tell(words, found, said)
    assert codes <= set(REFUSALS)
    assert len(said) > 15


def tell(words: dict[str, Words], found: Explanation, said: set[str]) -> None:
    """Render each new sentence once in every language."""
    if found.phrase.key in said:
        return
    said.add(found.phrase.key)
    for language in LANGUAGES:
        assert words[language].say(found.phrase.key, **found.phrase.arguments).endswith(".")


@pytest.mark.parametrize(
    "thing", [Thing("room", "attic"), Thing("door", "gate"), Thing("field", "z9"), Thing("room", "gate", "attic")]
)
def test_a_thing_that_is_not_on_the_table_is_refused(thing: Thing) -> None:
    with pytest.raises(NotationError, match="there is no"):
        explained(position(MOVE), thing)
