"""`python -m palais` is the command `palais`."""

from palais.cli.main import run

run()
