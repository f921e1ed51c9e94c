"""What happened, what can be done and why not, as sentences in the reader's language.

The catalogues know the ids of rooms, cards and phases; here an event or an action becomes a key and its arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

from palais.core.contract import Outcome
from palais.core.events import Event
from palais.core.phrase import Arguments, Phrase
from palais.core.words import Words
from palais.games.palais_royal.box.box import Box, Tile
from palais.games.palais_royal.engine.actions import take_apart
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.people.names import action_details
from palais.games.palais_royal.people.reasons import reasons


def load_words(language: str) -> Words:
    """The catalogue of a language. Raises OptionError for an unsupported one."""
    return Words(resources.files("palais.games.palais_royal") / "i18n", language)


def event_phrase(box: Box, event: Event, after: State) -> Phrase:
    """What happened and how a sum adds up, without the player's name. An event with hidden details has a text that says
    less. `after` is the position after the action.
    """
    hidden = event.to is not None and not event.details
    arguments: Arguments = event.details | reasons(event, after)
    tile = box.tile(event.details["tile"]) if "tile" in event.details else None
    if tile is not None:
        arguments |= _tile_arguments(tile)
    return Phrase(f"event-{event.kind}{'-hidden' if hidden else ''}", arguments)


def action_phrase(box: Box, action: int) -> Phrase:
    """What an action would do, for a list of choices."""
    arguments: Arguments = action_details(box, action)
    if "card" in arguments:
        arguments["price"] = box.cards[str(arguments["card"])].price
    return Phrase(f"action-{take_apart(action).kind}", arguments)


def event_sentence(words: Words, box: Box, event: Event, after: State, names: Sequence[str]) -> str:
    """What happened; `names` are the players by seat."""
    phrase = event_phrase(box, event, after)
    return words.say(phrase.key, player=names[event.seat], **phrase.arguments)


def action_sentence(words: Words, box: Box, action: int) -> str:
    """What an action would do."""
    phrase = action_phrase(box, action)
    return words.say(phrase.key, **phrase.arguments)


def refusal_sentence(words: Words, code: str) -> str:
    """What is wrong with an action, and what to do next."""
    return words.say(f"refusal-{code}")


def noble_sentence(words: Words, tile: Tile) -> str:
    """A noble with its cost, its points and what it gives (PR-345)."""
    return words.say("noble-facts", **_tile_arguments(tile))


def card_sentence(words: Words, box: Box, card: str) -> str:
    """What a privilege card does, with the numbers of this box (PR-304)."""
    facts = box.cards[card]
    return words.say(
        f"card-{card}-effect", gate=facts.gate, moves=facts.moves, seals=facts.seals, gold=facts.gold, points=facts.points
    )


def winner_sentence(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    """Who has won and whether the Cardinal decided it (PR-404)."""
    winners = [names[seat] for seat in outcome.winners]
    points = outcome.points[outcome.winners[0]]
    cardinal = "-cardinal" if outcome.tie_break else ""
    if len(winners) == 1:
        return words.say(f"winner{cardinal}", player=winners[0], points=points)
    players = words.say("list-end", rest=", ".join(winners[:-1]), last=winners[-1])
    return words.say(f"winner-shared{cardinal}", players=players, points=points)


def _tile_arguments(tile: Tile) -> Arguments:
    """A noble's facts; its one-time servants are described like a privilege."""
    gift = "servants" if tile.servants else tile.privilege or "none"
    return {
        "kind": tile.kind,
        "gold": tile.gold,
        "king": tile.king,
        "madame": tile.madame,
        "points": tile.points,
        "privilege": gift,
        "amount": tile.servants or tile.amount,
    }
