"""What players may read of a case: never the outcome, the difficulty, the argument map or the author's memo."""

from __future__ import annotations

from typing import Any

from venire.exports.court.exhibits import OnView
from venire.law.case_file.case import Case

OPEN = {
    "id", "title", "tagline", "summary", "kind", "charges", "jurisdiction", "year", "standard", "verdict_rule",
    "defendant", "victim", "instructions", "stipulations", "thin", "sources",
}  # fmt: skip
EVIDENCE = {"id", "name", "kind", "description", "contestable", "why"}
FACT = {"id", "text", "first_hand"}
WITNESS = {"id": True, "name": True, "role": True, "side": True, "summary": True, "credibility": True}
EXHIBIT = {"id", "name", "description", "sponsor"}


def public(case: Case) -> dict[str, Any]:
    """The open part of a case file, as JSON."""
    told = case.model_dump(mode="json", include=OPEN)
    told["evidence"] = [item.model_dump(mode="json", include=EVIDENCE) for item in case.evidence]
    view = OnView(case)
    told["exhibits"] = [
        {**item.model_dump(mode="json", include=EXHIBIT), "says": said.id if (said := view.says(item.id)) else None}
        for item in case.exhibits
    ]
    told["witnesses"] = [
        {
            **witness.model_dump(mode="json", include=set(WITNESS)),
            "testimony": [fact.model_dump(mode="json", include=FACT) for fact in witness.affidavit],
        }
        for witness in case.witnesses
    ]
    return told
