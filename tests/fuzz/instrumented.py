"""One target under atheris: `python -m fuzz.instrumented TARGET [OPTION OF LIBFUZZER ...]`."""

import sys

import atheris

with atheris.instrument_imports(include=["sosie"]):
    from fuzz.targets import TARGETS

if __name__ == "__main__":
    name = sys.argv.pop(1)
    atheris.Setup(sys.argv, TARGETS[name])
    atheris.Fuzz()
