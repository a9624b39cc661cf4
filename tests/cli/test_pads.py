"""The score pads at the keyboard: every game's, in every language, and a whole one of the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from burgundy_cards.test_score_pad import ANN, BEN, CAT, scored

from bailey import games
from bailey.core.play.position import Position
from bailey.core.play.score_pad import PlacedCard
from bailey.core.text.catalogue import languages_in
from bailey.core.text.pad_form import PadForm, note, question_text
from bailey.games.burgundy_cards.score_pad import questions

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run

    from bailey.core.play.game import Game

PADS = [game for game in map(games.find, games.names()) if game.pad is not None]


def forms(game: Game, seats: int) -> list[PadForm]:
    """The pads of a game, one for each value of the option on which they depend."""
    assert game.pad is not None
    return [PadForm(game, seats, value) for value in game.pad.by_value or [None]]


def typed(*players: dict[str, int], seats: int) -> str:
    answers = [str(player.get(ask.name, "")) for p, player in enumerate(players) for ask in questions(seats, p)]
    return "\n".join([str(seats), *answers, ""])


def test_every_game_has_a_pad() -> None:
    """The companion counts the Automata's points itself; people count theirs with the pad of the board game."""
    assert {game.name for game in PADS} == set(games.names()) - {"burgundy-companion"}


@pytest.mark.parametrize("game", PADS, ids=lambda game: game.name)
def test_every_question_is_there_in_every_language(game: Game) -> None:
    """A sentence that a catalogue lacks warns, and that fails a test."""
    for language in languages_in(game.folder / "locale"):
        texts = games.texts(game, language)
        assert texts.say("pad-help")
        note(texts)
        for form in (form for seats in (game.pad.players if game.pad else ()) for form in forms(game, seats)):
            said = [(p, question_text(texts, ask)) for p, ask in form.questions]
            assert all(text for _, text in said)
            assert len(set(said)) == len(said), "two questions read alike"


@pytest.mark.parametrize("game", PADS, ids=lambda game: game.name)
def test_an_empty_pad_is_the_end_of_a_game(game: Game) -> None:
    assert game.pad is not None
    for form in (form for seats in game.pad.players for form in forms(game, seats)):
        for p, ask in form.questions:
            start = ask.name == "start-card" and p == 0
            form.answer(PlacedCard() if ask.wide else int(start))
        assert form.next is None
        Position.load(game, form.position())


def test_three_players_of_the_card_game(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "pad.json"
    out = run.out("score-pad", "burgundy-cards", "--save", str(save), typed=typed(ANN, BEN, CAT, seats=3))
    assert "   6 One cloister triple: 6 points each\n" in out
    assert out.endswith("  35 Player 1\n  18 Player 2 (tie-break 3)\n  18 Player 3 (tie-break 0)\nPlayer 1 wins.\n")
    found = run.json("score", str(save))
    assert found["over"] is True
    assert [player["total"] for player in found["players"]] == scored(3, [ANN, BEN, CAT]).score()


def test_the_theme_set_is_asked_for_first_and_without_an_answer_the_default_is_chosen(run: Run) -> None:
    """Wizards & Dragons, after a slip: two Citadels, one of them with a Wizard of its own, beside two Settlements."""
    asked = [ask.name for p, ask in PadForm(games.find("catan-cards"), 2, 5).questions if p == 0]
    mine = [{"citadels": "2", "served": "1"}.get(name, "") for name in asked]
    rival = ["2" if name == "settlements" else "" for name in asked]
    out = run.out("score-pad", "catan-cards", typed="\n".join(["7", "4", "back", "5", "2", *mine, *rival, ""]))
    assert "That is no number from 0 to 5." in out
    assert "   1 1 Citadel with a Wizard of its own: 1 each\n" in out
    assert out.endswith("   3 Player 1\n   2 Player 2\nPlayer 1 wins.\n")
    asked = [ask.name for p, ask in PadForm(games.find("catan-cards"), 2).questions if p == 0]
    rows = ["3" if name == "settlements" else "" for name in asked] + [""] * len(asked)
    out = run.out("score-pad", "catan-cards", typed="\n".join(["", "2", *rows, ""]))
    assert out.rpartition("\n")[0].splitlines()[-1] == "Player 1 wins."


def test_alone_the_pad_asks_for_aaron(run: Run) -> None:
    answers = typed({"points": 9}, {"ship": 2, "first-triples": 1}, seats=1)
    out = run.out("score-pad", "burgundy-cards", typed=answers)
    assert "Aaron\n   8 2 ship triples" in out
    assert out.endswith("Player 1 wins by the tie-break.\n")


def test_what_cannot_be_is_asked_again(run: Run) -> None:
    """Five cattle are Ann's: the sixth is nobody's, and an answer that is no number is none."""
    lines = typed({"cow": 5, "start-card": 1}, {"points": 3}, seats=2).split("\n")
    second = 1 + len(questions(2, 0)) + [ask.name for ask in questions(2, 1)].index("cow")
    lines[second:second] = ["1", "cow"]
    code, out, err = run("score-pad", "burgundy-cards", typed="\n".join(lines))
    assert (code, err) == (0, "")
    assert out.count("There are only 5 of each animal") == 1
    assert out.count("That is no number from 0 to 5.") == 1
