"""Every word of Palais Royal in all four languages, and the numbered rules for people."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

import palais
from palais.core.contract import Outcome, State
from palais.core.events import Event
from palais.core.words import LANGUAGES, Words
from palais.games import palais_royal
from palais.games.palais_royal.box.box import load_box
from palais.games.palais_royal.engine.actions import ACTIONS, KINDS
from palais.games.palais_royal.engine.constants import CARDS, MOMENTS, PHASES, PRIVILEGES, ROOMS, ROWS
from palais.games.palais_royal.engine.event_log import EVENTS
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.people.names import detail
from palais.games.palais_royal.people.sentences import (
    action_sentence,
    card_sentence,
    event_sentence,
    load_words,
    noble_sentence,
    refusal_sentence,
    winner_sentence,
)
from palais.games.palais_royal.rulebook.pages import BOOK

BOX = load_box()
NAMES = ("Anna", "Ben", "Chloé", "Daan")
ANYWHERE = palais.game().new(players=4, seed=7)
HIDDEN = ("drawn-card", "kept")
PACKAGE = Path(str(resources.files(palais_royal)))
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

SCORES = ("nobles", "played", "hand", *ROWS, "total")
REASONS = ("most", "cardinal", "card", "tied", "empty")
EXPECTED = [
    *(f"room-{room}" for room in ROOMS),
    *(f"colour-{colour}" for colour in BOX.game.players.colours),
    *(f"row-{row}" for row in ROWS),
    *(f"card-{card}{part}" for card in CARDS for part in ("", "-effect")),
    *(f"moment-{moment}" for moment in MOMENTS),
    *(f"noble-{kind}" for kind in {tile.kind for tile in BOX.tiles}),
    *(f"privilege-{privilege}" for privilege in PRIVILEGES),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"turn-action-{number}" for number in range(1, 6)),
    *(f"{part}-{kind}" for kind, _ in KINDS for part in ("choose", "action")),
    *(f"event-{kind}" for kind, *_ in EVENTS),
    *(f"event-{kind}-hidden" for kind in HIDDEN),
    *(f"refusal-{code}" for code in REFUSALS),
    *(f"score-{part}" for part in SCORES),
    *(f"majority-{reason}" for reason in REASONS),
]


@cache
def words(language: str) -> Words:
    return load_words(language)


@cache
def entries(language: str) -> tuple[Message, ...]:
    """The messages of a catalogue as written in the file."""
    resource = FluentResource(words(language).source)
    return tuple(entry for entry in resource.body if isinstance(entry, Message))


def placeholders(language: str) -> dict[str, set[str]]:
    """The arguments each message needs, including those of the messages it refers to."""
    texts = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries(language)}

    def needs(key: str) -> set[str]:
        own = set(re.findall(r"\$([a-z]+)", texts[key]))
        return own.union(*(needs(other) for other in re.findall(r"\{ ([a-z][a-z0-9-]*)", texts[key])))

    return {key: needs(key) for key in texts}


def assert_tidy(text: str) -> None:
    """No leftover syntax, and no gap where a word is missing."""
    assert text == text.strip()
    assert not re.search(r"[{}]|  | [.,]", text), text


@cache
def random_game() -> tuple[tuple[int, tuple[Event, ...], State], ...]:
    """The actions, their events and the positions after them, in a game where players rarely stop early."""
    game, rng = palais.game(), random.Random(7)
    s = game.new(players=4, seed=7, max_rounds=25)
    played = []
    while seats := game.to_act(s):
        legal = game.legal(s, seats[0])
        action = rng.choice([a for a in legal if a or len(legal) == 1 or rng.random() < 0.3] or legal)
        s, events = game.apply(s, seats[0], action)
        played.append((action, tuple(events), s))
    return tuple(played)


@EACH_LANGUAGE
def test_every_language_has_the_same_keys_once_with_the_same_placeholders(language: str) -> None:
    keys = [entry.id.name for entry in entries(language)]
    assert len(keys) == len(set(keys))
    assert placeholders(language) == placeholders("en")


@EACH_LANGUAGE
def test_every_language_has_the_same_forms_of_the_rooms(language: str) -> None:
    forms = {entry.id.name: [form.id.name for form in entry.attributes] for entry in entries(language)}
    assert {key: found for key, found in forms.items() if found} == {f"room-{room}": ["to", "from"] for room in ROOMS}


@EACH_LANGUAGE
def test_everything_in_the_game_has_a_text(language: str) -> None:
    missing = set(EXPECTED) - {entry.id.name for entry in entries(language)}
    assert not missing


@pytest.mark.parametrize(
    ("language", "terms"),
    [
        ("en", "Court of Honour, Gate, Staircase, Mint, King’s Cabinet, Madame de Pompadour, Office, Back Door, Cardinal"),
        (
            "de",
            "Ehrenhof, Tor, Treppenhaus, Münzerei, Kabinett des Königs, Madame de Pompadour, Schreibstube, "
            "Hintereingang, Kardinal",
        ),
        (
            "fr",
            "Cour d’honneur, Portail, Cage d’escalier, Hôtel de la Monnaie, Cabinet du Roi, Madame de Pompadour, Bureau, "
            "Porte de service, Cardinal",
        ),
        (
            "nl",
            "Erehof, Poort, Trappenhuis, Muntslagerij, Kabinet van de koning, Madame de Pompadour, Bureau, "
            "Achteringang, Kardinaal",
        ),
    ],
)
def test_the_rooms_have_the_names_of_the_rulebooks(language: str, terms: str) -> None:
    assert [words(language).say(f"room-{room}") for room in ROOMS] == terms.split(", ")


@EACH_LANGUAGE
def test_every_text_renders_with_numbers_and_with_names(language: str) -> None:
    for key, arguments in placeholders(language).items():
        for count in (0, 1, 2, 12):
            assert_tidy(words(language).say(key, **dict.fromkeys(arguments, count)).lstrip(" ,") or "nothing")


@EACH_LANGUAGE
def test_every_action_has_a_sentence_of_its_own(language: str) -> None:
    sentences = [action_sentence(words(language), BOX, action) for action in range(ACTIONS)]
    for sentence in sentences:
        assert_tidy(sentence)
    assert len(set(sentences)) == ACTIONS


@EACH_LANGUAGE
def test_every_event_and_action_of_a_random_game_renders(language: str) -> None:
    kinds = set()
    for action, events, after in random_game():
        assert_tidy(action_sentence(words(language), BOX, action))
        for event in events:
            kinds.add(event.kind)
            for seat in (event.seat, (event.seat + 1) % 4):
                assert_tidy(event_sentence(words(language), BOX, event.seen_by(seat), fields(after), NAMES))
    assert len(kinds) > 15


@EACH_LANGUAGE
def test_every_kind_of_event_is_a_full_sentence_for_all_its_details(language: str) -> None:
    for kind, *details in EVENTS:
        for value in range(4, 6) if kind.startswith("paid-") and "room" in details else range(9):
            event = Event(kind, 0, {name: detail(BOX, name, value) for name in details if name})
            sentence = event_sentence(words(language), BOX, event, fields(ANYWHERE), NAMES)
            assert_tidy(sentence)
            assert sentence.endswith(".")
            assert ("Anna" in sentence) == (kind not in ("reshuffled", "last-round", "over"))


@EACH_LANGUAGE
def test_a_hidden_event_does_not_name_the_card(language: str) -> None:
    for kind in HIDDEN:
        event = Event(kind, 0, {}, {"card": "gold4"}, (0,))
        name = words(language).say("card-gold4")
        assert name in event_sentence(words(language), BOX, event.seen_by(0), fields(ANYWHERE), NAMES)
        assert name not in event_sentence(words(language), BOX, event.seen_by(1), fields(ANYWHERE), NAMES)


@EACH_LANGUAGE
def test_refusals_say_what_is_wrong_and_what_to_do(language: str) -> None:
    sentences = [refusal_sentence(words(language), code) for code in REFUSALS]
    for sentence in sentences:
        assert_tidy(sentence.replace("\u00a0", ""))
        assert re.fullmatch(r"[^;]+; [^;]+\.", sentence)
    assert len(set(sentences)) == len(REFUSALS)


@EACH_LANGUAGE
def test_nobles_and_cards_state_their_numbers(language: str) -> None:
    for tile in BOX.tiles:
        numbers = [int(n) for n in re.findall(r"\d+", noble_sentence(words(language), tile))]
        gift = 0 if tile.privilege == "diagonal" else tile.servants or tile.amount
        wanted = [tile.gold, tile.king, tile.madame, tile.points, gift]
        assert [n for n in numbers if n] == [n for n in wanted if n]
    for card, number in (("moves5", "5"), ("moves9", "9"), ("seals", "2"), ("gold4", "4"), ("points2", "2")):
        assert number in card_sentence(words(language), BOX, card)


@EACH_LANGUAGE
def test_a_noble_of_another_box_is_simply_a_noble(language: str) -> None:
    stranger = replace(BOX.tiles[0], kind="dancer")
    assert noble_sentence(words(language), stranger).startswith(words(language).say("word-noble"))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Anna moves a servant from the Gate to the Staircase.", "Anna pays 3 gold (1 free field next to it)."]),
        ("de", ["Anna zieht einen Diener vom Tor ins Treppenhaus.", "Anna zahlt 3 Gold (1 freies Feld daneben)."]),
        (
            "fr",
            ["Anna déplace un serviteur du Portail dans la Cage d’escalier.", "Anna paie 3 pièces d’or (1 case libre à côté)."],
        ),
        ("nl", ["Anna verplaatst een dienaar van de Poort naar het Trappenhuis.", "Anna betaalt 3 goud (1 vrij veld ernaast)."]),
    ],
)
def test_sentences_agree_with_the_grammar_of_the_language(language: str, sentences: list[str]) -> None:
    moved = Event("moved", 0, {"from": "gate", "to": "stairs"})
    paid = Event("paid-gold", 0, {"gold": 3, "discount": 1})
    assert [event_sentence(words(language), BOX, event, fields(ANYWHERE), NAMES) for event in (moved, paid)] == sentences


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome([9, 1], [], [0], False), "Anna wins with 9 points!"),
        (Outcome([9, 9], [], [1], True), "Ben wins with 9 points: the Cardinal breaks the tie!"),
        (Outcome([9, 9, 9], [], [0, 1, 2], False), "Anna, Ben and Chloé share the win with 9 points each!"),
        (
            Outcome([9, 9, 9], [], [0, 2], True),
            "Anna and Chloé share the win with 9 points each: the Cardinal has ruled out the others.",
        ),
    ],
)
def test_pr_404_the_winner_and_the_cardinal_are_named(outcome: Outcome, sentence: str) -> None:
    assert winner_sentence(words("en"), outcome, NAMES) == sentence
    others = {winner_sentence(words(language), outcome, NAMES) for language in LANGUAGES}
    assert len(others) == len(LANGUAGES)


def test_the_rulebook_has_every_rule_reading_and_example_in_order() -> None:
    last = {100: 5, 200: 7, 300: 4, 310: 3, 320: 4, 330: 5, 340: 6, 350: 4, 400: 4}
    wanted = [f"PR-{group + n}" for group, count in last.items() for n in range(1, count + 1)]
    wanted += [f"E{n}" for n in range(1, 17)] + [f"R-{n}" for n in range(1, 15)]
    assert [found.number for found in BOOK.rules()] == wanted
    assert all(found.section and re.fullmatch(r".{20,}\.", found.text) for found in BOOK.rules())


def test_the_rulebook_has_every_number_the_code_refers_to() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    numbers = set(re.findall(r"PR-\d{3}", sources))
    assert len(numbers) > 30
    assert {number for number in numbers if BOOK.rule(number) is None} == set()


@pytest.mark.parametrize(
    ("asked", "number"),
    [("342", "PR-342"), ("pr-342", "PR-342"), ("PR342", "PR-342"), (" PR 342 ", "PR-342"), ("r-3", "R-3"), ("e-16", "E16")],
)
def test_a_rule_is_found_however_its_number_is_written(asked: str, number: str) -> None:
    found = BOOK.rule(asked)
    assert found is not None
    assert found.number == number


@pytest.mark.parametrize("asked", ["", "3", "PR-999", "R-15", "E0", "gate", "PR-342x"])
def test_a_number_that_is_not_a_rule_is_not_found(asked: str) -> None:
    assert BOOK.rule(asked) is None


def test_a_rule_knows_its_section_and_its_whole_text() -> None:
    found = BOOK.rule("PR-302")
    assert found is not None
    assert found.section == "The turn"
    assert found.text.endswith("Servants on park fields never move again.")
