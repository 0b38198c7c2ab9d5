"""What somebody answered: "Did he answer you?", "What did he say when you asked him whether it was safe?".

The asking is told of in one fact and the answer in the next; the question wants the second, and the first is no answer
to it. Where no answer is told of, none is made up. Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire_understudy.witness.affidavit.first_person import from_you
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import MET
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_WHO = (
    r"(?P<who>he|she|they|(?:(?:Dr|Mr|Mrs|Ms|Detective|Sergeant|Captain|Professor) )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)*"
    r"|(?:your|the|my) [a-z]+)"
)
_WHEN = r"(?P<when>,? (?:when|after|once) you (?:had )?(?:asked|told|put|spoke|warned|said|mentioned)\b[^?]*)"
_ASKS = re.compile(
    rf"^(?i:(?:and |so |then |but )?(?:what|how)) did {_WHO} (?P<verb>say|answer|reply|respond|tell you){_WHEN}?"
    r"(?: to (?:you|that|it)| you| then| in (?:reply|answer))?[?. ]*$|"
    rf"^(?i:(?:and |so |then |but )?did) {{who}} (?P<polar>answer|reply|respond|say anything"
    rf"|speak)(?: to)?(?: (?:you|that|it|your question))?"
    r"(?P<late>,? (?:when|after|once) you \w+\b[^?]*)?[?. ]*$".replace("{who}", _WHO.replace("?P<who>", "?P<whom>")),
)
_ANSWERED = re.compile(r"\b(?:answered|replied|responded)\b")
_SPOKE = re.compile(
    r"\b(?:answered|replied|responded|said|told|promised|agreed|refused|denied|admitted|shouted|warned)\b"
)
_PUT = re.compile(
    r"^(?:On [^,]+, |At [^,]+, |On \w+ \d+ |In \w+ )?I (?:\w+ )?(?:asked|told|warned|said|spoke|mentioned)\b"
)
_NEAR = 3
"""So many facts before or after the asking its answer is looked for."""


@dataclass(frozen=True, slots=True)
class ToldReply:
    """``fact``: what was answered, None where it is asked and not told; ``polar``: asked with "Did he answer?"."""

    fact: KnownFact | None
    polar: bool


def reply_to(known: Knowledge, text: str, before: str = "") -> ToldReply | None:
    """The answer that is asked for; None where something else is asked. ``before``: the last question and answer, of
    which a bare "What did he say?" speaks."""
    found = _ASKS.match(text.strip())
    if found is None:
        return None
    who, polar = found["who"] or found["whom"], bool(found["polar"])
    when = found["when"] or found["late"] or ""
    about = [key for key in content(from_you(when or before)) if key not in light()]
    bare = found["verb"] in ("say", "tell you") and not when
    if bare and not (before and about):
        return None
    mark = _asking(known, about)
    reply = _in_one(known, who, about) if when else None
    reply = reply or (_answer(known, who, mark) if mark else None)
    if reply is None and not when and not bare:
        reply = _only(known, who)
    if reply is None and found["polar"] in ("say anything", "speak"):
        reply = next((fact for fact in known.facts if _speaks(fact, who)), None)
    return ToldReply(reply, polar) if reply or (when and mark) else None


def _in_one(known: Knowledge, who: str, about: list[str]) -> KnownFact | None:
    """The fact that tells of the asking and the answer in one breath."""
    told = (
        fact for fact in known.facts if _speaks(fact, who) and re.search(r"\b(?:after|when) I (?:had )?\w+", fact.text)
    )
    return next((one for one in told if about and all(one.meets(key) >= MET for key in about)), None)


def _asking(known: Knowledge, about: list[str]) -> KnownFact | None:
    """The fact that tells of the asking: it has the most of what the question says of it."""
    own = [fact for fact in known.facts if _PUT.match(fact.text) or re.search(r"\basked, I said\b", fact.text)]
    rated = [
        (sum(any(likeness(key, other) >= MET for other in fact.keys) for key in about), -fact.place) for fact in own
    ]
    best = max(rated, default=(0, 0))
    return known.facts[-best[1]] if best[0] else None


def _answer(known: Knowledge, who: str, mark: KnownFact) -> KnownFact | None:
    """What this person said next, or right before where the affidavit tells it the other way round."""
    told = [fact for fact in known.facts if 0 < abs(fact.place - mark.place) <= _NEAR and _speaks(fact, who)]
    after = [fact for fact in told if fact.place > mark.place]
    answered = [fact for fact in after if _ANSWERED.search(fact.clause.group)]
    return next(iter(answered or after), None)


def _only(known: Knowledge, who: str) -> KnownFact | None:
    told = [fact for fact in known.facts if _ANSWERED.search(fact.clause.group) and _speaks(fact, who)]
    return told[0] if len(told) == 1 else None


def _speaks(fact: KnownFact, who: str) -> bool:
    """Whether the fact says that this person said something."""
    subject = fact.clause.subject
    spoke = _SPOKE.search(fact.clause.group) or re.search(r"\band (?:said|told|answered|replied)\b", fact.text)
    if fact.denies or not spoke or re.match(r"(?:I|We|It|There)\b", subject):
        return False
    if re.fullmatch(r"he|she|they", who, re.IGNORECASE):
        return True
    own = frozenset(content(subject)) | fact.named | fact.referred
    return any(key in own for key in content(from_you(who)))
