"""What words out of court are wanted for. Federal Rule of Evidence 801(c):
only an assertion, offered for its truth, is hearsay.

A word or a usage, a command, a question, what a hearer was told and acted on, and the bare fact of speaking assert
nothing that is to be believed. Whatever is none of these is an assertion.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from venire.language.questions.form import content, shared, straight
from venire.law.evidence.question.matter import Matter

Purpose = Literal["usage", "command", "question", "act", "effect"]
"""A word or its use; an order or request; a question put; that, when or to whom it was said;
what the hearer then knew."""

_ADDRESSED = r"(?:(?!(?:about|of|that|who|how|what|why|when|where|if|to)\b)[\w'.-]+ ){1,4}?"
_NO_VERB = r"(?:the|an?|him|her|them|you|me|us|your|his|their|my|mr|mrs|ms|dr|whom|which|what)\b"
_USAGE = re.compile(
    r"\bhear(?:d)? [\w'. -]+ (?:say|saying|use) \"[\w'-]+(?: [\w'-]+)?\"|\b(?:use|used|say|said|speak"
    r"|spoke) (?:of )?the words?\b"
    r"|^(?:what|when|how|why) do (?:[\w'-]+ ){1,3}?(?:say|call|shout|mean)\b.*(?:\"|\bwhen they\b|\bby\b)"
    r"|\b(?:did|does) [\w' ]+? call (?:the|his|her|those|these) [\w-]+s [\w-]+\?$"
)
_COMMAND = re.compile(
    rf"\b(?:tell|told|ask|asked|order|ordered|urge|urged|beg|begged|instruct|instructed|forbid"
    rf"|forbade) (?:{_ADDRESSED})?(?:not )?to (?!{_NO_VERB})\w|\b(?:write|wrote) (?:{_ADDRESSED})?to (?:do|be"
    rf"|have|stop|wait)\b"
    r"|^(?:what|whom|when) (?:did|had|has) (?:[\w'.-]+ ){1,4}?(?:order|ordered|command|demand|demanded|forbid"
    r"|instruct)\b|\byour orders\b"
    r"|\bask(?:ed|s)? for (?!help\b)"
    r"|\b(?:shout|yell|scream|bark|roar)(?:ed|s)? (?:[^ ?]+ )?at (?:you|him|her|them|us|[\w'-]+)\b"
    r"|\b(?:write|wrote|say|said|tell|told)(?: to)? your (?:\w+ )?(?:staff|men|crew|people|team|employees|deck"
    r"|hands|workers|pupils)\b"
    r"|\"(?:put|stop|go|come|run|hold|leave|wait|get|let|take|give|shut|close|open|keep|stand|help|look|watch"
    r"|turn|do not|don't|mind)\b[^\"]{0,40}\""
)
_TO_ONES_PEOPLE = re.compile(r"\b(?:about|why|whether|how|that)\b")
"""A sentence that says what it is about reports; a word to one's own people that does not, directs."""
_QUESTION = re.compile(
    r"^(?:(?:what|whom|when) )?(?:did|had) (?:(?!(?:say|tell|told|said|answer|when|after"
    r"|why)\b)[\w'.-]+ ){1,5}?ask(?:ed)?\b(?! for\b)"
)
_ACT = re.compile(
    r"^who (?:had |has |first )*(?:told|warned) (?:you|him|her|them) (?:of|about) (?:it|that|this)\b|^(?:to whom"
    r"|whom|when|how often|how many times|until when|since when|for how long) (?:did|had|have|has|were"
    r"|was) .*?\b(?:tell|told|warn|warned|report|reported|complain|complained|write|wrote|speak|spoke)\b"
)
_WHO_TOLD = re.compile(
    r"^who (?:had |has |first |then )*(?:told|warned|informed) (?:you|him|her|them|[\w'.-]+)(?: (?:of"
    r"|about) (?!(?:what|who|how|why|whether)\b)[^?,]*)?\??$"
)
"""Whose voice it was, and nothing that it said."""
_CONTENT = re.compile(
    r"\b(?:tell|told|warn|warned|report|reported|complain|complained|write|wrote) (?:[\w'.-]+ ){0,4}?(?:that|he"
    r"|she|they|it|i|what|who|how|why)\b"
)
_WARNED = re.compile(r"\bwarn(?:ed)? (?!that\b)[\w'.-]+|\bput [\w'.-]+(?: [\w'.-]+)? on notice\b")
_RELATED = re.compile(
    r"\b(?:say|said|told|heard)\b.*\b(?:said|told|had (?:said|told))\b|\btell (?:you"
    r"|us) (?:that )?[\w'. ]+ (?:said|told)\b"
)
"""One speaker relates another: two statements, and the inner one is for its truth."""
_PLEADS: Sequence[tuple[Purpose, re.Pattern[str]]] = (
    ("usage", re.compile(r"\bwords? (?:that )?(?:he|she|they|people|keepers) us\w+|\busage\b|\bmanner of speaking\b")),
    ("command", re.compile(r"\b(?:command|order|instruction|request|direction|directive)s?\b")),
    ("question", re.compile(r"\ba question (?:put|asked|asserts)\b|\bquestion asserts\b")),
    ("effect", re.compile(
        r"\beffect (?:up)?on (?:the |whoever |him|her|them|it)|\bput (?:\w+ )?on notice\b|\bnotice\b"
        r"|\bwhat (?:\w+ )?(?:was told|then knew)")),
)  # fmt: skip


