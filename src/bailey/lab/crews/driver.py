"""The process that talks to a Ray cluster: it gets orders by a pipe, hands out pieces, and sends back what is finished.

Order and answer: `ask` and `result`; `everywhere` and `result`; `play` and `piece` for each, then `done`; `stop` ends a
`play`. Instead of any answer there may be a `fault`.
"""
# Any: messages between two processes.

from __future__ import annotations

import os
import secrets
import signal
import time
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.lab.crews.crew import MOST_TRIES, Piece
from bailey.lab.crews.same import checked, fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

    from ray import ObjectRef
    from ray.remote_function import RemoteFunction

LOCAL = "local"
#: How often an order is looked for while pieces are played, how often cores are counted, how long there may be none.
LOOK_SECONDS, COUNT_SECONDS, NO_CORES_SECONDS = 0.5, 5.0, 60.0
#: What a worker's environment calls the variant of a game that it plays: Ray gives each variant workers of its own.
VARIANT = "BAILEY_VARIANT"
#: The memory in which a cluster on this machine keeps results; they are small.
STORE_BYTES = 200 << 20


def drive(pipe: Connection, address: str, cores: int, log: str) -> None:
    """Join a cluster and carry out orders until the pipe is closed."""
    _step_aside(log)
    _prepare(address)
    import ray

    try:
        _join(address, cores)
    except Exception as fault:  # noqa: BLE001 - Ray raises many kinds; each is told to who asked
        pipe.send(("fault", _in_words(fault, address)))
        return
    try:
        driver = _Driver(pipe, address, cores)
        pipe.send(("ready", driver.cores()))
        with suppress(EOFError, BrokenPipeError):
            while True:
                driver.carry_out(*pipe.recv())
    finally:
        ray.shutdown()


def _step_aside(log: str) -> None:
    """Leave Ctrl-C to the process that gathers the pieces, and the terminal too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        os.setsid()
    with open(log, "ab") as file:  # noqa: PTH123 - its number is needed
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)


def _prepare(address: str) -> None:
    """Set the environment of Ray, which reads some of it once, when it is imported."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ:
        # A secret of this cluster's own, which is not written to the home folder.
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


def _join(address: str, cores: int) -> None:
    import ray

    if address == LOCAL:
        for tries in range(MOST_TRIES):
            try:
                _begin(cores or os.cpu_count() or 1)
                break
            except Exception:  # Ray gives up after 30 s, which may be too few on a busy machine
                ray.shutdown()
                if tries == MOST_TRIES - 1:
                    raise
    else:
        ray.init(address=address, log_to_driver=False)


def _begin(cores: int) -> None:
    """Begin a Ray on this machine, which ends with this process."""
    import ray

    ray.init(
        address=LOCAL,
        num_cpus=cores,
        object_store_memory=STORE_BYTES,
        include_dashboard=False,
        log_to_driver=False,
    )


def _in_words(fault: Exception, address: str) -> BadInput:
    """Say what went wrong; what a job refused is said as it was."""
    cause = getattr(fault, "cause", None)
    if isinstance(cause, BadInput):
        return cause
    if isinstance(fault, BadInput):
        return fault
    said = " ".join(str(cause or fault).split())
    return BadInput(f"cluster: {address}: {type(cause or fault).__name__}: {said:.400}")


def _play(job: Callable[..., object], expected: str, *given: int) -> object:
    """Do a job on a node, if it has the same Bailey."""
    checked(expected)
    return job(*given)


class _Driver:
    def __init__(self, pipe: Connection, address: str, most: int) -> None:
        self.pipe, self.address, self.most = pipe, address, most
        self.fingerprint = fingerprint()
        self.counted, self.known, self.seen = 0.0, 0.0, time.monotonic()

    def cores(self) -> int:
        """Return how many pieces are played at a time; nodes come and go, so they are counted again and again."""
        import ray

        now = time.monotonic()
        if not self.counted or now - self.counted > COUNT_SECONDS:
            self.counted, self.known = now, ray.cluster_resources().get("CPU", 0.0)
            self.seen = now if self.known else self.seen
        return min(int(self.known), self.most) if self.most else int(self.known)

    def carry_out(self, what: str, *given: Any) -> None:
        """Carry out an order."""
        orders: dict[str, Callable[..., None]] = {
            "ask": self.ask,
            "everywhere": self.everywhere,
            "play": self.play,
            "stop": lambda: None,
        }
        try:
            orders[what](*given)
        except Exception as fault:
            if isinstance(fault, BrokenPipeError | EOFError):
                raise
            self.pipe.send(("fault", _in_words(fault, self.address)))

    def ask(self, job: Callable[[], object], variant: str) -> None:
        """Do a job once."""
        import ray

        self.pipe.send(("result", ray.get(self._remote(variant).remote(job, self.fingerprint))))

    def everywhere(self, job: Callable[[], object]) -> None:
        """Do a job once on each node."""
        import ray
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        function = self._remote("")
        nodes = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        running = {
            f"{node['NodeManagerAddress']} {node['NodeID'][:8]}": function.options(
                scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            ).remote(job, self.fingerprint)
            for node in nodes
        }
        self.pipe.send(("result", {name: ray.get(one) for name, one in running.items()}))

    def play(self, job: Callable[[int, int], object], pieces: list[Piece], variant: str) -> None:
        """Send back the pieces as they are finished."""
        import ray

        function, waiting = self._remote(variant), iter(pieces)
        running: dict[ObjectRef, Piece] = {}
        try:
            while self._fill(running, function, job, waiting):
                for ref in ray.wait([*running], timeout=LOOK_SECONDS)[0]:
                    self.pipe.send(("piece", tuple(running.pop(ref)), ray.get(ref)))
                self._check_cores()
                if self.pipe.poll():
                    break  # `stop`, or nobody listens any more
        finally:
            for ref in running:
                ray.cancel(ref)  # without force: a driver whose workers are killed may die with them
        self.pipe.send(("done",))

    def _fill(
        self,
        running: dict[ObjectRef, Piece],
        function: RemoteFunction,
        job: Callable[[int, int], object],
        waiting: Iterator[Piece],
    ) -> bool:
        """Keep each core busy, with a piece in reserve; return whether anything runs."""
        for piece in islice(waiting, max(0, max(2, 2 * self.cores()) - len(running))):
            running[function.remote(job, self.fingerprint, *piece)] = piece
        return bool(running)

    def _check_cores(self) -> None:
        """Give up a cluster that has had no core for long."""
        self.cores()
        if not self.known and time.monotonic() - self.seen > NO_CORES_SECONDS:
            message = f"cluster: {self.address} has had no core for {NO_CORES_SECONDS:.0f} s; add a node"
            raise BadInput(message)

    def _remote(self, variant: str) -> RemoteFunction:
        """Return `_play` as Ray runs it: again if its worker or its node dies."""
        import ray

        own = {"runtime_env": {"env_vars": {VARIANT: variant}}} if variant else {}
        return ray.remote(num_cpus=1, max_retries=MOST_TRIES - 1, **own)(_play)
