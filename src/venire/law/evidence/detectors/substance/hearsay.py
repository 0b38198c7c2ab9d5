"""Hearsay: words said out of court, wanted for their truth. Federal Rules of Evidence 801-807.

Not: what the opposing party said; words that matter because they were said (a promise, a threat, an order, a question);
what the witness says he said himself, on cross, against what he says now; a dying or excited speaker, where that is in
evidence; a record of regular business in evidence.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared, straight
from venire.law.evidence.detectors.substance.declarants import Declarant, declarant
from venire.law.evidence.detectors.substance.party_words import words_of_the_accused
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.notice import notice
from venire.law.evidence.question.setting import QuestionDefect

_ACT_OF_SPEECH = re.compile(
    r"\b(?:ask|asked|order(?:ed)?|threaten(?:ed)?|promise[ds]?|offer(?:ed)?|invite[ds]?|agree[ds]?|accept(?:ed)?"
    r"|greet(?:ed)?|thank(?:ed)?|apologi[sz]e[ds]?|told you to|tell you to|told you not to|told to \w+"
    r"|tell (?:him|her|them) to|told (?:him|her|them) to|told you that you (?:would|could|must|should|might"
    r"|will)|"
    r"first suggested|suggest(?:ed)? to you|warn(?:ed)? you)\b"
)
_EFFECT = re.compile(
    r"\b(?:as a result|because of (?:that|what)|so what did you do|what did you (?:then )?do|how did (?:that|it"
    r"|this) (?:make you|affect)|did (?:that|it) (?:alarm|frighten|worry|lead|cause|make)|lead you to|led you to"
    r"|caused? you to|put you on notice|without (?:telling us|saying) what|"
    r"don't tell us what|why (?:did|do) you)\b"
)
_EXCEPTED = re.compile(
    r"\b(?:was dying|going to die|about to die|would not get home|dying declaration|believed (?:that )?(?:he"
    r"|she) was dying|still (?:shaking|screaming|trembling)|at once|immediately after|within (?:a minute"
    r"|seconds)|excited|hysterical|"
    r"co-conspirator|in furtherance|for (?:treatment|diagnosis)|being treated|business record|ordinary course"
    r"|regular course)\b"
)
_INSTRUMENT = re.compile(
    r"\b(?:contract|agreement|will|lease|deed|policy|by-?laws?|statute|rule|manual|instructions?|sign|label)\b"
)
_AGENT = re.compile(
    r"\b(?:still (?:manages|works for|runs|heads)|manages the defendant|employee of the defendant"
    r"|manager of the defendant|defendant's (?:\w+ )?(?:manager|foreman|agent|employee|director|driver|clerk))\b"
)
_WITHIN = re.compile(
    r"\btell you (?:that )?(?:the|his|her|mr|mrs|ms)\b.*\b(?:said|told|thought|used to say|had (?:said|told))\b"
)
_PAPER = re.compile(
    r"\b(?:letter|memo|memorandum|e-?mail|report|note|notes|diary|statement|article|newspaper|message|text"
    r"|posting|post|review|minutes|log|survey|affidavit|deposition|file|record)\b.{0,60}?\b(?:say|says|said"
    r"|state[sd]?|record(?:ed|s)?|show(?:ed|s)?|write|claim(?:ed|s)?|report(?:ed|s)?|mention(?:ed"
    r"|s)?)\b.{0,40}?\b(?:about|that|had|of how|who|was|on)\b"
)
TEXTBOOK = 0.9
"""How sure it is where the opponent's witness is asked for a stranger's words and nothing excuses it."""
_SAID = re.compile(r"^(?:what|anything|how|where|who|why|did|had|has|didn't|hadn't|hasn't|according)\b")
_BETWEEN_OTHERS = re.compile(
    r"(?<!according )\bto (?:each other|one another|(?:him|her|them)(?:self|selves)?|(?:the|mr|mrs|ms|dr) \w+)\b"
)
"""A talk that the witness was no party to wants a foundation first."""
_KIN_RELATES = re.compile(
    r"^(?:did|had|has) your (?:late )?(?:father|mother|brother|sister|husband|wife|son|daughter|uncle|aunt) (?:\w+ )?"
    r"(?:tell|told|say|said|mention(?:ed)?) (?:to )?(?:you )?(?:anybody )?(?:that|how|why|what)\b"
)
"""Kin of the witness's who are no party, and what they said of something: nothing but the truth of it is wanted."""
_QUOTED = re.compile(r"[\"“‘]|(?:^|[\s,])'\w")


