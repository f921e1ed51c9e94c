"""A family and its courtier for a view: standing, cards before, income, address, and what is known of the hand."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

import numpy as np

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    BARON,
    COLONIES,
    COUNTRIES,
    DISGRACE,
    DUC,
    FAVOURITE,
    FIRST_GOVERNORSHIP,
    FIRST_OFFICE,
    FIRST_PENSION,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    LAST_PENSION,
    MARSHAL,
    NO_CARD,
    NOBODY,
    SEXES,
    SIDES,
    SIGNED_WARRANT,
    STATUSES,
)
from palais.games.versailles_1682.engine.family_income import family_income, regular_income, sharing_spouse
from palais.games.versailles_1682.engine.moment import phase
from palais.games.versailles_1682.engine.rules.standing import crown_standing
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.address import address, is_told
from palais.games.versailles_1682.people.view_types import AddressView, BeforeView, IncomeView, PlayerView

Group = Literal["title", "baton", "office", "governorship", "pension", "favourite"]
# The groups of cards before a courtier in the order of the address: the first and the last kind of each.
GROUPS: Final[tuple[tuple[Group, int, int], ...]] = (
    ("title", BARON, DUC),
    ("baton", MARSHAL, MARSHAL),
    ("office", FIRST_OFFICE, LAST_OFFICE),
    ("governorship", FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP),
    ("pension", FIRST_PENSION, LAST_PENSION),
    ("favourite", FAVOURITE, FAVOURITE),
)
BANISHING: Final = (DISGRACE, COLONIES, SIGNED_WARRANT)


def count_cards(counts: Any) -> dict[str, int]:
    return {KINDS[kind]: int(counts[kind]) for kind in counts.nonzero()[0].tolist()}


def courtier(box: Box, h: State, seat: int, ledger: dict[str, int]) -> PlayerView:
    status, at_court = int(h.status[seat]), h.status[seat] == AT_COURT
    fallen = status in (IN_EXILE, IN_BASTILLE)
    king, queen = (int(x[seat]) if at_court and there else None for x, there in ((h.k, h.king), (h.q, h.queen)))
    addressed = address(h, seat) if is_told(h, seat) else None
    return PlayerView(
        seat=seat,
        colour=box.game.players.colours[seat],
        fortune=int(h.fortune[seat]),
        cards=int(h.held[seat]),
        hand=count_cards(h.hand[seat]) if h.viewer == seat else None,
        seen=count_cards(h.seen[h.viewer, seat]) if 0 <= h.viewer != seat else {},
        sex=cast(Any, SEXES[h.sex[seat]]),
        party=cast(Any, COUNTRIES[h.party[seat]]),
        status=cast(Any, STATUSES[status]),
        since=int(h.fall_round[seat]) if fallen else None,
        may_retire_in=int(h.fall_round[seat]) + box.tables.retire_after if fallen else None,
        king=king,
        queen=queen,
        king_chance=chance_of(king),
        queen_chance=chance_of(queen),
        reach=in_reach(box, h, seat),
        spouse=int(h.spouse[seat]) if h.spouse[seat] != NOBODY else None,
        ever_married=bool(h.ever_married[seat]),
        favourite=bool(h.before[seat, FAVOURITE]),
        before=cards_before(box, h, seat),
        office=KINDS[h.office[seat]] if h.office[seat] != NO_CARD else None,
        income=income(box, h, seat),
        address=cast(AddressView, {k: v for k, v in addressed._asdict().items() if k != "woman"}) if addressed else None,
        speaker=status in (AT_COURT, IN_EXILE),
        ready=bool(h.ready[seat]) and phase(h) == "negotiation",
        ledger=ledger,
    )


def chance_of(standing: int | None) -> int | None:
    """VE-503: in hundredths, that a die of ten is not above it."""
    return None if standing is None else 100 * max(0, min(SIDES, standing)) // SIDES


def in_reach(box: Box, h: State, seat: int) -> list[str]:
    """VE-126: the cards whose limit this courtier's standing with the crown does not pass."""
    if h.status[seat] != AT_COURT:
        return []
    standing = crown_standing(h, seat)
    return [KINDS[kind] for kind in BANISHING if standing <= box.tables.most[kind]]


def cards_before(box: Box, h: State, seat: int) -> list[BeforeView]:
    """Titles from the highest down, the others in card order."""
    lying = h.before[seat].nonzero()[0].tolist()
    found = []
    for group, first, last in GROUPS:
        kinds = [kind for kind in lying if first <= kind <= last]
        found += [_before(box, h, seat, kind, group) for kind in (kinds[::-1] if group == "title" else kinds)]
    return found


def _before(box: Box, h: State, seat: int, kind: int, group: Group) -> BeforeView:
    single = FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP
    return BeforeView(
        card=KINDS[kind],
        count=int(h.before[seat, kind]),
        group=group,
        income=int(box.tables.income[kind]),
        paid=bool(single and h.paid[kind]),
        moved=bool(single and h.moved[kind]),
    )


def income(box: Box, h: State, seat: int) -> IncomeView:
    t = box.tables
    regular, family, spouse = regular_income(h, t, seat), family_income(h, t, seat), sharing_spouse(h, seat)
    pays = regular > 0  # prisoners and the dead have nothing
    each = (h.before[seat] * t.income).tolist() if pays else [0] * len(KINDS)
    missing = max(0, h.goal - int(h.fortune[seat]))
    return IncomeView(
        rents=t.rents if pays else 0,
        titles=sum(each[BARON : MARSHAL + 1]),
        pensions=sum(each[FIRST_PENSION : LAST_PENSION + 1]),
        offices=sum(each[FIRST_OFFICE : LAST_OFFICE + 1]),
        governorships=sum(each[FIRST_GOVERNORSHIP : LAST_GOVERNORSHIP + 1]),
        favourite=each[FAVOURITE],
        regular=regular,
        family=family,
        shared_with=spouse if spouse != NOBODY else None,
        rounds_to_goal=int(np.ceil(missing / family)) if family else (None if missing else 0),
    )
