"""The messages of a table as JSON. What a seat may know is worked out here and nowhere else: through `hide`."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from palais.core.choices import Choice
from palais.core.contract import SPECTATOR, Game
from palais.tables.history.history import Course
from palais.tables.messages import ChatLine, ChatSaid, ClockState, Snapshot, TableChanged, TableInfo, Update
from palais.tables.table.chat import Chatter
from palais.tables.table.padding import SECRET_STEP, padding

_encoder = msgspec.json.Encoder()


def eyes(seat: int | None) -> int:
    """The seat as the game knows it."""
    return SPECTATOR if seat is None else seat


def face(course: Course, seat: int | None) -> tuple[Any, list[Choice]]:
    """What this seat sees and what it can do. Whoever is not to act has no choices to be listed."""
    hidden = course.game.hide(course.state, eyes(seat))
    choices = course.game.choices(hidden, seat) if seat is not None and seat in course.to_act else []
    return course.game.view(hidden, eyes(seat)), choices


def secret_size(game: Game, view: Any, choices: list[Choice]) -> int:
    """How many bytes of these depend on what only their reader knows."""
    return len(_encoder.encode((view, choices))) - len(_encoder.encode(game.without_secrets(view, choices)))


def _sealed(message: Snapshot | Update, game: Game | None, seat: int | None) -> bytes:
    """Filled up so that the length tells nothing; what spectators are told has no secrets."""
    encoded = _encoder.encode(message)
    if seat is None or game is None:
        return encoded
    return encoded + padding(secret_size(game, message.view, message.choices), SECRET_STEP)


def snapshot(
    info: TableInfo, seat: int | None, course: Course | None, chatter: Chatter, clock: ClockState | None, ready: bool
) -> bytes:
    """Everything at once. Before all seats are taken there is no game to see."""
    view, choices = (None, []) if course is None else face(course, seat)
    message = Snapshot(
        table=info,
        seat=seat,
        version=0 if course is None else course.version,
        log=[] if course is None else course.log(eyes(seat)),
        chat=cast(list[ChatLine], list(chatter.lines)),
        view=view,
        choices=choices,
        clock=clock,
        can_undo=course is not None and course.can_undo(seat),
        bots_ready=ready,
    )
    return _sealed(message, None if course is None else course.game, seat)


def update(seat: int | None, course: Course, after: int, gone: int, clock: ClockState | None) -> bytes:
    """What happened after the first `after` events."""
    view, choices = face(course, seat)
    message = Update(
        version=course.version,
        log=course.log(eyes(seat), after),
        gone=gone,
        view=view,
        choices=choices,
        clock=clock,
        can_undo=course.can_undo(seat),
    )
    return _sealed(message, course.game, seat)


def changed(info: TableInfo, ready: bool) -> bytes:
    return _encoder.encode(TableChanged(info, ready))


def said(line: ChatLine) -> bytes:
    return _encoder.encode(ChatSaid(line))
