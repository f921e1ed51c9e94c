"""Random boxes, as extreme as the data files allow: small and large numbers, few and many of everything."""

from __future__ import annotations

from pathlib import Path
from random import Random

from palais.games.palais_royal.engine.constants import CARDS, PRIVILEGES, ROOMS

SOURCE = 'provenance = "stated"\nsource = "made by chance"\n'
OURS = Path(__file__).parents[3] / "src" / "palais" / "games" / "palais_royal" / "data"
MAPS = ("o", "o o", ("o o o o o o\n" * 6).strip(), ". 2 .\no L o\no o o")
MOMENTS = ("before", "reinforce", "move", "recruit", "any")
FITTING = {"majority": 0, "muster": 1, "gate": 1, "moves": 2, "seals": 3, "gold": 4, "points": 4}  # the moment of each effect


def extreme_box(chance: Random) -> dict[str, str]:
    """The text of every file. Most boxes are valid; some go one step too far and are refused."""
    return {
        "game.toml": _game(chance),
        "park.toml": _park(chance),
        "rooms.toml": SOURCE + "".join(f"[rooms.{room}]\nbonus = {_truth(chance)}\n" for room in ROOMS),
        "cards.toml": _cards(chance),
        "nobles.toml": _nobles(chance),
    }


def write_box(folder: Path, texts: dict[str, str]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def _extreme(chance: Random, most: int) -> int:
    return chance.choice((0, 1, most, most, chance.randint(0, most)))


def _truth(chance: Random) -> str:
    return chance.choice(("true", "true", "false"))


def _game(chance: Random) -> str:
    supply = chance.choice((1, 2, 18, 25, 25))
    reserve = _extreme(chance, 25 - supply)
    free = chance.choice((1, supply, max(1, supply // 2)))
    room, placed = chance.choice(("office", "office", "backdoor", *ROOMS)), supply - free
    start = [_extreme(chance, 20) for _ in range(4)]
    first, second, hand = (_extreme(chance, 20) for _ in range(3))
    return (
        f'name = "by chance"\n[players]\nmin = 2\nmax = 4\ncolours = ["red", "yellow", "green", "black"]\n{SOURCE}'
        f"[servants]\nsupply = {supply}\nreserve = {reserve}\nsetup = {{ {room} = {placed} }}\nfree = {free}\n{SOURCE}"
        f"[gold]\nstart = {start}\n{SOURCE}[end]\nnobles_left = {_extreme(chance, 36)}\n{SOURCE}"
        f"[scoring]\nrow_first = {first}\nrow_second = {second}\nhand_max = {hand}\n{SOURCE}"
    )


def _park(chance: Random) -> str:
    field = chance.choice((*MAPS, ""))
    if not field:
        return (OURS / "park.toml").read_text("utf-8")
    rows = f'[rows.L]\nid = "lions"\n{SOURCE}' if "L" in field else "[rows]\n"
    return f'map = """\n{field}\n"""\n{SOURCE}{rows}'


def _cards(chance: Random) -> str:
    text = f"[provenance.effects]\n{SOURCE}[provenance.prices]\n{SOURCE}"
    for card in CARDS:
        effect = chance.choice(tuple(FITTING))
        fits = chance.random() < 0.98  # otherwise at any moment, which is usually refused
        moment = MOMENTS[FITTING[effect]] if fits else chance.choice(MOMENTS)
        amount = "true" if effect in ("majority", "muster") else _extreme(chance, 20)
        copies, price = chance.choice((0, 1, 4, 4)), chance.choice((0, 0, 1, 20))
        text += f'[cards.{card}]\ncopies = {copies}\nprice = {price}\nmoment = "{moment}"\n{effect} = {amount}\n'
    return text


def _nobles(chance: Random) -> str:
    """42 tiles of at most eight kinds; privileges are as large as the record can hold, and occasionally far larger."""
    text, left = "", 42
    for privilege in chance.sample(PRIVILEGES, chance.randint(1, len(PRIVILEGES))):
        count = min(left - 1, chance.choice((1, 5, 6, 20)))
        if count < 1:
            break
        most = 1 if privilege == "diagonal" else 20 if chance.random() < 0.1 else min(20, 100 // count)
        text += f"[kinds.{privilege}]\ntiles = {[_tile(chance) for _ in range(count)]}\n{privilege} = {most}\n{SOURCE}"
        left -= count
    servants = _extreme(chance, 25)
    return text + f"[kinds.rest]\ntiles = {[_tile(chance) for _ in range(left)]}\nservants = {servants}\n{SOURCE}"


def _tile(chance: Random) -> list[int]:
    """Cheap, so that many are recruited."""
    gold, king, madame = (chance.choice((0, 0, 0, 0, 0, 0, 0, 0, 1, most)) for most in (20, 4, 4))
    return [gold, king, madame, chance.choice((0, 1, 100))]
