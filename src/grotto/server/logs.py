"""Logs, a JSON object a line, on stderr. No secret is ever handed to them, nor any address with one in it."""

import logging
import sys

import msgspec

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "of": record.name,
            "said": record.getMessage(),
            **{key: str(value) for key, value in vars(record).items() if key not in USUAL},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn.access", "alembic", "websockets", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
