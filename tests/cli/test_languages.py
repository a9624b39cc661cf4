"""The command line in every language: which one is spoken, what may be typed, and how it fits."""

from __future__ import annotations

import itertools
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from cli.table_of import FirstBot, screen_of

from bailey import games as shelf
from bailey.cli import language, play, table
from bailey.cli.replaying import TerminalReplay
from bailey.cli.screen import to_ascii
from bailey.cli.table import COMMANDS, PlayerLeft, TerminalTable
from bailey.core.play.position import Position
from bailey.core.records.log import GameLog
from bailey.core.text.catalogue import Catalogue, GameTexts
from bailey.games import _template as postern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.conftest import Run

LANGUAGES = language.languages()
SOURCES = Path(language.__file__).parent
#: Words of four letters and more that two languages have in common.
SHARED_GERMAN = {"adele", "alchemist", "baron", "gold", "professor", "xyzzy"}
SHARED_FRENCH = {"adele", "baron", "brigand", "face", "places", "point", "points", "prince", "royal", "scribe"}
SHARED_FRENCH |= {"table", "tableau", "type", "village", "xyzzy"}
each_language = pytest.mark.parametrize("spoken", LANGUAGES)
#: Each game is played once in the first tier, each in another language than the one before; catalogues are compared as
#: data (tests/test_catalogues.py).
ONCE = {(name, LANGUAGES[i % len(LANGUAGES)], 40) for i, name in enumerate(shelf.names())}
EVENINGS = [
    pytest.param(*one, marks=() if one in ONCE else pytest.mark.long)
    for one in itertools.product(shelf.names(), LANGUAGES, (40, 80))
]


@pytest.fixture(autouse=True)
def _speak_english_again() -> Iterator[None]:
    before = language.CURRENT.set("en")
    yield
    language.CURRENT.reset(before)


