"""The interactive table: drawn, asked, understood, explained, undone, told."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from cli.table_of import Evening, FirstBot, screen_of

from bailey.cli.narration import Narration
from bailey.cli.screen import Screen
from bailey.cli.seats import seat_names
from bailey.cli.table import TerminalTable
from bailey.cli.watching import WatchedTable
from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog
from bailey.core.records.rows import Kind
from bailey.core.text.catalogue import GameTexts
from bailey.games import _template as postern
from bailey.games import castle_combo
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position


def yours(position: Position) -> bool:
    return position.turn == 0


def at(step: str) -> Evening:
    """Play on until a person is asked something."""
    return Evening(["you", "greedy"]).until(lambda p: p.turn == 0 and p.step == step)


def beginning() -> Evening:
    return Evening(["you", "greedy"]).until(yours)


class TestTheMenu:
    def test_the_table_is_drawn_and_the_choices_are_listed(self) -> None:
        said = beginning().type()
        assert "▸ Village  deck 36, discards 0  messenger" in said
        assert "Your turn: take a card, or spend a key first" in said
        assert "   1 take Armorer for 3 gold *" in said
        assert "   7 spend a key: send the messenger to the castle\n" in said
        assert "* cannot be taken back" in said
        assert " 1/4 Armorer" in said

    def test_keeping_a_key_is_not_asked(self) -> None:
        evening = beginning()
        said = evening.type("1")
        assert "keep all keys" not in said
        assert [str(row.choice) for row in evening.log.rows[1:3]] == ["keep_key", "take slot=0"]

    @pytest.mark.parametrize(
        ("typed", "played"),
        [
            ("2", "take slot=1"),
            ("spice", "take slot=1"),
            ("Spice Merchant", "take slot=1"),
            ("take spi", "take slot=1"),
            ("buy spice", "take slot=1"),
            ("down spice", "take_face_down slot=1"),
            ("face down beg", "take_face_down slot=2"),
            ("take_face_down slot=0", "take_face_down slot=0"),
            ("messenger", "move_messenger"),
            ("castle", "move_messenger"),
            ("renew", "renew_row"),
            ("new row", "renew_row"),
            ("  ARMORER ", "take slot=0"),
        ],
    )
    def test_choices_are_made_by_number_or_by_name(self, typed: str, played: str) -> None:
        evening = beginning()
        evening.type(typed)
        assert played in [str(row.choice) for row in evening.log.rows]

    @pytest.mark.parametrize(
        "typed", ["0", "9", "99999999999999999999", "-1", "1.5", "xyzzy", "take", "[bold]", "\x1b[2J", "٣"]
    )
    def test_what_is_not_understood_plays_nothing(self, typed: str) -> None:
        evening = beginning()
        rows = len(evening.log.rows)
        said = evening.type(typed)
        assert len(evening.log.rows) == rows
        assert "is no choice" in said or "Which one?" in said

    def test_a_cell_is_chosen_by_its_neighbour(self) -> None:
        evening = at("place_card")
        said = evening.type("below")
        assert "Where to put" in said
        assert "[1]" in said
        assert str(evening.log.effective[-1].choice).startswith(("place", "choose"))

    def test_what_tells_nothing_leaves_no_gap(self) -> None:
        said = Evening(["you", "greedy"], seed=0).type(*["1", "2", "3", "1"] * 3)
        assert "Where to put" in said
        assert "\n\n\n" not in said

    def test_what_is_ambiguous_is_asked_again_and_an_empty_line_does_nothing(self) -> None:
        evening = beginning()
        rows = len(evening.log.rows)
        evening.type("", "   ")
        assert len(evening.log.rows) == rows
        said = evening.type("take")
        assert "Which one? 1 take Armorer for 3 gold; 2 take Spice merchant" in said


class TestHelp:
    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("help", "choose line 4"),
            ("?", "choose line 4"),
            ("help steward", "The Steward. It fills two of your purses"),
            ("help rules", "face-down  Face down"),
            ("help bicycle", "No rule contains 'bicycle'. There are: aim,"),
            ("card duch", "Duchess: a castle card, costs 5 gold"),
            ("card queen", "Which one? Queen Mother, Her Majesty the Queen"),
            ("card bicycle", "No card is called 'bicycle'."),
            ("card", "Which card?"),
            ("legend", "the six shields"),
            ("discards", "castle discard pile: empty"),
            ("score", "2 You"),
            ("score 2", "one point each"),
            ("score 3", "Players have the numbers 1 to 2."),
            ("score me", "Players have the numbers 1 to 2."),
            ("hint", "The search bot would choose 1: take Armorer for 3 gold."),
            ("why", "No choice is blocked now."),
            ("look", "▸ Village"),
            ("look all", "Hugo:"),
            ("undo", "Nothing can be taken back"),
            ("QUIT", ""),
        ],
    )
    def test_is_at_hand_and_plays_nothing(self, typed: str, said: str) -> None:
        evening = beginning()
        rows = len(evening.log.rows)
        out = evening.type(typed)
        assert said in out
        assert len(evening.log.rows) == len(evening.log.effective) == rows

    def test_a_blocked_card_or_cell_says_why(self) -> None:
        evening = Evening(["you", "greedy"], gold=2, keys=0)
        said = evening.type("why", "take armorer", "armorer", "why arm")
        assert "Not now: Armorer costs 3 gold, you have 2." in said
        assert said.count("Armorer costs 3 gold, you have 2") == 4
        assert len(evening.log.rows) == 1
        said = " ".join(at("place_card").type("why").split())
        assert "no card of yours lies beside that cell" in said


class TestUndo:
    def test_takes_a_choice_back_with_what_was_skipped(self) -> None:
        evening = at("place_card")
        taken = evening.log.effective[-1]
        assert taken.choice is not None
        said = evening.type("undo")
        assert "Taken back." in said
        assert evening.log.rows[-1].kind is Kind.UNDO
        assert evening.log.position.step == "spend_key"
        assert "Your turn: take a card" in said

    def test_is_refused_once_a_card_came_and_the_game_goes_on_after_it(self) -> None:
        evening = beginning()
        evening.type("messenger", "undo", "armorer")
        assert [str(row.choice) for row in evening.log.effective[1:3]] == ["keep_key", "take slot=0"]
        evening = beginning()
        said = evening.type("renew", "undo")
        assert "Nothing can be taken back: a card was revealed" in said


class TestWhatOthersDid:
    def test_is_told_once_before_ones_own_turn_and_again_after_a_game_is_taken_up_again(self) -> None:
        said = beginning().type("1", "look", "help")
        assert "You take Armorer for 3 gold." in said
        assert "· Hugo takes" in said
        assert said.count("· Hugo ") == 1
        evening = beginning()
        first = evening.type("1")
        again = evening.type("quit")
        news = next(line for line in first.splitlines() if line.startswith("· Hugo"))
        assert news in again

    def test_what_was_undone_is_not_told(self) -> None:
        evening = Evening(["you:Anna", "you:Ben"])
        said = evening.type("messenger", "undo", "1", "quit")
        assert "sends the messenger to the castle" not in said.partition("Taken back.")[2]


class TestSeveralPeople:
    def test_each_has_a_name(self) -> None:
        assert seat_names(["you", "greedy"]) == ["You", "Gaspard"]
        assert seat_names(["you", "you:Ben", "search"]) == ["Player 1", "Ben", "Mathilde"]
        assert seat_names(["greedy", "search:150"]) == ["Adele", "Emil"]
        assert seat_names(["you", "greedy"], "7") == ["You", "Leonie"]
        with pytest.raises(BadInput, match="same name"):
            seat_names(["you:Ben", "you:Ben"])

    def test_the_keyboard_is_passed_on_but_not_within_a_turn(self) -> None:
        said = Evening(["you:Anna", "you:Ben"]).type("1", "1", "quit")
        assert "─ Anna ─" in said
        assert "─ Ben ─" in said
        assert "Anna takes Armorer for 3 gold" in said
        evening = Evening(["you:Anna", "you:Ben"]).until(lambda p: p.step == "place_card")
        evening.log.undo(evening.log.undo_points()[-1])
        name = ["Anna", "Ben"][evening.log.position.turn or 0]
        assert evening.type("1").count(f"─ {name} ─") == 1

    @pytest.mark.filterwarnings("ignore")  # Postern has no catalogue
    @pytest.mark.parametrize(("game", "texts", "waits"), [
        (castle_combo.GAME, Texts, False), (postern.GAME, GameTexts, True),
    ])  # fmt: skip
    def test_the_next_player_is_waited_for_where_cards_are_hidden(
        self, game: Game, texts: type[GameTexts], *, waits: bool
    ) -> None:
        log, asked = GameLog.new(game, ["you:Anna", "you:Ben"], 7), list[str]()
        console = screen_of()[0].console

        def read(prompt: str) -> str:
            asked.append(prompt)
            if len(asked) == 2:
                raise EOFError
            return ""

        with suppress(EOFError):
            TerminalTable(log, {}, Screen(console, read), texts(game), FirstBot).play()
        assert ["it is your turn" in prompt for prompt in asked] == [waits, False]

    def test_no_bot_and_no_hint_is_needed(self) -> None:
        evening = Evening(["you", "you", "you"])
        evening.play(itertools.repeat("1"))
        assert evening.log.position.over


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_is_played_to_the_end(width: int, players: int) -> None:
    chance = random.Random(players)
    evening = Evening(["you", *["greedy"] * (players - 1)], seed=players, width=width)
    said = evening.play(iter(lambda: str(chance.randint(1, 8)), ""))
    assert evening.log.position.over
    assert "The game is over" in said
    assert said.count(" sum\n") == players
    ends = ("wins.", "win.", "wins by the tie-break.", "win by the tie-break.", "share the victory.")
    assert said.rstrip().endswith(ends)
    assert all(len(line) <= width for line in said.splitlines())


def test_anything_typed_at_random_is_survived() -> None:
    """Whatever is typed, the game goes on or stops in good order, and its log still folds."""
    words = [*"1278u?", "", *["undo", "hint", "why", "look", "help", "down", "left"], "why x", "score 1", "card q"]
    for seed in range(6):
        chance = random.Random(seed)
        evening = Evening(["you", "greedy", "you:Ben"], seed=seed)
        evening.type(*(chance.choice(words) for _ in range(150)))
        for row, position in evening.log.positions():
            assert row.digest == position.digest


def test_a_bot_takes_a_seat_over_that_resigned_and_leaving_is_no_error() -> None:
    evening = Evening(["you", "greedy"]).until(yours)
    evening.log.resign(1)
    evening.type("1")
    assert Kind.TAKEOVER in [row.kind for row in evening.log.rows]
    assert not evening.left
    evening.type("q")
    assert evening.left


def test_bots_choose_alike_when_a_game_is_taken_up_again() -> None:
    """A bot's seed depends on the game and the row, and on nothing else."""

    class Noted(FirstBot):
        def choose(self, position: Position, seed: int):  # type: ignore[no-untyped-def]  # noqa: ANN202
            seeds.append((len(position.game.name), seed))
            return super().choose(position, seed)

    seeds: list[tuple[int, int]] = []
    for _ in range(2):
        evening = Evening(["you", "greedy"], seed=3)
        evening.bots[1] = Noted()
        evening.type("1", "1", "quit")
    assert seeds[: len(seeds) // 2] == seeds[len(seeds) // 2 :]


class Buys:
    """Buys a card."""

    def choose(self, position: Position, _: int) -> Choice:
        return position.game.choices.find({"do": "buy"})


@pytest.mark.filterwarnings("ignore")  # Postern has no catalogue
class TestHiddenCards:
    """Two people at one keyboard, each with cards that only they may see."""

    def evening(self, *lines: str) -> str:
        log = GameLog.new(postern.GAME, ["you:Anna", "you:Ben"], 7)
        screen, out = screen_of(lines)
        table = TerminalTable(log, {}, screen, GameTexts(postern.GAME), FirstBot)
        with suppress(EOFError):
            table.play()
        self.hands = [position["hand"] for position in log.start.deal(postern.GAME).dump()["players"]]
        return out.getvalue()

    def test_the_next_player_is_waited_for_and_nobody_reads_the_hand_of_another(self) -> None:
        said = self.evening("", "rest", "")
        assert said.count("─ Anna ─") == 1
        assert said.count("─ Ben ─") == 1
        said = self.evening("")
        first, second = (0, 1) if "Anna" in said else (1, 0)
        name = GameTexts(postern.GAME).card
        own, others = ([name(card["card"]) for card in self.hands[seat]] for seat in (first, second))
        assert all(card in said for card in own)
        assert not any(card in said for card in others)

    def test_who_watches_bots_sees_what_the_bot_on_turn_sees(self) -> None:
        log = GameLog.new(postern.GAME, ["random", "random"], 7)
        screen, out = screen_of()
        watched = WatchedTable(log, {0: Buys(), 1: Buys()}, screen, GameTexts(postern.GAME), 0, draw=False)
        turn = log.position.turn
        assert turn is not None
        watched.bot_turn(turn)
        drawn = next(event["card"] for event in log.position.events if event["what"] == "drew")
        assert drawn in out.getvalue()

    def test_the_story_names_a_card_only_to_who_knows_it(self) -> None:
        log = GameLog.new(postern.GAME, ["you:Anna", "you:Ben"], 7)
        story = Narration(log, GameTexts(postern.GAME), ["Anna", "Ben"])
        drawer = log.position.turn or 0
        other = 1 - drawer
        story.add(log.choose({"do": "buy"}), log.position)
        drawn = next(event["card"] for event in log.position.events if event["what"] == "drew")
        heard = " ".join(story.since(other, None))
        assert "hidden card" in heard
        assert drawn not in heard
        assert drawn in " ".join(story.last(drawer, None))
