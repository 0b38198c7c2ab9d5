"""What the defendant is charged with having done, as a participle that can follow "had"."""

from __future__ import annotations

from venire.law.api import Case

_DEEDS = (
    (("murder", "homicide", "manslaughter"), "killed {victim}"),
    (("robbery",), "robbed {victim}"),
    (("burglary",), "broken in"),
    (("theft", "larceny", "steal", "embezzle"), "stolen the money"),
    (("arson", "fire"), "set the fire"),
    (("fraud", "forge", "false pretence", "decei"), "lied and cheated"),
    (("assault", "battery", "wound", "grievous"), "attacked {victim}"),
    (("perjury", "false oath"), "lied under oath"),
)


def deed(case: Case) -> str:
    """ "killed Thomas Ashdown", by the name of the first charge that says it; empty where none does."""
    victim = case.victim.name if case.victim else "somebody"
    names = " ".join(charge.name.lower() for charge in case.charges)
    found = next((told for words, told in _DEEDS if any(word in names for word in words)), "")
    return found.format(victim=victim)
