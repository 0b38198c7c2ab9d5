"""Who is said to have spoken out of court, and where that person stands in the case. Federal Rule of Evidence 801."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.words_heard import without_sounds

Standing = Literal["opponent", "witness", "named", "pronoun", "stranger"]
"""A party against whom the asker stands; the witness; a person the evidence knows by name; he or she; anyone else."""

VERB = (
    r"(?:tell|told|telling|say|said|saying|mention(?:ed)?|report(?:ed)?|explain(?:ed)?|claim(?:ed)?|state[ds]?"
    r"|admit(?:ted)?|confess(?:ed)?|confide[d]?|inform(?:ed)?|describe[ds]?|shout(?:ed)?|cry out|cried out"
    r"|whisper(?:ed)?|remark(?:ed)?|"
    r"complain(?:ed)?|warn(?:ed)?|write|wrote|written|assert(?:ed)?|swear|swore|reveal(?:ed)?|announce[d]?"
    r"|text(?:ed)?|advise[d]?|give (?:you )?as|gave (?:you )?as|call(?:ed)? out|yell(?:ed)?|scream(?:ed)?|posted"
    r"|let slip|suggest(?:ed)?|identif(?:y|ied)|point(?:ed)? out|point(?:ed)? to)"
)
_PERSON = r"(?:(?!(?:you|we|i|did|had|was|were|that|what|which|who)\b)[\w'.-]+ ){0,8}?(?!(?:you|we|i)\b)[\w'.-]+"
_ASKED_OF_OTHER = re.compile(
    rf"\b(?:what|who|whom|when|where|why|how|whose|which \w+|anything|whether) (?:else |exactly "
    rf"|if anything,? )?(?:did|had|has|have|does|was|were|is) (?P<who>{_PERSON}?),? (?:(?:\w+ly|later|then|ever"
    rf"|also|once|once|already|having [\w ]+|just|afterwards|first|been|used to) ){{0,2}}(?P<verb>{VERB})\b"
)
_DID_OTHER = re.compile(
    rf"^(?:did|had|has|have|didn't|hasn't|does) (?P<who>{_PERSON}) (?:(?:\w+ly|later|then|ever|also|once|not"
    rf"|already) )?(?P<verb>{VERB}) (?:(?:you|him|her|them|us|to|that|anyone|anything|why|who|where|the)\b|\")"
)
_STATED = re.compile(
    rf"(?:^|\b(?:that|and|when|because|which|what|but|where|after|if|since) |, )(?!(?:when|what|which|if|after"
    rf"|since|because|where|as|that|this|and) )(?P<who>{_PERSON}) (?:(?:had|has|have|once|later|then|also|first"
    rf"|even|always|already|never) ){{0,2}}(?P<verb>{VERB}) "
    r"(?:you|him|her|them|your \w+|(?:his|her|their|the|mr|mrs) \w+|us|to \w+|that|it was)\b"
)
_HEARD = re.compile(
    rf"\b(?:what|who|anything|how|which \w+|where|when) (?:have|had|did|were|was|has|do|of) ?(?:you"
    rf"|it)? ?(?:later |ever |then )?(?:been )?(?:told|learn|learned|learnt|find out|gather|understand"
    rf"|given to understand|informed)\b(?: (?:from|by) (?P<who>{_PERSON}))?"
    r"|\b(?:over)?heard? from (?P<who2>(?:(?:your|his|her|their|the|an?|mrs?|ms|miss|dr) )?(?:\w+ )?\w+)"
    r"|\b(?:over)?heard? (?:about|of|that)\b"
)
_OVERHEARD = re.compile(rf"\b(?:over)?hear(?:d)? (?P<who>{_PERSON}) (?P<verb>{VERB}|saying|telling|talking)\b")
_ACCORDING = re.compile(
    rf"\baccording to (?P<who>[^,?;]{{2,40}}?)(?=[,;?]|$| (?:who|what|when|where|why|how|did|had|has|was|were"
    rf"|is)\b)|\bin the words of (?P<who2>{_PERSON})\b|\b(?P<who3>{_PERSON})'s (?:account|version|statement"
    rf"|report|words)\b"
)
_RELATIONAL = re.compile(
    r"\b(?:the|a|an|your|his|her|their|its|our|some|another|one|that|this|somebody|someone|anyone|everyone"
    r"|people|neighbou?rs?|others|nobody|everybody|passers?-by|witnesses|folk|colleagues|police|bystander"
    r"|doctors?)\b"
)
_SAYING = re.compile(
    rf"\b(?:what|who|where|how) (?:\w+ ){{0,4}}?(?:was|were) (?P<who>{_PERSON}) (?P<verb>saying|telling|claiming"
    rf"|suggesting)\b|\b(?:what|who|how) (?:people|everyone|others|neighbours|they) (?:were|was) (?:saying"
    rf"|telling)\b"
)
_NO_SPEAKER = re.compile(
    r"\b(?:the|a|an|his|her|your|their|of)$|^(?:being|it|that|this|there|please|just|which|what|kindly|now|then"
    r"|used|been)\b|\b(?:letter|memo|memorandum|e-?mail|report|notes?|diary|manual|contract|lease|will|invoice"
    r"|log|ledger|minutes|article|newspaper|message|text|sign|label|recording|tape|video|"
    r"footage|film|photograph|record|records|chart|form|\w+book|\w+sheet|policy|statute|rule|certificate"
    r"|voicemail|book|page|document|agreement|statement|evidence|account|story|testimony|recollection|memory"
    r"|theory|view|reckoning|calculation|prescription|receipt|file|sheet|website|clause|exhibit \w+)(?: (?:\w+ly"
    r"|itself))?$|^(?:the )?(?:god|deity|lord|conscience|instincts?|experience|prints?|marks?|signs?)$"
)
_PASSIVE = re.compile(r"\b(?:is|are|was|were|been|being|be|gets?|got)(?: \w+ly)?$")
"""What is reported, said or written: nobody is named as having done it,
and the words before are what it was done to."""
_ONLY_WHEN = re.compile(
    r" (?:after|before|when|until|once|since) (?:(?!(?:that|what|you)\b)[\w'.-]+ ){1,4}?(?:had )?(?:told|warned"
    r"|informed) (?:you|him|her|them)(?=[,?.]|$)"
)
"""That somebody was told tells when; what was told is not asked."""
_PRONOUN = re.compile(r"^(?:then )?(?:he|she|they|it|him|her|them)$")


@dataclass(frozen=True, slots=True)
class Declarant:
    """``who`` is said to have spoken, with the ``verb``; ``span`` the words of the question; ``standing``."""

    who: str
    verb: str
    span: str
    standing: Standing


def declarant(matter: Matter) -> Declarant | None:
    """Whoever's words out of court the question asks for or puts forward, a stranger to the case first."""
    found = [_read(matter, one) for one in _spoken(matter)]
    order: tuple[Standing, ...] = ("stranger", "named", "pronoun", "opponent", "witness")
    return min(found, key=lambda one: order.index(one.standing), default=None)


