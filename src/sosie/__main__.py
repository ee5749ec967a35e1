"""`python -m sosie`: the command line."""

from sosie.cli.main import run

if __name__ == "__main__":
    run()
