"""The list of peers, each pinned to a version."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Peer:
    """A library that Bailey is measured beside; it is installed in a virtual environment of its own."""

    key: str
    name: str
    requirement: str
    module: str
    script: Path

    @property
    def version(self) -> str:
        """The pinned version."""
        return self.requirement.rpartition("==")[2]

    def __str__(self) -> str:
        """Return name and version."""
        return f"{self.name} {self.version}"


PEERS = (
    Peer("openspiel", "OpenSpiel", "open_spiel==2.0.2", "pyspiel", HERE / "probe_openspiel.py"),
    Peer("pettingzoo", "PettingZoo", "pettingzoo[classic]==1.27.0", "pettingzoo", HERE / "probe_pettingzoo.py"),
    Peer("rlcard", "RLCard", "rlcard==1.2.0", "rlcard", HERE / "probe_rlcard.py"),
    Peer("catanatron", "catanatron", "catanatron==3.2.1", "catanatron", HERE / "probe_catanatron.py"),
    Peer("chess", "python-chess", "chess==1.11.2", "chess", HERE / "probe_chess.py"),
)


def select(only: list[str] | None) -> list[Peer]:
    """Return the peers with these keys, or all of them."""
    known = {peer.key: peer for peer in PEERS}
    unknown = sorted(set(only or []) - set(known))
    if unknown:
        message = f"no such peer: {', '.join(unknown)}; known are {', '.join(known)}"
        raise ValueError(message)
    return [peer for peer in PEERS if not only or peer.key in only]
