"""What somebody told a witness to put down, fetch or leave: the thing, and not the order over again."""

from __future__ import annotations

import re

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact

_ASKED = re.compile(
    r"^(?:and |so )?what (?:did|had|does|has) (?P<who>[^?]+?) "
    r"(?:tell|told|ask|asked|order|ordered|want|wanted|warn|warned|shout at|shouted at|call to|instruct|instructed)"
    r" (?:you|him|her|them|us)? ?to (?P<verb>[a-z]+)"
    r"(?: (?P<particle>down|up|off|out|on|in|away|back|over))?(?P<rest>[^?]*)[?. ]*$",
    re.IGNORECASE,
)
_PARTICLE = r"(?:down|up|off|out|on|in|away|back|over)"
_AND_DO = r" (?:and|or) (?=[a-z]+ (?:the|an?|my|his|her|their|it|them|him|us|to|up|down|off|out|on|in|back)\b)"
"""Where the next thing begins that was to be done: "the lamp and lock the gate"."""
_ORDERED = re.compile(
    r"\b(?:told|asked|ordered|wanted|warned|instructed) (?:me|us|him|her|them)? ?to (?P<verb>[a-z]+)\b"
)


def asked_to(text: str) -> re.Match[str] | None:
    """The question, where it asks what somebody was told to do something with."""
    found = _ASKED.match(text.strip())
    return None if found is None or found["verb"].lower() in ("do", "say", "be", "expect", "believe") else found


def thing(known: Knowledge, asked: re.Match[str]) -> tuple[KnownFact, str] | None:
    """The fact that says so, and the thing as a phrase: "the paddle"; None where no fact tells of such an order."""
    for fact in known.facts:
        found = _ORDERED.search(fact.text)
        if found and stem(found["verb"].lower()) == stem(asked["verb"].lower()):
            rest = fact.text[found.end() :].rstrip(". ")
            rest = re.sub(rf"^{_PARTICLE} ", "", rest.strip())
            phrase = re.split(rf"\b{_PARTICLE}$|\b{_PARTICLE} |, | because | when | after | until |{_AND_DO}", rest)[0]
            if phrase.strip():
                return fact, phrase.strip()
    return None
