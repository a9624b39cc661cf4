"""Bailey: play, study and simulate castle-building card and board games."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the version when it is asked for: reading it takes longer than everything else here."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from bailey.core.distribution import version

        return version()
