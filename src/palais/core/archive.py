"""A game as a file: players, options, the committed seed, every action with a digest, the result.

The server commits to the seed before the first card: `commitment` is the SHA-256 of "salt:seed" and is shown at the start.
Salt and seed are revealed in the finished record, so that anyone can verify the deal and replay the game. A game that was
continued from a position has the text of that position, secrets included, instead of a seed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from palais.core.bargain.replay import replay_deeds
from palais.core.contract import REFEREE, Game, Outcome, State
from palais.core.errors import IllegalAction, NotationError, OptionError, RecordError
from palais.core.play import Step
from palais.core.replay import replay as replay_actions

FORMAT = "palais game record 1"
MAX_FILE_BYTES = 32 * 1024 * 1024
REFEREE_NAME: Final = "referee"


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's name, and the bot's code if it was a bot."""

    name: str
    bot: str | None = None


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts of the table that the rules do not know: who played whose turns, who resigned, and an early end."""

    winners: list[int]  # empty if the game ended by consent; never a player who resigned
    turns: list[int]  # by seat
    by_bot: list[int]  # how many of them a bot played in place of the seat's owner
    resigned: list[int] = []
    ending: Literal["resigned", "consent"] | None = None


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to replay a game and to verify it."""

    format: str
    game: str
    rules_version: int
    data_name: str
    data_digest: str
    players: list[PlayerEntry]
    options: dict[str, Any]
    commitment: str
    salt: str
    seed: str
    actions: list[str]  # "seat action", for example "0 put stairs"; or "referee action"
    digests: list[str]  # of the position after each action
    result: Outcome | None
    position: str | None = None  # the start, if the game was continued from a position
    table: TableFacts | None = None  # if a bot played in someone's place, or the game ended early
    deeds: list[str] = []  # offers and answers, each with the number of actions before it: "12 accept a1b2 1"


def commit(seed: str, salt: str) -> str:
    """The commitment to a seed: it does not reveal the seed, and the seed cannot be changed afterwards."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


class Recorder:
    """Records a game as it is played. `commitment` may be shown at once, the record only when the game is over."""

    def __init__(
        self,
        game: Game,
        players: list[PlayerEntry],
        seed: int | str,
        options: dict[str, Any],
        position: str | None = None,
        salt: str | None = None,
    ) -> None:
        self.game, self.players, self.seed, self.position = game, players, str(seed), position
        self.options = game.options(len(players), **options)
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.commitment = commit(position or self.seed, self.salt)
        self.actions: list[str] = []
        self.digests: list[str] = []

    def add(self, seat: int, action: int, after: State) -> None:
        who = REFEREE_NAME if seat == REFEREE else seat
        self.actions.append(f"{who} {self.game.action_text(action)}")
        self.digests.append(self.game.digest(after))

    def take_back(self, count: int) -> None:
        """Drop the last `count` actions: they were undone."""
        del self.actions[len(self.actions) - count :]
        del self.digests[len(self.digests) - count :]

    def record(self, s: State, table: TableFacts | None = None) -> GameRecord:
        over = not self.game.to_act(s) or (table is not None and table.ending is not None)
        return GameRecord(
            format=FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            data_name=self.game.data_name,
            data_digest=self.game.data_digest,
            players=self.players,
            options=self.options,
            commitment=self.commitment,
            salt=self.salt if over else "",
            seed=self.seed if over else "",
            actions=self.actions,
            digests=self.digests,
            result=self.game.score(s) if over else None,
            position=self.position if over else None,
            table=table,
        )


def write_record(record: GameRecord, path: Path) -> None:
    """Write one action per line, so that two records can be compared by eye."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def read_record(path: Path) -> GameRecord:
    """Read a record file. Raises RecordError if it is not one."""
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            raise RecordError(f"{path}: this file is too large for a game record")
        record = msgspec.json.decode(path.read_bytes(), type=GameRecord)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: not a game record ({error})") from None
    if record.format != FORMAT:
        raise RecordError(f"{path}: expected the format {FORMAT!r}, found {record.format!r}")
    return record


def replay(game: Game, record: GameRecord) -> Iterator[Step]:
    """Replay the record and verify everything in it. Raises RecordError for the first mismatch."""
    _check_head(game, record)
    s, done = _start(game, record), 0
    deeds = replay_deeds(game, record.deeds, len(record.actions))
    if deeds is not None:
        deeds.begin(s)
    try:
        for step in replay_actions(game, s, (_read_action(game, n, line) for n, line in enumerate(record.actions, 1))):
            s, done = step.state, done + 1
            if game.digest(s) != record.digests[done - 1]:
                raise RecordError(f"after action {done} ({record.actions[done - 1]!r}) the position is not the recorded one")
            if deeds is not None:
                deeds.step(step)
            yield step
    except IllegalAction as error:
        raise RecordError(f"action {done + 1} ({record.actions[done]!r}) is against the rules: {error.code}") from None
    if game.to_act(s) and (record.table is None or record.table.ending is None):
        raise RecordError(f"the record ends after action {len(record.actions)}, but the game is not over")
    if game.score(s) != record.result:
        raise RecordError("the recorded result is not the one these actions lead to")


def _start(game: Game, record: GameRecord) -> State:
    """The first position of the recorded game."""
    try:
        options = game.options(len(record.players), **record.options)
        return (
            game.new(len(record.players), record.seed, **options) if not record.position else game.parse_position(record.position)
        )
    except OptionError as error:
        raise RecordError(f"the record's options do not fit: {error}") from None
    except NotationError as error:
        raise RecordError(f"the record's position does not fit: {error}") from None


def _check_head(game: Game, record: GameRecord) -> None:
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.id!r}")
    if record.rules_version != game.rules_version:
        raise RecordError(f"recorded with rules version {record.rules_version}; this is version {game.rules_version}")
    if record.data_digest != game.data_digest:
        raise RecordError(f"recorded with the data set {record.data_name!r} ({record.data_digest}); name its folder with --data")
    if record.data_name != game.data_name:
        raise RecordError(f"recorded with the data set {record.data_name!r}, but its digest is that of {game.data_name!r}")
    if not (record.seed or record.position) or record.result is None:
        raise RecordError("this game is not finished: its seed is revealed at the end, and only then can it be replayed")
    if commit(record.position or record.seed, record.salt) != record.commitment:
        raise RecordError("the seed is not the one committed to at the start of the game")
    if len(record.actions) != len(record.digests):
        raise RecordError(f"expected a digest for each of the {len(record.actions)} actions, found {len(record.digests)}")
    if record.table is not None:
        _check_table(record.table, len(record.players))


def _check_table(table: TableFacts, players: int) -> None:
    if not {*table.winners, *table.resigned} <= set(range(players)) or set(table.winners) & set(table.resigned):
        raise RecordError("the record's table names winners or resigned players who cannot be")
    if not len(table.turns) == len(table.by_bot) == players:
        raise RecordError(f"expected the turns of each of the {players} players")


def _read_action(game: Game, number: int, line: str) -> tuple[int, int]:
    seat, _, text = line.partition(" ")
    if seat == REFEREE_NAME:
        seat = str(REFEREE)
    elif not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise RecordError(f"action {number} ({line!r}): expected a seat and an action")
    try:
        return int(seat), game.parse_action(text)
    except NotationError as error:
        raise RecordError(f"action {number}: {error}") from None
