"""Message catalogues in four languages: Fluent files, `<language>.ftl` or several `<topic>.<language>.ftl` in a folder `i18n`.

Fluent shows the key of a missing message. Here a missing message or argument is an error, so that a test finds it and no
player ever reads `{event-moved}`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from palais.core.errors import DataError, OptionError

LANGUAGES: Final = ("en", "de", "fr", "nl")
DEFAULT_LANGUAGE: Final = "en"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set wins, as in POSIX


class Words:
    """The catalogue of one language. The folder may be a package resource, so that it also loads from a wheel."""

    def __init__(self, folder: Traversable, language: str) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"language: expected one of {', '.join(LANGUAGES)}, found {language!r}")
        self.language = language
        self._file = f"{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        files = _files(folder, self._file)
        texts = {file.name: _read_text(file) for file in files}
        self.source = "\n".join(texts.values())  # for pages that format messages themselves
        for name, text in texts.items():
            self._bundle.add_resource(_parse(text, name))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **arguments: str | int) -> str:
        """Format a message. Raises DataError if it or one of its arguments is missing."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise DataError(self._file, key, "expected a text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise DataError(self._file, key, f"expected every word it refers to ({errors[0]})")
        return str(text)


def _files(folder: Traversable, name: str) -> list[Traversable]:
    """The catalogues of a language, by topic or in one piece."""
    try:
        found = [file for file in folder.iterdir() if file.name == name or file.name.endswith(f".{name}")]
    except OSError as error:
        raise DataError(name, "file", f"expected a readable folder ({error})") from None
    if not found:
        raise DataError(name, "file", "expected a readable text file in UTF-8 (there is none)")
    return sorted(found, key=lambda file: file.name)


def _read_text(file: Traversable) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(file.name, "file", f"expected a readable text file in UTF-8 ({error})") from None


def _parse(text: str, name: str) -> Resource:
    """Parse a catalogue. Raises DataError for lines that Fluent would silently skip."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise DataError(name, "file", f"expected Fluent messages, found {line!r}")
    return resource


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if it is one of the four, else English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = re.split(r"[-_.@]", locale)[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE
