"""The Federal Rules of Evidence, one at a time, for whoever asks what the judge has cited."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fastapi import APIRouter

from venire.law.evidence.rules import rule_cited
from venire.web.openapi.house import RuleShape
from venire.web.openapi.shape import answers
from venire.web.trouble import trouble

router = APIRouter(prefix="/api/rules", tags=["rules"])


@cache
def _texts() -> Mapping[str, Mapping[str, Any]]:
    body = (resources.files("venire.law.evidence") / "rules_of_evidence.json").read_text(encoding="utf-8")
    return {rule["rule"]: rule for rule in json.loads(body)["rules"]}


@router.get("/{citation}", **answers(RuleShape))
def rule(citation: str) -> dict[str, object]:
    """``{"rule", "heading", "text", "part"}`` of a citation such as ``611(c)``; ``part``: the subdivision it names,
    where it names one. Raises a 404."""
    cited = rule_cited(citation)
    told = _texts().get(cited.number) if cited else None
    if cited is None or told is None:
        raise trouble(404, "no_rule")
    return {"rule": citation, "heading": cited.heading, "text": told["text"], "part": _part(citation, told["text"])}


def _part(citation: str, text: str) -> str:
    """The paragraphs of the subdivision: from its letter to the next of its kind."""
    named = re.search(r"\(([A-Za-z0-9]+)\)", citation)
    if named is None:
        return ""
    label = f"({named.group(1)})"
    kind = r"\([a-z]\) [A-Z]" if named.group(1).isalpha() else r"\(\d+\) "
    paragraphs = text.split("\n\n")
    start = next((place for place, one in enumerate(paragraphs) if one.startswith(label)), None)
    if start is None:
        return ""
    ends = (place for place, one in enumerate(paragraphs) if place > start and re.match(kind, one))
    return "\n\n".join(paragraphs[start : next(ends, len(paragraphs))])
