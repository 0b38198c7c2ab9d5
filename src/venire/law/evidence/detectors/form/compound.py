"""Compound: several things to be answered separately in one question. Federal Rule of Evidence 611(a).

Each separate asking is counted. Two that are one matter ("was there a sign, and if so, where?"), an either-or, and two
particulars of one act are a single question.
"""

from __future__ import annotations

import re

from venire.language.morphology.verbs import BASES
from venire.language.questions.form import AUX, PRONOUN
from venire.language.words.word_list import words
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_NEXT = re.compile(
    rf"(?:[,;]\s*(?:and |or |but |then |and then |and also )?|\s(?:and|or|but) (?:then |also |if so,? )?"
    rf"|\?\s+(?:and |or )?)"
    rf"(?=(?:(?:to|in|at|on|for|with|by|from|of) )?(?:who|whom|whose|what|where|why|how|(?<=and )which|which of"
    rf"|which \w+ {AUX}|when {AUX})\b(?! (?:is|was|were) (?:to blame|left))"
    rf"|{AUX}(?:n't)? (?:{PRONOUN}|the|a|an|any|your|his|her|their|our|mr|mrs|ms|anyone|anybody|someone|somebody"
    rf"|each)\b)"
)
_STATED = re.compile(
    r"(?:[,;]\s*(?:and|but|while|then)?|\s(?:and|but)(?: that| then)?)\s*"
    r"(?=(?:you|he|she|they|it|the \w+(?: \w+)?|mr \w+|mrs \w+|your \w+|his \w+|her \w+)(?:'d|'ve|'re| (?:had"
    r"|have|never|was|were|did|knew|saw|"
    r"told|went|took|left|said|called|got|made|came|ran|drove|hit|put|gave|signed|kept|wrote|paid|asked|heard"
    r"|also|then|is|are|\w+ed)) )"
)
_LINKED = re.compile(
    r"^(?:if so|how (?:long|often|many|much|far|old|did (?:he|she|they|you) know)|(?:since )?when|where|why not"
    r"|how so|by whom|to whom|whose|with whom|(?:in|on|at|from|to|by|with|for) (?:what|which|whom))\b"
    r"|\b(?:it|that|this|so|there|them|one)\b"
)
_ASIDE = re.compile(
    r",? (?:if (?:any\w*|at all|you (?:know|recall|remember|can))|in your \w+(?: \w+)?"
    r"|as (?:far as )?you \w+(?: \w+)?|do you (?:suppose|think|recall|believe)|to your knowledge|would you say"
    r"|then|indeed|in fact|again|sir|madam|doctor),"
)
_OPENS = re.compile(rf"^(?!(?:had|were|should) [^,]*, (?:would|could|might)\b){AUX}(?:n't)? ")
"""It opens by asking, and not with a condition."""
_WH_OPENS = re.compile(r"^(?:who|whom|whose|what|where|when|why|how|which)\b")
_AND = re.compile(r"\band (?:also |then )?$")
_ASKS_ANEW = re.compile(
    rf"^(?:(?:who|whom|whose|what|where|when|why|how|which)(?: \w+){{0,2}} )?{AUX}(?:n't)? (?:{PRONOUN}|the|a|an"
    rf"|any\w*|your|his|her|their|our|mr|mrs|ms|either|both|all|some\w*|every\w*) |^who \w+(?:ed|aid|ent|ook|ave"
    rf"|old|rove|ame)\b"
)
"""A whole new question, with a verb and a subject of its own."""
_OF_THE_ANSWER = re.compile(r"\b(?:answer|reply|reason|basis|result|explanation)\b")
_INTRODUCTION = re.compile(
    r"\bwho (?:you are|are you)\b.*\bwhat (?:you do|do you do)\b|\bintroduce yourself\b"
    r"|\byour (?:full )?name\b[^?]*\b(?:occupation|profession|what you do|your (?:work|job)|for a living|address"
    r"|age)\b"
)
_TWO_DEEDS = re.compile(
    rf"^(?:do|does|did|can|could)(?:n't)? (?:(?:{PRONOUN}|the \w+|(?:mr|mrs|ms|dr) \w+|your \w+"
    rf"|[a-z]+)) (?:ever |also |not )?(?P<first>[a-z]+)(?P<its>(?: [\w'.$-]+){{1,9}}?),? and (?:then |also "
    rf"|ever )?(?P<second>[a-z]+)"
    r"(?P<rest> (?:the|an?|your|his|her|their|my|our|any|some|no|another|that|this|mr|mrs|ms|dr) [^?]*)$"
)
"""One doer, two deeds with a thing of its own each: "Did you have pancakes and see the moon?"."""
_GOING = frozenset(
    (
        "go", "come", "walk", "run", "drive", "ride", "enter", "arrive", "return", "stop", "stay", "sit", "stand",
        "turn",
        "leave", "open", "climb", "reach", "step", "move", "take", "get", "pick", "try",
    )
)  # fmt: skip
"""What one does only in order to do the next thing: "go in and take the key" is one errand."""
_NO_DEED = frozenset(
    words(
        """at in on of to from by with for all both then not even also only before after during about around into
        over under through between among near behind what who how why when where which that if whether as"""
    )
)
"""What may stand between "and" and a thing, and is no verb."""
_LEANS = re.compile(r"\b(?:it|them|him|her(?! \w)|there|that one|so|its|with (?:it|them))\b")
UNLIKE = 0.76
"""How sure it is that two deeds are two questions, of which neither leans on the other."""
COORDINATE = 0.82
"""How sure it is that two whole questions joined by "and" are two, where the second does not lean on the first."""
_EITHER = re.compile(r"^(?:or (?:not|did|was|were|is|are|do|does|had|has|have|would|could|can)|or)\b")


