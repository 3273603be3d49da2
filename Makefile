# Caravanserai. `make play` plays, `make test` tests; each sets up all it needs, from Python alone.

PYTHON ?= python3
ARGS   ?=

VENV   := .venv
BIN    := $(VENV)/bin
NATIVE := $(CURDIR)/build/native
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# What Python compiles of the sources and of the tests is kept for the next process, whatever the surroundings say:
# a test run starts hundreds of them.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX     := $(CURDIR)/build/pycache

# The test runs, on as many cores as there are. All tests in the compiled build; then again, interpreted, what has to
# agree in both.
PYTEST             := $(BIN)/python -m pytest -q
ON_ALL_CORES       := -n auto --dist worksteal
CHECK_TESTS         = tr '\n' '\0' <build/changed | xargs -0 $(PYTEST) $(ON_ALL_CORES)
COMPILED_TESTS     := $(PYTEST) -m "not long" tests $(ON_ALL_CORES)
IN_BOTH            := tests/core tests/oasis tests/kit $(wildcard tests/games/test_*.py)
WHICH_INTERPRETED  := not long and not once
INTERPRETED_TESTS   = $(PYTEST) -m "$(WHICH_INTERPRETED)" $(IN_BOTH) $(ON_ALL_CORES)
LONG_TESTS         := $(PYTEST) -m long tests $(ON_ALL_CORES)

.PHONY: help play test ready test-compiled test-interpreted test-long test-web-again check static form types fix pin bench figures native web docs lock clean
.NOTPARALLEL:

help:
	@echo "make play     play in the browser (ARGS='play gugong' for the terminal)"
	@echo "make test     everything: static checks, all tests compiled, and interpreted what has to agree"
	@echo "make test-long  what takes hours: a million random games of each title, more kills, more leaks"
	@echo "make test-web-again  the browser tests fifty times, half of them beside busy loops (build/tests/again.log)"
	@echo "make check    the quick loop: ruff, mypy, import-linter, unit tests, the rules of games that changed"
	@echo "make fix      let ruff mend and format the sources"
	@echo "make pin GAME=gugong  after a card was added: make anew what is pinned, and show what changed"
	@echo "make bench    measure the speed, beside Catanatron"
	@echo "make figures  measure the table in the browser: first move, undo, phone, load"
	@echo "make native   compile the rules into build/native"
	@echo "make web      build the front end"
	@echo "make site     write the table as a static site into build/site (ARGS=DIR for another folder)"
	@echo "make docs     build the documentation as a site, and check its links (build/docs)"
	@echo "make lock     take newer versions of what developing installs (tools/versions.txt)"
	@echo "make clean    remove what was built, and the virtual environment"

# --- playing and measuring ---

# Installs no more than compiling needs, and nothing over what the running game uses.
COMPILE_FOR_PLAY := $(PIP) $$($(BIN)/python -m tools.native --needs) && $(BIN)/python -m tools.native

# Node comes from PyPI where the machine has none.
BUILD_WEB := { $(BIN)/python -m tools.web --fresh || { \
    needs="$$($(BIN)/python -m tools.web --needs)"; [ -z "$$needs" ] || $(PIP) $$needs; \
    echo "== building the front end"; $(BIN)/python -m tools.web; }; }

# Compiled rules are used if they are there; if not, they are made meanwhile, for the next time.
play: $(VENV)/play.stamp
	@$(BUILD_WEB) || echo "== the front end could not be built; the server will say so"
	@if $(BIN)/python -m tools.native --fresh; then \
	    export PYTHONPATH=$(NATIVE); \
	elif $(BIN)/python -m tools.native --possible; then \
	    echo "== compiling the rules in the background for the next start (build/native.log)"; \
	    mkdir -p build; \
	    nohup nice -n 19 sh -c '$(COMPILE_FOR_PLAY)' </dev/null >build/native.log 2>&1 & \
	fi; \
	exec $(BIN)/caravanserai $(ARGS)

bench: $(VENV)/bench.stamp native
	@PYTHONPATH=$(NATIVE) $(BIN)/python -m caravanserai.cli bench $(ARGS)

figures: $(VENV)/dev.stamp web native
	@PYTHONPATH=$(NATIVE) $(BIN)/python -m tools.figures $(ARGS)

# --- checking ---

# Without a C compiler there is nothing compiled to test, unless CARAVANSERAI_REQUIRE_NATIVE=1 says that there must be.
test: web
	@rm -rf build/tests && mkdir -p build/tests
	@if [ "$$CARAVANSERAI_REQUIRE_NATIVE" = 1 ] || $(BIN)/python -m tools.native --possible; then \
	    $(MAKE) --no-print-directory ready READ="static native" && \
	    $(MAKE) --no-print-directory test-compiled test-interpreted; \
	else \
	    $(MAKE) --no-print-directory ready READ=static && \
	    echo "== no C compiler: tests run interpreted only" && \
	    $(MAKE) --no-print-directory test-interpreted IN_BOTH=tests WHICH_INTERPRETED="not long"; \
	fi
	@echo "== all test runs"
	@$(BIN)/python -m tools.tally build/tests

