"""A real server in a process of its own, on a free port, with a data folder of its own."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

QUICK = {
    "GROTTO_PROGRAM_PAUSE": "0.001",
    "GROTTO_TABLES_PER_HOUR": "100000",
    "GROTTO_REQUESTS_PER_MINUTE": "1000000",
    "GROTTO_COMMANDS_PER_SECOND": "1000",
    "GROTTO_THINKERS": "1",
    "GROTTO_LOG": "warning",
}


class Served:
    """`start`, `kill` (as by a power cut), `stop` (as asked), and start again on the same data."""

    def __init__(self, data: Path, **more: str) -> None:
        self.data, self.more = data, more
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log = data / "server.log"

    def start(self) -> "Served":
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, **QUICK, **self.more}
        command = [sys.executable, "-m", "grotto", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"open: (http://\S+:(\d+))", line)
            if found:
                self.url, self.port = found[1], int(found[2])
                return self
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(by)
        code = self.process.wait(timeout=30)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    # -- HTTP --------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None, secret: str | None = None) -> tuple[int, Any]:
        """Status and decoded answer."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, {"content-type": "application/json"}, method=method)
        if secret is not None:
            asked.add_header("authorization", f"Bearer {secret}")
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return answer.status, decoded(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, decoded(error.read())

    def get(self, path: str) -> Any:
        status, found = self.call("GET", path)
        assert status == 200, (path, status, found)
        return found

    def make(self, game: str = "digup", **wish: Any) -> dict[str, Any]:
        """A table; who made it sits at seat 0."""
        status, found = self.call("POST", "/api/tables", {"game": game, "name": "Ann", **wish})
        assert status == 201, found
        made: dict[str, Any] = found
        return made

    def join(self, code: str, name: str = "Bob", **more: Any) -> dict[str, Any]:
        status, found = self.call("POST", f"/api/tables/{code}/seats", {"name": name, **more})
        assert status == 201, found
        joined: dict[str, Any] = found
        return joined


def decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()
