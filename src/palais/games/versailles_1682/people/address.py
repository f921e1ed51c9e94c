"""VE-901: How a courtier is addressed: rank, Marshal, highest title, name, office, in this order."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.engine.constants import (
    ALMONER,
    DEAD,
    DUC,
    ETIQUETTES,
    FIRST_GOVERNORSHIP,
    KINDS,
    LAST_GOVERNORSHIP,
    MAN,
    MARSHAL,
    NO_CARD,
    NOBODY,
    OVER,
    TITLES,
)
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.sentences import load_words

FEMININE = {"baron": "baronne", "comte": "comtesse", "marquis": "marquise", "duc": "duchesse"}
MARSHALS = ("marechal", "marshal", "marschall", "maarschalk")


class Address(NamedTuple):
    """The parts of an address; the office is a kind of card. VE-902: Names are the table's: here it is a seat's family."""

    rank: str  # monsieur, monseigneur, madame, mademoiselle
    marshal: bool
    title: str | None  # in the bearer's sex
    name: int  # whose family's name is borne
    office: str | None
    woman: bool


def address(s: State, seat: int) -> Address | None:
    """A function of the state; the dead have no address."""
    if s.status[seat] == DEAD:
        return None
    woman = s.sex[seat] != MAN
    title = _title(s, seat)
    shown = FEMININE[title] if title and woman else title
    return Address(_rank(s, seat), bool(s.before[seat, MARSHAL]), shown, int(s.name[seat]), _office(s, seat), woman)


def is_told(s: State, seat: int) -> bool:
    """Whether a view tells how a seat is addressed: where breaches are fined, one has to know it of others."""
    return s.viewer == seat or s.step == OVER or ETIQUETTES[s.etiquette] != "fine"


def _rank(s: State, seat: int) -> str:
    if s.sex[seat] == MAN:
        return "monseigneur" if s.office[seat] == ALMONER else "monsieur"
    own_title = s.before[seat, : DUC + 1].any()
    return "madame" if s.ever_married[seat] or own_title else "mademoiselle"


def _title(s: State, seat: int) -> str | None:
    """The highest before the courtier or, for a wife, before her husband [S43]."""
    bearers = [seat]
    if s.sex[seat] != MAN and s.spouse[seat] != NOBODY:
        bearers.append(int(s.spouse[seat]))
    found = [title for title in range(DUC + 1) if any(s.before[bearer, title] for bearer in bearers)]
    return TITLES[max(found)] if found else None


def _office(s: State, seat: int) -> str | None:
    """The office, else the first governorship in card order."""
    if s.office[seat] != NO_CARD:
        return KINDS[s.office[seat]]
    provinces = [kind for kind in range(FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP + 1) if s.holder[kind] == seat]
    return KINDS[provinces[0]] if provinces else None


def address_text(parts: Address, name: str, language: str) -> str:
    """The French form with the office in the reader's language: Madame la Duchesse de Bellefontaine, Reader to the Queen."""
    words = [parts.rank.capitalize()]
    if parts.marshal or parts.title:
        words.append("la" if parts.woman else "le")
    words += ["Maréchal"] * parts.marshal + ([parts.title.capitalize()] if parts.title else []) + [name]
    text = " ".join(words)
    return text if parts.office is None else f"{text}, {office_name(parts, language)}"


def office_name(parts: Address, language: str) -> str:
    """In the bearer's sex."""
    return load_words(language).say("office-name", card=parts.office or "none", sex="woman" if parts.woman else "man")


def is_full_form(parts: Address, name: str, text: str) -> bool:
    """VE-911: Is this the whole address? Case, accents, commas, hyphens and the article after the rank do not matter."""
    return _plain(text) in _accepted(parts, name)


def holds_full_form(parts: Address, name: str, text: str) -> bool:
    """VE-911: Does a message hold the whole address somewhere?"""
    said = f" {_plain(text)} "
    return any(f" {form} " in said for form in _accepted(parts, name))


def _accepted(parts: Address, name: str) -> set[str]:
    titles = [parts.title] if parts.title else []
    marshals = MARSHALS if parts.marshal else ("",)
    heads = [" ".join(filter(None, [parts.rank, marshal, *titles, name])) for marshal in marshals]
    if parts.office is None:
        return {_plain(head) for head in heads}
    return {_plain(f"{head} {office}") for head in heads for office in _office_names(parts.office)}


def _office_names(office: str) -> set[str]:
    """In any of the four languages, the full name or the short one, in either sex."""
    names = set()
    for words in map(load_words, LANGUAGES):
        names |= {words.say("office-name", card=office, sex=sex) for sex in ("man", "woman")}
        short = {words.say("short-name", card=office, sex=sex) for sex in ("man", "woman")}
        names |= {name.replace("|", " ") for name in short} | {name.replace("-|", "").replace("|", " ") for name in short}
    return names


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("\u00ad", ""))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
    words = re.sub(r"[,.:;!?\-\s]+", " ", bare).strip()
    return re.sub(r"\b(monsieur|monseigneur|madame|mademoiselle) (le|la) ", r"\1 ", words)
