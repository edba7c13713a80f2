"""What the host does: start with what is wrong, list, copy, throw away."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all


def grotto(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "grotto", *arguments], capture_output=True, text=True, timeout=60)


def test_tables_are_listed_and_copied_while_they_are_played(start: Any, tmp_path: Path) -> None:
    served: Served = start()
    made = served.make("digup", seats=[{"player": "random"}])
    listed = grotto("tables", "--data", str(served.data))
    assert made["code"] in listed.stdout
    assert "Ann, random" in listed.stdout
    assert made["secret"] not in listed.stdout
    copy = tmp_path / "copy.db"
    assert grotto("backup", str(copy), "--data", str(served.data)).returncode == 0
    with sqlite3.connect(copy) as file:
        assert file.execute("select code from tables").fetchall() == [(made["code"],)]
    file.close()
    again = grotto("backup", str(copy), "--data", str(served.data))
    assert again.returncode == 2
    assert "is there already" in again.stderr


@pytest.mark.slow
def test_only_what_is_old_is_thrown_away(start: Any) -> None:
    served: Served = start()
    old, young = served.make(), served.make()
    served.stop()
    with sqlite3.connect(served.data / "grotto.db") as file:
        file.execute("update tables set touched = touched - 86400 * 100 where code = ?", (old["code"],))
    file.close()
    assert grotto("prune", "--data", str(served.data)).stdout.startswith("1 tables")
    served.start()
    assert served.call("GET", f"/api/tables/{old['code']}")[0] == 404
    assert served.call("GET", f"/api/tables/{young['code']}")[0] == 200


def test_wrong_flags_are_told_in_one_line(tmp_path: Path) -> None:
    for arguments in (
        ("serve", "--port", "99999"),
        ("serve", "--database", "mysql://somewhere"),
        ("tables", "--data", str(tmp_path)),
        ("backup", str(tmp_path), "--data", str(tmp_path)),
    ):
        told = grotto(*arguments)
        assert told.returncode == 2, arguments
        assert told.stderr.startswith("grotto: ")
        assert told.stderr.count("\n") == 1
        assert "Traceback" not in told.stderr


def test_a_port_that_is_taken_is_told(start: Any, tmp_path: Path) -> None:
    served: Served = start()
    told = grotto("serve", "--port", str(served.port), "--data", str(tmp_path / "other"))
    assert told.returncode != 0
    assert "Traceback" not in told.stderr
    assert str(served.port) in told.stderr


def test_a_server_that_is_asked_to_stop_says_so_and_keeps_all(start: Any) -> None:
    served: Served = start()

    async def before() -> list[Sitter]:
        sitters = await begun(served, "digup", 2)
        served.stop()
        for sitter in sitters:
            assert (await sitter.heard("bye")) == {"type": "bye", "reason": "server-stops", "again": True}
        return sitters

    async def after(old: list[Sitter]) -> None:
        sitters = [await Sitter(served, one.code, one.secret).sit() for one in old]
        for sitter in sitters:
            await sitter.until(lambda me: me.state.get("now"))
        await rise_all(*sitters)

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


def sees_the_bot(ann: Sitter) -> bool:
    """Whether it is connected, as Ann was told at first or since."""
    here = [m for m in ann.messages if m["type"] == "presence" and m["seat"] == 1]
    return bool(here) or bool(ann.state and ann.table["seats"][1]["connection"] == "here")


def test_the_example_bot_plays_a_game(served: Served) -> None:
    made = served.make("digup", seats=[{}])
    bot = subprocess.Popen(
        [sys.executable, "examples/bot.py", served.url, made["code"]], stdout=subprocess.PIPE, text=True
    )

    async def whole() -> list[int]:
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        await ann.until(sees_the_bot)
        await ann.order("start")
        await ann.order("away")
        await ann.until(lambda me: me.is_over)
        await ann.rise()
        winners: list[int] = ann.now["ended"]["winners"]
        return winners

    winners = asyncio.run(whole())
    out, _ = bot.communicate(timeout=20)
    assert out.strip() == f"winners: {winners}"
    assert len(Path("examples/bot.py").read_text().splitlines()) <= 66
