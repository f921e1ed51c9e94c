"""The state of a table: row, seats, history, chat, breaches and clocks. It can be reloaded from the store at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET, UnsetType

from palais.core.contract import Game
from palais.core.etiquette import Etiquette
from palais.core.kit import kit
from palais.store.rows import Loaded
from palais.tables.etiquette_messages import EtiquetteKept
from palais.tables.history.history import History
from palais.tables.lobby.summaries import clock_options, table_info
from palais.tables.others import Elsewhere
from palais.tables.refusals import Refusal
from palais.tables.table.breaches import Breaches
from palais.tables.table.chat import Chat
from palais.tables.table.clocks import Clocks
from palais.tables.table.seating import Seating
from palais.tables.table.viewers import Viewers
from palais.tables.table_info import TableInfo


class TableState:
    """Shared by the parts of a table, and changed only under the writer's lock."""

    def __init__(
        self, game: Game, loaded: Loaded, history: History | None, now: float, elsewhere: Callable[[str], Elsewhere]
    ) -> None:
        self.game, self.elsewhere = game, elsewhere
        etiquette = kit(game.id).etiquette
        self.etiquette: Etiquette | None = None if etiquette is None else etiquette()
        self.viewers = Viewers()
        self.set(loaded, history, now)

    def set(self, loaded: Loaded, history: History | None, now: float) -> None:
        """Set everything from the stored rows."""
        self.row, self.history = loaded.table, history
        self.seating = Seating(loaded.seats, kit(self.game.id).colours)
        self.chat = Chat(loaded.chat)
        self.breaches = Breaches()
        if self.etiquette is not None:
            self.breaches.restore(loaded, self.etiquette)
        # By reader: a version at or after their last chat line.
        self.said_at = dict.fromkeys(self.chat.readers, self.version)
        self.clocks = Clocks(clock_options(self.row), len(self.seating))
        if history is not None:
            self.set_clocks(history, self.row.clocks, now if self.row.clocks_at is None else self.row.clocks_at)

    def set_clocks(self, history: History, left: Sequence[int] | None, at: float) -> None:
        """Set the clocks as they were stored at this time; live ones have been running since."""
        moment = self.game.moment(history.state)
        if history.version or left is not None or self.row.deadline is not None:
            self.clocks.restore(left, self.row.deadline, moment, at)
        self.clocks.wait_for(history.to_act, moment, at)
        self.clocks.run_for(self.seating.people, at)

    @property
    def etiquette_kept(self) -> EtiquetteKept | UnsetType:
        """Whether this table checks forms of address; unset in a game that has none."""
        if self.etiquette is None or self.history is None:
            return UNSET
        now = self.history.state
        return ("fine" if self.etiquette.fines(now) else "remind") if self.etiquette.is_kept(now) else "off"

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.history is None else self.history.version

    def info(self) -> TableInfo:
        """The public facts of the table."""
        over = self.history is not None and self.row.status == "over" and "shares" not in (self.row.brief or {})
        shares = self.history.shares() if over and self.history is not None else None
        there = self.elsewhere(self.id)
        connected = there.seats.union(self.viewers.taken)
        return table_info(self.row, self.seating, connected, self.viewers.spectators + there.spectators, shares)

    def seat_of(self, guest_id: str) -> int | None:
        return self.seating.seat_of(guest_id)

    def playing(self) -> History:
        """The game. Raises Refusal if it has not begun."""
        if self.history is None:
            raise Refusal("closed" if self.row.status == "closed" else "not-started")
        return self.history

    def unfinished(self) -> History:
        """The game. Raises Refusal if it has not begun or is over."""
        if self.row.status == "over":
            raise Refusal("over")
        return self.playing()
