"""Finished games, for everybody who has their address: replays from any seat, transcripts, verification, receipts."""

import asyncio
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from grotto.server.border.http import Asking, house_of
from grotto.server.refusing import No
from grotto.server.store.store import Row
from grotto.server.table.opening import match_of
from grotto.server.table.play import UNDO, carried_out
from grotto.server.wire.border import Moment, RecordHead, Replay, Verification
from grotto.server.wire.parts import Ended, HeardAt, RaceReceipt
from grotto.tabletop.events import heard_by
from grotto.tabletop.transcript import Tampered, replay
from grotto.tabletop.words import Misfit

Address = Annotated[str, PathParameter(max_length=32)]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=7, description="A seat; absent: a spectator.")]


class Records(Controller):
    path = "/api/records/{record:str}"
    tags = ["records"]  # noqa: RUF012

    @get()
    async def head(self, request: Asking, record: Address) -> RecordHead:
        """Who played what, and how it ended."""
        row = await found(request, record)
        return head_of(row, await receipts(request, row))

    @get("/replay")
    async def replay(self, request: Asking, record: Address, viewer: Viewer = None) -> Response[bytes]:
        """The game, moment by moment, as that seat lived it."""
        row = await found(request, record)
        if viewer is not None and viewer >= row["seats"]:
            raise Misfit("viewer", viewer, f"a seat from 0 to {row['seats'] - 1}")
        actions = await house_of(request).hall.store.actions(row["id"])
        head = head_of(row, await receipts(request, row))
        whole = await asyncio.to_thread(replay_of, row, actions, head, viewer)
        return Response(whole, media_type="application/json", headers={"cache-control": "public, max-age=86400"})

    @get("/transcript")
    async def transcript(self, request: Asking, record: Address) -> Response[str]:
        """The game as text, with all that proves it: for `grotto verify` and `grotto replay`."""
        row = await found(request, record)
        name = f'attachment; filename="{row["game"]}-{record[:8]}.json"'
        return Response(row["transcript"], media_type="application/json", headers={"content-disposition": name})

    @get("/verification")
    async def verification(self, request: Asking, record: Address) -> Verification:
        """Played again from the secret: does everything hold that was promised and recorded?"""
        row = await found(request, record)
        return await asyncio.to_thread(verified, row)


async def found(request: Asking, record: str) -> Row:
    """Only what is over can be seen: until then the secret is one."""
    row = await house_of(request).hall.store.match_of_record(record) if record.isalnum() else None
    if row is None or row["ended"] is None:
        raise No("no-such-record")
    return row


async def receipts(request: Asking, row: Row) -> list[RaceReceipt]:
    texts = await house_of(request).hall.store.receipts(row["id"])
    return [msgspec.json.decode(text, type=RaceReceipt) for text in texts]


def head_of(row: Row, receipts: list[RaceReceipt]) -> RecordHead:
    decode = msgspec.json.decode
    return RecordHead(
        record=row["record"],
        game=row["game"],
        rules=row["rules"],
        options=decode(row["options"]),
        names=decode(row["names"]),
        players=decode(row["players"]),
        began=day(row["began"]),
        ended_at=day(row["ended"]),
        ended=decode(row["outcome"], type=Ended),
        moments=len(decode(row["transcript"])["actions"]) + 1,
        commitment=row["commitment"],
        receipts=receipts,
    )


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def replay_of(row: Row, actions: list[Row], head: RecordHead, viewer: int | None) -> bytes:
    """What was taken back is left out."""
    kept: list[Row] = []
    for action in actions:
        if action["words"] == UNDO:
            kept.pop()
        else:
            kept.append(action)
    match = match_of(row)
    moments = [moment(match, viewer, 0, None)]
    for action in kept:
        since = len(match.happenings)
        carried_out(match, action["seat"], action["words"], action["race"])
        moments.append(moment(match, viewer, since, action["seat"]))
    return msgspec.json.encode(Replay(head, viewer, moments))


def moment(match: Any, viewer: int | None, since: int, seat: int | None) -> Moment:
    view = match.view(viewer)
    events = [HeardAt(h.key, h.arguments) for h in heard_by(match.happenings[since:], viewer)]
    return Moment(len(match.steps), seat, events, view, view["ask"], match.asked)


def verified(row: Row) -> Verification:
    text = row["transcript"]
    entries = msgspec.json.decode(text)
    told = partial(Verification, commitment=row["commitment"], secret=entries["secret"], digest=entries["digest"])
    try:
        match = replay(text)
    except (Tampered, Misfit) as wrong:
        return told(holds=False, actions=len(entries["actions"]), why=str(wrong))
    same = match.commitment == row["commitment"]
    return told(holds=same, actions=len(match.steps), why=None if same else "another promise was made at the start")
