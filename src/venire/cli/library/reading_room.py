"""Reading the case file at the terminal: a menu of its sections, and a screenful at a time."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.library.case_file import SECTIONS, sections_of, show_section
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.law.case_file.case import Case


async def read_case_file(page: Page, typed: TypedLine, case: Case) -> None:
    """Sections by number until Enter. Raises :class:`venire.cli.terminal.lines.EndOfInput`."""
    names = sections_of(case)
    page.rule(escape(case.title))
    while True:
        listed = "  ".join(f"[bold]{no}[/] {_entry(case, name)}" for no, name in enumerate(names, start=1))
        page.hung("Case file: ", f"{listed}  [bold]Enter[/] back to the room")
        given = await typed.prompted(page)
        if given.isdecimal() and 1 <= int(given) <= len(names):
            await _read(page, typed, case, names[int(given) - 1])
        elif given in ("", "q", "b", "c"):
            return
        else:
            page.print(f"Type a number from 1 to {len(names)} to read, or Enter to go back.")


def _entry(case: Case, name: str) -> str:
    count = SECTIONS[name].count(case)
    return name if name in ("case", "theories", "agreed") else f"{name} ({count})"


async def _read(page: Page, typed: TypedLine, case: Case, name: str) -> None:
    """The section whole where nobody watches the screen, else a screenful at a time."""
    if not page.console.is_terminal:
        show_section(page, case, name)
        return
    with page.console.capture() as captured:
        show_section(page, case, name)
    lines = captured.get().split("\n")
    step = max(5, page.height() - 2)
    for start in range(0, len(lines), step):
        page.console.file.write("\n".join(lines[start : start + step]) + "\n")
        left = len(lines) - start - step
        if left > 0:
            page.print(f"[dim]– {left} more lines. Enter: go on   b: back to the sections[/]")
            if (await typed.prompted(page)).lower() in ("b", "q"):
                return
