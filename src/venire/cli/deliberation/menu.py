"""What a person may press: one line of short words for each moment, and the whole of it on ``?``."""

from __future__ import annotations

from collections.abc import Mapping

from venire.cli.terminal.page import Page
from venire.proceedings.deliberation.acts import Strategy
from venire.proceedings.deliberation.player.strategies import STRATEGIES
from venire.proceedings.deliberation.view import JurorView

HELP = ("?", "h", "help")
"""Words that ask for help at every prompt."""
SHORT: Mapping[Strategy, str] = {
    "challenge_evidence": "evidence",
    "question_witness": "witness",
    "reasonable_doubt": "doubt",
    "alternative_theory": "another account",
    "address_juror": "one juror",
    "free_argument": "own words",
}
ALWAYS = "[bold]c[/] case file  [bold]?[/] help  [bold]q[/] leave"
KEYS = (
    (
        "s e x",
        "when a draft is before you: say it, type it yourself and see how it is heard, or throw it away for another",
    ),
    ("p", "pass: say nothing this round"),
    ("v", "change your vote; it may change as often as you like, and nobody has to be told why"),
    ("f", "end the talk and call the final vote; you are told first what the votes would come to"),
    ("c", "read the case file, section by section"),
    ("q", "leave; the session waits, and `venire watch last` goes on with it"),
    ("?", "this help, at every prompt (h and help do the same)"),
)


def turn_menu() -> str:
    """The choices of a turn in two short lines."""
    numbered = "  ".join(f"[bold]{no}[/] {SHORT[told.strategy]}" for no, told in enumerate(STRATEGIES, start=1))
    return f"{numbered}\n[bold]p[/] pass  [bold]v[/] change vote  [bold]f[/] final vote  {ALWAYS}"


def show_help(page: Page, view: JurorView) -> None:
    """What the keys do, what each strategy does, and how the verdict is reached."""
    page.print("\n[bold]Ways to argue[/] [dim](the scribe drafts it; you read the draft before anyone hears it)[/]")
    for number, told in enumerate(STRATEGIES, start=1):
        page.hung(f"[bold]{number}[/]  ", f"{told.label}. [dim]{told.hint}[/] {WORDS[told.text]}", 2)
    page.print("\n[bold]Keys[/]")
    for keys, told in KEYS:
        page.hung(f"[bold]{keys:<6}[/] ", told, 2)
    page.print("\n[bold]How the verdict is reached[/]")
    page.hung("  ", _verdict(view))


WORDS: Mapping[str, str] = {
    "required": "[dim]The words are yours.[/]",
    "optional": "[dim]Words of your own may go into it.[/]",
    "none": "[dim]By rule it takes no words of your own: for those use 6.[/]",
}


def _verdict(view: JurorView) -> str:
    return (
        f"{_rule(view)} Talk ends when that is met, when nobody has changed a vote for some rounds and the judge has "
        f"urged the jury once, after round {view.max_rounds}, or when you call the final vote. You are then asked for "
        "your vote once more; the others state the vote they hold. Without enough votes for either side the jury is "
        "hung. What moved whom is sealed until then, and told in the debrief."
    )


def _rule(view: JurorView) -> str:
    size = len(view.jurors)
    if view.needed == size:
        return f"All {size} jurors must agree."
    return f"{view.needed} of {size} votes decide, either way."


def standing(view: JurorView) -> str:
    """How the room votes: "5 guilty, 7 not guilty"."""
    return f"{view.guilty} guilty, {view.not_guilty} not guilty"


def if_ended_now(view: JurorView) -> str:
    """What the votes would come to if talk ended now, by the rule."""
    outcome = _outcome(view.guilty, view.not_guilty, view.needed)
    rule = "under a unanimous rule" if view.needed == len(view.jurors) else f"where {view.needed} votes decide"
    return f"{standing(view)}: {rule} {outcome}{_tipped(view, outcome)}."


def _tipped(view: JurorView, outcome: str) -> str:
    """What one's own last vote would make of it, where it would make a difference."""
    step = -1 if view.votes.get(view.me) == "guilty" else 1
    otherwise = _outcome(view.guilty + step, view.not_guilty - step, view.needed)
    return f"; if your own last vote changes, {otherwise}" if otherwise != outcome else ""


def _outcome(guilty: int, not_guilty: int, needed: int) -> str:
    if max(guilty, not_guilty) < needed:
        return "that is a [bold]hung jury[/]"
    return f"the verdict would be [bold]{'guilty' if guilty >= not_guilty else 'not guilty'}[/]"
