# make play   sets everything up, builds the web client where Node is at hand, and opens tables to play at in the browser
# make test   sets everything up, then runs every test but the scenarios in a browser
# make check  style, types, the dialect of the rules, fast tests: run it before each commit
# make browser  the client alone: types, units, scenarios in Chromium (pictures: build/pictures); not yet a part of `make test`
# make bench  measures speed and memory
# make mutants  changes the rules on purpose, one spot at a time, and says which changes no test found (long)

BIN := .venv/bin
RUN := $(BIN)/python -m
WORKERS ?= 2
WEB ?= yes

.PHONY: play test browser check bench mutants clean moved

play: .venv/ready-to-play
	@scripts/build-web
	@$(BIN)/grotto serve $(ARGS)

test: .venv/ready-to-work
	@scripts/debian
	$(RUN) pytest -n $(WORKERS) tests/games --cov --cov-report=term-missing:skip-covered
	$(RUN) pytest -n $(WORKERS) --ignore tests/games
	@scripts/check-web

browser: .venv/ready-to-work
	@scripts/test-web

check: .venv/ready-to-work
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) tests.dialect.dialect
	GROTTO_QUICK=1 $(RUN) pytest -q -n $(WORKERS) -m "not slow"
	@scripts/check-web

bench: .venv/ready-to-work
	$(RUN) bench

mutants: .venv/ready-to-work
	$(BIN)/python scripts/mutants.py --workers $(WORKERS) $(ARGS)

.venv/ready-to-play: pyproject.toml scripts/set-up
	@scripts/set-up cli,native,server
	@touch $@

.venv/ready-to-work: pyproject.toml scripts/set-up
	@scripts/set-up cli,native,cuda,lab,server,dev
	@touch $@ .venv/ready-to-play

# A checkout that was moved or copied with its .venv sets it up again.
ifneq ($(wildcard .venv/where),)
ifneq "$(shell cat .venv/where)" "$(CURDIR)"
.venv/ready-to-play .venv/ready-to-work: moved
moved:
endif
endif

clean:
	rm -rf web/node_modules web/src/words/made src/grotto/web .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov build dist mutants
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
