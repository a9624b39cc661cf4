"""The settings of a server, from the command line and the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from bailey.core.errors import BadInput
from bailey.server.allowance import Allowance, read_allowance

PORT = 8420
#: The lowest priority of a process.
LOWEST = 19
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
#: The built client: in a checkout, or in an installed package.
CLIENTS = (Path(__file__).parents[3] / "web" / "dist", Path(__file__).with_name("web"))


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    home: Path
    host: str = "127.0.0.1"
    port: int = PORT
    database_url: str = ""
    redis_url: str = ""
    secret: str = field(default="", repr=False)  # the master secret; empty: that of the file in the home folder
    urls: tuple[str, ...] = ()  # by which addresses browsers reach it, behind a proxy
    commands_per_second: float = 20.0
    requests_per_second: float = 30.0
    most_sockets: int = 5000
    log_level: str = "INFO"
    plain: bool = False  # never compile: bots think less
    client: Path | None = None
    lease_seconds: float = 10.0
    away_seconds: float = 180.0
    nonce_seconds: float = 10.0
    idle_seconds: float = 60.0
    record_workers: int = 1  # processes that work out records
    record_seconds: float = 20.0  # of computing that a record may take
    analysis_iterations: int = 2000  # for each decision of an analysis
    analysis_nice: int = LOWEST  # by so much analyses give way to everything else at the machine
    push_services: tuple[str, ...] = ()  # push services beside those of the browsers' makers
    names: frozenset[str] = field(default_factory=frozenset)
    allowance: Allowance = field(default_factory=Allowance)

    @property
    def personal(self) -> bool:
        """Whether it serves only people at this machine: it listens there, and BAILEY_URL names no other address."""
        return not self.urls and self.host in ("127.0.0.1", "::1", "localhost")

    def schemes(self, host: str) -> set[str]:
        """Return the schemes by which browsers reach the server under a host: those of its addresses, else http."""
        urls = [urlsplit(url) for url in self.urls]
        named = {url.scheme for url in urls if url.netloc.lower() == host.lower()}
        name = host.lower().rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host.lower()
        return named or {url.scheme for url in urls if url.netloc.lower() == name} or {"http"}

    def secure(self, host: str) -> bool:
        """Tell whether browsers reach the server by https under a host name."""
        return "https" in self.schemes(host)

    @property
    def database(self) -> str:
        """The database's URL for SQLAlchemy."""
        url = self.database_url or f"sqlite:///{self.home / 'tables.sqlite3'}"
        scheme, _, rest = url.partition("://")
        drivers = {
            "sqlite": "sqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
            "sqlite+aiosqlite": "sqlite",
            "postgresql+asyncpg": "postgresql+asyncpg",
        }
        if scheme not in drivers or not rest:
            shown = scheme if rest else url
            raise BadInput(f"DATABASE_URL: {shown!r:.60}: write sqlite:////FILE or postgresql://USER@HOST/NAME")
        return f"{drivers[scheme]}://{rest}"


def from_environment(home: Path, host: str, port: int, *, plain: bool = False) -> Settings:
    """Return the settings from the environment; a refusal names the variable."""
    urls = _addresses("BAILEY_URL", "https://bailey.example.org")
    redis_url = os.environ.get("REDIS_URL", "")
    if redis_url and urlsplit(redis_url).scheme not in ("redis", "rediss", "unix"):
        raise BadInput("REDIS_URL: write it as redis://HOST:6379")
    level = os.environ.get("BAILEY_LOG", "INFO").upper()
    if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadInput("BAILEY_LOG: write DEBUG, INFO, WARNING or ERROR")
    settings = Settings(
        home=home,
        host=host,
        port=port,
        plain=plain,
        database_url=os.environ.get("DATABASE_URL", ""),
        redis_url=redis_url,
        secret=_secret(),
        urls=urls,
        commands_per_second=_number("BAILEY_COMMANDS_PER_SECOND", 20.0),
        requests_per_second=_number("BAILEY_REQUESTS_PER_SECOND", 30.0),
        most_sockets=int(_number("BAILEY_SOCKETS", 5000)),
        lease_seconds=_number("BAILEY_LEASE_SECONDS", 10.0),
        away_seconds=_number("BAILEY_AWAY_SECONDS", 180.0),
        record_workers=max(1, int(_number("BAILEY_RECORD_WORKERS", 1))),
        record_seconds=_number("BAILEY_RECORD_SECONDS", 20.0),
        analysis_iterations=_between("BAILEY_ANALYSIS_ITERATIONS", 2000, 16, 200_000),
        analysis_nice=_between("BAILEY_ANALYSIS_NICE", LOWEST, 0, LOWEST),
        nonce_seconds=_number("BAILEY_NONCE_SECONDS", 10.0),
        log_level=level,
        client=next((place for place in CLIENTS if (place / "index.html").is_file()), None),
        push_services=_addresses("BAILEY_PUSH_SERVICES", "https://push.example.org"),
        names=frozenset({*LOOPBACK, *(urlsplit(url).netloc.rpartition("@")[2] for url in urls)}),
        allowance=read_allowance(_number, _whole),
    )
    _ = settings.database
    return settings


def _between(name: str, usual: int, least: int, most: int) -> int:
    """Return a whole number between two others from the environment."""
    text = os.environ.get(name, "") or str(usual)
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise BadInput(f"{name}: write a number from {least} to {most}, not {text:.40}")
    return int(text)


def _secret() -> str:
    """Return the master secret from the environment, if it is there."""
    from bailey.server.access.master_secret import NAME, checked

    text = os.environ.get(NAME, "")
    return checked(text, NAME) if text else ""


def _addresses(name: str, example: str) -> tuple[str, ...]:
    """Return the addresses in a list separated by commas."""
    urls = tuple(url.strip().rstrip("/") for url in os.environ.get(name, "").split(",") if url.strip())
    for url in urls:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
            raise BadInput(f"{name}: {url!r:.80}: write it as {example}")
    return urls


def _number(name: str, usual: float) -> float:
    text = os.environ.get(name, "")
    try:
        value = float(text) if text else usual
    except ValueError:
        value = 0.0
    if not 0 < value < 1e9:
        raise BadInput(f"{name}: {text!r:.40} is no number above 0")
    return value


def _whole(name: str, usual: int) -> int:
    value = _number(name, usual)
    if value != int(value):
        raise BadInput(f"{name}: {os.environ[name]!r:.40} is no whole number above 0")
    return int(value)
