"""A tournament on a Ray cluster: the same results as on one machine, whoever of the cluster dies."""

import hashlib
import logging
import os
import pickle
import socket
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import igroteka
from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.sim.contest import Contest, Played, play_some
from igroteka.sim.crew import Crew, CrewLost, Portion

PORT: Final = 10001  # where Ray listens to those outside the cluster, unless told otherwise
PATIENCE: Final = 10.0  # seconds until a silent address is given up
ATTEMPTS: Final = 3  # at a head that breaks off: its server for us now and then dies in birth (ray-project/ray#63202)
PORTION: Final = 1.0  # seconds of play: the way to a cluster is longer than to a process
GLANCE: Final = 5.0  # seconds between two looks at how many cores there are

HOUSE: Final = Path(igroteka.__file__).parent
PLAYING: Final = ("ai", "core", "families", "games", "kit", "sim", "catalog.py")
"""What decides how a game goes."""


# --- which Igroteka


class Edition(NamedTuple):
    """Equal editions play equal games."""

    version: str
    rules: int
    sources: str


@cache
def edition_of(game: str) -> Edition:
    """The one that is installed here."""
    return Edition(igroteka.__version__, int(catalog.load(game).version), sources())


@cache
def sources() -> str:
    """A fingerprint of rules, components and bots; compiled or interpreted, they come from these files."""
    digest = hashlib.sha256()
    for room in PLAYING:
        place = HOUSE / room
        files = [place] if place.is_file() else [*place.rglob("*.py"), *place.rglob("*.toml")]
        for file in sorted(files):
            digest.update(f"{file.relative_to(HOUSE).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


# --- what a machine of the cluster does


def play_portion(contest: Contest, portion: Portion, edition: Edition) -> list[Played] | Edition | IgrotekaError:
    """The games; nothing but its edition if it is another one. Ray cannot raise compiled errors, so they are told."""
    own = edition_of(contest.game)
    if own != edition:
        return own
    try:
        return play_some(contest, portion.first, portion.games)
    except IgrotekaError as error:
        return error


def errand() -> Callable[[bytes], tuple[str, bytes]]:
    """The errand of an order. Ray sends what is made inside a function as it is, so any machine can run it."""

    def run(order: bytes) -> tuple[str, bytes]:
        import pickle  # noqa: PLC0415 -- nothing of this module is there
        import socket  # noqa: PLC0415 -- as above

        try:
            play, *details = pickle.loads(order)  # noqa: S301 -- a cluster runs whatever it is sent
        except (ImportError, AttributeError):
            return socket.gethostname(), b""  # no Igroteka, or one that knows no errands
        return socket.gethostname(), pickle.dumps(play(*details))

    return run


# --- the crew


class Cluster:
    """All cores of a cluster, or as many as asked for."""

    seconds: float = PORTION

    def __init__(self, ray: Any, jobs: int | None = None) -> None:
        self.ray = ray
        self.jobs = jobs
        # Ray would begin anew by itself; we count how often.
        self.run = ray.remote(num_cpus=1, max_retries=0)(errand()).options(name="igroteka")
        self.pending: dict[Any, tuple[Portion, Edition]] = {}
        self.cores = 0
        self.looked = -GLANCE

    def wanted(self) -> int:
        """Two for every core; machines come and go."""
        if self.jobs is not None:
            return self.jobs
        now = time.monotonic()
        if now - self.looked >= GLANCE:
            self.looked = now
            with telling_loss():
                self.cores = int(self.ray.cluster_resources().get("CPU", 0))
        return max(2, 2 * self.cores)

    def hand(self, contest: Contest, portion: Portion) -> None:
        edition = edition_of(contest.game)
        order = pickle.dumps((play_portion, contest, portion, edition))
        with telling_loss():
            self.pending[self.run.remote(order)] = portion, edition

    def back(self) -> list[tuple[Portion, list[Played] | None]]:
        with telling_loss():
            done, rest = self.ray.wait(list(self.pending), num_returns=1)
            more = self.ray.wait(rest, num_returns=len(rest), timeout=0)[0] if rest else []
            ended = [(task, self.answer(task)) for task in (*done, *more)]
        found: list[tuple[Portion, list[Played] | None]] = []
        for task, answer in ended:
            portion, edition = self.pending.pop(task)
            found.append((portion, None if answer is None else results(*answer, edition)))
        return found

    def answer(self, task: Any) -> tuple[str, bytes] | None:
        """Who answers, and what; nothing if the machine or its process did not live to tell."""
        try:
            host, told = self.ray.get(task)
        except self.ray.exceptions.RayTaskError:  # a mistake in the program, which would be made again
            raise
        except self.ray.exceptions.RayError:
            return None
        return host, told


def results(host: str, told: bytes, edition: Edition) -> list[Played]:
    """What was played there, or why nothing was."""
    if not told:
        raise IgrotekaError("cluster-bare", {"host": host, "version": edition.version})
    answer: list[Played] | Edition | IgrotekaError = pickle.loads(told)  # noqa: S301 -- from our own errand
    if isinstance(answer, IgrotekaError):
        raise answer
    if isinstance(answer, Edition):
        raise IgrotekaError("cluster-edition", {"host": host, "theirs": name_of(answer), "ours": name_of(edition)})
    return answer


def name_of(edition: Edition) -> str:
    """For people: 1.0.0 / 2 / 5a3c..., the version, that of the game's rules, and the fingerprint."""
    return " / ".join(map(str, edition))


@contextmanager
def telling_loss() -> Iterator[None]:
    """A connection that breaks for good takes the whole crew with it."""
    try:
        yield
    except OSError as error:
        raise CrewLost("cluster-lost", {"problem": one_line(error)}) from None


# --- the connection


def address_of(place: str) -> str | None:
    """What Ray is asked for: `ray://host:port`; nothing for `ray`, which is the cluster of this machine."""
    if place == "ray":
        return None
    try:
        found = urlsplit(place)
        port = found.port or PORT
    except ValueError:
        raise IgrotekaError("arena-place", {"place": place}) from None
    rest = (found.path, found.query, found.fragment, found.username)
    if found.scheme != "ray" or not found.hostname or any(rest):
        raise IgrotekaError("arena-place", {"place": place})
    host = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
    return f"ray://{host}:{port}"


@contextmanager
def cluster(place: str, jobs: int | None = None) -> Iterator[Crew]:
    """The cluster at `ray://host[:port]`. `ray`: that of RAY_ADDRESS or of this machine, else one for this run."""
    address = address_of(place)
    if find_spec("ray") is None:
        raise IgrotekaError("ray-missing")
    if address is not None:
        knock(address)
    ray = connected(address)
    try:
        yield Cluster(ray, jobs)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Is anybody there? Ray itself would ask for half a minute and not say why there is no answer."""
    found = urlsplit(address)
    try:
        socket.create_connection((found.hostname or "", found.port or PORT), PATIENCE).close()
    except OSError as error:
        problem = error.strerror or str(error)
        raise IgrotekaError("cluster-silent", {"address": address, "problem": problem}) from None


def connected(address: str | None) -> Any:
    """Ray, quiet and connected; all that the house does not know by type comes in through here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it reports to its makers otherwise
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")
    quiet: dict[str, Any] = {"logging_level": logging.CRITICAL, "log_to_driver": False}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of Ray about itself; what matters is raised
        import ray  # noqa: PLC0415 -- an extra, slow to import

        logging.getLogger("ray").setLevel(logging.CRITICAL)
        # Without this Ray prints on stdout, among our results, that a worker has died.
        ray._private.worker._worker_logs_enabled = False  # noqa: SLF001 -- it has no other switch
        where = address or os.environ.get("RAY_ADDRESS") or "ray"
        for left in reversed(range(ATTEMPTS)):
            try:
                ray.init(address, **quiet, **({} if address else {"include_dashboard": False}))
                break
            except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
                ray.shutdown()
                if left == 0 or not isinstance(error, ConnectionAbortedError):
                    raise IgrotekaError("cluster-refuses", {"address": where, "problem": one_line(error)}) from None
    return ray


def one_line(error: Exception) -> str:
    """What Ray says, to be put into a sentence."""
    return " ".join(str(error).split()).rstrip(".")
