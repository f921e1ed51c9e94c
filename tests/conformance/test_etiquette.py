"""Games with forms of address: what a table compares, and what it may do about a breach."""

from __future__ import annotations

import pytest

from palais import Game, Hidden, State
from palais.core.contract import REFEREE
from palais.core.etiquette import Etiquette
from palais.core.kit import find_kit
from palais.core.words import LANGUAGES
from tests.conformance.games import GAMES, some_steps, viewers

NAMES = ("de Bellefontaine", "de la Roche", "d'Aubigny", "du Val", "de Montclair", "de Saint-Lys")


def part_of(id: str) -> Etiquette | None:
    found = find_kit(id)
    return None if found is None or found.etiquette is None else found.etiquette()


with_forms = pytest.mark.parametrize(
    ("game", "forms"), [pytest.param(game, part, id=id) for id, game in GAMES.items() if (part := part_of(id)) is not None]
)


@with_forms
def test_the_full_form_is_accepted_in_every_language_and_another_name_is_not(game: Game, forms: Etiquette) -> None:
    for s, *_ in some_steps(game, game.max_players):
        for seat in range(game.max_players):
            for language in LANGUAGES:
                form = forms.full_form(s, seat, NAMES, language)
                if form is not None:
                    assert forms.has_full_form(s, seat, NAMES, form)
                    assert not forms.has_full_form(s, seat, tuple(f"{name} x" for name in NAMES), form)


@with_forms
def test_the_required_forms_are_public(game: Game, forms: Etiquette) -> None:
    """They are the same from any hidden record, so nobody learns anything from a form of address."""
    for s, *_ in some_steps(game, game.min_players, 20):
        seats = range(game.min_players)
        told = {(forms.judge(h), *(forms.full_form(h, seat, NAMES, "en") for seat in seats)) for h in hidden(game, s)}
        assert len(told) == 1


def hidden(game: Game, s: State) -> list[Hidden]:
    return [game.hide(s, seat) for seat in viewers(game.min_players)]


@with_forms
def test_a_fine_is_the_referees_and_a_judge_is_a_seat(game: Game, forms: Etiquette) -> None:
    for s, *_ in some_steps(game, game.max_players, 20):
        assert 0 <= forms.judge(s) < game.max_players
        for seat in range(game.max_players):
            assert game.check(s, REFEREE, forms.fine(seat)) is None
            assert game.check(s, seat, forms.fine(seat)) is not None


@with_forms
def test_an_action_speaks_to_another_seat(game: Game, forms: Etiquette) -> None:
    spoken = 0
    for s, *_ in some_steps(game, game.max_players, 120):
        for seat in game.to_act(s):
            for action in game.legal(s, seat):
                other = forms.aimed_at(s, seat, action)
                assert other is None or (other != seat and 0 <= other < game.max_players)
                spoken += other is not None
    assert spoken
