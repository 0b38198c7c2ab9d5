"""The facts under a claim as a debater reads them out: what a witness swears, what a thing shows."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.api import Claim, Evidence, Fact, Witness
from venire_understudy.debater.case_side import CaseSide
from venire_understudy.debater.quotations import whole_sentences
from venire_understudy.debater.words import DebaterVoice

READ_OUT = 2
"""Particulars for one claim."""
_FIGURE = re.compile(r"\d")


def particulars(side: CaseSide, claim: Claim, voice: DebaterVoice, taken: Sequence[str]) -> Sequence[str]:
    """The facts and things that it rests on and that have not been read out, those with figures first."""
    things = {item.id: item for item in side.case.evidence}
    sworn = {fact.id: (witness, fact) for witness in side.case.witnesses for fact in witness.affidavit}
    found, heard = list[str](), voice.heard + " ".join(taken)
    for ground in sorted(claim.grounds, key=lambda one: not _FIGURE.search(side.told.get(one, ""))):
        said = ""
        if ground in sworn:
            said = _sworn(*sworn[ground], voice, heard, (*taken, *found))
        elif ground in things:
            said = _shown(things[ground], voice, heard, (*taken, *found))
        if said and len(found) < READ_OUT:
            found.append(said)
    return found


def _sworn(witness: Witness, fact: Fact, voice: DebaterVoice, heard: str, taken: Sequence[str]) -> str:
    if fact.text in heard:
        return ""
    return voice.say("sworn", taken=taken, witness=witness.name, fact=fact.text)


def _shown(item: Evidence, voice: DebaterVoice, heard: str, taken: Sequence[str]) -> str:
    told = next((one for one in whole_sentences(item.description) if _FIGURE.search(one) and one not in heard), "")
    if not told:
        return ""
    return voice.say("shown", taken=taken, name=item.handle, description=told)
