"""Why a card, an audience or a power is not possible, in facts: for `lack-<what>` and `help-<what>` of the catalogues.

`check` has refused already; here the reader is told which of its conditions fails. Nothing is decided here.
"""

from __future__ import annotations

from palais.games.versailles_1682.box.box import HIGHEST, LOWEST
from palais.games.versailles_1682.box.tables import BOTH, Tables
from palais.games.versailles_1682.engine.constants import (
    ANNULMENT,
    AT_COURT,
    CASUS_BELLI,
    CHILD,
    FIRST_ACTION_CARD,
    FIRST_PENSION,
    FOREIGN_LETTERS,
    JUSTICE,
    KINDS,
    KING,
    LAST_PENSION,
    LETTER,
    MARSHAL,
    NOBODY,
    PEACE,
    PLACES,
    SEXES,
    STATUSES,
    TITLES,
)
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.rules.wars import at_war
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.view_types_acts import LackView

NO_TARGETS = {
    CHILD: "favourite",
    JUSTICE: "prisoner",
    ANNULMENT: "marriage",
    PEACE: "war",
    CASUS_BELLI: "peace",
    LETTER: "cards",
    FOREIGN_LETTERS: "enemy",
}


def lack(what: str, **arguments: str | int) -> LackView:
    return LackView(what=what, arguments=arguments)


def card_lack(t: Tables, h: State, seat: int, kind: int, refusal: int) -> LackView | None:
    """Why the card cannot be played at all; None if it can."""
    if refusal == 0:
        return None
    code = REFUSALS[refusal]
    if code == "only-justice":
        return lack("prison")
    if code == "not-at-court":
        return away(h, seat)
    if code == "not-the-place":
        return lack("place", place=PLACES[t.place[kind]])
    if code in ("no-war", "no-king", "no-queen"):
        return lack(code.removeprefix("no-"))
    return request_lack(t, h, seat, kind) if kind < FIRST_ACTION_CARD else _no_target(t, h, seat, kind)


def away(h: State, seat: int) -> LackView:
    return lack("away", status=STATUSES[h.status[seat]])


def request_lack(t: Tables, h: State, seat: int, kind: int) -> LackView | None:
    """VE-511, VE-512: what keeps this courtier from being given the card; None if nothing does."""
    if h.status[seat] != AT_COURT:
        return away(h, seat)
    if t.who[kind] != BOTH and h.sex[seat] != t.who[kind]:
        return lack("sex", sex=SEXES[t.who[kind]])
    if t.war[kind] and not at_war(h):
        return lack("war")
    return _minimum(t, h, seat, kind) or _condition(t, h, seat, kind)


def _minimum(t: Tables, h: State, seat: int, kind: int) -> LackView | None:
    scale = "king" if t.scale[kind] == KING and h.king else "queen"
    if scale == "queen" and not h.queen:
        return lack("queen")
    have, needed = int(h.k[seat] if scale == "king" else h.q[seat]), int(t.minimum[kind])
    return lack("minimum", scale=scale, needed=needed, have=have) if have < needed else None


def _condition(t: Tables, h: State, seat: int, kind: int) -> LackView | None:
    """A lower title, an unmarried man, room for one more pension, no baton yet."""
    after = [title for title in range(len(TITLES)) if t.after_title[kind] & (1 << title)]
    if after and not any(h.before[seat, title] for title in after):
        return lack("title", first=KINDS[after[0]], second=KINDS[after[-1]])
    if t.unmarried[kind] and h.spouse[seat] != NOBODY:
        return lack("unmarried")
    if FIRST_PENSION <= kind <= LAST_PENSION and h.before[seat, FIRST_PENSION : LAST_PENSION + 1].sum() >= t.pensions:
        return lack("pensions", most=int(t.pensions))
    return lack("baton") if kind == MARSHAL and h.before[seat, MARSHAL] else None


def _no_target(t: Tables, h: State, seat: int, kind: int) -> LackView:
    """VE-413: there is nobody on whom the card can be played."""
    if kind in NO_TARGETS:
        return lack(NO_TARGETS[kind])
    if t.most[kind] != HIGHEST:
        return lack("fallen", most=int(t.most[kind]))
    if t.least[kind] != LOWEST:
        return lack("risen", least=int(t.least[kind]), sex=SEXES[t.who[kind]])
    if h.status[seat] != AT_COURT:
        return away(h, seat)
    return lack("nobody", sex=SEXES[t.who[kind]] if t.who[kind] != BOTH else "both")


def audience_lack(h: State, seat: int, audience: str, refusal: int) -> LackView | None:
    """VE-521 to VE-526: why it cannot be asked for; None if it can."""
    if refusal == 0:
        return None
    if h.status[seat] != AT_COURT:
        return away(h, seat)
    if audience == "remarry":
        return lack("wedding" if h.king else "king")
    if audience == "marry" and h.spouse[seat] != NOBODY:
        return lack("married")
    return lack({"withdraw": "offices", "marry": "bride", "intervene": "company"}.get(audience, audience))


def power_lack(h: State, seat: int, refusal: int) -> LackView | None:
    """VE-601 to VE-604: why one's power cannot be used; None if it can."""
    if refusal == 0:
        return None
    code = REFUSALS[refusal]
    if code == "not-at-court":
        return away(h, seat)
    return lack({"no-power": "reroll", "power-used": "used"}.get(code, "power"))
