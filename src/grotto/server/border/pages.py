"""The client, as it was built into the package; and what every answer carries for safety."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.params import FromPath
from litestar.types import Message, Scope

from grotto.server.wire.border import Trouble

WEB = Path(__file__).parents[2] / "web"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
}
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map"}
FOREVER, NEVER = "public, max-age=31536000, immutable", "no-cache"
CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFETY = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Grotto</title>
<body style="font-family: sans-serif; max-width: 40em; margin: 3em auto">
<h1>Grotto</h1><p>The server runs. Its web client is not built yet: in the checkout say <code>make play</code>, which
needs Node 20 or newer with npm, and reload this page.</p><p>Programs can play without it: see
<code>examples/bot.py</code>, <a href="/schema">HTTP</a> and docs/reference/wire.md.</p></body></html>"""


async def add_safety(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in SAFETY.items():
            headers.setdefault(name.decode(), value.decode())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str | None] = None) -> Response[Any]:
    """A file of the client, or its one page: where that stands in the client is the client's business."""
    wanted = (path or "").lstrip("/").replace("\0", "")
    if wanted.partition("/")[0] in ("api", "ws"):
        return Response(Trouble("no-such-table"), status_code=404)
    file = (WEB / wanted).resolve()
    if wanted and file.is_relative_to(WEB.resolve()) and file.is_file() and file.suffix in KINDS:
        return sent(request, file, FOREVER if wanted.startswith("assets/") else NEVER)
    index = WEB / "index.html"
    if index.is_file():
        return sent(request, index, NEVER)
    return Response(NOT_BUILT, media_type=KINDS[".html"], headers={"cache-control": NEVER})


def sent(request: Request[Any, Any, Any], file: Path, kept: str) -> Response[bytes]:
    """The file, packed where the browser can unpack it. Only the client's own files are: they hold no secrets."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    body = file.read_bytes()
    if file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = packed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=KINDS[file.suffix], headers=headers)


@lru_cache(maxsize=256)
def packed(file: Path, _: int) -> bytes:
    """Packed once for each time that it was built."""
    return gzip.compress(file.read_bytes(), 9)
