"""Crews: who plays the numbered pieces of a simulation, an arena or a study.

A piece is some consecutive games. What a job makes of it depends on the job and on these numbers only, so a crew may
play the pieces anywhere, in any order, and again: in this process or several of this machine (`processes.py`), or on a
Ray cluster (`cluster.py`).
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from bailey.lab.crews.cluster import Cluster
    from bailey.lab.crews.crew import Crew


def crew_of(cores: int | None, cluster: str | None = None) -> Crew:
    """Return a crew on this machine, or on the Ray cluster with this address; enter it with `with`."""
    if cluster is not None:
        return cluster_at(cluster, cores)
    from bailey.lab.crews.processes import Processes

    return Processes(cores or 1)


def crew_on(cluster: str | None, cores: int | None) -> AbstractContextManager[Crew | None]:
    """Return a crew only where a cluster is named: on one machine, threads play compiled games."""
    return nullcontext() if cluster is None else cluster_at(cluster, cores)


def cluster_at(address: str, cores: int | None = None) -> Cluster:
    """Return the Ray cluster with this address; enter it with `with`."""
    from bailey.lab.crews.cluster import Cluster

    if not address.strip():
        message = "cluster: name an address: HOST:PORT, ray://HOST:PORT, auto, or local for this machine"
        raise BadInput(message)
    return Cluster(address.strip(), cores)
