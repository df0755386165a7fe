"""Whatever goes wrong becomes {code, text, rule} in the asker's language; never a traceback."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from igroteka.core.errors import IgrotekaError
from igroteka.server.edge.http.pages import fallback
from igroteka.server.limits import BODY, RECORD
from igroteka.server.problems import Problem, TooFast, problem, status_of, wished
from igroteka.server.runtime import Runtime

Asked = Request[Any, Any, Any]
LOG: Final = logging.getLogger("igroteka.server")


def handlers(runtime: Runtime) -> ExceptionHandlersMap:
    """What to do with each kind of error."""

    def known(request: Asked, error: IgrotekaError) -> Response[Problem]:
        runtime.metrics.count("igroteka_refused_total", code=error.code)
        status = status_of(error)
        headers = {"retry-after": str(error.details.get("seconds", 1))} if status == 429 else {}
        if isinstance(error, TooFast):
            headers["retry-after"] = str(error.details["seconds"])
        return Response(problem(error, language_of(request)), status_code=status, headers=headers)

    def spoken(request: Asked, error: HTTPException) -> Response[Any]:
        if error.status_code == 404 and (page := fallback(request, runtime)) is not None:
            return page
        return known(request, translated(request, error))

    def unknown(request: Asked, error: Exception) -> Response[Problem]:
        runtime.metrics.count("igroteka_failures_total")
        LOG.error("a request failed", exc_info=error, extra={"request": request.scope["state"].get("request", "-")})
        return known(request, IgrotekaError("internal"))

    return {IgrotekaError: known, HTTPException: spoken, Exception: unknown}


def translated(request: Asked, error: HTTPException) -> IgrotekaError:
    """An error of the framework in our words."""
    if error.status_code == 404:
        return IgrotekaError("not-found")
    if error.status_code == 405:
        return IgrotekaError("method")
    if error.status_code == 413:
        return IgrotekaError(
            "body-large", {"most": (RECORD if request.scope["path"] == "/api/records" else BODY) // 1024}
        )
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        problems = [
            f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in error.extra if isinstance(entry, dict)
        ]
        return IgrotekaError("body-form", {"problem": "; ".join(problems)[:300]})
    if error.status_code >= 500:
        LOG.warning("a request broke off", extra={"problem": error.detail[:200]})
    return IgrotekaError("body-form", {"problem": error.detail[:300]})


def language_of(request: Asked) -> str:
    """The language of the one who asked, even if the door did not get so far."""
    visitor = request.scope["state"].get("visitor")
    if visitor is not None:
        return str(visitor.lang)
    return wished(request.headers.get("accept-language", ""), request.query_params.get("lang"))
