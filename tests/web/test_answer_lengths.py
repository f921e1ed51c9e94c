"""Answers to one client all have the same length, whatever they say and in whatever language."""

from __future__ import annotations

import msgspec
import pytest

import palais
from palais.core.phrase import Phrase
from palais.core.words import LANGUAGES
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.tables.messages import MAX_ACTIONS, Done, Hint, Refused, Why
from palais.tables.table.padding import ANSWER_STEP, HINT_STEP, padded
from palais.web.refusals import ALL_CODES
from palais.web.words import RefusalWords
from tests.web.server import Browser

LONGEST_ID = "x" * 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_refusals_have_the_same_length(language: str) -> None:
    words = RefusalWords(["palais-royal"])
    sentences = {code: words.refusal(language, code, number=9999, shortest=99, longest=99) for code in (*ALL_CODES, *REFUSALS)}
    answers = [Refused(LONGEST_ID, code, sentence, 2**53) for code, sentence in sentences.items()]
    lengths = {
        len(padded(msgspec.json.encode(answer), ANSWER_STEP)) for answer in (*answers, Done("a", 0), Done(LONGEST_ID, 2**53))
    }
    assert lengths == {ANSWER_STEP}


def test_all_hints_have_the_same_length() -> None:
    game = palais.game()
    phrases = sorted(
        (game.action_phrase(action) for action in range(game.action_count)), key=lambda each: -len(msgspec.json.encode(each))
    )
    longest = Hint(
        LONGEST_ID,
        2**53,
        [210] * (MAX_ACTIONS - 1),
        phrases[:1] * (MAX_ACTIONS - 1),
        Phrase("hint-recruit", {"fields": "b8" * 40}),
        [Phrase("hint-step-recruit", {"points": 99})] * (MAX_ACTIONS - 1),
    )
    for hint in (longest, Hint("a", 0, [0], phrases[-1:], Phrase("why"), [Phrase("hint-done")])):
        assert len(padded(msgspec.json.encode(hint), HINT_STEP)) == HINT_STEP


def test_a_reason_is_as_long_as_any_other_answer() -> None:
    facts = ("office", "gold", "lackgold", "mygold", "king", "lackking", "myking", "madame", "lackmadame", "mymadame")
    longest = Why(LONGEST_ID, 2**53, "not-enough-madame-seals", Phrase("why-noble", dict.fromkeys(facts, 99)))
    for why in (longest, Why("a", 0, "legal", Phrase("refusal-legal"))):
        assert len(padded(msgspec.json.encode(why), ANSWER_STEP)) == ANSWER_STEP


def test_answers_on_the_wire_have_the_same_length(anna: Browser) -> None:
    with anna.socket(anna.make_table("me", "greedy")["table"]["id"]) as socket:
        socket.hear_of_my_turn()
        assert socket.act(210)["type"] == "refused"
        refused = len(socket.raw[-1].encode())
        assert socket.say("undo", version=socket.version)["type"] == "refused"
        assert len(socket.raw[-1].encode()) == refused == ANSWER_STEP
        assert socket.act(socket.options()[0])["type"] == "done"
        assert len(socket.raw[-1].encode()) == ANSWER_STEP
        socket.hear_of_my_turn()
        assert socket.say("hint", decision=socket.decision)["type"] == "hint"
        assert len(socket.raw[-1].encode()) == HINT_STEP
