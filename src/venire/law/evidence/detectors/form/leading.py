"""Leading: the form puts the answer into the mouth of the asker's own witness. Federal Rule of Evidence 611(c).

Tags, negative openings, statements with a question mark, "isn't it true", "was it not because". Not on cross; not with
a hostile or adverse witness, a child or one who can hardly speak; not on preliminary matters that nobody disputes.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_HELD_OUT = re.compile(
    r"\b(?:isn't it|is it not|wasn't it|would it be|is it|it is|it's|wouldn't it be) (?:also |then )?"
    r"(?:not )?(?:true|a fact|correct|fair to say|accurate|the case|right|safe to say) (?:that|to say)?"
    r"|\b(?:would|do|don't|wouldn't) you (?:not )?(?:agree|accept|concede)\b|\byou(?:'d| would) agree\b"
    r"|\b(?:did|does|do|was|were|is|are|has|have|had|could|would|can)n't (?:you|he|she|it|they|the|there|that|mr|mrs)\b"
    r"|\b(?:was|were|did|is|are|had) (?:you|he|she|they|it) not\b"
)
_PRELIMINARY = re.compile(
    r"^you(?:'re| are| live| work| reside| hold| have (?:been|worked|lived)| teach| own| run| manage| keep)\b"
    r"|^your (?:full |own )?(?:name|address|occupation|job|post|title)\b|^i (?:believe|understand) you\b"
)
_MATTER_OF_FORM = re.compile(r"^(?:you understand|you swore|you can hear|you have exhibit|you are looking at)\b")
_OFFERED = re.compile(
    r"^(?:did|was|were|had|could) (?:not )?(?:he|she|they|it|you|the|mr|mrs|ms)\b.*\b(?:exactly as|just as"
    r"|because (?:he|she|"
    r"they|of)|wearing (?:a|the) \w+ \w+ (?:and|with)|as you told)\b"
)


def leading(matter: Matter) -> QuestionDefect | None:
    """The question holds out its answer to a friendly witness."""
    question = matter.question
    sure, words = _form(matter)
    if not matter.friendly or not sure or matter.setting.leave:
        return None
    if matter.hostile:
        sure *= 0.3
    elif matter.needs_help:
        sure *= 0.55
    if _preliminary(matter):
        sure *= 0.5
    return finding("leading", sure, _why(question.tag, words), words)


def _form(matter: Matter) -> tuple[float, str]:
    """How strongly the form leads, and the words that do it."""
    question = matter.question
    if question.tag and question.form == "statement":
        return 0.92, question.tag
    held = _HELD_OUT.search(question.asks) if question.form in ("statement", "negative", "yes_no") else None
    if held and (question.form != "yes_no" or held.start() < 6):
        return 0.85, held.group()
    if question.form == "statement" and len(question.body.split()) > 2:
        return 0.75, " ".join(question.body.split()[:8])
    offered = _OFFERED.search(question.asks)
    if offered and question.form == "yes_no":
        return 0.62, offered.group()
    if question.tag and question.form == "wh":
        return 0.0, ""
    return 0.0, ""


def _preliminary(matter: Matter) -> bool:
    """Name, calling, post: who the witness is, in words that the court has heard already."""
    body = matter.question.body
    if _MATTER_OF_FORM.match(body):
        return True
    mine = content(body)
    who = shared(mine, content(matter.witness))
    share = len(who) / len(mine) if mine else 1.0
    return share >= (0.5 if _PRELIMINARY.match(body) else 1.01) and "not disputed" not in body


def _why(tag: str, words: str) -> str:
    if tag:
        return f"Counsel makes the statement and asks the witness only for a yes with “{tag}”; that is leading."
    return f"“{words.capitalize()} …” tells this witness what to answer, and the witness is counsel's own."
