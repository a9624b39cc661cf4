"""Bots think in time slices, on threads of their own, so that no table waits for another's bot.

Jobs wait in a queue that gives every address, and within it every host, the same share: after each slice it is the
next one's turn. Compiled thinking releases the interpreter's lock; a slice takes at most about 20 ms. What a bot finds
does not depend on the slices: its budget is in iterations, and it has a seed of its own.
"""
# Any: an opinion is JSON.

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bailey import bots
from bailey.bots.compiling import FOR_REASONS, BackgroundCompiler
from bailey.core.compiled import modes, numba_mode
from bailey.server import texts
from bailey.server.bots.fair_queue import FairQueue, Owner
from bailey.server.messages.games import Warming

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.analysis.explaining import Explainer
    from bailey.bots import Bot, Budget
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

SLICE = 0.015
FIRST_SLICE, MOST_SLICE = 50, 5000
#: Until the rules are compiled a bot thinks in Python and holds the interpreter's lock: few iterations, small slices.
PLAIN_ITERATIONS, PLAIN_SLICE = 30, 4
#: Bots that overlook much of what is open have even fewer.
PLAIN_CASUAL = 3
#: The owner of a job that belongs to no table.
NOBODY = Owner("", "")
#: So many idle bots of a kind are kept for the next jobs.
MOST_IDLE = 16
#: Whoever waits for the rules to be compiled asks again after so many seconds.
WARM_SECONDS = 0.2
LOGGER = logging.getLogger("bailey.server")


@dataclass
class Thought:
    """What a bot found."""

    number: int
    opinions: list[dict[str, Any]] = field(default_factory=list)
    seconds: float = 0.0
    #: Why the choice is better than another one: none where that could not be worked out.
    explained: Explainer | None = None


@dataclass
class ThinkingJob:
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
    explained: bool = False
    #: What was found, while it is still worked out why.
    thought: Thought | None = None
    explaining: Iterator[None] | None = None

    @cached_property
    def budget(self) -> Budget:
        """What the bot has to think with."""
        found = bots.budget(self.spec)
        if not self.plain or not found.searches:
            return found
        most = PLAIN_CASUAL if found.overlooked else PLAIN_ITERATIONS
        kind = "search" if found.kind == "learned" else found.kind
        return replace(found, kind=kind, iterations=min(found.iterations, most))


