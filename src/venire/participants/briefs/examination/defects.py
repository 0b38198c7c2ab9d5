"""How a question is made wrong on purpose, ground by ground, as counsel is told. Source: spec/trial.md, "Intentional
errors"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from venire.law.evidence.grounds import CARDS, Ground

_HOW: Mapping[Ground, str] = {
    "leading": "State the fact you want and have the witness agree to it, as in “…, didn't you?”",
    "compound": "Join two different questions by “and”, so that a yes could belong to either. Each keeps its own verb: "
    "“Did …, and did …?”",
    "argumentative": "Put a conclusion or a reproach to the witness in the form of a question.",
    "asked_and_answered": "Put once more, in other words, a question that this witness has answered: one of "
    "those below whose answer you have.",
    "assumes_facts": "Build something into the question, as if it were settled, to which nobody has testified.",
    "narrative": "Invite the witness to tell everything from the beginning, in its own way.",
    "vague": "Leave it open which time, which thing or which people you mean.",
    "non_responsive": "",
    "scope": "Ask about a matter of the case that direct did not touch and that is no matter of credibility.",
    "foundation": "Ask for something of which nobody has shown how this witness could know it.",
    "speculation": "Ask what another person thought or felt, or what would have happened if things had been otherwise.",
    "opinion": "Ask this witness for a conclusion that takes special training it has not been shown to have; ask an "
    "expert for one outside its field.",
    "hearsay": "Ask what somebody who is not on trial said outside this room, so that the jury takes it as true.",
    "relevance": "Ask about something in the witness's life or surroundings that makes no fact in dispute likelier, as "
    "if the jury had to know it.",
    "character": "Ask whether the defendant or the victim is the kind of person who does such things.",
    "best_evidence": "Ask what a document or recording says instead of letting it speak for itself.",
    "privilege": "Ask what was said in confidence with a lawyer, a doctor, a spouse or a priest.",
}
_FREED: frozenset[Ground] = frozenset(("assumes_facts", "foundation", "hearsay", "relevance", "privilege"))
"""Mistakes for which the papers may have nothing."""
_FREELY = (
    " For this you may speak of one small thing that the papers do not have, with no name, hour or figure that is new."
)


@dataclass(frozen=True, slots=True)
class Defect:
    """A mistake to be made."""

    label: str
    how: str


def defect(ground: Ground) -> Defect:
    """The mistake of this ground, in words."""
    return Defect(CARDS[ground].label, f"{_HOW[ground]}{_FREELY if ground in _FREED else ''}")
