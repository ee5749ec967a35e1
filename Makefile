# make setup   .venv/bin/sosie, ready to use
# make play    sets everything up and opens a table in the browser
# make test    sets everything up and runs every test
# make check   lint and types, of the server and of the web client
# make golden  writes again what tests/golden compares with
# make messages  writes the protocol's schema and the web client's types again
# make bench   benchmarks, as ratios measured side by side
# make clean   removes what these made

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The web client has commands of its own, where it is.
WEB := $(if $(wildcard web/package.json),npm --prefix web --silent,@true)

.PHONY: setup dev browser play test check golden messages bench clean

setup: .venv/.setup
	@$(PYTHON) art/bake.py
	@$(PYTHON) web/bundle.py

.venv/.setup: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[search]'
	touch $@

dev: .venv/.dev setup

.venv/.dev: .venv/.setup
	$(PIP) install --constraint constraints.txt --editable '.[search,dev]'
	touch $@

play: setup
	$(BIN)/sosie serve --open

# Tests in a browser use the system's Chromium. Without it they are skipped, and say so.
browser:
	@command -v chromium > /dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium; \
	else echo "There is no Chromium, so nothing is tested in a browser: ask an administrator to install chromium."; fi

test: dev check browser
	$(WEB) test
	$(BIN)/pytest --numprocesses auto

check: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(WEB) run check

golden: dev
	$(BIN)/python tests/golden/regenerate.py
	$(BIN)/python tests/golden/regenerate_cards.py

messages: dev
	$(BIN)/python docs/messages.py

bench: dev
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.fairness --races 150
	$(BIN)/python -m benchmarks.load --rounds 1 --seconds 4 --saturated-rooms 1000 --saturated-seconds 4

clean:
	rm -rf .venv build dist art/node_modules web/node_modules src/sosie/server/web src/sosie/editions/art src/sosie/cards/fonts src/sosie/cards/emoji.json.gz .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
