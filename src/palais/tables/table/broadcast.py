"""Broadcasts changes to the viewers of a table, each as their seat may know it."""

from __future__ import annotations

import asyncio
from typing import Final

from palais.store.rows import ChatRow
from palais.tables.context import TableContext
from palais.tables.table import outgoing
from palais.tables.table.chat import readers
from palais.tables.table.outgoing import News
from palais.tables.table.seating import Seating
from palais.tables.table.state import TableState
from palais.tables.table.viewers import Viewer
from palais.tables.table_info import ClockState

SPECTATORS_SECONDS: Final = 0.5  # between updates of the number of spectators


class Broadcaster:
    """Sends to the viewers of one table."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        self._context, self._state = context, state
        self._spectators_told = 0
        self._spectators_timer: asyncio.TimerHandle | None = None

    def add(self, viewer: Viewer, since: int | None) -> None:
        """Send what this viewer needs first (a snapshot, or what it missed after version `since`), then everything new."""
        state = self._state
        viewer.seat = state.seat_of(viewer.guest_id)
        is_new = viewer.seat not in state.viewers
        state.viewers.add(viewer)
        history, said_at = state.history, state.said_at.get(viewer.seat, -1)
        missed = history.missed(since) if history is not None and since is not None and since > said_at else None
        if history is None or missed is None:
            self.send_snapshot(viewer)
        else:
            viewer.send(outgoing.update(viewer.seat, history, News(missed), self._clock()))
            viewer.send(self._changed())
        if is_new and viewer.seat is not None:
            self.send_changed(but=viewer)
        self._send_spectators(but=viewer)

    def remove(self, viewer: Viewer) -> None:
        viewers = self._state.viewers
        if viewers.remove(viewer) and viewer.seat is not None and viewer.seat not in viewers:
            self.send_changed()
        self._send_spectators()

    def _send_spectators(self, but: Viewer | None = None) -> None:
        """Announce the number of spectators, but at most twice a second: reloading a page must not flood the table."""
        spectators = self._state.viewers.spectators
        if self._spectators_timer is None and spectators != self._spectators_told:
            self._spectators_told = spectators
            self._spectators_timer = asyncio.get_running_loop().call_later(SPECTATORS_SECONDS, self._spectators_again)
            self.send_changed(but)

    def _spectators_again(self) -> None:
        self._spectators_timer = None
        self._send_spectators()

    def send_snapshot(self, viewer: Viewer) -> None:
        viewer.send(self._snapshot(viewer.seat))

    def send_snapshots(self) -> None:
        for seat in self._state.viewers.seats:
            self._state.viewers.send_to_seat(seat, self._snapshot(seat))

    def send_changed(self, but: Viewer | None = None) -> None:
        self._state.viewers.send_to_all(self._changed(), but)

    def send_update(self, news: News) -> None:
        """One view per watched seat, and one for all spectators; seats without viewers cost nothing."""
        history, clock, timings = self._state.playing(), self._clock(), self._context.timings
        for seat in self._state.viewers.seats:
            with timings.on("views"):
                message = outgoing.update(seat, history, news, clock)
            with timings.on("sending"):
                self._state.viewers.send_to_seat(seat, message)

    def send_chat(self, row: ChatRow) -> None:
        """Send a chat line to those who may read it."""
        circle = readers(row)
        for seat in self._state.viewers.seats:
            if seat in circle:
                self._state.viewers.send_to_seat(seat, outgoing.said(self._state.chat.newest(row, seat)))

    def send_offers(self) -> None:
        """Send the offers that have changed to those who may know of them."""
        state = self._state
        history = state.history
        changed = [] if history is None else history.take_changed()
        for reader in (None, *range(len(state.seating))) if changed else ():
            known = [dealing for dealing in changed if dealing.offer.known_to(outgoing.viewing_seat(reader))]
            if known and history is not None:
                state.said_at[reader] = state.version
                if reader in state.viewers:
                    state.viewers.send_to_seat(reader, outgoing.offers_changed(history, known, reader))

    def take_seats(self, seating: Seating) -> None:
        """Set the seats. Whoever sits elsewhere now gets a snapshot of that seat."""
        state, guests = self._state, {viewer.guest_id for viewer in self._state.viewers}
        state.seating = seating
        for guest_id in guests:
            for viewer in state.viewers.move(guest_id, state.seat_of(guest_id)):
                self.send_snapshot(viewer)

    def seat_again(self) -> None:
        """After a reload: seat every viewer again and send snapshots."""
        viewers = list(self._state.viewers)
        for viewer in viewers:
            self._state.viewers.remove(viewer)
        for viewer in viewers:
            viewer.seat = self._state.seat_of(viewer.guest_id)
            self._state.viewers.add(viewer)
        self.send_snapshots()

    def _snapshot(self, seat: int | None) -> bytes:
        state = self._state
        ready = self._context.bots.ready
        return outgoing.snapshot(state.info(), seat, state.history, state.chat, self._clock(), ready, state.etiquette_kept)

    def _changed(self) -> bytes:
        return outgoing.changed(self._state.info(), self._context.bots.ready)

    def _clock(self) -> ClockState | None:
        return None if self._state.history is None else self._state.clocks.state(self._context.now())

    def close(self) -> None:
        if self._spectators_timer is not None:
            self._spectators_timer.cancel()
