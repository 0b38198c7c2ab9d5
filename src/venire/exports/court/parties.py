"""What the sides before a court are called where they speak."""

from __future__ import annotations

from venire.law.case_file.case import Case, Side

PARTIES: dict[Side, str] = {"prosecution": "The prosecution", "defence": "The defence"}


def counsel(case: Case, side: Side) -> str:
    """Who speaks for a side: "The prosecution". A civil case has its parties on the stand as well, so that there it is
    counsel who speaks: "Counsel for the plaintiff", once in the words of the case."""
    return PARTIES[side] if case.kind == "criminal" else f"Counsel for the {side}"
