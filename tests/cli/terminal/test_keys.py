"""Single keys at a real terminal (a pseudo one), and the pause in which an answer may be struck."""

from __future__ import annotations

import asyncio
import os
import pty
import select
import termios
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

import pytest
from rich.console import Console

from venire.cli.examination.asking import CounselTable
from venire.cli.examination.showing import CourtShown
from venire.cli.terminal.breath import AnswerHold
from venire.cli.terminal.keys import Hands
from venire.cli.terminal.lines import EndOfInput
from venire.cli.terminal.page import Page
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Ground
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.view import CounselView

pytestmark = pytest.mark.anyio


@dataclass
class Terminal:
    """Both ends of a pseudo-terminal; ``hands`` read from it."""

    keyboard: int
    screen: int
    hands: Hands
    out: StringIO

    @property
    def by_line(self) -> bool:
        return bool(termios.tcgetattr(self.screen)[3] & termios.ICANON)

    async def press(self, keys: str) -> None:
        """As soon as single keys are read, one after another as each is taken."""
        while self.by_line:
            await asyncio.sleep(0)
        os.write(self.keyboard, keys.encode())


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    keyboard, screen = pty.openpty()
    with os.fdopen(screen, "r", closefd=False) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        out = StringIO()
        page = Page(Console(file=out, width=80, force_terminal=True, highlight=False))
        yield Terminal(keyboard, screen, Hands(page), out)
    os.close(keyboard)
    os.close(screen)


async def pressed(terminal: Terminal, keys: str) -> str | None:
    typing = asyncio.create_task(terminal.press(keys))
    found = await terminal.hands.key("object?", lambda: 5.2, asyncio.Event())
    await typing
    return found


@pytest.mark.parametrize(("keys", "found"), [("o", "o"), ("H", "h"), ("\n", ""), (" ", ""), ("?", "?")])
async def test_a_key_needs_no_enter_and_the_terminal_is_put_back(terminal: Terminal, keys: str, found: str) -> None:
    assert terminal.hands.at_keys
    assert await pressed(terminal, keys) == found
    assert terminal.by_line
    assert "object?  6 s" in terminal.out.getvalue()


async def test_the_end_of_input_is_told(terminal: Terminal) -> None:
    with pytest.raises(EndOfInput):
        await pressed(terminal, "\x04")
    assert terminal.by_line


async def test_when_time_is_up_nothing_was_pressed(terminal: Terminal) -> None:
    gone = asyncio.Event()
    asyncio.get_running_loop().call_soon(gone.set)
    assert await terminal.hands.key("object?", lambda: 0.0, gone) is None
    assert terminal.by_line


async def test_keys_typed_before_the_window_opened_do_not_count(terminal: Terminal) -> None:
    os.write(terminal.keyboard, b"h\n")
    assert select.select([terminal.screen], [], [], 5)[0], "what was typed has not come through"
    assert await pressed(terminal, "l") == "l"


def table(terminal: Terminal) -> CounselTable:
    case = ShippedCases().load("murder")
    return CounselTable(CourtShown(terminal.hands.page, case, "prosecution"), terminal.hands)


VIEW = CounselView.model_construct(pending=None)
OBJECT = Ask("q2/object", Seat("counsel/prosecution"), (acts.Object, acts.LetStand), "Object?", limit=6.0)


@pytest.mark.parametrize("risen", ["o", "o\n"], ids=["o alone", "an Enter that comes with it"])
async def test_o_and_a_letter_object_inside_the_window(terminal: Terminal, risen: str) -> None:
    async def keys() -> None:
        await terminal.press(risen)
        while "On what ground?" not in terminal.out.getvalue():
            await asyncio.sleep(0)
        await terminal.press("h")

    typing = asyncio.create_task(keys())
    act = await table(terminal).answer(OBJECT, VIEW, lambda: 5.0)
    await typing
    assert act == acts.Object(ground="hearsay")


@pytest.mark.parametrize(
    ("typed", "ground"), [("of\n", "assumes_facts"), ("oh", "hearsay"), ("Os\n", "scope"), ("o h", "hearsay")]
)
async def test_letters_typed_at_a_stroke_count_one_after_another(
    terminal: Terminal, typed: str, ground: Ground
) -> None:
    typing = asyncio.create_task(terminal.press(typed))
    act = await table(terminal).answer(OBJECT, VIEW, lambda: 5.0)
    await typing
    assert act == acts.Object(ground=ground)
    assert "You sit down again" not in terminal.out.getvalue()


async def test_enter_lets_it_stand(terminal: Terminal) -> None:
    typing = asyncio.create_task(terminal.press("\n"))
    assert await table(terminal).answer(OBJECT, VIEW, lambda: 5.0) == acts.LetStand()
    await typing


async def test_m_moves_to_strike(terminal: Terminal) -> None:
    typing = asyncio.create_task(terminal.press("m"))
    assert await table(terminal).strike(lambda: 3.0) == acts.MoveToStrike(ground="non_responsive")
    await typing


@pytest.mark.parametrize(("side", "waits"), [("defence", True), ("prosecution", False)])
async def test_the_court_waits_only_after_an_answer_to_the_other_side(side: Side, waits: bool) -> None:
    breath = AnswerHold()
    breath.side = "prosecution"
    pause = asyncio.create_task(breath(ev.Elicited(side=side, no=4)))
    await asyncio.sleep(0)
    assert (breath.held == 4) == waits
    assert pause.done() != waits
    breath.let_go()
    await pause
    assert breath.held is None
