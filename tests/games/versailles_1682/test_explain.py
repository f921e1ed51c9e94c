"""What is not possible says why and what would help; what is no choice at all says what it is."""

from __future__ import annotations

import pytest

from palais import NotationError
from palais.core.explanation import Explanation, Thing
from palais.core.words import LANGUAGES
from palais.games.versailles_1682.engine.constants import AUDIENCES, KINDS
from palais.games.versailles_1682.people.sentences import load_words

from .positions import GAME, Court

NAMES = ("Anna", "Joost", "Élodie", "Colbert", "Maarten", "Ninon")


def explained(court: Court, kind: str, name: str, seat: int = 0) -> Explanation:
    return GAME.explain(court.hidden(seat), seat, Thing(kind, name))


def said(court: Court, kind: str, name: str, seat: int = 0) -> str:
    phrase = explained(court, kind, name, seat).phrase
    return load_words("en").say(phrase.key, **phrase.filled(NAMES))


def test_a_card_says_what_it_lacks_and_what_would_help() -> None:
    court = Court().hand(0, "shot", "marquis", "slander").standing(0, 3).standing(1, 4).standing(2, 4)
    assert explained(court, "card", "shot").code == "not-the-place"
    assert "at the hunt" in said(court, "card", "shot")
    assert "The Steward decides" in said(court, "card", "shot")
    assert said(court, "card", "marquis").startswith("This needs a standing of 5 with the King; your courtier has 3.")
    assert explained(court, "card", "slander").code == "legal"
    assert explained(court, "card", "poison").code == "no-such-card"


def test_in_anothers_turn_it_is_the_lack_that_is_told() -> None:
    court = Court().hand(1, "shot", "slander")
    assert explained(court, "card", "shot", 1).code == "not-your-turn"
    assert "at the hunt" in said(court, "card", "shot", 1)
    assert said(court, "card", "slander", 1) == "It is not your turn; wait for the others."


def test_a_courtier_who_is_no_target() -> None:
    court = Court().hand(0, "disgrace").standing(1, 2).do("play, card disgrace")
    assert said(court, "seat", "2") == "Élodie stands at 5; this strikes 3 or less."
    court = Court().hand(0, "robes").lay(1, "reader").do("audience, withdraw, card reader")
    assert said(court, "seat", "1") == "This does not suit Joost now."
    court = Court().hand(0, "guard").lay(2, "huntsman").do("play, card guard")
    assert said(court, "seat", "1") == "Joost is not a man."
    assert said(court, "seat", "2") == "Élodie has an office already; only for oneself one may exchange it."


def test_a_courtier_otherwise_is_told_in_figures() -> None:
    court = Court().standing(1, 4, 7)
    assert said(court, "seat", "1").startswith("Joost: 4 with the King, 40 % for a request; 7 with the Queen, 70 %.")
    assert "colonies" in said(court, "seat", "1")
    assert "from round 3 on" in said(court.exiled(1), "seat", "1")
    assert "no standing with the King" in said(Court().regency(), "seat", "1")


def test_rooms_offices_piles_and_the_register() -> None:
    court = Court().lay(1, "guard").house("reader", "baron").fortunes(2000, 30000, 2000)
    assert said(court, "room", "king:5").startswith("Standing 5 with the King: a request succeeds on 5 or less, 50 %.")
    assert said(court, "room", "queen:9").endswith("A word from here counts one point more.")
    assert "held by Joost" in said(court, "office", "guard")
    assert "King’s House" in said(court, "office", "reader")
    assert "draw pile or in a hand" in said(court, "office", "seals")
    assert said(court, "pile", "house").startswith("2 cards in the King’s House")
    assert (
        said(court, "register", "1") == "Joost: 30,000 livres, 2,500 a round. At this rate the goal of 50,000 is 8 rounds away."
    )
    assert said(court, "place-of", "bastille") == "Nobody is in the Bastille."


def test_audiences_powers_and_routes() -> None:
    court = Court().lay(0, "gentleman")
    assert said(court, "audience", "release") == "No other courtier is in the Bastille."
    assert "asked whether to roll again" in said(court, "power", "power")
    assert explained(court, "power", "levy").code == "no-governorship"
    asking = Court().regency().hand(0, "baron").do("play, card baron, seat 0")
    assert explained(asking, "route", "through").code == "not-a-route"
    court.s.actions_left = 0
    assert explained(court, "audience", "intervene").code == "no-actions-left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_can_be_explained_in_every_phase(language: str) -> None:
    words = load_words(language)
    things = [Thing("card", kind) for kind in KINDS] + [Thing("house-card", kind) for kind in KINDS]
    things += [Thing("office", kind) for kind in KINDS[8:31]] + [Thing("audience", name) for name in AUDIENCES]
    things += [Thing("seat", str(seat)) for seat in range(4)] + [Thing("register", str(seat)) for seat in range(4)]
    things += [Thing("room", f"{scale}:{n}") for scale in ("king", "queen") for n in range(-2, 10)]
    things += [Thing("pile", name) for name in ("draw", "discard", "house")] + [Thing("power", "power"), Thing("power", "levy")]
    things += [Thing("country", "spain"), Thing("place", "hunt"), Thing("crown", "king"), Thing("route", "queen")]
    for court in (Court(4).hand(0, *KINDS[:12]), Court(4).round_begins(), Court(4).imprisoned(0).exiled(1).hand(0, "baron")):
        for thing in things:
            phrase = GAME.explain(court.hidden(0), 0, thing).phrase
            assert words.say(phrase.key, **phrase.filled(NAMES))


def test_what_is_not_on_the_table() -> None:
    for kind, name in (("seat", "5"), ("room", "king:12"), ("office", "baron"), ("pile", "under"), ("card", "joker")):
        with pytest.raises(NotationError, match="on this table"):
            explained(Court(), kind, name)
