"""Serves the built front end from memory: precompressed, hashed files cached forever, the page revalidated."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = "no-cache"
INDEX: Final = "index.html"
HASHED_PREFIX: Final = "assets/"
HEAD_PLACEHOLDER: Final = b"<!-- preview -->"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # in order of preference
NOT_BUILT: Final = b"The pages of Palais are not built yet: stop the server and start it with `make run`.\n"
MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
}


class StaticFile(NamedTuple):
    """A file with its precompressed encodings."""

    type: str
    etag: str
    bodies: dict[str, bytes]  # by encoding; "" is uncompressed


class StaticFiles:
    """All files of the folder `static`, read once at the start."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder if folder is not None else resources.files(__package__) / "static"
        content = dict(_files(folder)) if folder.is_dir() else {}
        self.files = {path: _file(path, content) for path in content if not path.endswith((".br", ".gz"))}

    @property
    def is_built(self) -> bool:
        return INDEX in self.files

    @property
    def names(self) -> list[str]:
        """The files beside the page without a hash in their name, such as the icon."""
        return [path for path in self.files if path != INDEX and not path.startswith(HASHED_PREFIX)]

    def page(self, request: Request[None, None, State], status: int = 200, head: str = "") -> Response[bytes]:
        """The single page, with these tags in its head. Its script routes by the address."""
        if not self.is_built:
            return Response(NOT_BUILT, media_type="text/plain", status_code=503, headers={"cache-control": "no-store"})
        return self._page_with(request, head) if head else self.answer(request, INDEX, status)

    def _page_with(self, request: Request[None, None, State], head: str) -> Response[bytes]:
        """Uncompressed: the page is too small for compression to pay off."""
        file = self.files[INDEX]
        body = file.bodies[""].replace(HEAD_PLACEHOLDER, head.encode(), 1)
        headers = {
            "cache-control": CACHE_REVALIDATE,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:16]}"',
            "vary": "accept-language, cookie",
        }
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.type)
        return Response(body, headers=headers, media_type=file.type)

    def answer(self, request: Request[None, None, State], path: str, status: int = 200) -> Response[bytes]:
        """A file in the best encoding the browser accepts, or 304 if it has not changed."""
        file = self.files[path]
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in ENCODINGS if name in accepted and name in file.bodies), "")
        headers = {
            "cache-control": CACHE_FOREVER if path.startswith(HASHED_PREFIX) else CACHE_REVALIDATE,
            "etag": f'"{file.etag}{"-" if encoding else ""}{encoding}"',
            "vary": "accept-encoding",
        }
        if status == 200 and headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.type)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(file.bodies[encoding], status_code=status, headers=headers, media_type=file.type)


def _files(folder: Traversable, prefix: str = "") -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _file(path: str, content: dict[str, bytes]) -> StaticFile:
    bodies = {"": content[path]}
    bodies |= {name: content[path + ending] for name, ending in ENCODINGS.items() if path + ending in content}
    ending = path[path.rfind(".") :]
    kind = MEDIA_TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return StaticFile(kind, hashlib.sha256(content[path]).hexdigest()[:16], bodies)
