# make setup   .venv/bin/sosie, ready to use
# make play    sets everything up and opens a table in the browser
# make test    sets everything up and runs all lanes of tests, on samples of very long parameter lists
# make test LANES="pure web"  some lanes; CONTRIBUTING.md has a table of them
# make test-all  all tests with all parameters: every card, every order; no linters
# make test-stress  each end-to-end test 200 times on a busy machine, for at most TIME seconds: an hour
# make coverage  lists the lines of the pure packages and of live play that no test runs
# make mutate  makes small changes to the rules and tables, and lists those that no test notices; SHARE=1 tries all of them
# make quick   the tests of the pure packages, for the inner loop
# make wheel   a wheel whose rules, tables and rooms are compiled, in dist/
# make compiled  the same as a folder to put first on PYTHONPATH: build/compiled
# make check   lint and types, of the server and of the web client
# make golden  regenerates the expected files of tests/golden, the games on a projector, and the page of limits
# make messages  regenerates the protocol's schema and the web client's types
# make pictures  takes screenshots into build/screenshots, and regenerates the pictures of the docs
# make languages  reports texts that a language lacks, ambiguous names, and texts too long for a phone; LANGUAGES="it pl": some
# make docs    builds the documentation as a site with search into build/site
# make lock    writes the digests of all pinned packages into requirements/, after a change of constraints.txt
# make fuzz    fuzzes the parsers of untrusted files, each for SECONDS (Linux)
# make bench   benchmarks, as ratios measured side by side
# make simulate  evenings of the whole server in virtual time, under random faults: SEEDS of them
# make chaos   a thousand faults in a cluster and 200 on one machine, during games; continues an interrupted run
# make clean   removes all generated files

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Sosie with the packages of some extras: each file is checked against its digest, and nothing else is downloaded.
install = $(PIP) install --require-hashes $(foreach extra,core $(1),--requirement requirements/$(extra).txt) && $(PIP) install --no-deps --no-build-isolation --editable .
INSTALL := sh tests/install.sh
RUN_LANES = cd tests && ../$(BIN)/python -m lanes
# The compiled package in place of the sources.
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

.PHONY: setup dev wheel compiled quick coverage mutate test-all test-stress browser postgres caddy stress-ng packages play test check golden messages pictures languages docs lock fuzz bench chaos simulate clean

setup: .venv/.setup
	@$(PYTHON) art/bake.py
	@$(PYTHON) web/bundle.py

.venv/.setup: pyproject.toml $(wildcard requirements/*.txt)
	$(PYTHON) -m venv .venv
	$(call install,search cluster)
	touch $@

# Not as a second prerequisite: with --jobs, two installations would run at the same time.
dev: .venv/.dev
	@$(MAKE) --no-print-directory setup

# Includes the packages of `setup`, so that nothing is installed twice.
.venv/.dev: pyproject.toml $(wildcard requirements/*.txt)
	$(PYTHON) -m venv .venv
	$(call install,search cluster docs dev)
	touch .venv/.setup .venv/.docs $@

play: setup
	$(BIN)/sosie serve --open --host 0.0.0.0

# System packages for tests: a browser, and PostgreSQL and Caddy, of which tests start their own instances.
browser:
	@command -v chromium-headless-shell > /dev/null || $(INSTALL) chromium-headless-shell || command -v chromium > /dev/null || $(INSTALL) chromium

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || $(INSTALL) postgresql

caddy:
	@command -v caddy > /dev/null || $(INSTALL) caddy

stress-ng:
	@command -v stress-ng > /dev/null || $(INSTALL) stress-ng

# In sequence, since the package manager takes a lock.
packages:
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory postgres
	@$(MAKE) --no-print-directory caddy

# In parallel, since installations mostly wait.
test:
	@$(MAKE) --no-print-directory --jobs 2 dev packages
	$(RUN_LANES) $(LANES)

# An empty mark expression selects all tests.
test-all: dev packages
	$(BIN)/pytest -m "" --numprocesses auto --dist worksteal

TIME ?= 3600
RUNS ?= 200
test-stress: dev packages stress-ng
	cd tests && ../$(BIN)/python -m stress --runs $(RUNS) --seconds $(TIME)

# Pure packages: no server, no browser, no pictures.
quick: dev
	$(RUN_LANES) pure

coverage: dev
	$(RUN_LANES) coverage
	cd tests && ../$(BIN)/python -m lanes.coverage --missing ../build/coverage-*.json

SHARE ?= 0.25
mutate: dev
	cd tests && ../$(BIN)/python -m mutation --share $(SHARE)

compiled: dev
	@$(BIN)/python wheel/compile.py > /dev/null
	@$(COMPILED) $(BIN)/python -c "import sosie.table.fold as fold; assert fold.__file__.endswith('.so'), fold.__file__"

wheel: dev
	COMPILE_SOSIE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

check: dev
	$(RUN_LANES) lint types web-types web-lint

golden: dev
	$(BIN)/python tests/golden/regenerate.py
	$(BIN)/python tests/projector_games.py
	$(BIN)/python tests/golden/regenerate_cards.py
	$(BIN)/python docs/limits.py

messages: dev
	$(BIN)/python docs/messages.py

pictures: dev browser
	$(BIN)/python docs/photograph.py
	cd tests && ../$(BIN)/python -m browser.pictures docs
	cd tests && ../$(BIN)/python -m browser.pictures

languages: dev browser
	cd tests && ../$(BIN)/python -m browser.languages $(LANGUAGES)

docs: .venv/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html; with search: $(PYTHON) -m http.server --directory build/site"

.venv/.docs: pyproject.toml $(wildcard requirements/*.txt)
	$(PYTHON) -m venv .venv
	$(call install,docs)
	touch $@

bench: compiled
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.fairness --races 150
	$(BIN)/python -m benchmarks.load --rounds 1 --seconds 4 --saturated-seconds 4
	$(BIN)/python -m benchmarks.load --workers 2 --rounds 1 --seconds 4 --saturated-rooms 1000 --saturated-seconds 4 --idle 0
	$(BIN)/python -m benchmarks.load.table_costs
	$(BIN)/python -m benchmarks.log
	$(BIN)/python -m benchmarks.cluster --entries 300 --rooms 40 --rate 80 --seconds 3

chaos: dev postgres
	cd tests && ../$(BIN)/python -m chaos --faults 1000 --figures ../build/chaos.jsonl
	cd tests && ../$(BIN)/python -m chaos --faults 200 --machine --figures ../build/chaos-machine.jsonl
	cd tests && ../$(BIN)/python -m chaos.rolling

lock: dev
	$(BIN)/python wheel/lock.py

SECONDS ?= 60
fuzz: .venv/.fuzz
	cd tests && ../$(BIN)/python -m fuzz --seconds $(SECONDS)

.venv/.fuzz: requirements/fuzz.txt | dev
	$(call install,fuzz)
	touch $@

SEEDS ?= 2000
FIRST ?= 0
simulate: dev
	cd tests && ../$(BIN)/python -m simulation --seeds $(SEEDS) --first $(FIRST)

clean:
	rm -rf .venv build dist art/node_modules web/node_modules src/sosie/server/web src/sosie/editions/art src/sosie/cards/fonts src/sosie/cards/emoji.json.gz .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