class BotThreads:
    """The threads, their queue, and the compilation of each game."""

    #: Whether rules may be compiled here, where Numba is installed.
    may_compile = True

    def __init__(self, threads: int | None = None, *, plain: bool = False) -> None:
        self.plain = plain
        self.compiles = self.may_compile and numba_mode.available() and not plain
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._jobs: FairQueue[ThinkingJob] = FairQueue()
        self._ready = threading.Condition()
        self._idle: dict[tuple[str, str, bool], list[Bot]] = {}
        self._running: list[threading.Thread] = []
        self._closing = False
        self._compilers: dict[str, tuple[BackgroundCompiler, float]] = {}
        self._explains: dict[str, BackgroundCompiler] = {}
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
        """Return what a bot chooses; the position is copied."""
        loop = asyncio.get_running_loop()
        game = position.game
        plain = spec != "random" and not self.warmed(game)
        answer: asyncio.Future[Thought] = loop.create_future()
        job = ThinkingJob(game, position.copy(), spec, seed, plain, answer, loop, progress, with_opinions, owner)
        job.explained = with_opinions and self.explains(game)
        with self._ready:
            self._jobs.put(owner, job)
            self._ready.notify()
        self._start_threads()
        return await job.answer

    def waiting(self) -> int:
        """Count the jobs in the queue."""
        return len(self._jobs)

    def warmed(self, game: Game) -> bool:
        """Tell whether the rules are compiled; the first call starts the compilation."""
        if self._was_built(game):
            return True
        if not self.compiles:
            return False
        if game.name not in self._compilers:
            self._compilers[game.name] = (BackgroundCompiler(game), time.monotonic())
        return self._compilers[game.name][0].ready()

    def explains(self, game: Game) -> bool:
        """Tell whether reasons can be worked out without a wait; the first call starts compiling what that needs."""
        if not self.warmed(game) or self._closing:
            return False
        if self._was_built(game):
            return True
        if game.name not in self._explains:
            self._explains[game.name] = BackgroundCompiler(game, program=FOR_REASONS)
        return self._explains[game.name].ready()

    def learns_to_judge(self, game: Game) -> bool:
        """Tell whether what judges choices is still being compiled; the first call starts that."""
        if not self.compiles or self._closing or self.explains(game):
            return False
        return not any(one.failed for one in (self._compilers[game.name][0], self._explains.get(game.name)) if one)

    def _was_built(self, game: Game) -> bool:
        """Tell whether there is a library of the rules, so that nothing is to be compiled."""
        return not self.plain and modes.ready(game) is not None

    async def warm(self, game: Game) -> None:
        """Wait until the rules are compiled, if they can be."""
        while self._compiling(game):  # noqa: ASYNC110 - the compiler is another process, which sets no event
            await asyncio.sleep(WARM_SECONDS)

    def _compiling(self, game: Game) -> bool:
        return (
            self.compiles and not self._closing and not self.warmed(game) and not self._compilers[game.name][0].failed
        )

    def warming(self, game: Game, language: str) -> Warming:
        """Return how far the compilation of a game is."""
        if self._was_built(game):
            return Warming(ready=True, state="ready", say=texts.say("warming-ready", language))
        compiler, began = self._compilers.get(game.name, (None, 0.0))
        if not self.compiles or (compiler is not None and compiler.failed):
            return Warming(ready=False, state="plain", say=texts.say("warming-plain", language))
        if compiler is None:
            return Warming(ready=False, state="waiting")  # nobody has asked for a bot yet, so there is nothing to say
        if compiler.ready():
            return Warming(ready=True, state="ready", say=texts.say("warming-ready", language))
        seconds = round(time.monotonic() - began, 1)
        return Warming(ready=False, state="compiling", seconds=seconds, say=texts.say("warming-compiling", language))

    def close(self) -> None:
        """Stop thinking."""
        with self._ready:
            self._closing = True
            self._ready.notify_all()
        for compiler in (*(compiler for compiler, _ in self._compilers.values()), *self._explains.values()):
            compiler.stop()
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
            self._think(job)

    def _think(self, job: ThinkingJob) -> None:
        """Think for one slice; the job waits for its next one, or is answered."""
        try:
            thought = self._slice(job)
        except Exception as fault:  # noqa: BLE001 - others must be thought about, and the table gets the exception
            self._answer(job, fault)
            return
        if thought is None:
            with self._ready:
                self._jobs.put(job.owner, job, first=True)
        else:
            self._answer(job, thought)

    def _slice(self, job: ThinkingJob) -> Thought | None:
        """Think for one slice; return the result if the budget is used up and, where it is asked, it is known why."""
        if job.explaining is not None:
            return self._explain(job)
        if job.bot is None:
            job.bot = self._take_bot(job)
            if not job.bot.budget.searches:
                number = job.bot.choose(job.position, job.seed).number
                return self._finish(job, number)
            job.bot.sit_down(job.position, job.seed)
            job.slice = PLAIN_SLICE if job.plain else FIRST_SLICE
        count = min(job.slice, job.budget.iterations - job.done)
        began = time.monotonic()
        number = job.bot.extend(count, fresh=job.done == 0)
        spent = time.monotonic() - began
        job.done += count
        if job.done >= job.budget.iterations:
            return self._finish(job, number)
        if not job.plain:
            job.slice = max(1, min(MOST_SLICE, int(count * SLICE / max(spent, 1e-6))))
        if job.progress is not None:
            job.loop.call_soon_threadsafe(job.progress, job.done / job.budget.iterations)
        return None

    def _finish(self, job: ThinkingJob, number: int) -> Thought | None:
        assert job.bot is not None
        searched = job.with_opinions and job.bot.budget.searches
        thought = Thought(number, job.bot.opinion() if searched else [], time.monotonic() - job.began)
        idle = self._idle.setdefault((job.game.name, job.spec, job.plain), [])
        if len(idle) < MOST_IDLE:
            idle.append(job.bot)
        others = [n for one in thought.opinions if (n := job.game.choices.find(one["choice"]).number) != number]
        if not job.explained or not others:
            return thought
        from bailey.analysis.explaining import (  # it needs numpy, which a server that starts does not
            COMPARED,
            Explainer,
        )

        job.thought, thought.explained = thought, Explainer(job.game)
        job.explaining = thought.explained.explain(job.position, number, others[:COMPARED], job.seed)
        return None

    @staticmethod
    def _explain(job: ThinkingJob) -> Thought | None:
        """Work out why for one slice; return what was found when it is known, or cannot be."""
        assert job.explaining is not None
        assert job.thought is not None
        end = time.monotonic() + SLICE
        try:
            for _ in job.explaining:
                if time.monotonic() > end:
                    return None
        except Exception:
            LOGGER.exception("a hint is given without a reason")
            job.thought.explained = None
        return job.thought

    def _take_bot(self, job: ThinkingJob) -> Bot:
        idle = self._idle.setdefault((job.game.name, job.spec, job.plain), [])
        if idle:
            return idle.pop()
        return bots.Bot(job.game, job.budget, plain=job.plain)

    @staticmethod
    def _answer(job: ThinkingJob, found: Thought | Exception) -> None:
        def answer() -> None:
            if job.answer.cancelled():
                return
            if isinstance(found, Exception):
                job.answer.set_exception(found)
            else:
                job.answer.set_result(found)

        try:
            job.loop.call_soon_threadsafe(answer)
        except RuntimeError:  # the loop is closed: nobody waits any more
            LOGGER.info("a bot finished after the server ended")
