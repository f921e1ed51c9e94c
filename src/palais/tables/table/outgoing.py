"""Encodes a table's messages for each seat. Everything about the game goes through `hide` here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from palais.core.bargain.contract import is_on
from palais.core.bargain.offer import Dealing
from palais.core.choices import Choice
from palais.core.contract import SPECTATOR, Game, State
from palais.core.play import Step
from palais.tables.bargain_messages import OffersChanged
from palais.tables.etiquette_messages import EtiquetteKept
from palais.tables.history.dealings import bargain_info, offer_info, reputations_for
from palais.tables.history.history import History
from palais.tables.messages import ChatLine, ChatSaid, MomentInfo, OpenDecision, Snapshot, StepView, TableChanged, Update
from palais.tables.table.chat import Chat
from palais.tables.table.padding import ANSWER_STEP, OFFERS_STEP, TALK_STEP, padded, padding
from palais.tables.table_info import ClockState, TableInfo

_encoder = msgspec.json.Encoder()


def viewing_seat(seat: int | None) -> int:
    """The seat as the game counts it."""
    return SPECTATOR if seat is None else seat


def secret_size(game: Game, view: Any, choices: list[Choice]) -> int:
    """The number of bytes that depend on the seat's secrets."""
    return _seal(game, view, choices).secret


class Sealed(NamedTuple):
    """A view and choices, encoded once, and the number of their bytes that are secret."""

    view: msgspec.Raw
    choices: msgspec.Raw
    secret: int


def _seal(game: Game, view: Any, choices: list[Choice]) -> Sealed:
    encoded = _encoder.encode(view), _encoder.encode(choices)
    public = sum(len(_encoder.encode(part)) for part in game.without_secrets(view, choices))
    return Sealed(msgspec.Raw(encoded[0]), msgspec.Raw(encoded[1]), sum(map(len, encoded)) - public)


def _padded(message: Snapshot | Update, secret: int, step: int, seat: int | None) -> bytes:
    """Encode and pad, so that the length reveals nothing. Messages to spectators hold no secrets."""
    encoded = _encoder.encode(message)
    return encoded if seat is None else encoded + padding(secret, step)


def view_of(game: Game, state: State, seat: int | None) -> Any:
    return game.view(game.hide(state, viewing_seat(seat)), viewing_seat(seat))


def view_and_choices(history: History, seat: int | None) -> tuple[Any, list[Choice]]:
    """The view of this seat, and its choices if it has a pending decision."""
    hidden = history.game.hide(history.state, viewing_seat(seat))
    decides = seat is not None and history.decision_of(seat) is not None
    choices = history.game.choices(hidden, seat) if seat is not None and decides else []
    return history.game.view(hidden, viewing_seat(seat)), choices


def _decisions(history: History, seat: int | None) -> list[OpenDecision]:
    """The pending decisions; only the reader's own has its id."""
    return [OpenDecision(d.seat, d.must, d.id if d.seat == seat else None) for d in history.decisions]


def _moment(history: History) -> MomentInfo:
    moment = history.moment
    return MomentInfo(moment.turn, moment.owner, moment.round, moment.phase)


def snapshot(
    info: TableInfo,
    seat: int | None,
    history: History | None,
    chat: Chat,
    clock: ClockState | None,
    ready: bool,
    etiquette: EtiquetteKept | UnsetType = UNSET,
) -> bytes:
    """The complete state for one seat. Before all seats are taken there is no game in it."""
    sealed = None if history is None else _seal(history.game, *view_and_choices(history, seat))
    lines = _encoder.encode(chat.lines(seat))
    bargain = UNSET if history is None else bargain_info(history, seat, is_on(info.options))
    message = Snapshot(
        table=info,
        seat=seat,
        version=0 if history is None else history.version,
        log=[] if history is None else history.lines(viewing_seat(seat)),
        chat=cast(list[ChatLine], msgspec.Raw(lines)),
        view=None if sealed is None else sealed.view,
        choices=[] if sealed is None else cast(list[Choice], sealed.choices),
        clock=clock,
        can_undo=history is not None and history.can_undo(seat),
        bots_ready=ready,
        moment=None if history is None else _moment(history),
        decisions=[] if history is None else _decisions(history, seat),
        bargain=bargain,
        etiquette=etiquette,
    )
    if sealed is None or history is None:
        return _encoder.encode(message)
    # Padded apart from the view: together they would reach the next step at other moments, and that would tell.
    private = len(lines) + (0 if bargain is UNSET else len(_encoder.encode(bargain)))
    return _padded(message, sealed.secret, history.game.secret_step, seat) + (
        b"" if seat is None else padding(private, TALK_STEP)
    )


class News(NamedTuple):
    """What an entry changed: the events after the first `after`, the number of events undone, and the steps."""

    after: int
    gone: int = 0
    steps: Sequence[Step] = ()


def update(seat: int | None, history: History, news: News, clock: ClockState | None) -> bytes:
    """An update for one seat."""
    sealed = _seal(history.game, *view_and_choices(history, seat))
    steps = _step_views(seat, history.game, news)
    message = Update(
        version=history.version,
        log=history.lines(viewing_seat(seat), news.after),
        gone=news.gone,
        view=sealed.view,
        choices=cast(list[Choice], sealed.choices),
        clock=clock,
        can_undo=history.can_undo(seat),
        moment=_moment(history),
        decisions=_decisions(history, seat),
        steps=[StepView(n, step.view) for n, step in steps],
    )
    return _padded(message, sealed.secret + sum(step.secret for _, step in steps), history.game.secret_step, seat)


def _step_views(seat: int | None, game: Game, news: News) -> list[tuple[int, Sealed]]:
    """The views between several actions of another seat, each with the number of its last event. Own ones are known."""
    if len(news.steps) < 2 or news.steps[0].seat == seat:
        return []
    views, n = [], news.after
    for step in news.steps[:-1]:
        n += len(step.events)
        views.append((n, _seal(game, view_of(game, step.state, seat), [])))
    return views


def changed(info: TableInfo, ready: bool) -> bytes:
    return _encoder.encode(TableChanged(info, ready))


def said(line: ChatLine) -> bytes:
    """A chat line; the length of a private one tells nothing of what was said."""
    message = _encoder.encode(ChatSaid(line))
    return message if line.to is None else padded(message, ANSWER_STEP)


def offers_changed(history: History, changed: Sequence[Dealing], seat: int | None) -> bytes:
    """Offers that this reader may know. Padded: their length would tell how much and what is offered in secret."""
    assert history.ledger is not None, "only a game with a ledger has dealings"
    offers = [offer_info(history.ledger.bargaining, dealing) for dealing in changed]
    return padded(_encoder.encode(OffersChanged(offers, reputations_for(history, viewing_seat(seat)))), OFFERS_STEP)
