"""`python -m sosie` is the command `sosie`."""

from sosie.cli.main import run

run()
