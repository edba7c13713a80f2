"""HTTP: games, lobby, tables, seats, the stream. Each handler checks who asks and hands over to the hall."""

from typing import Annotated, Any

import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from grotto import rulebooks
from grotto.games import GAMES, open_box
from grotto.server.border import streams
from grotto.server.border.house import House
from grotto.server.offered import players_of
from grotto.server.refusing import No
from grotto.server.table.racing import has_races
from grotto.server.wire import VERSION, commands, messages
from grotto.server.wire.border import GameOffered, Health, Joining, NewTable, OptionOf, Seated
from grotto.server.wire.commands import Command
from grotto.server.wire.parts import TableAt

Asking = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=12, description="The table's code.")]
Game = Annotated[str, PathParameter(max_length=32)]
SOME = Annotated[str | None, QueryParameter(max_length=64)]


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


HOST = ("127.0.0.1", "::1")


def address_of(request: Asking) -> str:
    return request.client.host if request.client else "?"


def secret_of(request: Asking) -> str | None:
    """The seat's secret in the header; never in the address, which is logged and shared."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:64] if scheme.lower() == "bearer" and secret.strip() else None


class Games(Controller):
    path = "/api"
    tags = ["games"]  # noqa: RUF012

    @get("/games")
    async def games(self) -> list[GameOffered]:
        """The games of the house, their seats, options, and programs that can play."""
        return [offered(name) for name in GAMES]

    @get("/games/{game:str}/rules", media_type="text/markdown")
    async def rules(self, game: Game, language: SOME = rulebooks.ENGLISH) -> str:
        """The rulebook, in that language where there is one, else in English."""
        known = rulebooks.languages(open_box(game).name)
        return rulebooks.text(game, language if language in known else rulebooks.ENGLISH)

    @get("/lobby")
    async def lobby(self, request: Asking) -> list[TableAt]:
        """Public tables that wait for people, and public games that may be watched."""
        return await house_of(request).hall.lobby()


def offered(name: str) -> GameOffered:
    box = open_box(name)
    options = [
        OptionOf(name, option.about, [choice for choice in option.choices if is_plain(choice)])
        for name, option in box.options.items()
    ]
    players = list(players_of(name))
    return GameOffered(name, box.title, box.version, list(box.seats), box.usual_seats, options, players, has_races(box))


def is_plain(choice: Any) -> bool:
    return choice is None or isinstance(choice, (bool, int, str))


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post()
    async def make(self, request: Asking, data: JSONBody[NewTable]) -> Seated:
        """Make a table and sit at its first seat."""
        house = house_of(request)
        house.tables.take(address_of(request))
        return await house.hall.make(data)

    @get("/{code:str}")
    async def table(self, request: Asking, code: Code) -> TableAt:
        """A table, before one joins."""
        return (await house_of(request).hall.table(code)).at()

    @post("/{code:str}/seats")
    async def join(self, request: Asking, code: Code, data: JSONBody[Joining]) -> Seated:
        """Take a seat: an open one, or during a game one that somebody gave up."""
        return await house_of(request).hall.join(code, data.name, data.seat)

    @get("/{code:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, request: Asking, code: Code) -> str:
        """The table's link as a QR code, without any seat's secret."""
        table = await house_of(request).hall.table(code)
        return segno.make(f"{str(request.base_url).rstrip('/')}/t/{table.standing.code}").svg_inline(
            scale=8, dark="#000"
        )

    @get("/{code:str}/stream", media_type="text/event-stream")
    async def stream(
        self,
        request: Asking,
        code: Code,
        epoch: SOME = None,
        seq: Annotated[int, QueryParameter(ge=0)] = 0,
        page: SOME = None,
    ) -> Stream:
        """The wire's messages as server-sent events, where WebSockets do not get through."""
        hello = commands.Hello(VERSION, secret_of(request), epoch, seq, page)
        letters = await streams.stream(house_of(request), address_of(request), code, hello)
        return Stream(letters, media_type="text/event-stream", headers={"cache-control": "no-store"})

    @post("/{code:str}/commands", status_code=200)
    async def command(self, request: Asking, code: Code, data: JSONBody[Command]) -> messages.Message:
        """One command of the wire, and its answer."""
        return await streams.command(house_of(request), code, secret_of(request), data)


class Machine(Controller):
    tags = ["machine"]  # noqa: RUF012

    @get("/health")
    async def health(self, request: Asking) -> Response[Health]:
        """200 if tables can be played: the store takes and gives."""
        import grotto

        hall = house_of(request).hall
        try:
            await hall.live()
            store = "good"
        except Exception as trouble:
            store = type(trouble).__name__
        lines = sum(len(course.lines) for table in hall.tables.values() for course in table.courses.values())
        status = "good" if store == "good" and not hall.closing else "bad"
        told = Health(status, grotto.__version__, VERSION, len(hall.tables), lines, store)
        return Response(told, status_code=200 if status == "good" else 503)

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics(self, request: Asking) -> bytes:
        """For Prometheus on the host itself. Elsewhere counts would tell when somebody has answered in secret."""
        if address_of(request) not in HOST:
            raise No("not-the-host")
        return house_of(request).hall.metrics.text()
