"""What somebody has, asked for as his: "What is Mr Pratt's blood group?" where a fact says that he has group B."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.speech.spoken_english import finished

_ASKED = re.compile(
    r"\bwhat (?:is|was) (?:(?P<who>[A-Z][\w-]+(?: [A-Z][\w-]+)*)['’]s|(?P<own>your)) "
    r"(?P<what>[a-z]+(?: [a-z]+)?)\s*[?. ]*$",
    re.IGNORECASE,
)


def had(known: Knowledge, text: str) -> WitnessAnswer | None:
    """The thing, by the fact that says that this person has it; None where something else is asked or none is told."""
    asked = _ASKED.search(text.strip())
    if asked is None:
        return None
    who = "I have" if asked["own"] else rf"{re.escape(asked['who'])} ha[sd]"
    thing = asked["what"].split()[-1]
    telling = re.compile(
        rf"^{who} (?P<thing>(?:[\w-]+ ){{0,2}}{thing}\b(?: [A-Z0-9][\w-]*)?(?: too)?)\.?$", re.IGNORECASE
    )
    found = ((fact, told) for fact in known.facts if (told := telling.match(fact.text)))
    return next((WitnessAnswer(finished(told["thing"]), "tell", (fact.id,)) for fact, told in found), None)
