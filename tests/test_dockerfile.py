"""The Dockerfile's last stage, followed in a folder: what it copies is enough to install Bailey and to serve it.

There is seldom a Docker where tests run, and what it would fetch is not ours to test.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml

ROOT = Path(__file__).parent.parent
UV = ROOT / ".setup" / "uv" / ("Scripts" if os.name == "nt" else "bin") / "uv"


def uv() -> str:
    found = shutil.which("uv") or (str(UV) if UV.exists() else None)
    if found is None:
        pytest.skip("there is no uv: scripts/test brings one")
    return found


def instructions() -> list[list[str]]:
    """The words of each instruction of the last stage."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    return [shlex.split(line) for line in text.splitlines()[1:] if line.strip()]


def copy(sources: list[str], target: str, place: Path) -> None:
    """Do as COPY does: files into a folder, and what a folder holds."""
    for source in sources:
        there = ROOT / source
        if there.is_dir():
            shutil.copytree(there, place / target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
        else:
            (place / target).mkdir(parents=True, exist_ok=True)
            shutil.copy2(there, place / target)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which each COPY and each `RUN uv` was done."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.skip("the web client is not built: scripts/test builds it")
    place = tmp_path_factory.mktemp("bailey")
    for what, *words in instructions():
        if what == "COPY" and words[0] == "--from=client":
            copy([words[1].removeprefix("/bailey/")], words[2], place)
        elif what == "COPY" and not words[0].startswith("--from"):
            copy(words[:-1], words[-1], place)
        elif what == "RUN" and words[0] == "uv":
            environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
            environment |= {"UV_PROJECT_ENVIRONMENT": str(place / ".venv"), "UV_PYTHON": sys.executable}
            done = subprocess.run(
                [uv(), *words[1:]], cwd=place, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
    return place


def command() -> list[str]:
    """What CMD starts."""
    [line] = [line for line in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines() if line.startswith("CMD")]
    return [word.strip('", ') for word in line.removeprefix("CMD").strip(" []").split(",")]


@pytest.mark.slow
def test_what_the_image_holds_serves_the_table(installed: Path, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program, *words = command()
    home = {"BAILEY_HOME": str(tmp_path / "data"), "BAILEY_CACHE": str(tmp_path / "cache")}
    inherited = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
    server = subprocess.Popen(
        [installed / ".venv" / "bin" / program, *words, "--port", str(port)], cwd=tmp_path, env={**inherited, **home}
    )
    before = files(installed)
    try:
        assert "ok" in asked(f"http://127.0.0.1:{port}/health", server)
        assert '<div id="bailey">' in asked(f"http://127.0.0.1:{port}/", server)
    finally:
        server.terminate()
        server.wait(30)
    assert files(installed) == before, "the root of the container is read-only"


def files(place: Path) -> set[Path]:
    """List the files of a folder, but for what Python would like to keep."""
    return {file for file in place.rglob("*") if file.is_file() and "__pycache__" not in file.parts}


def asked(url: str, server: subprocess.Popen[bytes]) -> str:
    """Ask until the server answers."""
    for _ in range(300):
        try:
            with urlopen(url, timeout=5) as answer:  # noqa: S310 - our own server
                return str(answer.read().decode())
        except OSError:
            assert server.poll() is None, "the server ended"
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_every_file_that_is_copied_is_there() -> None:
    words = [words for what, *words in instructions() if what == "COPY" and not words[0].startswith("--from")]
    assert words
    for name in [name for copied in words for name in copied[:-1]]:
        assert (ROOT / name).exists(), name


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


@pytest.mark.parametrize("name", ["bailey", "postgres", "redis", "caddy"])
def test_no_container_can_do_more_than_it_must(name: str) -> None:
    service = services()[name]
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert re.fullmatch("[0-9]+[mg]", service["deploy"]["resources"]["limits"]["memory"])
    assert service["deploy"]["resources"]["limits"]["pids"] > 0
    assert service.get("read_only", False) is (name != "caddy")
    assert "privileged" not in service


def test_every_service_was_looked_at_and_none_but_the_proxy_is_root() -> None:
    assert set(services()) == {"bailey", "postgres", "redis", "caddy"}
    assert {name: service.get("user") for name, service in services().items()} == {
        "bailey": None,  # the Dockerfile says it
        "postgres": "postgres",
        "redis": "redis",
        "caddy": None,
    }
    assert ["USER", "bailey"] in instructions()


def test_the_secrets_must_be_given() -> None:
    environment = services()["bailey"]["environment"]
    assert environment["BAILEY_SECRET"].startswith("${BAILEY_SECRET:?")
    assert "${POSTGRES_PASSWORD:?" in environment["DATABASE_URL"]


def arguments() -> dict[str, str]:
    """The build arguments of the Dockerfile before its first stage, by name."""
    before = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("\nFROM ")[0]
    return dict(re.findall(r"^ARG (\w+)=(\S+)$", before, re.MULTILINE))


def test_every_image_can_be_pinned_by_its_digest() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    stages = re.findall(r"^FROM \S+ AS (\w+)$", text, re.MULTILINE)
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert images == ["${NODE_IMAGE}", "${UV_IMAGE}", "${PYTHON_IMAGE}"]
    assert set(re.findall(r"--from=(\S+)", text)) <= set(stages)
    given = services()["bailey"]["build"]["args"]
    assert given == {name: f"${{{name}:-{image}}}" for name, image in arguments().items()}
    for name in ("postgres", "redis", "caddy"):
        assert re.fullmatch(rf"\$\{{{name.upper()}_IMAGE:-{name}:\d+\}}", services()[name]["image"])


def test_the_documentation_asks_for_the_digest_of_every_image() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    others = {name: services()[name]["image"].partition(":-")[2].rstrip("}") for name in ("postgres", "redis", "caddy")}
    wanted = arguments() | {f"{name.upper()}_IMAGE": image for name, image in others.items()}
    assert len(wanted) == 6
    for name, image in wanted.items():
        assert f"{name}={image}" in page
