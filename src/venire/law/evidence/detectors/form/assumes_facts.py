"""Assumes facts not in evidence: something in dispute is taken for granted in a question on something else. FRE 611(a).

What a question takes along: the clause after "when" or "after", a relative clause, the verb after "why" and "stop", the
participle that opens it. It counts where that accuses somebody and nobody has testified to it. A plain assertion to be
denied on cross assumes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.language.questions.form import AUX, content, shared
from venire.language.words.stems import stem
from venire.law.evidence.question.harms import harms
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_SUBJECT = (
    r"(?:he|she|they|you|it|the \w+(?: \w+)?|mr \w+|mrs \w+|ms \w+|dr \w+|your \w+|his \w+|her \w+|their \w+"
    r"|[a-z]+ [a-z]+)"
)
_GRAMMAR_ALONE = -1.0
"""Stands for a presupposition that is new in every word: it counts though it accuses nobody."""
_OPENING = re.compile(
    r"^(?:when|after|once|because|since|as|having) (?P<it>(?:he|she|they|mr \w+|mrs \w+|ms \w+|the (?:accused"
    r"|defendant|plaintiff|driver|man|woman|boy|officer|company)) [^,]{6,}),"
)
_CHANGE = re.compile(
    r"\b(?:when|why|how (?:long|soon)|at what (?:point|time)|since when|have|did|do|has|had) .{0,30}?\b"
    r"(?P<it>(?:stop|stopped|quit|cease|ceased|give up|gave up|given up|resume|resumed|start|started|begin|began"
    r"|continue|continued|keep|kept)\s+(?:\w+ing|lying)\b.*)"
)
_TIMED = re.compile(
    rf"(?:^|[ ,])(?:when|after|once|before|while|as|since|having|because|until|following|although|given that"
    rf"|now that) (?P<it>(?!{AUX}\b|what|you've told|you say|you said)[^,?]{{6,}})"
)
_RELATIVE = re.compile(
    rf"\b(?:the|those|these|that|his|her|your|their|any of the|all the) (?P<it>(?:\w+ ){{0,3}}\w+ (?:that "
    rf"|which |who )?{_SUBJECT} (?:had |have |has |never |was |were |is )?\w+(?:[^,?]*))"
)
_WHY = re.compile(
    rf"^(?:why|when|how come|how (?:often|many times|long|much|hard|far|badly)|what made|what (?:reason"
    rf"|right) had|with what|where|which \w+|who|what|in which|on which|how)\b.*?\b(?:{AUX}(?:n't)?|had|made"
    rf"|helped|asked|told|paid) (?P<it>.+)"
)
_OMISSION = re.compile(
    r"\bwhy (?:did|had|have|do) (?:you|he|she|they|the \w+|mr \w+|mrs \w+) (?P<it>(?:leave|left) (?:\w+ )?out"
    r"|not \w+|fail|refuse|neglect|omit|hide|conceal|lie|ignore|wait|change|delete|destroy|"
    r"keep .{0,20} (?:from|secret|quiet)|run|flee|panic|lied|invent)"
)


ENOUGH = 16
"""After so many questions and claims a court knows what has not been spoken of."""
UNHEARD = 0.98
"""How sure it is that something is assumed of which nobody has said a word."""
MOSTLY = 0.34
"""A presupposition of whose words no more have been spoken of is new."""
_PRESUPPOSING = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^(?:when|after|once|before|having|as|since|while) (?P<it>(?!you\b|{AUX}\b)[^,?]{{6,}}),",
        r"\b(?:the|your|his|her|their|that|those) (?:[\w-]+ ){0,2}[\w-]+,? (?:that|which|who|whom) (?P<it>(?:you"
        r"|he|she|they|had|was|were|\w+ed)\b[^,?]*)",
        r"^why (?:did|was|were|had|have|has) (?P<it>[^?]{8,})",
        r"^(?:how (?:much|many|often|long)|who|in which \w+|which of \w+ \w+|at what \w+|what \w+) (?:did|was"
        r"|were|had) (?P<it>(?!you\b|it\b)[^?]{8,})",
        r"^(?:wh|how)[^?]*? (?:when|after|once|before|while) (?P<it>(?:he|she|they|the|mr|mrs|ms|your|his"
        r"|her)\b[^,?]{6,})",
    )
)


def assumes_facts(matter: Matter) -> QuestionDefect | None:
    """What is taken along accuses and is not in evidence; or late in an examination has never been spoken of."""
    unheard = _unheard(matter)
    if unheard:
        return finding("assumes_facts", UNHEARD, f"Nobody here has spoken of “{unheard[:90].strip()}”.", unheard)
    best, span = 0.0, ""
    for sure, taken in _taken(matter):
        weighed = sure * _unproved(matter, taken) if sure != _GRAMMAR_ALONE else 0.56
        if weighed > best:
            best, span = weighed, taken
    if best < 0.2:
        return None
    why = f"Nobody has testified to “{span[:90].strip()}”; the question takes it for granted."
    return finding("assumes_facts", best, why, span)


def _unheard(matter: Matter) -> str:
    """On cross, where much has been heard: what an open question takes for granted, and nobody has spoken of."""
    heard = len(matter.setting.questions) + len(matter.setting.established)
    if matter.friendly or heard < ENOUGH or matter.question.form not in ("wh", "command"):
        return ""
    taken = (found["it"] for pattern in _PRESUPPOSING if (found := pattern.search(matter.question.body)))
    return next((one for one in taken if len(content(one)) > 1 and matter.proved_share(one) <= MOSTLY), "")


def _taken(matter: Matter) -> Iterator[tuple[float, str]]:
    """What the question presupposes, with how clearly its grammar does so."""
    question = matter.question
    body = question.body
    change = _CHANGE.search(body)
    if change and question.form in ("wh", "yes_no", "negative"):
        yield 0.9, change["it"]
    opening = _OPENING.match(body)
    if opening and question.form == "wh" and not matter.expert and _all_new(matter, opening["it"]):
        yield _GRAMMAR_ALONE, opening["it"]
    asserted = question.form == "statement" and not matter.friendly
    for found in _TIMED.finditer(body):
        if len(found["it"].split()) > 2:
            yield (0.4 if asserted else 0.95), found["it"]
    if question.form in ("wh", "command"):
        for found in _RELATIVE.finditer(body):
            yield 0.92, found["it"]
        omitted = _OMISSION.search(body)
        if omitted and not matter.friendly:
            yield 0.66, omitted["it"]
        why = _WHY.match(question.asks)
        if why:
            yield (0.85 if question.wh in ("why", "how") else 0.8), why["it"]


def _all_new(matter: Matter, taken: str) -> bool:
    """Whether hardly anything of it has been spoken of, and it has some substance."""
    mine = content(taken)
    return len(mine) >= 2 and matter.proved_share(taken) <= 0.34


def _unproved(matter: Matter, taken: str) -> float:
    """1 where what is taken along accuses and is new; 0 where it is harmless or proved."""
    accusing = harms(taken)
    if not accusing:
        return 0.0
    known = matter.known | (content(" ".join(matter.setting.issues)) - frozenset())
    new = accusing - shared(accusing, known)
    if not new:
        return 0.0
    rest = content(taken)
    unknown = len(rest - shared(rest, known)) / len(rest) if rest else 0.0
    return 0.72 + 0.28 * unknown if not _spoken_of(matter, new) else 0.3


def _spoken_of(matter: Matter, new: frozenset[str]) -> bool:
    """Whether the evidence has it in another form of the word."""
    said = frozenset(stem(word.strip(".,")) for word in matter.background.split())
    return bool(new & said)
