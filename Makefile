# What people, the README and CI call. `make run` and `make test` set everything up by themselves.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TO_TEST := $(VENV)/.ready-to-test
FRONT_END := src/palais/web/static/.made-from
FRONT_END_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/palais/games/*/i18n/*.ftl src/palais/games/*/lessons/words/*.ftl src/palais/games/*/rulebook/*.md src/palais/web/i18n/*.ftl)
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do command -v $$p && break; done)
JOBS ?= 2
# programs from Debian that the tests run, each with its package
TEST_TOOLS := chromium:chromium caddy:caddy haproxy:haproxy nginx:nginx-light openssl:openssl systemd-analyze:systemd

.PHONY: help run warming play test test-several soak check bench bench-peers bench-tables goldens docs types clean
.DEFAULT_GOAL := help

help:
	@echo "make run      the table in the browser, on http://127.0.0.1:8080"
	@echo "make play     the same game in the terminal"
	@echo "make test     style, types, imports and all tests"
	@echo "make test-several  servers that share a PostgreSQL database: kills, takeovers, races"
	@echo "make soak     the same under random kills for an hour"
	@echo "make check    style, types and imports only"
	@echo "make bench    what the engine costs on this machine"
	@echo "make bench-peers  the same beside other engines, in an environment of their own"
	@echo "make bench-tables  200 live tables on one server: moves a second, latency, memory"
	@echo "make goldens  make the golden files again (needs a new rules version)"
	@echo "make docs     make the generated pages again"
	@echo "make types    make the browser's types again, from the server's messages"

# Ctrl-C is how one ends these two: 130 is no error. The shell has to live until they have ended, hence the trap.
run: $(READY) warming $(FRONT_END)
	@trap : INT; $(BIN)/palais serve || [ $$? -eq 130 ]

# The bots are compiled while the front end is built; the server goes on from there. Only the first time is it any work.
warming: $(READY)
	@($(BIN)/palais warm > /dev/null 2>&1 &)

play: $(READY)
	@trap : INT; $(BIN)/palais play || [ $$? -eq 130 ]

test: check
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup

# Servers that share a database, on a PostgreSQL of their own. Also part of `make test`.
test-several: $(READY_TO_TEST)
	PALAIS_JIT=0 $(BIN)/python -m pytest tests/several tests/store/test_batches.py tests/store/test_claim.py

# Not part of CI: an hour of random kills every 30 seconds.
soak: $(READY_TO_TEST)
	PALAIS_JIT=0 $(BIN)/python -m tests.several.soak --minutes 60

check: $(READY_TO_TEST) $(FRONT_END)
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && export PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run --silent check && npm run --silent test

bench: $(READY)
	@$(BIN)/palais bench

bench-peers: $(READY)
	@$(BIN)/python bench/peers/run.py

bench-tables: $(READY_TO_TEST)
	@PYTHONPATH=bench $(BIN)/python -m load

types: $(READY_TO_TEST)
	PALAIS_JIT=0 $(BIN)/python -m tools.typescript

goldens: $(READY_TO_TEST)
	PALAIS_JIT=1 $(BIN)/python -m tests.games.goldens.make

docs: $(READY_TO_TEST)
	PALAIS_JIT=0 $(BIN)/python -m tools.rules_to_code
	PALAIS_JIT=0 $(BIN)/python -m tools.rulebook_tables
	PALAIS_JIT=0 $(BIN)/python -m tools.terminal_picture
	PALAIS_JIT=0 $(BIN)/python -m tools.learning_curve
	$(BIN)/python -m tools.dashboard
	PALAIS_JIT=0 $(BIN)/python -m palais.envs.observation_table docs/environments.md

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# The virtual environment: what the program needs, and on top of it what the tests need. Debian keeps venv in a package of
# its own: fetch it if it is missing and we may.
$(READY): pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Palais needs Python 3.11 or newer; found $$($(PYTHON) --version)" >&2; exit 1; }
	@echo "setting up $(VENV), once" >&2
	@$(PYTHON) -m venv $(VENV) > /dev/null 2>&1 || { \
		echo "fetching python3-venv" >&2; apt-get update -qq && apt-get install -y -qq python3-venv > /dev/null; \
		$(PYTHON) -m venv $(VENV); }
	@$(PIP) -e .
	@touch $(READY) $(FRONT_END)

# The front end is built by the package's own build, so that it is the same everywhere.
$(FRONT_END): $(READY) $(FRONT_END_SOURCES)
	@echo "building the front end" >&2
	@$(PIP) --no-deps -e .
	@touch $(FRONT_END)

$(READY_TO_TEST): $(READY)
	@echo "setting up what the tests need, once" >&2
	@$(PIP) -e '.[dev,envs,postgres,scale,train]'
	@missing=$$(for tool in $(TEST_TOOLS); do command -v $${tool%:*} > /dev/null || echo $${tool#*:}; done); \
		[ -z "$$missing" ] || { echo "fetching for the tests:" $$missing >&2; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing > /dev/null; }
	@touch $(READY_TO_TEST)
