"""Each step of a plan has a reason that is true of that step."""

from __future__ import annotations

from collections.abc import Iterator

from palais.core.contract import State
from palais.core.phrase import Phrase
from palais.core.words import LANGUAGES
from palais.games.palais_royal.engine.actions import take_apart
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.rules.majority import leads
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.people.sentences import load_words
from tests.walks import busy_walk

from .positions import GAME, position

SEALS = {"king": "king", "madame": "madame"}


def plans(players: int, seed: str) -> Iterator[tuple[int, list[State], list[int]]]:
    """The turns of a random game as plans, up to where hidden information is revealed."""
    states: list[State] = []
    actions: list[int] = []
    for before, seat, action, after, _ in busy_walk(GAME, players, seed, max_rounds=10):
        states, actions = [*(states or [before]), after], [*actions, action]
        if GAME.to_act(after) != (seat,) or GAME.learned(before, after):
            yield seat, states, actions
            states, actions = [], []


def holds(reason: Phrase, seat: int, states: list[State], actions: list[int], i: int) -> bool:
    """Is this true of the i-th step? A majority may need the whole run of equal steps."""
    step, rest = take_apart(actions[i]), [take_apart(action) for action in actions[i + 1 :]]
    end = next((n for n in range(i, len(actions)) if actions[n] != actions[i]), len(actions))
    if reason.key == "hint-majority":
        return bool(leads(fields(states[end]), seat, ROOMS.index(str(reason.arguments["room"]))))
    if reason.key == "hint-step-way":
        return any(each.kind == "move" and ROOMS[each.second] == reason.arguments["to"] for each in rest)
    if reason.key == "hint-step-noble":
        tiles = [
            GAME.box.tiles[fields(states[i + 1 + n]).noble_at[each.first]]
            for n, each in enumerate(rest)
            if each.kind == "recruit"
        ]
        return any(tile.points == reason.arguments["points"] for tile in tiles)
    if reason.key == "hint-step-recruit":
        return bool(GAME.box.tiles[fields(states[i]).noble_at[step.first]].points == reason.arguments["points"])
    if reason.key in ("hint-card", "hint-keep"):
        return step.kind in ("play", "keep") and CARDS[step.first] == reason.arguments["card"]
    if reason.key == "hint-draw":
        return step.kind == "draw" and reason.arguments["cards"] == fields(states[i + 1]).drawn_size
    if reason.key == "hint-step-room":
        room = ROOMS.index(str(reason.arguments["room"]))
        return bool(fields(states[i + 1]).servants[seat, room] == fields(states[i]).servants[seat, room] + 1)
    return reason.key == f"hint-step-{step.kind}"


def test_every_reason_of_whole_games_is_true_of_its_step() -> None:
    seen: dict[str, Phrase] = {}
    for seat, states, actions in plans(3, "plans"):
        reasons = GAME.plan_reasons(GAME.hide(states[0], seat), seat, actions)
        assert len(reasons) == len(actions)
        for i, reason in enumerate(reasons):
            assert holds(reason, seat, states, actions, i), (reason, GAME.action_text(actions[i]))
            seen[reason.key] = reason
    assert len(seen) >= 10, seen.keys()
    for language in LANGUAGES:
        words = load_words(language)
        for reason in seen.values():
            assert words.say(reason.key, **reason.arguments).endswith(".")


def test_a_walk_for_a_noble_says_so_at_each_step() -> None:
    s = position("players: 2\nturn: red move\nleft: moves 1\npark: e9 gold-1\nred: gold 9\nred rooms: king 2, gate 1\n")
    plan = [GAME.parse_action(text) for text in ("move gate-office", "done", "done", "recruit e9")]
    keys = [reason.key for reason in GAME.plan_reasons(GAME.hide(s, 0), 0, plan)]
    assert keys == ["hint-step-noble", "hint-step-done", "hint-step-done", "hint-step-recruit"]
