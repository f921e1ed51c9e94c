"""The words of four languages: one Fluent catalogue for each, `<language>.ftl` in a game's folder `i18n`.

Fluent itself forgives: it shows a missing text by its key. Here a text that is missing, or lacks an argument, is an error, so
that a test finds it and no player ever reads `{event-moved}`.
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
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as POSIX has it


class Words:
    """The texts of one language. The folder is a path or a resource of a package, so that they load from a wheel too."""

    def __init__(self, folder: Traversable, language: str) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"language: expected one of {', '.join(LANGUAGES)}, found {language!r}")
        self.language = language
        self._file = f"{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        self.source = _read_text(folder / self._file, self._file)  # for pages that speak for themselves
        self._bundle.add_resource(_parse(self.source, self._file))

    def say(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key with its arguments filled in. Raises DataError if either is missing."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise DataError(self._file, key, "expected a text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise DataError(self._file, key, f"expected every word it refers to ({errors[0]})")
        return str(text)


def _read_text(file: Traversable, name: str) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(name, "file", f"expected a readable text file in UTF-8 ({error})") from None


def _parse(text: str, name: str) -> Resource:
    """A catalogue without a line that Fluent would skip in silence."""
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