# The sources are read, and compiled, beside the front end's own checks; what is said of them comes in one piece each.
# The front end is built before: what is compiled lies beside it.
ready: $(VENV)/dev.stamp
	@$(foreach one,$(READ),$(MAKE) --no-print-directory $(one) >build/tests/$(one).log 2>&1 & $(one)=$$!; ) \
	echo "== the front end's own checks"; $(BIN)/python -m tools.web --check; said=$$?; \
	$(foreach one,$(READ),wait $$$(one) || said=1; cat build/tests/$(one).log; ) exit $$said

test-compiled:
	@echo "== tests, compiled"
	@CARAVANSERAI_EXPECT=compiled PYTHONPATH=$(NATIVE) \
	    $(COMPILED_TESTS) --junit-xml=build/tests/compiled.xml; echo $$? >build/tests/compiled.exit

test-interpreted:
	@echo "== tests, interpreted"
	@CARAVANSERAI_EXPECT=interpreted \
	    $(INTERPRETED_TESTS) --junit-xml=build/tests/interpreted.xml; echo $$? >build/tests/interpreted.exit

test-long: web native
	@echo "== long tests, compiled"
	@CARAVANSERAI_EXPECT=compiled PYTHONPATH=$(NATIVE) $(LONG_TESTS)

# Half of the runs beside two busy loops: a result must not depend on how quick the machine is.
test-web-again: web native
	@CARAVANSERAI_EXPECT=compiled CARAVANSERAI_REQUIRE_WEB=1 PYTHONPATH=$(NATIVE) \
	    $(BIN)/python -m tools.again --runs 50 --busy 2 $(ARGS) -- $(ON_ALL_CORES)

# Types are looked at beside the tests, and what is said of them comes in one piece after theirs.
check: form
	@mkdir -p build && $(BIN)/python -m tools.changed >build/changed
	@$(MAKE) --no-print-directory types >build/types.log 2>&1 & types=$$!; said=0; \
	echo "== unit tests, interpreted"; \
	[ ! -s build/changed ] || CARAVANSERAI_EXPECT=interpreted $(CHECK_TESTS) || said=1; \
	wait $$types || said=1; cat build/types.log; exit $$said

static: form types

form: $(VENV)/dev.stamp
	@echo "== ruff"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(VENV)/dev.stamp
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import-linter"
	@$(BIN)/lint-imports --no-logo

fix: $(VENV)/dev.stamp
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

pin: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.pin $(GAME)

# --- building ---

web: $(VENV)/dev.stamp
	@$(BUILD_WEB)

site: web
	@$(BIN)/python -m tools.web  # what has changed of the package since is compiled for browsers
	@$(BIN)/caravanserai site $(or $(ARGS),build/site)

native: $(VENV)/dev.stamp
	@echo "== compiling the rules"
	@$(BIN)/python -m tools.native

docs: $(VENV)/docs.stamp
	@echo "== the documentation"
	@$(BIN)/python -m tools.docs

$(VENV)/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Caravanserai needs Python 3.11 or newer; name one: make PYTHON=python3.11 ..." >&2; exit 1; }
	@echo "== making $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
	    echo "This Python cannot make virtual environments (on Debian: apt install python3-venv)." >&2; exit 1; }
	@touch $@

# An editable install follows the sources by itself; what it was told by these files it has to be told again.
INSTALLED := pyproject.toml hatch_build.py $(VENV)/python.stamp

$(VENV)/play.stamp: $(INSTALLED)
	@echo "== installing what playing needs"
	@CARAVANSERAI_PURE=1 $(PIP) --editable .
	@touch $@

# Developers have what was tested, to the number; who plays has the newest that pyproject.toml allows, and so has who
# develops where those numbers are not to be had.
VERSIONS := tools/versions.txt
TESTED   := --constraint $(VERSIONS)
COMMA    := ,
define install_tested
@CARAVANSERAI_PURE=1 $(PIP) $(TESTED) --editable "$(1)" || { \
    echo "== not all of $(VERSIONS) is to be had here: the newest that pyproject.toml allows instead" >&2; \
    CARAVANSERAI_PURE=1 $(PIP) --editable "$(1)"; }
endef

$(VENV)/dev.stamp: $(INSTALLED) $(VERSIONS)
	@echo "== installing what developing needs"
	$(call install_tested,.[dev])
	@touch $(VENV)/play.stamp $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	@echo "== installing what the comparison needs"
	$(call install_tested,.[dev$(COMMA)bench])
	@touch $@

$(VENV)/docs.stamp: $(INSTALLED) $(VERSIONS)
	@echo "== installing what the documentation needs"
	$(call install_tested,.[docs])
	@touch $(VENV)/play.stamp $@

# The newest that pyproject.toml allows, in an environment of its own; then `make test` says whether it can be had.
lock:
	@rm -rf build/lock && mkdir -p build && $(PYTHON) -m venv build/lock
	@CARAVANSERAI_PURE=1 build/lock/bin/python -m pip --disable-pip-version-check install --quiet ".[dev,docs]"
	@build/lock/bin/python -m pip --disable-pip-version-check freeze --exclude caravanserai >$(VERSIONS)
	@rm -rf build/lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/caravanserai/web .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
