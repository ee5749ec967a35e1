# make setup   .venv/bin/sosie, ready to use
# make play    sets everything up and opens a table in the browser
# make test    sets everything up and tests everything, on samples where there is very much of a kind
# make test-all  the same without samples: every card, every order
# make quick   the tests of the pure packages, for the inner loop
# make check   lint and types, of the server and of the web client
# make golden  writes again what tests/golden compares with
# make messages  writes the protocol's schema and the web client's types again
# make pictures  photographs every screen into build/screenshots, and what the documentation shows
# make docs    builds the documentation as a site with search into build/site
# make bench   benchmarks, as ratios measured side by side
# make chaos   a cluster whose parts fail a thousand times while people play; goes on where it was stopped
# make clean   removes what these made

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
WEB := npm --prefix web --silent
INSTALL := sh tests/install.sh
# One more than there are cores: many tests wait, at the pace of people.
WORKERS := $(shell $(PYTHON) -c "import os; print(len(os.sched_getaffinity(0)) + 1 if hasattr(os, 'sched_getaffinity') else 'auto')")

.PHONY: setup dev quick test-all browser postgres caddy packages play test check golden messages pictures docs bench chaos clean

setup: .venv/.setup
	@$(PYTHON) art/bake.py
	@$(PYTHON) web/bundle.py

.venv/.setup: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[search,cluster]'
	touch $@

dev: .venv/.dev setup

# Includes the packages of `setup`, so that nothing is installed twice.
.venv/.dev: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[search,cluster,docs,dev]'
	touch .venv/.setup .venv/.docs $@

play: setup
	$(BIN)/sosie serve --open --host 0.0.0.0

# System packages for tests: a browser, and PostgreSQL and Caddy, of which tests start their own instances.
browser:
	@command -v chromium > /dev/null || $(INSTALL) chromium

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || $(INSTALL) postgresql

caddy:
	@command -v caddy > /dev/null || $(INSTALL) caddy

# One after the other, since packages are installed by one at a time.
packages:
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory postgres
	@$(MAKE) --no-print-directory caddy

# To check takes one core, and to install packages is to wait for them.
test: dev
	@$(MAKE) --no-print-directory --jobs 2 check packages
	$(WEB) test
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal

# An empty choice of marks is a choice of all tests.
test-all: dev packages
	$(BIN)/pytest -m "" --numprocesses $(WORKERS) --dist worksteal

# Pure packages: no server, no browser, no pictures.
quick: dev
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal tests/rules tests/table tests/bots tests/plugins tests/deck tests/designs tests/golden tests/test_layers.py tests/test_names.py

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

pictures: dev browser
	$(BIN)/python docs/photograph.py
	cd tests && ../$(BIN)/python -m browser.pictures docs
	cd tests && ../$(BIN)/python -m browser.pictures

docs: .venv/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html; with search: $(PYTHON) -m http.server --directory build/site"

.venv/.docs: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[docs]'
	touch $@

bench: dev
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.fairness --races 150
	$(BIN)/python -m benchmarks.load --rounds 1 --seconds 4 --saturated-rooms 1000 --saturated-seconds 4
	$(BIN)/python -m benchmarks.cluster --entries 300 --rooms 40 --rate 80 --seconds 3

chaos: dev postgres
	cd tests && ../$(BIN)/python -m chaos --faults 1000 --figures ../build/chaos.jsonl
	cd tests && ../$(BIN)/python -m chaos.rolling

clean:
	rm -rf .venv build dist art/node_modules web/node_modules src/sosie/server/web src/sosie/editions/art src/sosie/cards/fonts src/sosie/cards/emoji.json.gz .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
