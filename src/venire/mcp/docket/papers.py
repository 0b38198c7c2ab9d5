"""A case file as agents read it: paper by paper, in short or whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from venire.errors import VenireError
from venire.mcp.told import ToolTold

PaperSort = Literal["charge", "agreed fact", "instruction", "evidence", "exhibit", "witness"]
WHOLE_FILE = "all"
GLIMPSE = 200
"""Characters of a paper in the overview, about."""


class PaperTold(ToolTold):
    """One paper of a case file."""

    id: str
    """Cite it by this."""
    sort: PaperSort
    name: str
    text: str
    """Its beginning in the overview; whole where it was asked for."""
    whole: bool
    """False where there is more of it to be asked for."""
    testimony: tuple[str, ...] = ()
    """Of a witness that was asked for: what it swore to, sentence by sentence, each after its id."""


class CasePapersTold(ToolTold):
    """The open file of a case: nothing in it is sealed from whoever plays the case."""

    case_id: str
    title: str
    summary: str
    kind: str
    standard: str
    """What must be shown: beyond_reasonable_doubt, or preponderance."""
    verdict_rule: str
    """How many of the jury must agree."""
    accused: str
    """Who is accused, or sued."""
    papers: tuple[PaperTold, ...]


def papers_told(file: Mapping[str, Any], wanted: Sequence[str]) -> CasePapersTold:
    """The open file, as :func:`venire.exports.casefile.public` gives it, with these papers whole; without any wanted,
    an overview, and with some wanted those alone. Raises :class:`VenireError` for one that it has not."""
    papers = list(_papers(file))
    asked = {one.strip().upper() for one in wanted}
    everything = WHOLE_FILE.upper() in asked
    stranger = next((one for one in sorted(asked) if one not in {WHOLE_FILE.upper(), *(p.id for p in papers)}), None)
    if stranger is not None:
        raise VenireError(f"The case has no paper {stranger[:40]!r}.", f"It has {', '.join(p.id for p in papers)}.")
    chosen = papers if everything else [one for one in papers if one.id in asked]
    return CasePapersTold(
        case_id=file["id"],
        title=file["title"],
        summary=file["summary"],
        kind=file["kind"],
        standard=file["standard"],
        verdict_rule=file["verdict_rule"],
        accused=file["defendant"]["name"],
        papers=tuple(chosen or map(_in_short, papers)),
    )


def _papers(file: Mapping[str, Any]) -> Iterator[PaperTold]:
    for one in file["charges"]:
        elements = " ".join(f"{part['id']}: {part['text']}" for part in one["elements"])
        yield PaperTold(id=one["id"], sort="charge", name=one["name"], text=elements, whole=True)
    for one in file["stipulations"]:
        yield PaperTold(id=one["id"], sort="agreed fact", name="Agreed by both sides", text=one["text"], whole=True)
    for one in file["instructions"]:
        yield PaperTold(id=one["id"], sort="instruction", name=one["title"], text=one["text"], whole=True)
    for one in file["evidence"]:
        told = f"{one['description']} {one['why']}"
        yield PaperTold(id=one["id"], sort="evidence", name=one["name"], text=told, whole=True)
    for one in file["exhibits"]:
        yield PaperTold(id=one["id"], sort="exhibit", name=one["name"], text=one["description"], whole=True)
    yield from map(_witness, file["witnesses"])


def _witness(one: Mapping[str, Any]) -> PaperTold:
    sworn = tuple(f"{fact['id']}: {fact['text']}" for fact in one["testimony"])
    said = (f"{one['role']}, called by the {one['side']}.", one["summary"], *one["credibility"])
    told = " ".join(part for part in said if part)
    return PaperTold(id=one["id"], sort="witness", name=one["name"], text=told, whole=True, testimony=sworn)


def _in_short(paper: PaperTold) -> PaperTold:
    """Its beginning, up to the end of a word."""
    if len(paper.text) <= GLIMPSE and not paper.testimony:
        return paper
    begun = paper.text[:GLIMPSE].rpartition(" ")[0] if len(paper.text) > GLIMPSE else paper.text
    return paper.model_copy(update={"text": f"{begun} …", "whole": False, "testimony": ()})
