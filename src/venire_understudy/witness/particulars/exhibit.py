"""A thing is handed up and the witness says whether it knows it, what it is, and whether it is as it was.

Only the witness through whom the thing comes to court vouches for it; to anybody else it is a thing like another.
Source: :mod:`venire.law.evidence.identification`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set

from venire.kernel.chance import Chance
from venire.law.api import Asked, Exhibit, as_named, asked_of, exhibit_in
from venire.proceedings.examination.acts import Stance
from venire.proceedings.examination.view import WitnessView
from venire_understudy.witness.speech.answer import WitnessAnswer

_LATELY = 3
"""A thing that was named in so many of the last questions is still in the witness's hand."""
_KNOWN = ("Yes, {verb}.", "{verb}, yes.", "Yes.")
_WHAT = ("It's {thing}.", "That is {thing}.", "This is {thing}.")
_AUXILIARY = re.compile(
    r"(?:^|[.,;:] )(is|are|does|do|has|have|was|were)\b (?P<many>these|those|they|them)?", re.IGNORECASE
)
_PLURAL = re.compile(r"\w+[^s\W]s\b")
_COUNTED = re.compile(r"(?:the |my )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b")
_SEEN = re.compile(r"\bhave you seen\b", re.IGNORECASE)
_CHANGED = re.compile(r"\b(?:changed|altered)\b", re.IGNORECASE)


def identified(view: WitnessView, own: Set[str], chance: Chance) -> WitnessAnswer | None:
    """What the witness says of the thing that is held up to it; None where the question is another, or the thing is
    not among those that it can vouch for (``own``, exhibit ids)."""
    asked, exhibit = asked_of(view.question), _in_hand(view)
    if asked in (None, "how") or exhibit not in own:
        return None
    name = next(one.name for one in view.exhibits if one.id == exhibit)
    return WitnessAnswer(_said(asked, name, view, chance), "tell" if asked == "what" else _stance(view.question))


def known_by(view: WitnessView, sponsored: Iterable[Exhibit]) -> tuple[str, ...]:
    """The facts by which the witness knows the thing in its hand, where it is asked how it does: those that found the
    exhibit. ``sponsored``: the exhibits that come to court through it."""
    asked = asked_of(view.question) == "how"
    return next((one.foundation for one in sponsored if one.id == _in_hand(view)), ()) if asked else ()


def _in_hand(view: WitnessView) -> str:
    """The exhibit that the question names or holds up, or that was named a moment ago."""
    held = view.pending.exhibit if view.pending else None
    before = " ".join(one.question for one in view.exchanges[-_LATELY - 1 : -1])
    return exhibit_in(view.question) or held or exhibit_in(before)


def _said(asked: Asked | None, name: str, view: WitnessView, chance: Chance) -> str:
    if asked == "what":
        thing = as_named(name, view.name)
        one = thing.startswith(("a ", "an ", "the ", "my ")) and not _COUNTED.match(thing)
        plural = not one and bool(_COUNTED.match(thing) or _PLURAL.match(thing))
        return f"They're {thing}." if plural else chance.pick(_WHAT, "identified").format(thing=thing)
    if asked == "known":
        verb = "I have" if _SEEN.search(view.question) else "I do"
        return chance.pick(_KNOWN, "identified").format(verb=verb)
    return _as_it_was(view.question)


def _as_it_was(question: str) -> str:
    """ "Yes, it is." to "Is it as you found it?", "No, it hasn't." to "Has it been changed?"."""
    found = _AUXILIARY.search(question)
    if found is None:
        return "Yes."
    who = "they" if found["many"] else "it"
    verb = found[1].lower()
    return f"No, {who} {verb}n't." if _CHANGED.search(question) else f"Yes, {who} {verb}."


def _stance(question: str) -> Stance:
    return "deny" if _CHANGED.search(question) else "affirm"