class TestWhichLanguage:
    @pytest.mark.parametrize(
        ("words", "environment", "spoken"),
        [
            ((), {}, "players"),
            ((), {"LANG": "de_DE.UTF-8"}, "Spieler"),
            ((), {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "players"),
            ((), {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CH"}, "joueurs"),
            ((), {"LANG": "xh_ZA.UTF-8"}, "players"),
            ((), {"LANG": "fr_FR.UTF-8", "BAILEY_LANGUAGE": "de"}, "Spieler"),
            ((), {"LANG": "de_DE", "BAILEY_LANGUAGE": ""}, "Spieler"),
            (("--language", "fr"), {"BAILEY_LANGUAGE": "de"}, "joueurs"),
            (("--language", "de-AT"), {}, "Spieler"),
            (("--language", "EN"), {"LANG": "fr_FR"}, "players"),
        ],
    )
    def test_the_nearest_word_counts(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, words: Any, environment: dict[str, str], spoken: str
    ) -> None:
        for name in ("BAILEY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        out = run.out("games", *words)
        assert spoken in out

    @pytest.mark.parametrize("asked", ["xx", "german", "", "d", "e" * 500])
    def test_an_unknown_language_is_refused_with_those_there_are(self, run: Run, asked: str) -> None:
        for command in (["play", "castle-combo"], ["watch", "castle-combo"], ["show", "x"], ["score", "x"]):
            err = run.err(*command, "--language", asked)
            assert err.startswith("bailey: --language: unknown language ")
            assert err.endswith("known are de, en, fr\n")
            assert len(err) < 200

    def test_a_command_leaves_no_language_behind_and_an_unknown_one_of_the_environment_is_refused(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert "Spieler" in run("games", "--language", "de")[1]
        assert language.CURRENT.get() == language.ENGLISH
        assert "players" in run("games")[1]
        assert "No such command" in run("chess")[2]
        assert LANGUAGES == ["de", "en", "fr"]
        monkeypatch.setenv("BAILEY_LANGUAGE", "klingon")
        assert run.err("games") == "bailey: BAILEY_LANGUAGE: unknown language 'klingon'; known are de, en, fr\n"


class TestCommands:
    @pytest.mark.parametrize(
        ("spoken", "said"), [("de", "Tippe `hilfe`"), ("fr", "Tapez `aide`"), ("en", "Type `help`")]
    )
    def test_all_that_is_played_and_looked_at(
        self, run: Run, record: Path, position: Path, tmp_path: Path, spoken: str, said: str
    ) -> None:
        asked = ("--language", spoken)
        first = {"de": "Spieler 1", "fr": "Joueur 1", "en": "Player 1"}[spoken]
        carefree = {"de": "sorglos", "fr": "fantasque", "en": "carefree"}[spoken]
        seats = ("castle-combo", "--seats", "you,random", "--save", str(tmp_path / "mine"))
        assert said in " ".join(run("play", *seats, *asked, typed="1\n")[1].split())
        watched = ("castle-combo", "--seats", "random,random", "--seed", "3")
        assert f"Milo, {carefree} (random)" in run("watch", *watched, *asked)[1]
        for command in ("show", "replay", "score"):
            code, out, err = run(command, str(record), *asked)
            assert (code, err) == (0, "")
            assert first in out
        assert "Baron" in run("score", str(position), *asked)[1]
        assert run("rules", "castle-combo", *asked)[0] == 0
        assert run("legend", "castle-combo", *asked)[0] == 0

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("play", "castle-combo", "--players", "9"), "ist für 2 bis 5 Spieler, nicht für 9"),
            (("play",), "nenne das Spiel"),
            (("watch", "castle-combo", "--seats", "you,random"), "zusehen kann man nur Bots"),
            (("rules", "castle-combo", "fahrrad"), "in keiner steht 'fahrrad'"),
        ],
    )
    def test_what_is_wrong_is_said_in_the_same_language(self, run: Run, words: tuple[str, ...], said: str) -> None:
        assert said in run.err(*words, "--language", "de")

    def test_json_and_a_record_are_the_same_in_every_language(self, run: Run, record: Path, tmp_path: Path) -> None:
        for words in (("score", str(record), "--json"), ("show", str(record), "--json"), ("games", "--json")):
            assert len({run(*words, "--language", spoken) for spoken in LANGUAGES}) == 1
        written = set()
        for spoken in LANGUAGES:
            save = tmp_path / spoken
            watch = ("watch", "castle-combo", "--seats", "random,random", "--seed", "3", "--save", str(save))
            run.out(*watch, "--language", spoken)
            written.add(save.read_bytes())
        assert len(written) == 1


class TestWords:
    @each_language
    def test_every_command_may_be_typed_in_english_too_and_no_word_means_two(self, spoken: str) -> None:
        language.CURRENT.set(spoken)
        for command in COMMANDS:
            assert table.command_of(command) == command
            assert table.command_of(command.upper()) == command
        assert table.command_of("?") == "help"
        assert {table.command_of(word) for word in ("", "4", "baron")} == {None}
        words = [word.strip() for command in COMMANDS for word in language.text(f"command-{command}.words").split("|")]
        assert len(set(words)) == len(words)
        for command in COMMANDS:
            typed = language.text(f"command-{command}").split()[0]
            assert table.command_of(typed) == command, "help names a word that means it"

    @pytest.mark.parametrize(("spoken", "typed"), [("de", "zuruck"), ("de", "Zurück"), ("fr", "defausses")])
    def test_accents_may_be_left_out(self, spoken: str, typed: str) -> None:
        language.CURRENT.set(spoken)
        assert table.command_of(typed) in {"undo", "discards"}

    @pytest.mark.parametrize("spoken", ["de", "fr"])
    def test_no_command_hides_a_choice(self, spoken: str) -> None:
        """Nothing that one may type for a choice begins with a command, or it would be taken for that."""
        language.CURRENT.set(spoken)
        game = shelf.find("castle-combo")
        texts, chance = language.texts(game), random.Random(1)
        position = Position.new(game, 3, 1)
        while not position.over:
            for choice in position.choices:
                words = texts.words(position, choice, ["Anna", "Ben", "Cleo"])
                assert {table.command_of(word) for word in words} == {None}
            position.push(chance.choice(position.choices.numbers))

    @pytest.mark.parametrize(("spoken", "back"), [("de", "zurück"), ("fr", "precedent"), ("en", "back")])
    def test_a_record_is_stepped_through(self, spoken: str, back: str) -> None:
        language.CURRENT.set(spoken)
        log = GameLog.new(shelf.find("castle-combo"), ["you", "greedy"], 7)
        while not log.position.over:
            log.choose(log.position.choices[0])
        screen, out = screen_of(["", "", back, "?", language.text("replay-quit").split("|")[0]])
        TerminalReplay(log, language.texts(log.game), screen).walk()
        said = out.getvalue()
        assert [int(n) for n in re.findall(r"^(?:Row|Zeile|Ligne) (\d+) ", said, re.MULTILINE)] == [1, 2, 3, 2]
        assert said.count(language.text("replay-help").replace("\u00a0", " ")) == 2


def evening(name: str, spoken: str, width: int, seats: int = 2) -> tuple[str, GameLog]:
    """Play a whole game by typed numbers in a language, and ask for everything now and then."""
    language.CURRENT.set(spoken)
    game, chance = shelf.find(name), random.Random(seats)
    seats = min(max(seats, game.players[0]), game.players[-1])
    log = GameLog.new(game, ["you", *["greedy"] * (seats - 1)], seats)
    asked = itertools.cycle([language.text(f"command-{command}").split()[0] for command in COMMANDS[:-1]])
    rules = language.text("command-help.rules").split()[0]
    extra = ["xyzzy", f"{language.text('command-score').split()[0]} 1", f"help {rules}", "why b"]

    def lines() -> Iterator[str]:
        yield from extra
        while True:
            yield next(asked) if chance.random() < 0.2 else str(chance.randint(1, 9))

    screen, out = screen_of(lines(), width)
    bots = {seat: FirstBot() for seat in range(1, seats)}
    with suppress(PlayerLeft):
        TerminalTable(log, bots, screen, language.texts(game), FirstBot).play()
    return out.getvalue(), log


@pytest.mark.slow
@pytest.mark.parametrize(("name", "spoken", "width"), EVENINGS)
def test_a_whole_game_fits_the_terminal_and_lacks_no_sentence(name: str, spoken: str, width: int) -> None:
    seats = 3 if width == 80 and 3 in shelf.find(name).players else 2
    said, log = evening(name, spoken, width, seats=seats)
    assert log.position.over
    assert language.text("game-over") in said
    assert [line for line in said.splitlines() if len(line) > width] == []


@pytest.mark.slow
def test_nothing_of_the_table_stays_english() -> None:
    """What English says at the table, German and French never say."""
    words = re.compile(r"[^\W\d_]{4,}")
    english = set(words.findall(evening("castle-combo", "en", 80)[0].casefold()))
    for spoken, shared in (("de", SHARED_GERMAN), ("fr", SHARED_FRENCH)):
        said = set(words.findall(evening("castle-combo", spoken, 80)[0].casefold()))
        assert said & english <= shared, said & english - shared


class TestGamesThatSpeakOnlyEnglish:
    def test_speak_english(self) -> None:
        assert GameTexts(postern.GAME, "de").say("choice-spy") == GameTexts(postern.GAME).say("choice-spy")
        assert GameTexts(postern.GAME, "de").catalogue.language == "en"
        assert GameTexts(shelf.find("castle-combo"), "de").catalogue.language == "de"

    @pytest.mark.parametrize(("spoken", "said"), [("de", "spricht bisher nur Englisch"), ("en", "")])
    def test_say_so_at_the_beginning(self, spoken: str, said: str) -> None:
        language.CURRENT.set(spoken)
        log = GameLog.new(postern.GAME, ["you", "random"], 7)
        screen, out = screen_of([])
        play.welcome(screen, TerminalTable(log, {}, screen, GameTexts(postern.GAME, spoken), FirstBot))
        assert said in out.getvalue()
        assert ("Englisch" in out.getvalue()) == bool(said)


def test_the_catalogue_has_what_the_code_says_and_no_more() -> None:
    files = [*SOURCES.glob("*.py"), *SOURCES.with_name("analysis").glob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"""["']((?:[a-z]+-)*[a-z]+)["']""", code))
    keys = set(Catalogue([SOURCES / "locale"]).keys(""))
    made = {f"command-{command}" for command in COMMANDS}
    assert made <= keys
    made |= {f"analysis-{word}" for word in said}
    assert keys - made <= said, keys - made - said
    asked = set(re.findall(r"""(?<![.\w])(?:text|means)\((?:typed, |rest, )?["']([a-z-]+)""", code))
    assert asked <= keys, asked - keys


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Türmer für 2 Gold", "Turmer fur 2 Gold"),
        ("« Écuyer »", '" Ecuyer "'),
        ("Großer Œuf", "Grosser Oeuf"),
        ("▸ −1g │", "> -1g |"),  # noqa: RUF001 - the drawing has a minus sign
        ("山", "?"),
    ],
)
def test_a_terminal_that_knows_only_ascii_reads_words_without_accents(text: str, plain: str) -> None:
    assert to_ascii(text) == plain
