"""Bots think in slices, on threads of their own, so that no table waits for another's bot.

Jobs stand in a queue that gives every address, and within it every host, the same share: after each slice it is the
next one's turn. Compiled thinking leaves the interpreter alone; a slice is at
most about 20 ms. What a bot finds does not depend on how it was sliced: its budget is in iterations, its luck its own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bailey import bots
from bailey.cli.warming import Workshop
from bailey.core import compiled
from bailey.server import words
from bailey.server.fair_queue import FairQueue, Owner
from bailey.server.messages import Warming

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.bots import Bot
    from bailey.core.game import Game
    from bailey.core.position import Position
    from bailey.server.messages import Strength

#: What the strengths are that people choose by a word.
STRENGTHS: dict[Strength, str] = {"novice": "random", "easy": "greedy", "medium": "search:500", "hard": "search:4000"}
#: The bot that plays for somebody who has gone.
STAND_IN: Strength = "medium"
#: A hint is what this one would do.
ADVISER = "search:2000"
SLICE = 0.015
FIRST_SLICE, MOST_SLICE = 50, 5000
#: Until the rules are compiled a bot thinks in Python, which holds everybody up: little, and in small slices.
PLAIN_ITERATIONS, PLAIN_SLICE = 30, 4
#: For the thoughts of no table.
NOBODY = Owner("", "")
#: So many bots of a kind are kept for the next thoughts.
MOST_IDLE = 16
LOGGER = logging.getLogger("bailey.server")


@dataclass
class Thought:
    """What a bot found."""

    number: int
    opinions: list[dict[str, Any]] = field(default_factory=list)
    seconds: float = 0.0


@dataclass
class Job:
    """One decision to think about."""

    game: Game
    position: Position
    spec: str
    seed: int
    plain: bool
    answer: asyncio.Future[Thought]
    loop: asyncio.AbstractEventLoop
    progress: Callable[[float], None] | None = None
    with_opinions: bool = False
    owner: Owner = NOBODY
    bot: Bot | None = None
    done: int = 0
    slice: int = 0
    began: float = field(default_factory=time.monotonic)

    @property
    def budget(self) -> int:
        """How many iterations the bot has."""
        iterations = bots.budget(self.spec).iterations
        return min(iterations, PLAIN_ITERATIONS) if self.plain else iterations


class Thinkers:
    """The threads, their queue, and how far the compiling of each game is."""

    def __init__(self, threads: int | None = None, *, plain: bool = False) -> None:
        self.compiles = compiled.available() and not plain
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._jobs: FairQueue[Job] = FairQueue()
        self._ready = threading.Condition()
        self._idle: dict[tuple[str, str, bool], list[Bot]] = {}
        self._running: list[threading.Thread] = []
        self._closing = False
        self._workshops: dict[str, tuple[Workshop, float]] = {}
        self._loaded: set[str] = set()

    async def think(
        self,
        position: Position,
        spec: str,
        seed: int,
        progress: Callable[[float], None] | None = None,
        *,
        with_opinions: bool = False,
        owner: Owner = NOBODY,
    ) -> Thought:
        """Let a bot choose; the position is copied."""
        loop = asyncio.get_running_loop()
        game = position.game
        plain = spec != "random" and not self.warmed(game)
        answer: asyncio.Future[Thought] = loop.create_future()
        job = Job(game, position.copy(), spec, seed, plain, answer, loop, progress, with_opinions, owner)
        with self._ready:
            self._jobs.put(owner, job)
            self._ready.notify()
        self._start_threads()
        return await job.answer

    def waiting(self) -> int:
        """Count the jobs in the queue."""
        return len(self._jobs)

    def warmed(self, game: Game) -> bool:
        """Tell whether compiled rules are at hand; the first question sets the work going."""
        if not self.compiles:
            return False
        if game.name not in self._workshops:
            self._workshops[game.name] = (Workshop(game, lambda _: None), time.monotonic())
        return self._workshops[game.name][0].ready()

    def warming(self, game: Game, language: str) -> Warming:
        """Say how far the compiling is."""
        workshop, began = self._workshops.get(game.name, (None, 0.0))
        if not self.compiles or (workshop is not None and workshop.failed):
            return Warming(ready=False, state="plain", say=words.say("warming-plain", language))
        if workshop is None:
            return Warming(ready=False, state="waiting")  # nobody need be told
        if workshop.ready():
            return Warming(ready=True, state="ready", say=words.say("warming-ready", language))
        seconds = round(time.monotonic() - began, 1)
        return Warming(ready=False, state="compiling", seconds=seconds, say=words.say("warming-compiling", language))

    def close(self) -> None:
        """Stop thinking."""
        with self._ready:
            self._closing = True
            self._ready.notify_all()
        for workshop, _ in self._workshops.values():
            workshop.stop()
        for thread in self._running:
            thread.join(timeout=5)

    def _start_threads(self) -> None:
        while len(self._running) < self.threads:
            thread = threading.Thread(target=self._work, name=f"thinker-{len(self._running)}", daemon=True)
            self._running.append(thread)
            thread.start()

    def _work(self) -> None:
        while True:
            with self._ready:
                while not self._jobs and not self._closing:
                    self._ready.wait()
                if self._closing:
                    return
                job = self._jobs.take()
            try:
                thought = self._slice(job)
            except Exception as fault:  # noqa: BLE001 - a thread must live on, and the table hear of it
                self._tell(job, fault)
                continue
            if thought is None:
                with self._ready:
                    self._jobs.put(job.owner, job, first=True)
            else:
                self._tell(job, thought)

    def _slice(self, job: Job) -> Thought | None:
        """Think for a moment; the answer, when the budget is used up."""
        if job.bot is None:
            job.bot = self._take_bot(job)
            if job.bot.budget.kind != "search":
                number = job.bot.choose(job.position, job.seed).number
                return self._finish(job, number)
            job.bot.sit_down(job.position, job.seed)
            job.slice = PLAIN_SLICE if job.plain else FIRST_SLICE
        count = min(job.slice, job.budget - job.done)
        began = time.monotonic()
        number = job.bot.extend(count, fresh=job.done == 0)
        spent = time.monotonic() - began
        job.done += count
        if job.done >= job.budget:
            return self._finish(job, number)
        if not job.plain:
            job.slice = max(1, min(MOST_SLICE, int(count * SLICE / max(spent, 1e-6))))
        if job.progress is not None:
            job.loop.call_soon_threadsafe(job.progress, job.done / job.budget)
        return None

    def _finish(self, job: Job, number: int) -> Thought:
        assert job.bot is not None
        searched = job.with_opinions and job.bot.budget.kind == "search"
        thought = Thought(number, job.bot.opinion() if searched else [], time.monotonic() - job.began)
        idle = self._idle.setdefault((job.game.name, job.spec, job.plain), [])
        if len(idle) < MOST_IDLE:
            idle.append(job.bot)
        return thought

    def _take_bot(self, job: Job) -> Bot:
        idle = self._idle.setdefault((job.game.name, job.spec, job.plain), [])
        if idle:
            return idle.pop()
        spec = f"search:{job.budget}" if job.plain and job.budget else job.spec
        return bots.make(spec, job.game, plain=job.plain)

    @staticmethod
    def _tell(job: Job, found: Thought | Exception) -> None:
        def tell() -> None:
            if job.answer.cancelled():
                return
            if isinstance(found, Exception):
                job.answer.set_exception(found)
            else:
                job.answer.set_result(found)

        try:
            job.loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is closed: nobody waits any more
            LOGGER.info("a thought came too late")
