"""Run it: uvicorn with the measuring protocol; the address and its QR code once people can come."""

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from grotto.server.app import BODY, make_app
from grotto.server.border.pings import MeasuringProtocol
from grotto.server.configuration import Configuration
from grotto.server.hall import Hall
from grotto.server.logs import set_up

PING_EVERY, PONG_WITHIN = 2.5, 20.0
# Games that are on are no garbage, however often they are looked through: at 500 tables that holds up everybody for a
# quarter of a second. It comes when a million things more are there than the last time, not for some thousands.
COLLECTIONS = (2_000, 5, 100)


class Server(uvicorn.Server):
    """Says where it is once it takes connections."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.hall, self.ready = hall, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is there now stays there: no collection has to look at it again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECTIONS)
            self.ready(address(self))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            await self.hall.say_goodbye()
        await super().shutdown(sockets)


def address(server: uvicorn.Server) -> str:
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The one by which others in the house find this machine. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def serve(configuration: Configuration, ready: Callable[[str], None]) -> bool:
    """Until it is told to stop. Whether it ever began."""
    set_up(configuration.log)
    if not configuration.database:
        configuration.data.mkdir(parents=True, exist_ok=True)
    app = make_app(configuration)
    config = uvicorn.Config(
        app,
        host=configuration.host,
        port=configuration.port,
        ws=MeasuringProtocol,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_max_size=BODY,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=BODY,
    )
    server = Server(config, app.state.house.hall, ready)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve())
    return server.started