def _spoken(matter: Matter) -> tuple[re.Match[str], ...]:
    return _told_in(matter.question.body, command=matter.question.form == "command")


@lru_cache(maxsize=1024)
def _told_in(question: str, *, command: bool) -> tuple[re.Match[str], ...]:
    """Where a question asks for somebody's words; kept, for one is weighed in more than one setting."""
    question = _ONLY_WHEN.sub(" then", question)
    body = without_sounds(re.sub(r"\b(?:that|this|it|which) tell us\b", "", question))
    patterns = (_SAYING, _OVERHEARD, _ASKED_OF_OTHER, _DID_OTHER, _STATED, _ACCORDING, _HEARD)
    told = (found for pattern in patterns for found in pattern.finditer(body))
    return tuple(found for found in told if _speaks(found) and not (command and found.start() < 3))[:6]


def _speaks(found: re.Match[str]) -> bool:
    """Whether it is a person who speaks: not a paper, nor "what was being said"."""
    parts = found.groupdict()
    who = (parts.get("who") or parts.get("who2") or parts.get("who3") or "").strip(" ,")
    return not _NO_SPEAKER.search(who) and not _PASSIVE.search(who)


def _read(matter: Matter, found: re.Match[str]) -> Declarant:
    parts = found.groupdict()
    who = (parts.get("who") or parts.get("who2") or parts.get("who3") or "").strip(" ,")
    return Declarant(who, parts.get("verb") or "told", found.group().strip(" ,"), standing(matter, who))


def standing(matter: Matter, who: str) -> Standing:
    """Where a person of this description stands."""
    if re.search(r"\b(?:you|i)$", who):
        return "witness"
    if _PRONOUN.match(who):
        return "pronoun"
    if is_opponent(matter, who):
        return "opponent"
    title = re.match(r"^(?:mr|mrs|ms|miss|sir|lady|dr) \S+", who)
    if title and "'s " not in who.replace("'s mind", ""):
        return "named"
    if (
        who
        and not _RELATIONAL.search(who)
        and len(who.split()) <= 3
        and who.split()[0] in matter.proved
        and "'s" not in who
    ):
        return "named"
    return "stranger"


def is_opponent(matter: Matter, who: str) -> bool:
    """Whether this is the party on the other side from the asker, by name or by role."""
    roles = {
        "prosecution": r"\b(?:accused|defendant|prisoner)$",
        "plaintiff": r"\bdefendant$",
        "defence": r"\bplaintiff$",
    }.get(matter.asker, r"$^")
    if re.search(roles, who):
        return True
    name = who.split()[-1] if who else ""
    role = {"prosecution": "accused|defendant", "plaintiff": "defendant", "defence": "plaintiff"}.get(
        matter.asker, "$^"
    )
    if len(name) < 3 or "'s" in who:
        return False
    by_name = (
        rf"\b(?:{role})(?:,| is| was|) (?:[\w']+ ){{0,3}}?{re.escape(name)}\b|\b{re.escape(name)}(?:,| is"
        rf"| was) (?:the )?(?:{role})\b"
    )
    return bool(re.search(by_name, matter.background))
