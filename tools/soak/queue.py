"""Measures how long somebody waits for the analysis of a short game beside long ones of others: `scripts/soak queue`.

Other addresses first ask for analyses of long games of the Catan Card Game, each for several. Then one address asks for
that of a game of Castle Combo, and waits. The server has its usual limits, but for a proxy in front of it, so that
clients can name their addresses.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from http.client import HTTPConnection
from typing import Any

from bailey.core.records.log_text import write_log
from tools.soak.games import random_game
from tools.soak.server import HOST, run_server

#: The server is known by this name, as behind a proxy that says who asks.
NAME = "bailey.example"
PATIENT = "203.0.113.1"
LOOK_SECONDS = 1.0


class Client:
    """Somebody at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request, and return the status and the body of its response."""
        connection = HTTPConnection(HOST, self.port, timeout=60)
        headers = {"host": NAME, "x-forwarded-for": self.address, "content-type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        status, answer = response.status, json.loads(response.read())
        connection.close()
        return status, answer

    def analyse(self, record: str) -> tuple[int, Any]:
        """Ask for an analysis; of a game that is too long as much of it as there may be."""
        status, answer = self.ask("POST", "/api/analyses", {"record": record})
        if answer.get("key") == "analysis-too-long":
            return self.ask("POST", f"/api/analyses?last={answer['args']['most']}", {"record": record})
        return status, answer


def measure(port: int, options: argparse.Namespace) -> str:
    """Ask for the long ones, then for the short one; return a row of the table."""
    answers: Counter[str] = Counter()
    rows = 0
    for i in range(options.addresses):
        client = Client(port, f"198.51.{i}.7")
        for k in range(options.each):
            log = random_game("catan-cards", 100 * i + k)
            status, answer = client.analyse(write_log(log))
            answers[answer.get("key", str(status))] += 1
            rows += len(log.rows)
    short = random_game("castle-combo", 1)
    patient = Client(port, PATIENT)
    began = time.monotonic()
    status, told = patient.analyse(write_log(short))
    if status != 200:
        raise SystemExit(f"the short one is refused: {told}")
    while told["state"] == "waiting" and time.monotonic() - began < options.seconds:
        time.sleep(LOOK_SECONDS)
        told = patient.ask("GET", f"/api/analyses/{told['id']}")[1]
    waited = f"{time.monotonic() - began:.0f} s" if told["state"] == "done" else f"more than {options.seconds:.0f} s"
    said = ", ".join(f"{count} of {key}" for key, count in sorted(answers.items()))
    long = f"{options.addresses} x {options.each}"
    return f"| {long} | {rows:,} | {said} | {len(short.rows)} | {waited} | {told['done']} of {told['total']} |"


def main() -> None:
    """Measure once, and print a table."""
    parser = argparse.ArgumentParser("scripts/soak queue", description=__doc__)
    parser.add_argument("--addresses", type=int, default=1, help="from which long ones are asked for")
    parser.add_argument("--each", type=int, default=15, help="long ones of each address")
    parser.add_argument("--seconds", type=float, default=180.0, help="how long the short one is waited for at most")
    options = parser.parse_args()
    print("| addresses x long games | their rows | answers | rows of the short one | it is done after | rows done |")
    print("|---|---:|---|---:|---:|---:|")
    with run_server({"BAILEY_URL": f"http://{NAME}", "BAILEY_LOG": "ERROR"}) as (port, _):
        print(measure(port, options), flush=True)


if __name__ == "__main__":
    main()
