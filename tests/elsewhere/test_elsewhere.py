"""Games from elsewhere: in a folder that is named, or in an installed package."""

from __future__ import annotations

import os
import pickle
import re
import shutil
import subprocess
import sys
import weakref
from typing import TYPE_CHECKING

import pytest
from elsewhere.conftest import forget

from bailey import games
from bailey.bots import Budget, make
from bailey.cli.main import main
from bailey.core import board
from bailey.core.compiled.linking import rows_of
from bailey.core.errors import BadInput
from bailey.core.play.position import Position
from bailey.core.text.board import default
from bailey.games import elsewhere
from bailey.lab.workers import Worker
from bailey.server.http import game_info
from bailey.server.messages.board import EachArea

if TYPE_CHECKING:
    from pathlib import Path

    from elsewhere.conftest import NewGame


def installed(folder: Path, name: str, module: str) -> None:
    """Write what pip leaves of a package with an entry point, beside the package, and let Python find both."""
    information = folder / f"{module}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[bailey.games]\n{name} = {module}\n")
    sys.path.insert(0, str(folder))
    elsewhere.homes.cache_clear()


def random_player(folder: Path) -> Worker:
    """Read the game in a folder, and return what plays it at random."""
    [name] = games.add(folder)
    return Worker(games.find(name), 2, [Budget("random")] * 2, {}, plain=False)


