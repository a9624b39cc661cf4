"""Every example runs as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_runs(example: Path) -> None:
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    "notebook", sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb")), ids=lambda file: file.stem
)
def test_a_notebook_runs(notebook: Path) -> None:
    """Run every cell in a Jupyter kernel: a cell that fails raises."""
    import nbformat
    from nbclient import NotebookClient

    read = nbformat.read(notebook, as_version=4)
    NotebookClient(read, timeout=600, kernel_name="python3").execute()
    tables = [
        output for cell in read.cells for output in cell.get("outputs", []) if "text/html" in output.get("data", {})
    ]
    assert tables, "the tables are shown"
