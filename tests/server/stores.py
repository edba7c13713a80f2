"""Whoever says `pytestmark = on_both` is tested on SQLite and on PostgreSQL."""

import pytest

from tests.server.postgres import MISSING, tool

POSTGRESQL = pytest.param(
    "postgresql", marks=[pytest.mark.slow, pytest.mark.skipif(tool("initdb") is None, reason=MISSING)]
)
on_both = pytest.mark.parametrize("store", ["sqlite", POSTGRESQL], indirect=True, scope="session")
