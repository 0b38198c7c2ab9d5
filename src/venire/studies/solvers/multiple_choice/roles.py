"""Who offers a statement in a bar question and who made it, as far as the words show: an opponent, oneself, another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from venire.language.words.word_list import words

Speaker = Literal["opponent", "oneself", "another", ""]

_SUING = re.compile(
    r"\b(?:the |a |an )?(\w+)(?:'s estate)? (?:sued|sues|is suing|has sued|filed (?:a|an|suit)|files"
    r"|brought (?:a|an|suit)|brings (?:a|an|suit)|asserted a claim)"
)
_SUED = re.compile(
    r"\b(?:sued|sues|suing|action against|suit against|claim against|lawsuit against) (?:a |an |the |his "
    r"|her )?(?:\w+ )?(\w+)"
)
_CHARGED = re.compile(
    r"\b(?:the |a |an )?(\w+) (?:is|was|has been|stands|had been) (?:later |then "
    r"|subsequently )?(?:being )?(?:charged|on trial|prosecuted|indicted|tried|arrested|accused|sued)|\b(?:at"
    r"|during) (?:the )?(\w+)'s trial|\btrial of (?:the )?(\w+)"
)
_NO_PARTIES = frozenset(words("being subsequently based over action also thereafter attorney witness subsequent then"))
_OFFERING = (
    r"calls?|called|offers?|offered|seeks?|sought|wants?|wishes|proposes?|proposed|introduces?|attempts?|attempted"
    r"|intends"
)
_OBJECTING = re.compile(
    r"\b(?:objection (?:by|from|of) (?:the )?(\w+)|(?:the )?(\w+)(?:'s (?:attorney|counsel"
    r"|lawyer))? (?:has )?object(?:s|ed))"
)
_SAID = re.compile(
    r"\b(?:the |a |an |his |her )?(?P<who>\w+) (?:had |has |also |then |immediately |allegedly |\w+ly )?(?:said"
    r"|told|stated|admitted|exclaimed|shouted|yelled|screamed|confessed|wrote|replied|mentioned|remarked|say"
    r"|tell|blurted|confided|acknowledged|responded)\b"
)
_POSSESSIVE = re.compile(
    r"\b(?P<who>\w+)'s (?:\w+ ){0,2}(?:statement|remark|admission|confession|comment|utterance|letter"
    r"|declaration|words|outcry)"
)
_NOBODY = frozenset(words("he she they who that witness officer and to not court had also them i it party"))
_OUT_OF_COURT = re.compile(
    r"\b(?:said|says?|told|tell|stat(?:ed|ement|ements|ing)|admitt\w+|exclaim\w*|shout\w*|yell\w*|scream\w*"
    r"|confess\w*|wrote|written|repl\w+|mention\w*|remark\w*|letter|report|record\w*|document|note|diary|log"
    r"|transcript|deposition|heard|overheard|convers\w+|communicat\w+|consult\w*|excerpts?|testimony (?:given"
    r"|at)|cr(?:y|ied)|call(?:ed|ing) out|declar\w+|identif\w+|point\w*|nod\w*)\b|\""
)
_LATE = 4
"""Sentences at the end in which the evidence is offered."""


@dataclass(frozen=True, slots=True)
class Parties:
    """Words by which a question speaks of either side."""

    plaintiffs: frozenset[str]
    defendants: frozenset[str]

    def side(self, name: str) -> str:
        """ "plaintiff" (or prosecution), "defendant", or empty."""
        return "plaintiff" if name in self.plaintiffs else "defendant" if name in self.defendants else ""


def speaker(facts: str) -> Speaker:
    """Who made the statement, against who offers it; facts in lower case. Empty where either cannot be told."""
    parties, late = parties_of(facts), last_sentences(facts, _LATE)
    offering, who = _offering(late, parties), _who(late) or _who(facts)
    if not who or not offering:
        return ""
    side = parties.side(who)
    if not side:
        return "another"
    return "oneself" if side == offering else "opponent"


def parties_of(facts: str) -> Parties:
    """Who sues and who is sued or charged."""
    suing = {name for name in _SUING.findall(facts) if len(name) > 2}
    charged = {name for names in _CHARGED.findall(facts) for name in names if len(name) > 2}
    sued = {name for name in _SUED.findall(facts) if len(name) > 2}
    plaintiffs = frozenset(["plaintiff", "prosecution", "prosecutor", "state", "government", "estate"]) | suing
    defendants = frozenset(["defendant", "accused", "defense", "defence"]) | charged | sued
    return Parties(plaintiffs - _NO_PARTIES, defendants - plaintiffs - _NO_PARTIES)


def nothing_said(facts: str) -> bool:
    """Whether the last sentences tell of nobody saying or writing anything out of court."""
    return not _OUT_OF_COURT.search(last_sentences(facts, _LATE))


def last_sentences(facts: str, number: int) -> str:
    """The last sentences of a text."""
    return " ".join(re.split(r'(?<=[.?!"])\s+', facts)[-number:])


def _offering(late: str, parties: Parties) -> str:
    """Which side offers: the last party before a verb of offering, else the one that does not object."""
    found = re.findall(
        rf"\b(\w+)(?:'s)?(?: attorney| counsel| lawyer)? (?:now |then |also |\w+ly )?(?:{_OFFERING})\b", late
    )
    for name in reversed(found):
        if parties.side(name):
            return parties.side(name)
    objecting = [parties.side(name) for names in _OBJECTING.findall(late) for name in names if parties.side(name)]
    return {"plaintiff": "defendant", "defendant": "plaintiff"}[objecting[-1]] if objecting else ""


def _who(text: str) -> str:
    """Who made the statement: the last one said to say something, but for a witness on the stand."""
    found = [one["who"] for one in (*_POSSESSIVE.finditer(text), *_SAID.finditer(text))]
    named = [who for who in found if who not in _NOBODY]
    return named[-1] if named else ""