def purpose(matter: Matter) -> Purpose | None:
    """What the words that a question asks for are wanted for;
    None for an assertion, and where nobody's are asked for."""
    asked = straight(matter.setting.question)
    body = _last(matter.question.text)
    if _RELATED.search(body):
        return None
    return _of_words(body) or ("effect" if _told_to(asked, matter.setting.defendant) else None)


def pleads(response: str) -> frozenset[Purpose]:
    """The purposes that a reply to an objection names."""
    told = straight(response)
    return frozenset(name for name, pattern in _PLEADS if pattern.search(told))


def borne_out(question: str, response: str, facts: Sequence[str]) -> Purpose | None:
    """The purpose that a reply names, where what the witness would relate is a thing of that kind: the offer of proof.

    ``facts``: what the witness knows, told by the witness.
    """
    named = pleads(response)
    if not named:
        return None
    mine = content(question)
    near = max(facts, key=lambda fact: len(shared(mine, content(fact))), default="")
    kind = _of_words(straight(near)) if len(shared(mine, content(near))) >= 2 else None
    return kind if kind in named else None


def orders(told: str) -> bool:
    """Whether a witness says that it ordered or asked somebody to do a thing: "I told him to write it down"."""
    return _of_words(straight(told)) == "command"


@lru_cache(maxsize=1024)
def _of_words(body: str) -> Purpose | None:
    if _USAGE.search(body):
        return "usage"
    found = _COMMAND.search(body)
    if found and not ("your " in found.group() and _TO_ONES_PEOPLE.search(body[found.end() :])):
        return "command"
    if _QUESTION.search(body):
        return "question"
    if _WHO_TOLD.search(body) or (_ACT.search(body) and not _CONTENT.search(body)):
        return "act"
    return "effect" if _WARNED.search(body) else None


def _told_to(asked: str, defendant: str) -> bool:
    """Whether somebody told the defendant something: what the accused knew is in issue, whether it was true or not."""
    names = [part for part in defendant.lower().split() if len(part) > 2]
    if not names:
        return False
    name = (
        rf"(?:(?:mr|mrs|ms|miss|the|captain|dr) )?(?:[\w'-]+ )?(?:"
        rf"{'|'.join(map(re.escape, [*names, 'accused', 'defendant']))})\b(?!')"
    )
    return bool(re.search(rf"\b(?:tell|told|say to|said to|write to|wrote to|inform(?:ed)?) {name}", asked))


def _last(text: str) -> str:
    """The question itself, after sentences that lead over to it."""
    return re.split(r"(?<=[.;!])(?<![ap]\.m\.)(?<!\bdr\.)(?<!\bmr\.)\s+", text)[-1]
