"""The processes that are measured: Grotto's server, boardgame.io's, and the crowd. All on this machine, all ended."""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load.plan import HOST, OPENED_WITHIN, Found, Plan

# What one address may do in a minute is not asked here: the whole crowd has the same one.
UNLIMITED = {
    "GROTTO_TABLES_PER_HOUR": "1000000",
    "GROTTO_REQUESTS_PER_MINUTE": "10000000",
    "GROTTO_COMMANDS_PER_SECOND": "100000",
    "GROTTO_MOST_LINES_FROM": "10000",
    "GROTTO_PROGRAM_PAUSE": "0.001",
    "GROTTO_LOG": "warning",
}
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
Counts = dict[float, float]


class Process:
    """A running server, and what Linux tells of it and of the processes it started."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process, self.port = process, port

    @property
    def tree(self) -> list[int]:
        found = [self.process.pid]
        for pid in found:
            told = Path(f"/proc/{pid}/task/{pid}/children")
            found += [int(child) for child in told.read_text().split()] if told.exists() else []
        return found

    @property
    def megabytes(self) -> float:
        """Resident, of the server alone."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    @property
    def megabytes_of_all(self) -> float:
        """Of the server and of the processes where its programs think; what they share is counted once."""
        sizes = [re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M) for pid in self.tree]
        return sum(int(size[1]) for size in sizes if size) * 1024 / 1e6

    @property
    def cpu_seconds(self) -> float:
        """Of the server alone: what its programs think is their own."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def counts(self, name: str) -> Counts:
        """A histogram of Grotto's metrics: how many took at most so many seconds."""
        with urllib.request.urlopen(f"http://{HOST}:{self.port}/metrics", timeout=60) as answer:
            text = answer.read().decode()
        found = re.findall(rf'^{name}_bucket{{le="([^"]+)"}} (\S+)$', text, re.MULTILINE)
        return {float(bound): float(count) for bound, count in found}


@contextmanager
def running(command: list[str], folder: str, environment: dict[str, str], address: str) -> Iterator[Process]:
    """The server, from the line in which it says its port until it has ended."""
    process = subprocess.Popen(
        command, cwd=folder or None, env=os.environ | environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        said = next((found for line in process.stdout if (found := re.search(address, line))), None)
        if said is None:
            raise RuntimeError(f"{command[0]} did not start")
        yield Process(process, int(said[1]))
    finally:
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


@contextmanager
def grotto() -> Iterator[Process]:
    """A server of our own, with everything that it keeps on disk in a folder that goes with it."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "grotto", "serve", "--host", HOST, "--port", "0", "--data", data]
        with running(command, "", UNLIMITED, r"open: http://[\d.]+:(\d+)") as server:
            yield server


class Crowd:
    """The generator, a process of its own. `begun` returns when measuring begins, `found` with what it saw."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan

    def __enter__(self) -> "Crowd":
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.load.crowd"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.say(msgspec.json.encode(self.plan).decode())
        self.hear("begin")
        return self

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, expected: str = "") -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line or (expected and line != expected):
            self.process.kill()
            raise RuntimeError("the crowd did not come" if expected else "the crowd was lost")
        return line

    def found(self) -> Found:
        return msgspec.json.decode(self.hear(), type=Found)

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if self.process.poll() is None:
            self.say("thank you")
        self.process.stdin.close()
        self.process.wait(timeout=OPENED_WITHIN)
        self.process.stdout.close()


def share_below(before: Counts, after: Counts, share: float) -> float:
    """The bound under which that share of what was counted meanwhile lies, in milliseconds; between by proportion."""
    grown = {bound: after[bound] - before.get(bound, 0.0) for bound in sorted(after)}
    wanted, low, under = share * grown[float("inf")], 0.0, 0.0
    for bound, count in grown.items():
        if count >= wanted and count > under:
            if bound == float("inf"):
                return 1000 * low
            return 1000 * (low + (bound - low) * (wanted - under) / (count - under))
        low, under = bound, count
    return 1000 * low
