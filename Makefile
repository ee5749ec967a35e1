# make setup   .venv/bin/sosie, ready to use
# make play    sets everything up and opens a table in the browser
# make test    sets everything up and runs every test
# make check   lint and types
# make golden  writes again what tests/golden compares with
# make messages  writes the protocol's schema and the web client's types again
# make bench   benchmarks, as ratios measured side by side
# make clean   removes what these made

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: setup dev postgres play test check golden messages bench clean

setup: .venv/.setup
	@$(PYTHON) art/bake.py

.venv/.setup: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[search,cluster]'
	touch $@

dev: .venv/.dev postgres setup

.venv/.dev: .venv/.setup
	$(PIP) install --constraint constraints.txt --editable '.[search,cluster,dev]'
	touch $@

# Tests start a PostgreSQL of their own, which has to be installed.
postgres:
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update --quiet --quiet && \
		DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --quiet --no-install-recommends postgresql; \
	else \
		echo "Tests need PostgreSQL: install it first (on Debian: sudo apt-get install postgresql)." >&2; exit 1; \
	fi

play: setup
	$(BIN)/sosie serve --open

test: dev check
	$(BIN)/pytest --numprocesses auto

check: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

golden: dev
	$(BIN)/python tests/golden/regenerate.py
	$(BIN)/python tests/golden/regenerate_cards.py

messages: dev
	$(BIN)/python docs/messages.py

bench: dev
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.fairness --races 150
	$(BIN)/python -m benchmarks.load --rounds 1 --seconds 4 --saturated-rooms 1000 --saturated-seconds 4
	$(BIN)/python -m benchmarks.cluster --entries 300 --rooms 40 --rate 80 --seconds 3

clean:
	rm -rf .venv build dist art/node_modules src/sosie/editions/art src/sosie/cards/fonts src/sosie/cards/emoji.json.gz .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
