"""The past and the third person of everyday verbs: "see" -> "saw", "carry" -> "carried", "go" -> "goes"."""

from __future__ import annotations

import re

_PASTS = """
be was|have had|do did|go went|see saw|say said|tell told|take took|give gave|get got|make made|know knew|think thought
come came|find found|leave left|keep kept|hold held|bring brought|buy bought|break broke|speak spoke|write wrote
drive drove|run ran|sit sat|stand stood|lie lay|lose lost|hear heard|overhear overheard|feel felt|meet met|pay paid
sell sold|send sent|hide hid|steal stole|throw threw|fall fell|strike struck|hit hit|cut cut|shoot shot|fight fought
catch caught|teach taught|drink drank|eat ate|sleep slept|wake woke|wear wore|tear tore|swear swore|begin began
ring rang|sing sang|swim swam|sink sank|swing swung|wind wound|hang hung|dig dug|put put|set set|shut shut|let let
become became|understand understood|forget forgot|forgive forgave|choose chose|freeze froze|rise rose|ride rode
bite bit|blow blew|draw drew|grow grew|fly flew|show showed|read read|lead led|bleed bled|feed fed|light lit
build built|burn burned|bend bent|lend lent|spend spent|mean meant|deal dealt|seek sought|shake shook|cost cost
hurt hurt|bet bet|quit quit|split split|spread spread|stick stuck|sweep swept|win won|withdraw withdrew
"""
PAST = {pair.split()[0]: pair.split()[1] for line in _PASTS.strip().splitlines() for pair in line.split("|")}
_DOUBLES = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprt]$")


def past_of(verb: str) -> str:
    """The simple past of a bare verb in lower case."""
    if verb in PAST:
        return PAST[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ied"
    return f"{verb}{verb[-1]}ed" if _DOUBLES.match(verb) else f"{verb}ed"


def present_of(verb: str) -> str:
    """The third person singular of a bare verb in lower case."""
    if verb in ("have", "be"):
        return {"have": "has", "be": "is"}[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{verb}s"