class TestAFolder:
    def test_a_game_in_a_named_folder_is_found_and_played(self, new_game: NewGame) -> None:
        assert games.add(new_game()) == ["lost-trails"]
        assert games.names() == (*games.built_in(), "lost-trails")
        game = games.find("lost-trails")
        pos = Position.new(game, 2, 1)
        bot = make("greedy", game, plain=True)
        while not pos.over:
            pos.push(bot.choose(pos, 1))
        assert max(pos.score()) > 0

    def test_a_folder_may_hold_several(self, new_game: NewGame, tmp_path: Path) -> None:
        for name in ("lost-trails", "old-roads"):
            folder = new_game(name)
            (folder / name.replace("-", "_")).rename(tmp_path / name.replace("-", "_"))
        assert games.add(tmp_path) == ["lost-trails", "old-roads"]
        assert games.find("old-roads").title == "Old Roads"

    def test_texts_cards_and_board_are_its_own(self, new_game: NewGame) -> None:
        games.add(new_game())
        game = games.find("lost-trails")
        book = game_info.book(game, "de")
        assert (book.title, book.cards[0].name, book.cards[0].data) == (
            "Lost Trails",
            "bread",
            {"id": "bread", "price": 1, "points": 1},
        )
        assert [area.name for area in book.board.table if not isinstance(area, EachArea)] == [
            "Rounds left",
            "Deck",
            "Row",
        ]

    def test_what_a_player_has_collected_lies_side_by_side_in_the_panel(self, new_game: NewGame) -> None:
        games.add(new_game())
        panel = default(games.find("lost-trails")).player
        assert panel == (board.Counters({"coins": ()}), board.Row("taken", fans=True))

    def test_processes_that_are_started_find_it(self, new_game: NewGame) -> None:
        games.add(new_game())
        program = "import sys; from bailey import games; print(games.find(sys.argv[1]).title)"
        said = subprocess.run(
            [sys.executable, "-c", program, "lost-trails"], capture_output=True, text=True, check=True
        )
        assert said.stdout == "Lost Trails\n"
        assert pickle.loads(pickle.dumps(games.find("lost-trails"))) is games.find("lost-trails")  # noqa: S301

    @pytest.mark.usefixtures("numba")
    def test_its_rules_are_compiled(self, new_game: NewGame, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", str(new_game()), "--games", "500"]) == 0
        assert "compiled" in capsys.readouterr().out

    @pytest.mark.usefixtures("numba")
    @pytest.mark.parametrize(
        ("file", "old", "new"),
        [("cards.json", r'"points": (\d+)', r'"points": \g<1>0'), ("scoring.py", r"total \+=", "total += 10 *")],
    )
    def test_a_game_that_is_read_again_is_played_by_its_own_rules(
        self, new_game: NewGame, file: str, old: str, new: str
    ) -> None:
        """What was compiled of the first goes on by its own, whatever is compiled after it."""
        folder = new_game()
        first = random_player(folder)
        before = first.play(0, 0, 50).scores
        read = weakref.ref(rows_of(sys.modules["lost_trails.cards"].card))
        forget(folder)
        changed = folder / "lost_trails" / file
        changed.write_text(re.sub(old, new, changed.read_text()))
        assert (random_player(folder).play(0, 0, 50).scores == 10 * before).all()
        assert (first.play(0, 0, 50).scores == before).all()
        assert before.any()
        assert read() is not None, "its cards are freed, though its machine code reads them"

    def test_the_command_line_takes_the_folder(
        self, new_game: NewGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(new_game().parent)
        assert main(["rules", "lost-trails"]) == 2
        assert "write ./lost-trails" in capsys.readouterr().err
        assert main(["rules", "./lost-trails", "end"]) == 0
        assert "After six rounds" in capsys.readouterr().out

    def test_a_record_says_how_it_is_found_again(
        self, new_game: NewGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        folder, answers = new_game(), iter(["2"])
        monkeypatch.setattr("builtins.input", lambda _="": next(answers, "quit"))
        assert main(["play", str(folder), "--plain", "--seats", "you,you:Ben", "--save", str(tmp_path / "g")]) == 0
        assert f"BAILEY_GAMES={folder / 'lost_trails'} bailey play --resume" in capsys.readouterr().out.replace(
            "\n", " "
        )

    def test_no_name_from_outside_names_a_folder(self, new_game: NewGame) -> None:
        folder = new_game()
        for name in (str(folder), "./lost-trails", "../lost-trails"):
            with pytest.raises(BadInput, match="there is none"):
                games.find(name)

    def test_a_folder_without_a_game_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadInput, match="no game lies here; a game is a folder with __init__"):
            games.add(tmp_path)


class TestAPackage:
    def test_an_installed_package_is_found(self, new_game: NewGame) -> None:
        installed(new_game(), "lost-trails", "lost_trails")
        assert "lost-trails" in games.names()
        assert games.find("lost-trails").title == "Lost Trails"
        assert games.texts(games.find("lost-trails")).card("silk") == "silk"

    def test_a_named_folder_goes_before_it(self, new_game: NewGame, tmp_path: Path) -> None:
        installed(new_game(), "lost-trails", "lost_trails")
        other = tmp_path / "mine"
        (tmp_path / "lost-trails").rename(other)
        games.add(other)
        assert games.find("lost-trails").folder == other / "lost_trails"


#: What is wrong with a game, and what is said of it, after its name and where it lies.
BROKEN = {
    "syntax": ("rules", "def setup(s)\n", "lost_trails/rules.py, line 1: SyntaxError: expected ':'"),
    "name": ("rules", "\n\nsetup = offered\n", "rules.py, line 3: NameError: name 'offered' is not defined"),
    "import": ("game", "import numb_er\n", "game.py, line 1: ModuleNotFoundError: No module named 'numb_er'"),
    "leaves": ("game", "raise SystemExit(3)\n", "game.py, line 1: SystemExit: 3"),
    "no game": ("__init__", "", "__init__.py: has no GAME; write `from .game import GAME`"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_refused_by_one_sentence_and_harms_no_other(
    new_game: NewGame, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, content, said = BROKEN[fault]
    folder = new_game(**{file: content})
    games.add(folder)
    games.add(new_game("old-roads"))
    assert games.names() == (*games.built_in(), "old-roads")
    [sentence] = games.broken().values()
    assert sentence.startswith(f"game 'lost-trails' ({folder / 'lost_trails'}): ")
    assert said in sentence
    with pytest.raises(BadInput) as refused:
        games.find("lost-trails")
    assert str(refused.value) == sentence
    assert main(["games"]) == 0
    told = capsys.readouterr()
    assert told.err == f"bailey: {sentence}\n"
    assert "Old Roads" in told.out


def test_a_broken_catalogue_is_found_before_the_games_are_listed(new_game: NewGame) -> None:
    folder = new_game()
    (folder / "lost_trails/locale/de.ftl").write_text("title = Alte Wege\n\nstep-act Zug\n", encoding="utf-8")
    games.add(folder)
    [said] = games.broken().values()
    assert "locale/de.ftl, line 3: " in said
    assert "lost-trails" not in games.names()


def test_a_game_without_sentences_is_refused(new_game: NewGame) -> None:
    folder = new_game()
    (folder / "lost_trails/locale/en.ftl").unlink()
    games.add(folder)
    assert "locale/en.ftl: is missing" in games.broken()["lost-trails"]


def test_the_name_of_a_built_in_game_is_taken(new_game: NewGame) -> None:
    folder = new_game("castle-walls")
    package = (folder / "castle_walls").rename(folder / "castle_combo")
    with pytest.raises(BadInput, match="a built-in game has this name; give yours another"):
        games.add(package)
    os.environ[elsewhere.VARIABLE] = str(package)
    elsewhere.homes.cache_clear()
    assert "a built-in game has this name" in games.broken()["castle-combo"]
    assert games.find("castle-combo").title == "Castle Combo"


def test_folder_and_game_have_one_name(new_game: NewGame) -> None:
    folder = new_game()
    (folder / "lost_trails").rename(folder / "old_roads")
    games.add(folder)
    said = "game.py: Game(name='lost-trails'), but it is found as 'old-roads'; write the same name in both"
    assert said in games.broken()["old-roads"]


def test_a_folder_that_another_package_stands_for_is_refused(new_game: NewGame, tmp_path: Path) -> None:
    package = new_game() / "lost_trails"
    shutil.copytree(package, tmp_path / "copy" / package.name)
    games.add(package)
    games.find("lost-trails")
    games.add(tmp_path / "copy")
    assert "there is another package lost_trails, at " in games.broken()["lost-trails"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("coins += WAGES", "coin += WAGES", "game 'lost-trails': lost_trails/rules.py, line 64: AttributeError: "),
        ("{TAKE: take, REST: rest}", "{TAKE: take}", "step ACT: offers choice 3, which has no handler"),
        (
            "    if s.rounds > 0:\n",
            "    todo(s, p, Step.END_TURN)\n    if s.rounds > 9:\n",
            "step END_TURN: comes again and again",
        ),
    ],
)
def test_whoever_plays_is_told_of_a_mistake_in_a_rule(
    new_game: NewGame, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    folder = new_game()
    rules = folder / "lost_trails/rules.py"
    rules.write_text(rules.read_text().replace(old, new))
    assert main(["watch", str(folder), "--seats", "random,random", "--seed", "1", "--plain"]) == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"bailey: {said}")
    assert told.err.count("\n") == 1
