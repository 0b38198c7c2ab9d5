"""An argument that a newcomer can take over with one click: what a whole one looks like, on what is being debated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from venire.language.text.sentences import sentences
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case, Side
from venire.law.case_file.claim_grounds import in_third_person
from venire.law.debating.subject import Source, Subject

Example = Mapping[str, Any]
"""What goes into the fields: thesis, text, evidence (text, source), cause (cause, effect, strength)."""
SURELY = "0.6"


def example_for(subject: Subject, stance: str) -> Example | None:
    """For a debater of this stance; None where there is nothing to make one from."""
    if subject.case is not None:
        return _on_case(subject.case, "defence" if stance == "against" else "prosecution")
    return _on_sources(subject.topic, subject.sources, stance)


def _on_case(case: Case, side: Side) -> Example | None:
    """A claim of middling strength: it shows the form, and leaves the best for the debater to find."""
    own = sorted((one for one in case.claims if one.side == side), key=lambda one: (one.strength, one.id))
    if not own:
        return None
    claim = own[len(own) // 2]
    told = _told(case)
    ground = next((one for one in claim.grounds if one in told), "")
    said = told.get(ground, claim.text)
    return _filled(claim.text, _plainest(claim), said, ground, claim.text, _at_stake(case, claim, side))


def _told(case: Case) -> Mapping[str, str]:
    """What everything in the file says, by id: what was sworn, what a thing shows, what is agreed."""
    sworn = {fact.id: in_third_person(fact, one) for one in case.witnesses for fact in one.affidavit}
    shown = {item.id: item.description.strip() for item in case.evidence}
    return {**sworn, **shown, **{one.id: one.text for one in case.stipulations}}


def _plainest(claim: Claim) -> str:
    return next((one.text for one in claim.kernels if one.tone == "exact"), claim.kernels[0].text)


def _at_stake(case: Case, claim: Claim, side: Side) -> str:
    elements = {one.id: one.handle for charge in case.charges for one in charge.elements}
    about = elements.get(claim.element, "the charge")
    return f"There is {'a reasonable doubt' if side == 'defence' else 'firm ground to stand on'} about {about}."


def _on_sources(topic: str, sources: Sequence[Source], stance: str) -> Example | None:
    mine = [one for one in sources if one.stance == stance] or list(sources)
    said = next((one for source in mine for one in sentences(source.text)[:1]), "")
    if not said:
        return None
    thesis = topic if stance != "against" else f"It does not follow that {topic[:1].lower()}{topic[1:]}"
    return _filled(thesis, f"{said} {thesis}", said, mine[0].id, said, thesis)


def _filled(thesis: str, text: str, said: str, source: str, cause: str, effect: str) -> Example:
    return {
        "thesis": thesis,
        "text": text,
        "evidence": [{"text": said, "source": source}],
        "cause": [{"cause": cause, "effect": effect, "strength": SURELY}],
    }