def hearsay(matter: Matter) -> QuestionDefect | None:
    """Someone who is not on the stand is to speak through the one who is."""
    if notice(matter.setting):
        return None
    spoken = declarant(matter)
    written = _paper(matter)
    told = finding("hearsay", _weigh(matter, spoken), _why(matter, spoken), spoken.span) if spoken else None
    return max((one for one in (told, written) if one), key=lambda one: one.sure, default=None)


def _textbook(matter: Matter, spoken: Declarant) -> bool:
    """Whether the opponent's witness is simply asked what a stranger said: "What did the neighbours tell you?". Words
    that counsel quotes are put to the witness, and may be wanted because they were said."""
    wholly = matter.question.form != "wh" or matter.question.body.startswith("according to ")
    asks = matter.question.body if wholly else matter.question.asks
    return (
        not matter.friendly
        and spoken.span in asks
        and bool(_SAID.match(asks))
        and not _QUOTED.search(matter.text)
        and not _BETWEEN_OTHERS.search(matter.question.body)
    )


def _weigh(matter: Matter, spoken: Declarant) -> float:
    base = {"stranger": 0.84, "named": 0.42, "pronoun": 0.34, "opponent": 0.12, "witness": 0.15}[spoken.standing]
    if _WITHIN.search(matter.question.body):
        return 0.86
    if words_of_the_accused(matter) == "for":
        return TEXTBOOK
    if spoken.standing != "stranger":
        return base
    for pattern in (_ACT_OF_SPEECH, _EFFECT):
        if pattern.search(matter.question.body):
            base *= 0.5
    if _EXCEPTED.search(_bearing(matter)):
        base *= 0.5
    if _AGENT.search(matter.background) and matter.asker == "plaintiff":
        base *= 0.75
    if _INSTRUMENT.search(spoken.who):
        base *= 0.4
    related = matter.friendly and _KIN_RELATES.match(matter.question.body)
    return TEXTBOOK if base > 0.8 and (related or _textbook(matter, spoken)) else base


def _bearing(matter: Matter) -> str:
    """What has been proved of the matter of the question: how some other thing was said excuses nothing here."""
    mine = matter.question.content
    return straight(" ".join(told for told in matter.setting.established if shared(mine, content(told))))


def _paper(matter: Matter) -> QuestionDefect | None:
    """A paper by someone else that is to prove what it relates."""
    found = _PAPER.search(matter.question.body)
    if found is None or _own(matter, found.group()) or re.search(r"\bexhibit \w+\b", matter.text):
        return None
    if re.search(r"\b(?:you|your)\b", matter.question.body[: found.end()]) and "you" in found.group():
        return None
    why = f"“{found.group().strip()}” puts the writer's word before the jury, and the writer is not here to be asked."
    return finding("hearsay", 0.62 if re.search(r"\b(?:about|that)\b", found.group()) else 0.45, why, found.group())


def _own(matter: Matter, span: str) -> bool:
    """Written by the witness, so that he can be asked about it."""
    return (
        bool(re.search(r"\b(?:your|of yours|you (?:wrote|sent|kept|made|signed))\b", matter.question.body))
        or "your" in span
    )


def _why(matter: Matter, spoken: Declarant) -> str:
    written = re.search(re.escape(spoken.who), matter.setting.question, re.IGNORECASE) if spoken.who else None
    who = written.group() if written else spoken.who or "someone"
    return f"Whatever {_named(who)} said was said out of court, and it is offered as true."


def _named(who: str) -> str:
    turned = who.replace("your ", "the witness's ")
    return "that speaker" if re.fullmatch(r"he|she|they|it|someone", turned) else turned
