"""Which database a command works on: an option, an environment variable, a file with the URL, or a file in the data folder."""

from __future__ import annotations

from pathlib import Path

from palais.core.errors import OptionError


def database_url(url: str, file: Path | None) -> str:
    """The URL of the database. Raises OptionError if it cannot be found out."""
    if url and file is not None:
        raise OptionError("--db and --db-file (PALAIS_DB and PALAIS_DB_FILE) both name a database; give one of them")
    return url or (_read_url(file) if file is not None else _own_database())


def _read_url(file: Path) -> str:
    """The file's first line. Never quoted in an error: it may hold a password."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise OptionError(f"--db-file: {file} cannot be read ({reason})") from None
    if not lines or not lines[0].strip():
        raise OptionError(f"--db-file: {file} is empty; its first line must be the URL of the database")
    return lines[0].strip()


def _own_database() -> str:
    import platformdirs

    folder = Path(platformdirs.user_data_dir("palais"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"the folder {folder} cannot be made ({error.strerror}); name a database with --db") from None
    return f"sqlite:///{folder / 'palais.db'}"
