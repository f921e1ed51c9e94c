"""What people see of a game: views, choices that offer exactly what is legal, and sentences in four languages."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import numpy as np
import pytest

from palais import Game, NotationError
from palais.core import kit
from palais.core.choices import Choice
from palais.core.contract import State
from palais.core.explanation import Thing
from palais.core.observation import MAX_VALUE, width
from palais.core.phrase import Phrase
from palais.core.words import LANGUAGES, Words
from palais.web.refusals import ALL_CODES
from palais.web.words import server_words
from tests.conformance.games import asked, every_game, every_table, some_steps, viewers
from tests.walks import rulings

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz")


def catalogues(game: Game) -> list[Words]:
    return [kit.kit(game.id).words(language) for language in LANGUAGES]


def say(words: Words, phrase: Phrase, **more: str) -> str:
    return words.say(phrase.key, **(phrase.filled(NAMES) | more))


def offered(choices: Sequence[Choice]) -> list[int]:
    """The actions that can be done at once by picking from these."""
    actions = [option.action for choice in choices for option in choice.options]
    return sorted([*actions, *(choice.confirm for choice in choices if choice.confirm is not None and choice.least == 0)])


@every_table
def test_choices_offer_exactly_what_is_legal(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players):
        for seat in range(players):
            hidden = game.hide(before, seat)
            choices = game.choices(hidden, seat)
            assert offered(choices) == game.legal(hidden, seat)
            for choice in choices:
                check_choice(game, before, seat, choice)


def check_choice(game: Game, s: State, seat: int, choice: Choice) -> None:
    """One, some or an amount: check that it can be picked as described."""
    assert choice.options or choice.confirm is not None
    assert all(option.text == game.action_text(option.action) for option in choice.options)
    if choice.pick == "some":
        assert choice.confirm is not None
        assert 0 <= choice.least <= choice.most <= len(choice.options)
        for count in {choice.least, choice.most}:
            submit(game, s, seat, [*(option.action for option in choice.options[:count]), choice.confirm])
    else:
        assert (choice.least, choice.most, choice.confirm) == (1, 1, None)
    if choice.pick == "amount":
        amounts = [option.details["amount"] for option in choice.options]
        assert amounts == sorted(set(amounts))


def submit(game: Game, s: State, seat: int, actions: Sequence[int]) -> None:
    for action in actions:
        assert game.check(s, seat, action) is None
        s, _ = game.apply(s, seat, action)


@every_table
def test_views_events_and_choices_are_json(game: Game, players: int) -> None:
    """For every viewer, only values that survive a round trip through JSON."""
    for before, _, _, _, events in some_steps(game, players):
        for viewer in viewers(players):
            view = game.view(game.hide(before, viewer), viewer)
            assert json.loads(json.dumps(view)) == view
            for event in game.hide_events(events, viewer):
                assert json.loads(json.dumps(event.details)) == event.details
        for seat in asked(game, before):
            choices = game.choices(game.hide(before, seat), seat)
            assert msgspec.json.decode(msgspec.json.encode(choices), type=list[Choice]) == choices


@every_table
def test_views_fit_the_type_given_to_the_browser(game: Game, players: int) -> None:
    found = kit.kit(game.id).view_type
    assert found is not None
    for before, _, _, after, _ in some_steps(game, players, 20):
        for viewer in viewers(players):
            for s in (before, after):
                msgspec.convert(game.view(game.hide(s, viewer), viewer), found())


@every_table
def test_every_event_action_and_choice_has_words_in_four_languages(game: Game, players: int) -> None:
    words = catalogues(game)
    for before, _, action, after, events in some_steps(game, players, 150):
        phrases = [game.action_phrase(action), *(game.action_phrase(ruling) for ruling in rulings(game, before))]
        for seat in asked(game, before):
            for choice in game.choices(game.hide(before, seat), seat):
                phrases.append(Phrase(choice.prompt, seats=choice.seats))
                phrases += [phrase for phrase in (choice.idle and (choice.idle.now, choice.idle.never)) or () if phrase]
        for viewer in viewers(players):
            for event in game.hide_events(events, viewer):
                said = [say(one, game.event_phrase(event, after), player=NAMES[event.seat]) for one in words]
                assert len(set(said)) > 1, "four languages, not one"
        assert all(say(one, phrase) for phrase in phrases for one in words)


@every_table
def test_every_refusal_has_words_in_four_languages(game: Game, players: int) -> None:
    """In the game's catalogue, unless the refusal is the house's own."""
    words, codes = catalogues(game), set()
    for before, _, _, _, _ in some_steps(game, players):
        for seat in range(players):
            codes |= {game.check(before, seat, action) for action in range(-1, game.action_count + 1)}
            codes |= {game.may_say(before, seat, to) for to in (None, ((seat + 1) % players,))}
    for code in codes - {None}:
        assert all((server_words(one.language) if code in ALL_CODES else one).say(f"refusal-{code}") for one in words)


@every_table
def test_colours_phases_and_parts_of_the_score_have_names(game: Game, players: int) -> None:
    words = catalogues(game)
    assert all(one.say(f"colour-{colour}") for colour in kit.kit(game.id).colours for one in words)
    for before, _, _, after, _ in some_steps(game, players):
        keys = [f"phase-{game.moment(s).phase}" for s in (before, after)]
        keys += [f"score-{part}" for parts in game.score(before).parts for part in parts]
        assert all(one.say(key) for key in keys for one in words)


@every_table
def test_a_plan_has_a_reason_for_each_of_its_steps(game: Game, players: int) -> None:
    words = catalogues(game)
    for before, _, _, _, _ in some_steps(game, players, 20):
        for seat in game.to_act(before):
            hidden = game.hide(before, seat)
            plan = game.legal(hidden, seat)[:1]
            reasons = game.plan_reasons(hidden, seat, plan)
            assert len(reasons) == len(plan)
            assert all(say(one, reason) for reason in reasons for one in words)


@every_game
def test_a_thing_that_does_not_exist_cannot_be_explained(game: Game) -> None:
    s = game.new(game.min_players, 1)
    with pytest.raises(NotationError, match="unicorn"):
        game.explain(game.hide(s, 0), 0, Thing("unicorn", "white"))


@every_table
def test_observations_have_the_size_of_their_layout(game: Game, players: int) -> None:
    seen = set()
    for before, _, _, _, _ in some_steps(game, players):
        for seat in asked(game, before):
            row = game.observe(game.hide(before, seat), seat)
            assert row.dtype == np.float32
            assert row.shape == (width(game.observation_layout),)
            assert row.min() >= 0
            assert row.max() <= MAX_VALUE
            seen.add(row.tobytes())
    assert len(seen) > 10


@every_game
def test_the_rulebook_exists_in_four_languages(game: Game) -> None:
    book = kit.kit(game.id).rulebook
    assert book is not None
    pages = [book().page("rules", language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES)
    assert all(page.startswith("# ") for page in pages)
