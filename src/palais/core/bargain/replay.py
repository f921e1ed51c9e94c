"""A ledger rebuilt from a record: deeds and actions in the order they happened."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.bargain.ledger import Ledger
from palais.core.bargain.notation import RecordedDeed, deed_text, parse_deed
from palais.core.bargain.offer import Dealing, Offer, Withdrawal
from palais.core.contract import Game, Moment, State
from palais.core.errors import NotationError, RecordError
from palais.core.kit import find_kit
from palais.core.play import Step

PlacedDeed = tuple[int, RecordedDeed]  # the number of actions before it


def do(ledger: Ledger, done: RecordedDeed, moment: Moment) -> Dealing:
    """Enter a deed that was allowed."""
    seat, deed = done
    if isinstance(deed, Offer):
        return ledger.make(deed, moment)
    if isinstance(deed, Withdrawal):
        return ledger.withdraw(deed.offer)
    return ledger.say_yes(deed.offer, seat, moment) if deed.yes else ledger.say_no(deed.offer)


def write_deed(actions: int, done: RecordedDeed) -> str:
    """A line of a record file, as in `12 accept a1b2 1`."""
    return f"{actions} {deed_text(*done)}"


def read_deeds(lines: Sequence[str], actions: int) -> list[PlacedDeed]:
    """The deeds of a record file. Raises RecordError for the first invalid line."""
    found: list[PlacedDeed] = []
    for number, line in enumerate(lines, 1):
        place, _, text = line.partition(" ")
        try:
            if not (place.isascii() and place.isdigit() and len(place) < 9 and int(place) <= actions):
                raise NotationError(f"expected the number of actions before it, found {place!r}")
            found.append((int(place), parse_deed(text)))
        except NotationError as error:
            raise RecordError(f"deed {number}: {error}") from None
        if number > 1 and found[-1][0] < found[-2][0]:
            raise RecordError(f"deed {number} is out of order")
    return found


class DeedReplay:
    """Follows a record: tell it the first position, then every step."""

    def __init__(self, game: Game, ledger: Ledger, deeds: Sequence[PlacedDeed]) -> None:
        self.ledger, self._game = ledger, game
        self._left, self._done = list(deeds), 0

    def begin(self, start: State) -> list[Dealing]:
        """The deeds before the first action. Returns the dealings that are new or have changed. Raises RecordError."""
        return self._enter_all(start)

    def step(self, step: Step) -> list[Dealing]:
        """An action and the deeds after it. Returns the dealings that are new or have changed. Raises RecordError."""
        self._done += 1
        return [*self.ledger.watch(step.events, step.state), *self._enter_all(step.state)]

    def _enter_all(self, s: State) -> list[Dealing]:
        changed = []
        while self._left and self._left[0][0] == self._done:
            changed.append(_enter(self._game, self.ledger, self._left.pop(0)[1], s))
        return changed


def _enter(game: Game, ledger: Ledger, done: RecordedDeed, s: State) -> Dealing:
    """Enter a deed of a file that anyone may have written."""
    seat, deed = done
    players = len(game.score(s).points)
    known = None if isinstance(deed, Offer) else ledger.find(deed.offer)
    if isinstance(deed, Offer):
        possible = {*deed.parties, *(term.by for term in deed.terms)} <= {*range(players)} and ledger.find(deed.id) is None
    elif isinstance(deed, Withdrawal):
        possible = known is not None and known.status == "open" and known.offer.seat == seat
    else:
        possible = known is not None and known.status == "open" and seat in {*known.offer.to} - {*known.accepted}
    if not possible:
        raise RecordError(f"the deed {deed_text(seat, deed)!r} is not possible")
    return do(ledger, done, game.moment(s))


def new_ledger(game: Game) -> Ledger | None:
    """An empty ledger, if the players of this game can make offers."""
    found = find_kit(game.id)
    return None if found is None or found.bargaining is None else Ledger(game, found.bargaining()(game))


def replay_deeds(game: Game, lines: Sequence[str], actions: int) -> DeedReplay | None:
    """For the deeds of a record file; None if it has none. Raises RecordError."""
    if not lines:
        return None
    ledger = new_ledger(game)
    if ledger is None:
        raise RecordError(f"there are offers in this record, but {game.id} has none")
    return DeedReplay(game, ledger, read_deeds(lines, actions))
