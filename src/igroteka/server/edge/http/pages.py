"""The built web client, its client-side routes, health and metrics."""

import asyncio
import gzip
import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, get, route
from litestar.enums import MediaType
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.server.config import is_loopback
from igroteka.server.edge.http.middleware import Asking, Here
from igroteka.server.problems import wished, words
from igroteka.server.runtime import Runtime

FOREVER: Final = "public, max-age=31536000, immutable"
CHECK_EACH_TIME: Final = "no-cache"
HASHED: Final = "assets/"
"""Vite puts a hash of the content into the names of this folder."""
INDEX: Final = "index.html"
FILE: Final = re.compile(r"\.[a-z][a-z0-9]{1,11}$")
"""The end of a file's name; that of a rule, CAT-5.2, is none."""
LARGEST: Final = 16 * 1024 * 1024
HEALTH_LIMIT: Final = 2.0  # seconds for the store to answer
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


class Page(msgspec.Struct, frozen=True):
    """A file in memory."""

    body: bytes
    packed: bytes
    media: str
    tag: str
    changed: float


class Shelf:
    """The files of the web build. Only what was found by walking the folder is ever served."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._pages: Final[dict[str, Page]] = {}
        self._names: frozenset[str] = frozenset()
        self._seen = -1.0

    def page(self, name: str) -> Page | None:
        """The file of this name, read again when it has changed."""
        self._look()
        if name not in self._names:
            return None
        path = self._folder / name
        try:
            changed = path.stat().st_mtime
            page = self._pages.get(name)
            if page is None or page.changed != changed:
                page = self._pages[name] = read(path, changed)
        except OSError:
            return None
        return page

    def _look(self) -> None:
        try:
            seen = (self._folder / INDEX).stat().st_mtime
        except OSError:
            seen = -1.0
        if seen != self._seen or not self._names:
            self._seen = seen
            found = (path for path in self._folder.rglob("*") if path.is_file() and not path.name.startswith("."))
            self._names = frozenset(path.relative_to(self._folder).as_posix() for path in found)


def read(path: Path, changed: float) -> Page:
    """A file with what its answer needs."""
    with path.open("rb") as file:
        body = file.read(LARGEST)
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page_of(body, media, changed)


def page_of(body: bytes, media: str, changed: float = 0.0) -> Page:
    """What is sent again and again, with what its answer needs."""
    text = media.startswith("text/") or media in ("application/json", "application/manifest+json", "image/svg+xml")
    packed = gzip.compress(body, 6, mtime=0) if text and len(body) > 1000 else b""
    return Page(body=body, packed=packed, media=media, tag=f'"{sha256(body).hexdigest()[:20]}"', changed=changed)


def shelf_of(runtime: Runtime) -> Shelf:
    """The shelf of this house."""
    shelf: Shelf = runtime.__dict__.setdefault("shelf", Shelf(runtime.config.static))
    return shelf


def answer(request: Request[Any, Any, Any], page: Page, name: str) -> Response[bytes]:
    """A file, or the news that it is the same as before."""
    headers = {
        "etag": page.tag,
        "cache-control": FOREVER if name.startswith(HASHED) else CHECK_EACH_TIME,
        "vary": "accept-encoding",
    }
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media)
    body = page.body
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = page.packed, "gzip"
    return Response(body, headers=headers, media_type=page.media)


def fallback(request: Request[Any, Any, Any], runtime: Runtime) -> Response[Any] | None:
    """A file of the build; for an address that only the client knows, its start page; None: there is no such thing."""
    path = request.scope["path"].lstrip("/")
    if request.scope.get("method") not in ("GET", "HEAD") or path.split("/")[0] in ("api", "ws", "health", "metrics"):
        return None
    shelf = shelf_of(runtime)
    if page := shelf.page(path):
        return answer(request, page, path)
    if path.startswith(HASHED) or FILE.search(path):
        return None
    if page := shelf.page(INDEX):
        return answer(request, page, INDEX)
    text = words(wished(request.headers.get("accept-language", ""), request.query_params.get("lang"))).say(
        "page-not-built"
    )
    return Response(text + "\n", media_type=MediaType.TEXT, headers={"cache-control": "no-store"})


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asking, runtime: Here) -> Response[Any]:
    """The web client and its routes."""
    found = fallback(request, runtime)
    if found is None:
        raise IgrotekaError("not-found")
    return found


class Health(msgspec.Struct, frozen=True):
    """Is everything well?"""

    ok: bool
    build: str


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], tags=["house"])
async def health(runtime: Here) -> Response[Health]:
    """200 if the server answers and its store can be read; 503 otherwise."""
    ok = not runtime.closing
    try:
        async with asyncio.timeout(HEALTH_LIMIT):
            await runtime.store.revs([])
    except (TimeoutError, IgrotekaError):
        ok = False
    return Response(
        Health(ok=ok, build=__version__), status_code=200 if ok else 503, headers={"cache-control": "no-store"}
    )


@get("/metrics", tags=["house"], media_type=MediaType.TEXT)
async def metrics(request: Asking, runtime: Here) -> Response[str]:
    """Counters and times of all processes, as Prometheus reads them; for this machine only, unless told otherwise."""
    if not (runtime.config.open_metrics or (request.client is not None and is_loopback(request.client.host))):
        raise IgrotekaError("metrics-closed")
    return Response((await runtime.siblings.counted()).text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
