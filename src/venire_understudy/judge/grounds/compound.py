"""One fact or two: whether a single answer could be true of one half of a question and false of the other. FRE 611(a).

A clause that tells when, where or how belongs to its fact. A deed and its reason, two deeds one after the other, and
what somebody else then found, may each be so without the other.
"""

from __future__ import annotations

import re

from venire.language.questions.form import straight
from venire.law.api import Matter, Setting, compound, shared_words

TWO = 0.5
"""From this sureness on two questions have been put in so many words."""
_SUBJECT = r"(?:you|he|she|they|it|we|nobody|(?:the|your|his|her|their|that) \w+|mr \w+|mrs \w+|ms \w+|dr \w+)"
_REASON = re.compile(rf", because {_SUBJECT} ")
_FOUND = re.compile(
    r", (?:which|who) (?:then |also |later )?(?:found|showed|said|told|reported|proved|came|went|took|gave|had|was|were"
    r"|did|wrote|saw|\w{3,}ed)\b"
)
"""What somebody or something else then did, strung on to what the witness did."""
_NEXT = re.compile(
    r" and then (?:you |he |she |they )?(?!(?:another|a|an|the|one|two|some|more|to|in|at|on|not)\b)[a-z]+"
)
_JOINED = re.compile(
    rf", and (?:{_SUBJECT}|the \w+ \w+|[A-Z][\w']+(?: [A-Z][\w']+){{0,2}}) (?!are you|is it|have you)[a-z']+ "
)
"""A second statement with a subject of its own; read in the words as put, so that a name shows."""
_COMMENT = re.compile(r", and (?:it|that|you) (?:suited|pleased|served|have thought up|ask the jury|expect the jury)\b")
_ASKS_TWICE = re.compile(
    r", and (?:to |from |with |for )?(?:what|where|when|who|whom|whose|why|how)(?: \w+)?"
    r" (?:did|do|does|was|were|is|are|had|have|has|could|would)\b"
)
"""A second question word with its own verb."""
_ASKS_BESIDES = re.compile(
    r"^(?:who|whom|what|where|when|how|which)\b.*?, and (?:did|do|does|was|were|is|are|had|have|has|could|would|can) "
    r"(?:you|he|she|they|(?:the|your|his|her|their) \w+)\b"
)
"""An open question, and behind it one to be answered with yes or no."""
_BESIDES = re.compile(r", and (?:besides|also|what is more|moreover|by the way)\b")
_TWICE_THAT = re.compile(r"\bthat \w[^?]*?,? and that (?=\w+ )")
_QUOTED = re.compile(r"\"[^\"]*\"")


def open_questions(setting: Setting) -> bool:
    """Whether what is put, one or two, is asked openly: no yes would answer it."""
    return Matter(setting, shared_words).question.form in ("wh", "command")


def two_facts(setting: Setting) -> bool:
    """Whether the question puts two facts to be answered as one."""
    found = compound(Matter(setting, shared_words))
    if found is not None and found.sure >= TWO:
        return True
    asked = _QUOTED.sub("it", straight(setting.question))
    if _ASKS_TWICE.search(asked) or _ASKS_BESIDES.search(asked):
        return True
    if asked.startswith("why "):
        return False
    return _joined(setting) or any(one.search(asked) for one in (_REASON, _FOUND, _NEXT, _BESIDES, _TWICE_THAT))


def _joined(setting: Setting) -> bool:
    """Whether two statements are put for one yes; a comment on the first is an argument and no fact."""
    told = Matter(setting, shared_words).question.form in ("statement", "negative")
    return told and bool(_JOINED.search(setting.question)) and not _COMMENT.search(straight(setting.question))
