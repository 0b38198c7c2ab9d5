"""What the judge is to know of the moment: whether there are votes enough, who is to be heard, and what comes next."""

from __future__ import annotations

from venire.language.wording.numbers import spelt
from venire.language.wording.phrase_grammar import capitalised
from venire.proceedings.deliberation.view import JudgeView


def met(view: JudgeView) -> bool:
    """Whether the votes as they stand are a verdict."""
    return max(view.guilty, view.not_guilty) >= view.needed


def to_hear(view: JudgeView) -> tuple[int, ...]:
    """Those whose votes have just changed and who will be heard on it. People change theirs when they speak."""
    held = {seen.number: seen.by for seen in view.jurors}
    return tuple(juror for juror, _ in view.changed if held.get(juror) == "ai")


def still(view: JudgeView) -> str:
    """How long no vote has changed. Reckoned from the changes themselves, since the count of still rounds begins anew
    when a jury is urged."""
    last = max((number for number, _, _ in view.flips), default=0)
    rounds = view.round - last
    if not last:
        return f"No vote has changed since the first ballot, {spelt(rounds)} {'round' if rounds == 1 else 'rounds'} ago"
    return f"No vote has changed for {spelt(rounds)} rounds" if rounds != 1 else "No vote has changed in the last round"


def what_the_fewer_ask(view: JudgeView) -> str:
    """What the smaller number may ask themselves: a doubt, or a certainty, according to their vote."""
    if view.guilty == view.not_guilty:
        return "They are split in half: each half may ask whether so many others have seen something that it has not."
    who = "Whoever stands alone" if min(view.guilty, view.not_guilty) == 1 else "Those in the smaller number"
    held = "a conviction of guilt" if view.guilty < view.not_guilty else "a doubt"
    return f"{who} may ask whether {held} that so many do not share is well founded."


def what_the_more_ask(view: JudgeView) -> str:
    """What the larger number may ask themselves."""
    fewest = min(view.guilty, view.not_guilty)
    if view.guilty == view.not_guilty:
        return ""
    held = "doubt" if view.guilty < view.not_guilty else "certainty"
    whoever = "the one who does not agree has" if fewest == 1 else "those who do not agree have"
    return (
        f"Those in the larger number may ask whether {whoever} seen something, and whether their own {held} is earned."
    )


def what_comes_next(view: JudgeView) -> str:
    """What the rules will do now, for the judge to say; empty where nothing comes."""
    match view.station:
        case "opening":
            return "each writes down a first vote, before anybody speaks."
        case "first_tally":
            return "they talk, round by round." if view.guilty and view.not_guilty else ""
        case "verdict":
            return ""
        case "final_tally":
            return "the verdict."
        case _:
            return _after_a_round(view)


def _after_a_round(view: JudgeView) -> str:
    if met(view):
        return "whoever turned is heard, then the last ballot." if to_hear(view) else "the last ballot."
    left = view.max_rounds - view.round
    if left <= 0:
        return "the last ballot, for these were all the rounds there are."
    if view.station == "instruction":
        return "they talk on; should nothing move then either, there will be a last ballot."
    return f"they talk on. {capitalised(spelt(left))} {'round is' if left == 1 else 'rounds are'} left at the most."