def introduces(text: str) -> bool:
    """Whether a witness is asked to say who it is and what it does: one question in every court."""
    return bool(_INTRODUCTION.search(text.lower()))


def compound(matter: Matter) -> QuestionDefect | None:
    """The question has parts that could be answered differently."""
    if introduces(matter.question.body):
        return None
    asked = _askings(_ASIDE.sub("", _from_its_beginning(matter)))
    stated = _statements(matter.question.body) if matter.question.form in ("statement", "negative") or asked else 0
    parts = len(asked) + stated
    if parts == 0:
        return _two_deeds(matter)
    sure = 0.9 if parts >= 2 else _second(matter, asked)
    words = asked[0] if asked else matter.question.body
    count = {1: "two", 2: "three", 3: "four"}.get(parts, "a whole string of")
    why = f"That is {count} questions in one, and a single answer could belong to any of them."
    return finding("compound", sure, why, words)


def _two_deeds(matter: Matter) -> QuestionDefect | None:
    """One asking of two deeds that have nothing to do with one another: a yes could belong to either."""
    found = _TWO_DEEDS.match(matter.question.asks)
    if found is None or found["first"] not in BASES or found["second"] in _NO_DEED:
        return None
    if found["first"] in _GOING or found["first"] == found["second"] or _LEANS.search(found["rest"]):
        return None
    why = "Those are two things, and a yes or a no could belong to either of them."
    return finding("compound", UNLIKE, why, f"and {found['second']}{found['rest']}")


def _from_its_beginning(matter: Matter) -> str:
    """The question from its first asking: "Did you go, and who paid?" asks from "did" on, not from "who"."""
    question = matter.question
    return question.body if question.form == "statement" or _OPENS.match(question.body) else question.asks


def _askings(body: str) -> list[str]:
    """What follows each further asking, the first question apart."""
    body = re.sub(r"\b(?:who|what|how) (?:is|was|were) (?:who|what)\b", "", body)
    found = [body[one.end() :] for one in _NEXT.finditer(body)]
    opened = _first_asks(body)
    return found if opened else found[1:]


def _first_asks(body: str) -> bool:
    """Whether a question or a statement stands before the first further asking, not a mere introduction."""
    first = _NEXT.search(body)
    before = body[: first.start()] if first else body
    return (
        bool(_OPENS.match(body))
        or not re.match(
            r"^(?:when|after|before|as|while|if|in|on|at|from|under|using|looking|having|to|with|for|until|since"
            r"|by|now|that"
            r"|let|tell|had|during|about|because|given|of|you (?:say|said|told us))\b",
            before,
        )
        or bool(
            re.match(
                rf"^(?:in|on|at|to|with|for|by) (?:what|which|whom)\b|^had (?:you|he|she|the)\b.*\band\b|^when {AUX}",
                before,
            )
        )
    )


def _statements(body: str) -> int:
    """Further statements strung on to the first; one is no more than a fuller statement."""
    return max(0, len(_STATED.findall(body)) - 1)


def _second(matter: Matter, asked: list[str]) -> float:
    """How surely one further asking is a second question."""
    if not asked:
        return 0.0
    body, second = matter.question.body, asked[0]
    if len(second.split()) <= 3:
        return 0.3
    joint = body[: len(body) - len(second)]
    if re.search(r"\bor (?:not )?$", joint) or _EITHER.match(second):
        return 0.25 if len(second.split()) < 9 else 0.45
    if _LINKED.search(second):
        return 0.4
    return COORDINATE if _AND.search(joint) and _ASKS_ANEW.match(second) and _answers_apart(body, second) else 0.72


def _answers_apart(body: str, second: str) -> bool:
    """Whether the second is not about the answer to the first: "..., and what was his answer?"."""
    return bool(_OPENS.match(body) or _WH_OPENS.match(body)) and not _OF_THE_ANSWER.search(second)
