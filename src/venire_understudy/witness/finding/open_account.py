"""What a witness tells when asked openly: what it saw or heard, where it was, and what comes next in its account."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.clauses.reading import read
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light

_OPEN = re.compile(
    r"^(?:and |so )?what (?:else )?(?:did|could|do|can) you (?P<verb>see|hear|find|notice|observe|discover)"
    r"(?: (?:there|then|next|that (?:night|evening|day|morning)|when you (?:got|arrived|came|reached)\b[^?]*|"
    r"if anything|inside|outside|on the (?:scene|stand)))?[?., ]*$",
    re.IGNORECASE,
)
_SENSES = {
    "hear": "heard",
    "see": "saw|found|felt|noticed|watched",
    "find": "found",
    "discover": "found",
    "notice": "noticed|saw|felt|found|heard",
    "observe": "saw|noticed|found|watched",
}
_ARRIVED = re.compile(r"\bwhen I (?:found|reached|got|arrived|came)\b")
_NEXT = re.compile(
    r"^(?:and |so )?(?:then|next|after that|what (?:did you do|happened|did you (?:see|hear)|came|was) "
    r"(?:then|next|after that|afterwards)|what next|go on|and after that|please (?:go on|continue)|continue)[?., ]*$",
    re.IGNORECASE,
)
_WHERE = re.compile(r"\bwhere were you\b(?P<rest>[^?]*)", re.IGNORECASE)
_CLOCK = re.compile(r"\d|\bo'clock\b|\b(?:when|while|before|after)\b")
_STAYED = (
    re.compile(r"^I (?:sat|stood|stayed|slept|waited|remained|was (?:at|in|on|with|asleep|alone))\b"),
    re.compile(r"^I live\b.*\bthat night\b"),
    re.compile(r"^I (?:woke|worked|walked|went|left|reached|arrived)\b"),
    re.compile(r"^I live\b"),
)
_MORNING = re.compile(r"\b\d{1,2}(?:[:.]\d\d)? ?a\.?m\b|\bin the morning\b", re.IGNORECASE)


def goes_on(text: str) -> bool:
    """Whether a question only asks for what comes next: "And then?"."""
    return _NEXT.match(text.strip()) is not None


def following(known: Knowledge, told: frozenset[str]) -> tuple[KnownFact, ...]:
    """What the witness did or saw and has not told, from behind the last that it told; else from the beginning."""
    deeds = [fact for fact in known.facts if _own(fact) and fact.id not in told]
    last = max((fact.place for fact in known.facts if fact.id in told), default=-1)
    return tuple(fact for fact in deeds if fact.place > last) or tuple(deeds)


def _own(fact: KnownFact) -> bool:
    return re.match(r"(?:I|My|We)\b", fact.clause.subject) is not None and fact.clause.past and not fact.denies


def perceived(known: Knowledge, text: str) -> tuple[KnownFact, ...]:
    """The facts that tell what it saw, heard or found, where it is asked for all of that; else none."""
    found = _OPEN.match(text.strip())
    if found is None:
        return ()
    if re.search(r"\bwhen you\b", text):
        return tuple(fact for fact in known.facts if _ARRIVED.search(fact.text))
    verbs = re.compile(rf"^I (?:then |also )?(?:{_SENSES[found['verb'].lower()]})\b")
    return tuple(fact for fact in known.facts if verbs.search(f"I {fact.clause.group}") and fact.clause.subject == "I")


def whereabouts(known: Knowledge, text: str) -> tuple[bool, KnownFact | None]:
    """Whether it is asked only where it was, and the fact that says so of the evening, if there is one."""
    found = _WHERE.search(text)
    if found and _ON_A_DAY.match(found["rest"]):
        return True, _on_the_day(known, found["rest"])
    if found is None or _CLOCK.search(found["rest"]):
        return False, None
    for pattern in _STAYED:
        for fact in known.facts:
            if pattern.search(fact.text) and not _MORNING.search(fact.text):
                return True, fact
    return True, None


_ON_A_DAY = re.compile(
    r" (?:on|that) (?:the (?:night|evening|morning|afternoon) of )?[A-Z]\w+(?: \d+)?(?:,? \d{4})?"
    r"(?: (?:night|evening|morning|afternoon))?[?. ]*$"
)


def _on_the_day(known: Knowledge, day: str) -> KnownFact | None:
    """The fact that puts the witness somewhere on that day, the one of a stay first."""
    asked = read(day).days
    same = [fact for fact in known.facts if any(one in fact.reading.days for one in asked) and not fact.denies]
    mine = [fact for fact in same if re.search(r"\b(?:I|We)\b", fact.clause.subject)]
    placed = [fact for fact in mine if any(part.kind == "place" for part in phrases(fact.clause.rest))]
    stayed = (fact for way in _STAYED for fact in placed if way.search(f"I {fact.clause.group} {fact.clause.rest}"))
    return next(stayed, next(iter(placed), None))


def unlearnt(facts: Sequence[KnownFact], question: ParsedQuestion) -> KnownFact | None:
    """The fact which says that the witness did not learn who it was, where that is asked."""
    asked = [key for key in question.keys if key not in light()]
    for fact in facts:
        blind = re.search(r"\b(?:could not|cannot|did not|never) \w+ (?:from \w+ \w+ )?who\b", fact.text)
        if blind and any(fact.meets(key) for key in asked):
            return fact
    return None


def verbatim(facts: Sequence[KnownFact], question: ParsedQuestion) -> KnownFact | None:
    """The fact that has the very passive of the question: "was opened" for "When was it opened?"."""
    said = re.search(
        r"\b(?:was|were|is|are|been|be)\b (?:[\w'-]+ ){1,6}?(\w+(?:ed|en|wn|ut|id|ade|ent))\b", question.text
    )
    if said is None or stem(said[1].lower()) != question.deed:
        return None
    return next((fact for fact in facts if re.search(rf"\b(?:was|were|been|is|are) {said[1]}\b", fact.text)), None)
