"""The SQL statements of the store, built once."""

from __future__ import annotations

from sqlalchemy import Delete, Insert, Select, Text, Update, and_, bindparam, literal, not_, or_, select, type_coerce

from palais.store.schema import chat, deeds, entries, meta, seats, tables

ADD_META: Insert = meta.insert()
PROBE_PREFIX = "probe"
REMOVE_PROBES: Delete = meta.delete().where(meta.c.key.startswith(PROBE_PREFIX))
ADD_TABLE: Insert = tables.insert()
ADD_SEAT: Insert = seats.insert()
ADD_ENTRY: Insert = entries.insert()
ADD_CHAT: Insert = chat.insert()
ADD_DEED: Insert = deeds.insert()

_this_table = tables.c.id == bindparam("this_id")
_as_known = and_(_this_table, tables.c.revision == bindparam("known"))
ROW_TOUCHED = ("revision", "clocks", "clocks_at", "keeper", "due")
ROW_CHANGES = (*ROW_TOUCHED, "status", "listed", "started", "ended", "to_act", "deadline", "brief", "ending")
TABLE_TOUCHED: Update = tables.update().where(_as_known).values({name: bindparam(name) for name in ROW_TOUCHED})
TABLE_CHANGED: Update = tables.update().where(_as_known).values({name: bindparam(name) for name in ROW_CHANGES})
_next = tables.c.revision + 1
NO_REMATCH: Update = tables.update().where(tables.c.rematch == bindparam("this_id")).values(rematch=None, revision=_next)
REMATCH: Update = (
    tables.update().where(_this_table, tables.c.rematch.is_(None)).values(rematch=bindparam("rematch"), revision=_next)
)
GO_ON: Update = (
    tables.update()
    .where(tables.c.status == "playing", tables.c.clocks_at < bindparam("now"))
    .values(clocks_at=bindparam("now"), revision=_next)
)
SEAT_CHANGES = tuple(column.name for column in seats.c if column.name not in ("table_id", "seat"))
CHANGE_SEAT: Update = (
    seats.update()
    .where(seats.c.table_id == bindparam("this_id"), seats.c.seat == bindparam("this_seat"))
    .values({name: bindparam(name) for name in SEAT_CHANGES})
)

BEGUN: Select[tuple[str]] = (
    select(tables.c.id).where(tables.c.status.in_(("playing", "over"))).order_by(tables.c.created, tables.c.id)
)
META: Select[tuple[str]] = select(meta.c.value).where(meta.c.key == bindparam("key"))
TABLE = select(tables).where(_this_table)
SEATS = select(seats).where(seats.c.table_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.seat)
ENTRIES = select(entries).where(entries.c.table_id == bindparam("this_id")).order_by(entries.c.version)
DEEDS = select(deeds).where(deeds.c.table_id == bindparam("this_id")).order_by(deeds.c.n)
NEW_ENTRIES = ENTRIES.where(entries.c.version > bindparam("version"))
NEW_DEEDS = DEEDS.where(deeds.c.n > bindparam("deeds"))
NEW_CHAT = select(chat).where(chat.c.table_id == bindparam("this_id"), chat.c.n > bindparam("chat")).order_by(chat.c.n)
_last_lines = select(chat).where(chat.c.table_id == bindparam("this_id")).order_by(chat.c.n.desc()).limit(bindparam("most"))
CHAT = _last_lines.where(chat.c.to_seats.is_(None))
WHISPERS = _last_lines.where(chat.c.to_seats.is_not(None))
MESSAGE: Select[tuple[int]] = select(entries.c.version).where(
    entries.c.table_id == bindparam("this_id"), entries.c.seat == bindparam("seat"), entries.c.message_id == bindparam("id")
)
DEED_MESSAGE: Select[tuple[int]] = select(deeds.c.version).where(
    deeds.c.table_id == bindparam("this_id"), deeds.c.seat == bindparam("seat"), deeds.c.message_id == bindparam("id")
)
CHAT_MESSAGE: Select[tuple[int]] = select(chat.c.n).where(
    chat.c.table_id == bindparam("this_id"), chat.c.guest_id == bindparam("guest_id"), chat.c.message_id == bindparam("id")
)

_newest = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(bindparam("most"))
_is_mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == bindparam("guest_id")))
_waits_for_me = tables.c.id.in_(select(seats.c.table_id).where(seats.c.held_for == bindparam("guest_id")))
_made_by_me = tables.c.maker == bindparam("guest_id")
_is_open = tables.c.status == "open"
_is_free = and_(seats.c.table_id == tables.c.id, seats.c.guest_id.is_(None), seats.c.bot.is_(None), not_(seats.c.by_link))
_has_people = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id.is_not(None)))
LISTS = {
    "mine": _newest.where(
        or_(and_(_is_mine, tables.c.status != "closed"), and_(_is_open, or_(_waits_for_me, _made_by_me))),
    ),
    "open": _newest.where(_is_open, tables.c.listed, _has_people, select(seats.c.seat).where(_is_free).exists()),
    "watch": _newest.where(tables.c.status == "playing", tables.c.listed),
    "played": _newest.where(tables.c.status == "over", _is_mine),
    "finished": _newest.where(tables.c.status == "over", tables.c.listed),
}

_is_waited_for = tables.c.to_act.op("&")(literal(1).op("<<")(seats.c.seat)) != 0
_bot_is_due = and_(seats.c.table_id == tables.c.id, _is_waited_for, seats.c.bot.is_not(None))
DUE: Select[tuple[str]] = select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline <= bindparam("now"))
RUNNING: Select[tuple[str]] = select(tables.c.id).where(
    tables.c.status == "playing",
    or_(type_coerce(tables.c.clock, Text).contains('"live"'), select(seats.c.seat).where(_bot_is_due).exists()),
)
