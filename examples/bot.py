"""A program of your own at a table: it takes a seat, and answers what it is asked. Needs: pip install websockets

    python examples/bot.py http://127.0.0.1:8420 ABCDEF [name]

It knows no rule. The server sends what its seat may know (`now.view`) and what it may do (`now.legal`); put your own
wits into `choose`. All of the wire: docs/reference/wire.md.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

TAP_MS = 350


def choose(now: dict[str, Any]) -> str:
    """The words of one of the legal actions."""
    return str(random.choice(now["legal"])["words"])


def take_seat(server: str, code: str, name: str) -> dict[str, Any]:
    data = json.dumps({"name": name}).encode()
    asked = urllib.request.Request(f"{server}/api/tables/{code}/seats", data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def answer_to(now: dict[str, Any], you: int) -> dict[str, Any] | None:
    """What to say to this moment, if anything; its id makes it one command, however often it is sent."""
    if now.get("race"):
        race = now["race"]["race"]
        return {"type": "tap", "id": f"race-{race}", "race": race, "reaction_ms": TAP_MS}
    if you not in now["asked"] or now.get("chosen") or not now["legal"]:
        return None
    return {"type": "act", "id": f"act-{now['question']}", "question": now["question"], "action": choose(now)}


async def play(server: str, code: str, secret: str) -> list[int]:
    """Until the game is over; returns the winners."""
    you = 0
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/{code}") as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "secret": secret}))
        async for frame in socket:
            message = json.loads(frame)
            you = message.get("you", you)
            now = message.get("now")
            if now and now.get("ended"):
                return list(now["ended"]["winners"])
            if now and (answer := answer_to(now, you)):
                await asyncio.sleep(TAP_MS / 1000 if answer["type"] == "tap" else 0)
                await socket.send(json.dumps(answer))
    return []


if __name__ == "__main__":
    server, code, *name = sys.argv[1:]
    seated = take_seat(server, code, name[0] if name else "a bot")
    print("winners:", asyncio.run(play(server, code, seated["secret"])))
