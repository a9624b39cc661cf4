"""A queue that gives every address the same share, and within an address every host."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """Whose work it is: the address (or its digest) and the player who set the table up."""

    address: str
    host: str


class FairQueue(Generic[T]):
    """Hands out work in turn: addresses first, then the hosts of an address; the work of one host in order.

    However many tables a host has, and however many hosts an address pretends to be, it has one turn in each round.
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, owner: Owner, work: T, *, first: bool = False) -> None:
        """Add work behind everything else of its owner, or before it: unfinished work goes on before more is begun."""
        jobs = self._addresses.setdefault(owner.address, OrderedDict()).setdefault(owner.host, deque())
        (jobs.appendleft if first else jobs.append)(work)
        self._size += 1

    def take(self) -> T:
        """Take the work whose owner's turn it is; the queue must not be empty."""
        address, hosts = self._addresses.popitem(last=False)
        host, jobs = hosts.popitem(last=False)
        work = jobs.popleft()
        if jobs:
            hosts[host] = jobs
        if hosts:
            self._addresses[address] = hosts
        self._size -= 1
        return work
