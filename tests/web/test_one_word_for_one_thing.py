"""The words people read: one word for one thing in each language, and the rulebooks' own words for things of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

from palais.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# Retired wordings, not native or not the rulebook's: none of them may come back.
RETIRED = {
    "en": [
        "turquoise seal",
        "violet seal",
        r"\boffers\b",
        r"All \{ \$count \} to",
        "Let go",
        "takes a new servant",
    ],
    "de": [
        r"\bPatts?\b",
        r"\bvertritt\b",
        "Hat so seine Tage",
        "Tipps zustimmen",
        r"\bHinweise?\b",
        "Karten für jederzeit",
        "niemand, der anwirbt",
        "Ist das Netz da",
        "Am Telefon",
        "Protokoll",
        "türkise",
        "violette Siegel",
        r"\*\* Angeboten",
        "öffnet einen Platz",
        "Loslassen",
        r"\b(?:im|Der|das) Palast",
    ],
    "fr": [
        r"[Cc]liqu(?:ez|er|ant)(?: encore)? (?:vos|le|les|un)\b",
        r"\bor chacun\b",
        r"\} or\b",
        "Le palais",
        r"\b(?:du|dans le) palais\b",
        "Voir la suite",
        r"\boffres\b",
        "en direct",
        "A ses jours",
        "Lâcher",
        "Faire ainsi",
        "s’achève dès",
        "sceaux? turquoise",
        "sceaux? violet",
        r"\bsalles?\b",
    ],
    "nl": [
        "niemand om aan te werven",
        "Aanvul",
        r"[Vv]erslag\b",
        r"\bBewaren\b",
        "gelijkspel",
        r"één klik ver\.",
        "haar beëindigt",
        "Heeft zo zijn dagen",
        "= altijd$",
        "Uitgenodigd aan tafel",
        "blauwgroene? zegel",
        "paarse? zegel",
        "beginpagina",
        "terug te nemen",
        "teruggenomen",
        r"\bpaleis\b",
        "[“”]",
        # a "spel" is a game as such; a single play of it is a "partij"
        r"[Ss]pel opslaan|opgeslagen spel|nieuw spel|eerste spel",
        r"(?:[Hh]et|[Dd]it) spel (?:is (?:niet )?afgelopen|is opgeslagen|is met|begint|verlaten|meteen uit)",
        r"[Tt]ijdens het spel|(?:van dit|in het) spel (?:vast|;)|Moment van het spel",
        r"[Ee]en (?:afgelopen )?spel (?:\{|met|duurt)|voor een spel$|zijn spellen|De spellen staan",
    ],
}
# Palais Royal once used this word for its seals; in a game with bargaining, offers are called offers.
ONLY_AT_PALAIS_ROYAL = (r"\boffers\b", r"\boffres\b")
# The rulebook also names the seals by their colours, as the printed rules do.
ONLY_AT_THE_TABLE = ("turquoise", "violet", "türkise", "violette", "blauwgroene", "paarse")


def catalogues(language: str) -> list[Path]:
    browser = sorted((ROOT / "web/src").rglob(f"*.{language}.ftl"))
    server = sorted(file for file in (ROOT / "src/palais").rglob(f"*{language}.ftl") if "versailles" not in str(file))
    assert len(browser) > 6
    assert len(server) > 5
    return [*browser, *server]


def rulebook(language: str) -> list[Path]:
    return sorted((ROOT / "src/palais/games/palais_royal/rulebook").glob(f"*{language}.md"))


class Texts(Visitor):
    """The text of a message outside its braces."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the visitor's own name)
        self.found.append(node.value)


def texts(message: BaseNode) -> list[str]:
    visitor = Texts()
    visitor.visit(message)
    return visitor.found


def messages(path: Path) -> dict[str, Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Message)}


def palais_royal(language: str) -> dict[str, Message]:
    """Every text of the Palais Royal table."""
    paths = [path for path in catalogues(language) if "palais-royal" in str(path) or "palais_royal" in str(path)]
    return {key: message for path in paths for key, message in messages(path).items()}


@EACH_LANGUAGE
def test_a_retired_wording_does_not_come_back(language: str) -> None:
    found = [
        (path.name, line.strip())
        for path in [*catalogues(language), *rulebook(language)]
        for line in path.read_text("utf-8").splitlines()
        for words in RETIRED[language]
        if not line.startswith("#") and re.search(words, line)
        if path.suffix == ".ftl" or not any(colour in words for colour in ONLY_AT_THE_TABLE)
        if words not in ONLY_AT_PALAIS_ROYAL or re.search("palais.royal", str(path))
    ]
    assert found == []


@EACH_LANGUAGE
def test_there_is_one_apostrophe_in_all_files(language: str) -> None:
    lines = [line for path in [*catalogues(language), *rulebook(language)] for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(r"\w'\w", line) and not line.startswith("#")] == []


def test_french_punctuation_keeps_to_its_word() -> None:
    """A breaking space before ; : ! ? or inside « » could leave the mark alone on the next line."""
    loose = [
        (path.name, key)
        for path in catalogues("fr")
        for key, message in messages(path).items()
        for text in texts(message)
        if re.search(r"(?: [;:!?»])|« ", text)
    ]
    assert loose == []


@EACH_LANGUAGE
def test_a_seal_is_called_the_same_in_tray_log_popover_and_reason(language: str) -> None:
    said = palais_royal(language)
    for who in ("king", "madame"):
        tray = "".join(texts(said[f"table-res-{who}"])).lower()
        popover = "".join(texts(said[f"table-price-{who}"])).lower()
        log = texts(said[f"seals-{who}"])[-1].strip().lower()
        lacking = texts(said[f"table-missing-{who}"])[-1].strip().lower()
        reason = texts(said[f"why-{who}"])[0].split(":")[0].strip().lower()
        assert tray == popover == log == lacking == reason


@EACH_LANGUAGE
@pytest.mark.parametrize("step", ["move", "recruit"])
def test_one_of_one_takes_the_singular(language: str, step: str) -> None:
    """Not "1 of 1 recruitments"."""
    message = palais_royal(language)[f"table-left-{step}"]
    nouns = [text for text in texts(message) if text.startswith("** ")]
    assert len(set(nouns)) == 2
