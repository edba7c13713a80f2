"""The client's files: packed where the browser can unpack them, and no part of what one address may ask for."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grotto.server.app import make_app
from grotto.server.border import pages
from grotto.server.configuration import Configuration

SCRIPT = "export const rubies = 'many';\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient[Litestar]:
    """Of a house whose limit is two requests a minute, with a client of one page and one script."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Grotto</title>", encoding="utf-8")
    (web / "assets" / "first.js").write_text(SCRIPT, encoding="utf-8")
    monkeypatch.setattr(pages, "WEB", web)
    return TestClient(make_app(Configuration(data=tmp_path, requests_per_minute=2)))


def test_scripts_travel_packed_and_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    with client:
        answer = client.get("/assets/first.js", headers={"accept-encoding": "gzip"})
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9)) < len(SCRIPT) // 10
    assert "immutable" in answer.headers["cache-control"]


def test_who_cannot_unpack_gets_it_plain(client: TestClient[Litestar]) -> None:
    with client:
        answer = client.get("/assets/first.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == SCRIPT


def test_a_family_may_open_the_client_together(client: TestClient[Litestar]) -> None:
    with client:
        scripts = [client.get("/assets/first.js").status_code for _ in range(10)]
        others = [client.get("/api/games").status_code for _ in range(3)]
    assert scripts == [200] * 10
    assert others == [200, 200, 429]


def test_every_other_address_is_the_one_page_and_none_is_outside(client: TestClient[Litestar]) -> None:
    with client:
        assert "<title>Grotto" in client.get("/t/ABCDEF").text
        assert "<title>Grotto" in client.get("/assets/../../../etc/passwd").text


def test_only_the_host_may_count(client: TestClient[Litestar]) -> None:
    """On a quiet server the counts would tell when somebody has answered in secret."""
    with client:
        refused = client.get("/metrics")
    assert refused.status_code == 403
    assert refused.json()["reason"] == "not-the-host"
