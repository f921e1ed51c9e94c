"""The planner: every line by the exact chances of its dice, and decisions that a person would understand."""

from __future__ import annotations

import numpy as np
import pytest

from palais.core.contract import Hidden, State
from palais.core.errors import BotError
from palais.core.jit import ENABLED
from palais.core.records import Records, aligned
from palais.games.versailles_1682.bots.mind import Mind, new_mind
from palais.games.versailles_1682.bots.own_view import own_view
from palais.games.versailles_1682.bots.planner.desk import BASE, HERE, WORK
from palais.games.versailles_1682.bots.planner.lines import list_lines
from palais.games.versailles_1682.bots.planner.outcomes import first_outcome, is_last_outcome, play_outcome
from palais.games.versailles_1682.bots.planner.planner_bot import PlannerBot
from palais.games.versailles_1682.bots.value.value import hand_written
from palais.games.versailles_1682.engine.constants import KINDS, MAIN
from palais.games.versailles_1682.engine.event_log import MUTE, new_log
from palais.games.versailles_1682.engine.state import STATE, StateRecord, fields
from palais.games.versailles_1682.engine.state import State as Position
from tests.games.versailles_1682.bots.positions import walk
from tests.games.versailles_1682.positions import GAME, Court

TABLES = GAME.box.tables


class Thought:
    """Lines and outcomes of a position, by the interpreted rules."""

    def __init__(self, s: Position) -> None:
        self.desk = Records(StateRecord, aligned(STATE, 8))
        self.desk[HERE] = self.desk[BASE] = s  # type: ignore[assignment]
        fields(self.desk[BASE]).actions_left += 1
        self.mind: Mind = new_mind(hand_written())
        self.mind.seat, self.log = s.seat, new_log()
        self.log.length = MUTE
        list_lines(self.desk, BASE, WORK, TABLES, self.mind, self.log)

    def texts(self) -> list[str]:
        """The complete lines."""
        return [self.text(n) for n in range(self.mind.lines) if self.mind.length[n] > 0]

    def text(self, n: int) -> str:
        return ", ".join(GAME.action_text(int(action)) for action in self.mind.line[n, : self.mind.length[n]])

    def outcomes(self, text: str) -> list[tuple[float, Position]]:
        n = next(n for n in range(self.mind.lines) if self.mind.length[n] > 0 and self.text(n) == text)
        found = []
        first_outcome(self.mind)
        while True:
            chance = play_outcome(self.desk, BASE, WORK, TABLES, self.mind, n, self.log)
            found.append((chance, fields(self.desk[WORK]).copy()))
            if is_last_outcome(self.mind):
                return found


def test_a_request_is_granted_by_the_exact_chance_of_each_route() -> None:
    thought = Thought(Court().standing(0, 6, 8).hand(0, "comte").s)
    comte = KINDS.index("comte")
    for route, chance in (("crown", 0.6), ("through", 0.64)):
        outcomes = thought.outcomes(f"play, card comte, seat 0, route {route}")
        assert sum(chance for chance, _ in outcomes) == pytest.approx(1)
        assert sum(chance for chance, s in outcomes if s.before[0, comte]) == pytest.approx(chance)
    refused = {(int(s.k[0]), int(s.q[0])): round(chance, 9) for chance, s in outcomes}
    assert refused == {(6, 8): 0.64, (6, 7): 0.2, (5, 8): 0.16}


def test_a_second_roll_in_hand_is_part_of_the_chance() -> None:
    thought = Thought(Court().standing(0, 4).lay(0, "gentleman").hand(0, "baron").s)
    outcomes = thought.outcomes("play, card baron, seat 0, route crown")
    assert sum(chance for chance, s in outcomes if s.before[0, KINDS.index("baron")]) == pytest.approx(0.4 + 0.6 * 0.4)


def test_poison_has_three_outcomes() -> None:
    outcomes = Thought(Court().hand(0, "poison").s).outcomes("play, card poison, seat 1")
    assert sorted(round(chance, 9) for chance, _ in outcomes) == [0.2, 0.4, 0.4]


def test_the_chances_of_all_outcomes_add_up_to_one() -> None:
    for n, (s, _, _) in enumerate(walk(4, "outcomes", 600)):
        if fields(s).step == MAIN and n % 17 == 0:
            thought = Thought(fields(s))
            for text in thought.texts()[:12]:
                if text not in ("no", "draw"):
                    assert sum(chance for chance, _ in thought.outcomes(text)) == pytest.approx(1)


def test_every_line_is_legal_from_the_first_decision_to_the_last() -> None:
    s = Court().hand(0, "comte", "poison", "slander", "warrant").lay(1, "reader").lay(0, "finances").s
    for text in Thought(s).texts():
        now = State(s)
        for action in text.split(", "):
            number = GAME.parse_action(action)
            assert number in GAME.legal(now, 0)
            now, _ = GAME.apply(now, 0, number)


def choices(court: Court, count: int, **settings: int) -> list[str]:
    bot, texts = PlannerBot(GAME, 1, **settings), []
    for _ in range(count):
        seat = GAME.to_act(court.state)[0]
        texts.append(GAME.action_text(bot.act(court.hidden(seat), GAME.legal(court.state, seat), None)))
        court.do(texts[-1])
    return texts


def test_it_asks_for_a_great_pension_that_it_can_hardly_fail_to_get() -> None:
    court = Court(4).standing(0, 9).hand(0, "pension_great", "slander")
    assert choices(court, 4) == ["play", "card pension_great", "seat 0", "route crown"]


def test_it_goes_through_the_queen_if_she_likes_it_better() -> None:
    court = Court().standing(0, 3, 9).hand(0, "comte").do("play, card comte, seat 0")
    assert choices(court, 1) == ["route through"]


def test_a_thought_in_the_middle_of_an_action_completes_it() -> None:
    for n, (s, seat, _) in enumerate(walk(4, "middle", 300)):
        if fields(s).step != MAIN and n % 5 == 0:
            legal = GAME.legal(s, seat)
            assert PlannerBot(GAME, 1).act(GAME.hide(s, seat), legal, None) in legal


def test_what_it_is_shown_stays_as_it_was_and_what_is_hidden_does_not_matter() -> None:
    for n, (s, seat, _) in enumerate(walk(4, "honest", 200 if ENABLED else 60)):
        if n % 6 == 0:
            hidden, other = (GAME.hide(x, seat) for x in (s, GAME.determinize(GAME.hide(s, seat), seat, n)))
            shown = hidden.to_bytes()
            answers = {PlannerBot(GAME, n).act(Hidden(h), GAME.legal(h, seat), None) for h in (hidden, other)}
            assert len(answers) == 1
            assert hidden.to_bytes() == shown


@pytest.mark.parametrize("setting", [{"width": -1}, {"noise": 2.0}, {"noise": float("nan")}, {"overlooks": 101}])
def test_settings_out_of_range_are_refused(setting: dict[str, float]) -> None:
    with pytest.raises(BotError, match="expected"):
        PlannerBot(GAME, 1, **setting)  # type: ignore[arg-type]


def test_its_own_view_has_all_fields_that_name_seats() -> None:
    """A field with a row for each seat that were forgotten would be seen here."""
    s = fields(GAME.new(6, 3))
    s.ledger[:, 0] = np.arange(6)
    assert own_view(GAME.hide(State(s), 2)).ledger[0, 0] == 2
