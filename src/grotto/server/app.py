"""The application: every handler, what happens to what goes wrong, and the hall behind it all."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

import grotto
from grotto.server.border import sockets
from grotto.server.border.house import House
from grotto.server.border.http import Games, Machine, Tables, address_of
from grotto.server.border.pages import add_safety, page
from grotto.server.border.records import Records
from grotto.server.configuration import Configuration
from grotto.server.refusing import No, of_misfit
from grotto.server.store import NotStored
from grotto.server.wire.border import Trouble
from grotto.tabletop.words import Misfit

BODY = 64 * 1024
ASSETS = "/assets/"
STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "wrong-secret": 403,
    "not-the-host": 403,
    "no-spectators": 403,
    "too-many": 429,
    "too-large": 413,
    "house-full": 503,
    "not-stored": 503,
    "server-stops": 503,
    "table-full": 409,
    "seat-taken": 409,
    "seat-closed": 409,
}
OF_STATUS = {404: "no-such-table", 405: "unreadable", 413: "too-large", 429: "too-many"}


def make_app(configuration: Configuration) -> Litestar:
    house = House(configuration)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.hall.open()
        try:
            yield
        finally:
            await house.hall.close()

    return Litestar(
        route_handlers=[Games, Tables, Records, Machine, seat, page],
        lifespan=[lifespan],
        state=State({"house": house}),
        middleware=[limited],
        before_send=[add_safety],
        exception_handlers={No: on_no, Misfit: on_misfit, HTTPException: on_http, RecursionError: on_depth} | UNKEPT,
        openapi_config=OpenAPIConfig("Grotto", grotto.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=BODY,
        logging_config=None,
    )


@websocket("/ws/{code:str}")
async def seat(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    await sockets.serve(socket.app.state.house, socket, code)


def limited(app: ASGIApp) -> ASGIApp:
    """So many requests from one address; but a family that opens the client together is no flood."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(ASSETS):
            scope["litestar_app"].state.house.requests.take(address_of(Request(scope)))
        await app(scope, receive, send)

    return middleware


def on_no(_: Request[Any, Any, Any], no: No) -> Response[Trouble]:
    headers = {"retry-after": str(-(-no.arguments["retry_ms"] // 1000))} if "retry_ms" in no.arguments else {}
    return Response(Trouble(no.reason, no.arguments), status_code=STATUS.get(no.reason, 400), headers=headers)


def on_misfit(request: Request[Any, Any, Any], misfit: Misfit) -> Response[Trouble]:
    return on_no(request, of_misfit(misfit))


def on_unkept(request: Request[Any, Any, Any], _: Exception) -> Response[Trouble]:
    """The disk took nothing, or the database is not there."""
    return on_no(request, No("not-stored"))


UNKEPT: dict[Any, Any] = {NotStored: on_unkept, SQLAlchemyError: on_unkept}


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Trouble]:
    return Response(Trouble("unreadable", {"why": "brackets in brackets without an end"}), status_code=400)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework itself found wrong: mostly a body that does not fit."""
    reason = OF_STATUS.get(error.status_code, "unreadable")
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(f"{e.get('key', 'body')}: {e.get('message')}" for e in extra if isinstance(e, dict))
    return Response(Trouble(reason, {"why": (why or error.detail)[:300]}), status_code=error.status_code)
