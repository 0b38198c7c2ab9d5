"""What counsel may press, one short line for each moment, and the whole of it on ``?``."""

from __future__ import annotations

from venire.cli.terminal.page import Page
from venire.law.evidence.grounds import CARDS, Ground

BY_KEY: dict[str, Ground] = {card.key: ground for ground, card in CARDS.items()}
"""The letter after ``o``, for each ground."""
ASKING = (
    "[bold]w[/] affidavit  [bold]t[/] targets  [bold]x[/] exhibits  [bold]n[/] notes  [bold]r[/] rest  "
    "[bold]?[/] help  [bold]q[/] leave"
)
OBJECTING = (
    "[bold]o[/] + ground: object  [bold]Enter[/]: let it stand  [bold]w[/] affidavit  [bold]?[/] grounds  "
    "[bold]q[/] leave"
)
KEYS = (
    ("w", "read the witness's affidavit: both sides have it"),
    ("t", "what you are after with this witness; `hint` adds a fair question for each"),
    ("x", "exhibits: offer one into evidence, show it to the jury, or hold it up with your next question"),
    ("n", "the record so far: what was established, asked and ruled, and the outline of your cross"),
    ("r", "rest: no further questions; the witness goes to the other side, or steps down"),
    ("e", "points as they are made: on or off"),
    ("c", "the whole case file, section by section"),
    ("u", "undo: go back to before your last question, in a session of its own"),
    ("o", "object while the other side examines: `o` and the letter of the ground, as `oh` for hearsay"),
    ("Enter", "let the other side's question stand"),
    ("m", "move to strike an answer that the other side was given, before the next question; `m h` as hearsay"),
    ("q", "leave; the session waits, and `venire watch last` goes on with it"),
    ("?", "this help, at every prompt"),
)

HOSTILE = (
    "If your own witness turns against you, ask the court as a question: “Permission to treat the witness as hostile, "
    "Your Honor.” With leave you may lead it (Rule 611(c)(2))."
)

WORDS: dict[str, str] = {
    "affidavit": "w", "targets": "t", "exhibits": "x", "notes": "n", "rest": "r", "points": "e", "file": "c",
    "help": "?", "quit": "q", "hint": "hint",
}  # fmt: skip
"""Keys that may be written out."""


def meant_for_ground(letter: str) -> str:
    """What is said to a ground's letter that stands alone while a question, or an answer, is before the court."""
    label = CARDS[BY_KEY[letter]].label.lower()
    return f"{letter} is the letter of {label}: `o{letter}` objects on that ground. Enter lets it stand."


def show_help(page: Page) -> None:
    """What the keys do, and the grounds with their letters."""
    page.print("\n[bold]Your question[/] is a line and Enter. Anything of one letter is a key:")
    for key, told in KEYS:
        page.hung(f"[bold]{key:<6}[/]", told, 2)
    page.print(HOSTILE)
    show_grounds(page)


def show_grounds(page: Page) -> None:
    """Every ground with its letter and when to use it."""
    page.print("\n[bold]Grounds[/], each with its letter, which counts after `o` (in a drill by itself)")
    for card in CARDS.values():
        page.hung(f"[bold]{card.key:<4}[/] ", f"{card.label} [dim](Rule {card.rules[0]}) {card.hint}[/]", 2)


SHORT: dict[Ground, str] = {
    "asked_and_answered": "asked",
    "assumes_facts": "assumes facts",
    "narrative": "narrative",
    "scope": "scope",
    "foundation": "foundation",
    "speculation": "speculation",
    "opinion": "opinion",
    "character": "character",
    "non_responsive": "non-responsive",
}
"""Grounds whose whole name is too long for a line that must be read in a second."""


def short_grounds(*left_out: Ground) -> str:
    """The grounds in two lines or three: "h hearsay  l leading"."""
    told = [card for ground, card in CARDS.items() if ground not in left_out]
    return "  ".join(f"[bold]{card.key}[/] {SHORT.get(card.ground, card.label.lower())}" for card in told)
