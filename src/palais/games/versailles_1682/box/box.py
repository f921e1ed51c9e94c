"""A box: the data files read, checked and frozen. The one that ships with Palais, or a folder of the user's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from palais.core.data_files import replaces
from palais.core.errors import DataError
from palais.core.toml_reader import read_toml
from palais.games.versailles_1682.box import schema
from palais.games.versailles_1682.box.files import FILES, PROVENANCE
from palais.games.versailles_1682.box.provenance import origins
from palais.games.versailles_1682.box.tables import BOTH, Tables, TablesRecord
from palais.games.versailles_1682.engine.constants import ACTION_CARDS, KINDS, PLACES, REQUESTS, SCALES, SEXES, TITLES

MOST_CARDS = 127  # that an array of the record can count
LOWEST, HIGHEST = -99, 99  # limits that no standing reaches


@dataclass(frozen=True, eq=False)
class Box:
    """All facts of the material. `tables` is what the rules read; the rest is for people."""

    name: str
    digest: str
    game: schema.GameFile
    requests: dict[str, schema.Request]
    actions: dict[str, schema.ActionCard]
    tables: Tables
    size: int  # cards in all, VE-110


@cache
def load_box(folder: Path | None = None) -> Box:
    """The box in `folder`; without one, the box that ships with Palais. A file the folder lacks is taken from ours."""
    texts = FILES.read(folder)
    game = read_toml("game.toml", texts["game.toml"], schema.GameFile)
    _check_game(game)
    requests = read_toml("requests.toml", texts["requests.toml"], schema.RequestsFile).cards
    _expect_all("requests.toml", requests, REQUESTS)
    actions = read_toml("actions.toml", texts["actions.toml"], schema.ActionsFile).cards
    _expect_all("actions.toml", actions, (*ACTION_CARDS, KINDS[-1]))
    size = _check_copies(game, requests, actions)
    if replaces(folder, PROVENANCE):
        origins(folder)  # read for people only, but a bad file is refused at once
    return Box(
        name=game.name,
        digest=FILES.digest(texts),
        game=game,
        requests=requests,
        actions=actions,
        tables=_tables(game, requests, actions),
        size=size,
    )


def _check_game(game: schema.GameFile) -> None:
    """What the types do not say."""
    standing = game.standing
    for ok, key, expected in (
        (game.players.min <= game.players.max, "players.max", f"expected at least {game.players.min}, the value of players.min"),
        (len(set(game.players.colours)) == len(game.players.colours), "players.colours", "expected six different colours"),
        (standing.low < standing.high, "standing.high", f"expected more than {standing.low}, the value of standing.low"),
        (standing.low_ten < standing.high_ten, "standing.high_ten", f"expected more than {standing.low_ten}"),
    ):
        if not ok:
            raise DataError("game.toml", key, expected)


def _expect_all(file: str, given: Iterable[str], names: Iterable[str]) -> None:
    """Just the cards that the rules know."""
    if missing := [name for name in names if name not in set(given)]:
        raise DataError(file, "cards", f"expected the card {missing[0]}")
    if unknown := sorted(set(given) - set(names)):
        raise DataError(file, f"cards.{unknown[0]}", f"expected only {', '.join(names)}")


def _check_copies(game: schema.GameFile, requests: dict[str, schema.Request], actions: dict[str, schema.ActionCard]) -> int:
    """Offices and governorships are single cards: the rules know them by their kind."""
    for name in REQUESTS[REQUESTS.index("war_minister") : REQUESTS.index("warrant")]:
        if requests[name].copies > 1:
            raise DataError("requests.toml", f"cards.{name}.copies", f"expected 0 or 1, found {requests[name].copies}")
    if actions[KINDS[-1]].copies:
        raise DataError("actions.toml", f"cards.{KINDS[-1]}.copies", "expected 0: a signed warrant is a warrant of requests.toml")
    size = sum(card.copies for card in requests.values()) + sum(card.copies for card in actions.values())
    least = game.start.cards * game.players.max
    if not least <= size <= MOST_CARDS:
        raise DataError("actions.toml", "cards", f"expected {least} to {MOST_CARDS} cards in all, found {size}")
    return size


def _tables(game: schema.GameFile, requests: dict[str, schema.Request], actions: dict[str, schema.ActionCard]) -> Tables:
    record = TablesRecord()
    t = cast(Tables, record)
    t.fortune, t.cards, t.own_party = game.start.fortune, game.start.cards, game.standing.own_queen
    t.die_for_country, t.actions, t.hand_limit = game.queen.die_for_country, game.turn.actions, game.turn.hand_limit
    t.retire_after, t.refusal, t.intervention = game.turn.retire_after, game.royal.refusal, game.royal.intervention
    t.influence, t.regency_rounds, t.rents = game.royal.influence, game.regency.rounds, game.income.rents
    t.pensions, t.levy_livres, t.levy_die = game.income.pensions, game.levy.livres, game.levy.die
    t.levy_king, t.most_payments, t.capped = game.levy.king, game.payments.most, game.payments.capped
    t.fine = game.etiquette.fine
    t.least[:], t.most[:] = LOWEST, HIGHEST
    for kind, name in enumerate(KINDS):
        if name in requests:
            _write_request(t, kind, requests[name])
        else:
            _write_action(t, kind, actions[name])
    record.array.flags.writeable = False
    return cast(Tables, TablesRecord(record.array))  # with views of its own, which cannot be written to either


def _write_request(t: Tables, kind: int, card: schema.Request) -> None:
    t.copies[kind], t.income[kind], t.minimum[kind] = card.copies, card.income, card.minimum
    t.scale[kind], t.who[kind] = SCALES.index(card.scale), BOTH if card.who is None else SEXES.index(card.who)
    t.war[kind], t.unmarried[kind], t.place[kind] = card.war, card.unmarried, BOTH
    t.after_title[kind] = sum(1 << TITLES.index(title) for title in set(card.after))
    power = card.power
    t.livres[kind], t.king[kind], t.queen[kind] = power.livres, power.king, power.queen
    t.own_queen[kind], t.dies[kind] = power.own_queen, power.die


def _write_action(t: Tables, kind: int, card: schema.ActionCard) -> None:
    t.copies[kind], t.income[kind], t.livres[kind] = card.copies, card.income, card.livres
    t.who[kind] = BOTH if card.who is None else SEXES.index(card.who)
    t.place[kind] = BOTH if card.place is None else PLACES.index(card.place)
    t.war[kind], t.needs_king[kind], t.needs_queen[kind] = card.war, card.needs_king, card.needs_queen
    if card.least is not None:
        t.least[kind] = card.least
    if card.most is not None:
        t.most[kind] = card.most
    t.king[kind], t.queen[kind], t.party[kind] = card.king, card.queen, card.party
    t.own_king[kind], t.own_queen[kind] = card.own_king, card.own_queen
    t.dies[kind], t.dies_from[kind], t.royal_dies[kind] = card.dies, card.dies_from, card.royal_dies
    t.king_dies[kind], t.queen_dies[kind], t.backfires[kind] = card.king_dies, card.queen_dies, card.backfires
    t.bonus[kind], t.husband[kind], t.rival[kind], t.fails_queen[kind] = card.bonus, card.husband, card.rival, card.fails_queen
