"""Family names at a table: which are valid, which are free, and which the table suggests."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from palais.core.families import FamilyNames
from palais.core.kit import kit
from palais.tables.lobby.lookalikes import find_alike, is_in_alphabet, tidy
from palais.tables.refusals import Refusal

ALPHABET: Final = "LATIN"
LEAST_LETTERS: Final = 2  # after the particle
SIGNS: Final = " -’"


def family_names(game_id: str) -> FamilyNames | None:
    """The family names of a game; None if its seats have none."""
    found = kit(game_id).families
    return None if found is None else found()


def read_family(game_id: str, wanted: str) -> str:
    """The name as stored. Raises Refusal if it is invalid."""
    names = family_names(game_id)
    if names is None:
        raise Refusal("no-families")
    name = tidy(wanted).replace("'", "’")
    if not (names.shortest <= len(name) <= names.longest and _is_spelled(name) and _has_particle(names, name)):
        raise Refusal("bad-family", shortest=names.shortest, longest=names.longest)
    return name


def _is_spelled(name: str) -> bool:
    """Latin letters, with spaces, hyphens and apostrophes between them."""
    letters = "".join(character for character in name if character not in SIGNS)
    return all(unicodedata.category(letter)[0] == "L" for letter in letters) and is_in_alphabet(letters, ALPHABET)


def _has_particle(names: FamilyNames, name: str) -> bool:
    """Whether the name begins with a particle: `de Montravel`, `d’Aubigny`."""
    rests = (name[len(particle) :] for particle in names.particles if _begins_with(name, particle))
    return any(sum(character not in SIGNS for character in rest) >= LEAST_LETTERS for rest in rests)


def _begins_with(name: str, particle: str) -> bool:
    """An elided particle (`d’`) touches the name, any other is followed by a space."""
    opening = particle if particle.endswith("’") else f"{particle} "
    return name.casefold().startswith(opening.casefold())


def check_free(name: str, others: Iterable[str | None]) -> None:
    """Raises Refusal if another family has this name or one like it."""
    if find_alike(name, (other for other in others if other is not None)) is not None:
        raise Refusal("family-taken")


def draw_families(game_id: str, taken: Iterable[str | None], count: int) -> list[str | None]:
    """Different names for this many seats, none like those taken; None for each seat of a game without family names."""
    names = family_names(game_id)
    if names is None:
        return [None] * count
    used = [name for name in taken if name is not None]
    free = [name for name in names.names if find_alike(name, used) is None]
    return [*secrets.SystemRandom().sample(free, count)]
