"""Why an argument has its scores: what was seen, in words, with the words of the argument."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.api import CausalLink
from venire_understudy.panel.lines.reading import WeighedLine
from venire_understudy.panel.merits.evidence_cited import Cited
from venire_understudy.panel.merits.findings import ArgumentFindings

LONGEST = 90
"""Letters of a quotation."""
LONG_ENOUGH = 7
"""Of a line of fewer words nobody says that they are out of order."""
_NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"]


def of_logic(seen: ArgumentFindings) -> str:
    """How the speech hangs together."""
    if not seen.read.lines:
        return "Nothing was said."
    if seen.concluded:
        return f"“{quoted(seen.concluded[0])}” is what the other side set out to show."
    if seen.against:
        return f"“{quoted(seen.against[0])}” speaks for the other side, and nothing is said against it."
    if seen.disowned:
        return f"“{quoted(seen.disowned[0])}” is no reason: whoever gives it does not stand by it."
    if seen.fallacies:
        found = seen.fallacies[0]
        return f"“{quoted(found.words)}”: {found.remark[:1].lower()}{found.remark[1:]}"
    if seen.idle:
        return f"{idleness(seen.idle[0])} {_how_many(len(seen.idle), len(seen.read.lines))}"
    if seen.form < 0.5:
        return "Every sentence has to do with the matter, but they are put so that one has to search for what they say."
    return "Every sentence carries its part, and none has to be heard twice." + _heart(seen)


def _heart(seen: ArgumentFindings) -> str:
    best = seen.best
    return f" At the heart of it: “{quoted(best.line.text)}”" if best else ""


def _how_many(idle: int, of: int) -> str:
    if idle == of:
        return "Nothing is left after that."
    return f"{number(idle)} of {of} sentences could go." if idle > 1 else "The rest holds together."


def idleness(one: WeighedLine) -> str:
    """What is wrong with a line that says nothing."""
    words = quoted(one.line.text)
    if one.again:
        return f"“{words}” has been said before, as “{quoted(one.again)}”."
    if one.ordered < 0.5 and one.line.size >= LONG_ENOUGH:
        return f"The words of “{words}” stand in no order."
    if len(one.line.unknown) > 1:
        return f"In “{words}”, “{one.line.unknown[0]}” is no word."
    return f"“{words}” gives no reason for the claim."


def of_evidence(seen: ArgumentFindings) -> str:
    """What it rests on."""
    if seen.misstated:
        line, why = seen.misstated[0]
        return f"“{quoted(line.text)}” goes against what it cites: {why}."
    if seen.belied:
        pair = seen.belied[0]
        return f"“{quoted(pair.mine.text)}” says the contrary of what it rests on: “{quoted(pair.theirs.text)}”"
    if seen.unheard_of:
        return f"“{quoted(seen.unheard_of[0].text)}” leans on nothing that anybody here could look up."
    if not seen.cited:
        return "It names no source that could be looked up."
    worst, best = _extremes(seen.cited)
    if worst.found is False:
        return f"There is no {worst.evidence.source} to be found."
    if worst.found and worst.says == 0:
        return f"{worst.evidence.source} does not say that “{quoted(worst.evidence.text)}”."
    if best.worth < 0.2:
        return f"What it cites has little to do with the claim, {best.evidence.source} like the rest."
    bears = f"{best.evidence.source} bears on the claim: “{quoted(best.evidence.text)}”"
    if worst.bears < 0.2:
        return f"{bears} What {worst.evidence.source} is for does not appear."
    return bears if best.found else f"{bears} It could not be looked up here."


def _extremes(pieces: Sequence[Cited]) -> tuple[Cited, Cited]:
    return min(pieces, key=lambda one: (one.worth, one.says)), max(pieces, key=lambda one: one.worth)


def of_causes(seen: ArgumentFindings) -> str:
    """How it gets from one thing to another."""
    links = list(zip(seen.argument.links, seen.validity, strict=True))
    if not links:
        return "It names no cause and no effect that could be weighed."
    weak, low = min(links, key=lambda one: one[1])
    strong, high = max(links, key=lambda one: one[1])
    if high < 0.25:
        return f"How “{quoted(strong.cause)}” should bring about “{quoted(strong.effect)}” is left open."
    if low < 0.25:
        return f"{_followed(strong)} Nothing ties “{quoted(weak.cause)}” to “{quoted(weak.effect)}”"
    return _followed(strong)


def followed(seen: ArgumentFindings) -> str:
    """Its soundest link."""
    links = zip(seen.argument.links, seen.validity, strict=True)
    return _followed(max(links, key=lambda one: one[1])[0])


def _followed(link: CausalLink) -> str:
    return f"One can follow it from “{quoted(link.cause)}” to “{quoted(link.effect)}”"


def of_ethics(seen: ArgumentFindings) -> str:
    """How it deals with the other side and the people concerned."""
    if seen.abuse:
        return f"“{seen.abuse[0]}” goes for people, and leaves what they said standing."
    if seen.wailing:
        return f"“{quoted(seen.wailing[0].text)}” asks to be felt where a reason was owed."
    if any(one.found is False for one in seen.cited):
        return "It leans on a source that is not there."
    if seen.answered.owned:
        return f"It owns to what may be said against it: “{quoted(seen.argument.counters[0])}”"
    if seen.cares:
        return f"It has the people in mind: “{quoted(seen.argument.ethics)}”"
    return "It is fair in tone, and says nothing of what may be said against it or of whom it touches."


def of_persuasion(seen: ArgumentFindings) -> str:
    """What would bring a listener over."""
    if seen.answered.empty:
        return f"It sets out to answer {seen.answered.empty[0]} and never comes to it."
    if seen.answered.real:
        theirs, line = seen.answered.real[0]
        return f"It meets {theirs.by} with “{quoted(line.text)}”"
    if seen.grain < 0.5:
        return "Too much of it says nothing, and a listener is tired before the point comes."
    if seen.best is None:
        return "There is nothing to be persuaded by."
    return f"What stays in the ear is “{quoted(seen.best.line.text)}”"


def number(n: int) -> str:
    """A number at the beginning of a sentence."""
    return _NUMBERS[n] if n < len(_NUMBERS) else str(n)


def quoted(text: str) -> str:
    """The words, cut at a word where they are long."""
    plain = " ".join(text.split()).replace("“", "‘").replace("”", "’")
    if len(plain) <= LONGEST:
        return plain
    return f"{plain[:LONGEST].rsplit(' ', 1)[0].rstrip(',;:')} …"
