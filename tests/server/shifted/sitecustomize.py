"""Loaded by a server that a test starts with this folder on PYTHONPATH: its time of day is off by what a file says."""

import os
import time
from pathlib import Path

OFF = Path(os.environ["GROTTO_TEST_CLOCK"])
REAL, REAL_NS = time.time, time.time_ns


def off() -> float:
    return float(OFF.read_text())


time.time = lambda: REAL() + off()
time.time_ns = lambda: REAL_NS() + round(off() * 1e9)
