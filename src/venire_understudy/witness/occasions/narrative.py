"""A witness invited to talk: "Take us through everything you saw that night". It tells the beginning of its story.

Such an invitation sets no bounds, so that counsel may object to it as calling for a narrative (Rule 611(a)); where
nobody does, the witness says two or three things that it saw or did, in their order, and goes on at the next question.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.first_person import from_you
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import MET, SAME
from venire_understudy.witness.recall.search import light

_INVITES = re.compile(
    r"^(?:and |so |now,? |please,? |just |would you |could you |can you |will you |let us hear,? )*"
    r"(?:(?:tell|take|walk|talk|give|lead) (?:us|me|the jury|the court|them)|describe|recount|say)\b"
    r"[^?]*\b(?:everything|whole story|your story|story of|own words|from (?:the )?(?:beginning|start|first)|through"
    r"|course of|as it comes back|all (?:that )?you (?:saw|did|heard|know|remember|found)|what happened)\b"
    r"|^(?:and |so )?what happened"
    r"(?: (?:then|that (?:night|evening|day|morning|afternoon)|there|on [^?]{3,30}))?[?. ]*$"
    r"|^(?:and |so )?what (?:is|was) your (?:story|account)[?. ]*$",
    re.IGNORECASE,
)
_NIGHT = re.compile(r"\b(?:that )?(?:night|evening)\b", re.IGNORECASE)
_WORK = re.compile(r"\b(?:your work|this case|you did in|investigation|examination you made)\b", re.IGNORECASE)
_SAW = re.compile(r"\b(?:saw|see|seen|witnessed|noticed|observed)\b", re.IGNORECASE)
_HEARD = re.compile(r"\b(?:heard|hear)\b", re.IGNORECASE)
_BACKGROUND = re.compile(r"\bfor [\w-]+ years\b|^I (?:am|live|know|own|was mate)\b|^I have (?:been|no|never)\b")
_SUPPOSED = re.compile(r"\b(?:would|could|might|can|should)\b")
_DOING = re.compile(r"^(?:I|We|He|She|My [a-z]+|[A-Z]\w+(?: [A-Z]\w+)*)\b")
_LATE = re.compile(r"\bp\.m\.|\b(?:that )?(?:night|evening)\b|\bpast (?:seven|eight|nine|ten|eleven)\b|\bbefore ten\b")
_AFTERWARDS = re.compile(r"\b(?:January|February|March|April|May|June|July|August|September|autumn|spring|summer)\b")
FEWEST, MOST = 2, 3
"""Statements of one breath."""


def invited(text: str) -> bool:
    """Whether a question only asks the witness to tell its story."""
    return _INVITES.search(text.strip()) is not None


def story(known: Knowledge, text: str, told: frozenset[str], most: int) -> Sequence[KnownFact]:
    """What it tells first: statements of its own knowledge that follow one another, untold before where there are
    such. ``most``: how many it tells in one breath."""
    if since := _since(known, text):
        return [fact for fact in known.facts[since.place + 1 :] if _fits(fact)][: min(MOST, max(FEWEST, most))]
    if about := _about(known, text):
        return ([fact for fact in about if fact.id not in told] or about)[: min(MOST, max(FEWEST, most))]
    fits = [fact for fact in known.facts if _fits(fact)]
    fits = [fact for fact in fits if fact.id not in told] or fits
    near = [fact for fact in fits if _asked_for(fact, text)]
    chosen = near if len(near) >= FEWEST else fits
    late = [fact for fact in chosen if _LATE.search(fact.text)] if _NIGHT.search(text) else []
    chosen = late if len(late) >= FEWEST else chosen
    return chosen[: min(MOST, max(FEWEST, most))]


def _since(known: Knowledge, text: str) -> KnownFact | None:
    """The fact after which the story is to begin; None where no beginning is named, or none that the witness knows."""
    found = _SINCE.search(text)
    keys = [key for key in content(from_you(found["what"])) if key not in light()] if found else []
    if len(keys) < FEWEST:
        return None
    shares = [(sum(fact.meets(key) >= MET for key in keys) / len(keys), -fact.place) for fact in known.facts]
    share, place = max(shares)
    return known.facts[-place] if share >= SAME else None


def _about(known: Knowledge, text: str) -> Sequence[KnownFact]:
    """The facts of the thing or the person of whom it is to tell all; nothing where none is named."""
    found = _ABOUT.search(text)
    keys = [key for key in content(from_you(found["what"])) if key not in light()] if found else []
    return [fact for fact in known.facts if keys and all(fact.meets(key) >= MET for key in keys)]


_ABOUT = re.compile(
    r"\b(?:you (?:can|know|recall|remember)|dealings|comes to mind|story) (?:about|of|with|as to) (?P<what>[^,?]+)",
    re.IGNORECASE,
)
_SINCE = re.compile(
    r"\b(?:after|once|from the (?:time|moment) (?:when|that)) (?P<what>(?:(?:you|he|she|they|the)\b|[A-Z])[^,?]+)"
)


def _fits(fact: KnownFact) -> bool:
    """Whether it is something that happened, as this witness knows it."""
    happened = fact.clause.past and not fact.denies and fact.standing == "told"
    return (
        happened
        and not _SUPPOSED.search(fact.clause.group)
        and not _BACKGROUND.search(fact.text)
        and _DOING.match(fact.text.strip()) is not None
    )


def _asked_for(fact: KnownFact, text: str) -> bool:
    """Whether it is of the time or by the sense that the question names."""
    if _WORK.search(text):
        return fact.clause.subject in ("I", "We")
    if _NIGHT.search(text) and _AFTERWARDS.search(fact.text):
        return False
    senses = [word for asked, word in ((_SAW, _SAW), (_HEARD, _HEARD)) if asked.search(text)]
    return any(word.search(fact.clause.group) for word in senses) if senses else True
