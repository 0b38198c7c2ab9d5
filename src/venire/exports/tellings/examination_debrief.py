"""The debrief of an examination in sections: the same words in a document and at the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.exports.counts import count, of_them, times
from venire.exports.court.lessons import lessons
from venire.exports.court.parties import counsel
from venire.exports.court.sealed import TITLE as SEALED
from venire.exports.document import Section, Table
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.evidence.papers import witness_named
from venire.law.evidence.withdrawal import given_up
from venire.proceedings.examination.readings.debrief import Debrief, DefectTold, MissedElicit, ObjectionTold
from venire.proceedings.examination.readings.transcript import Contest, Line

BARE = 5
"""An answer of no more words than this leans on its question."""


@dataclass(frozen=True)
class Debriefed:
    """Tells a debrief. ``you``: the student is addressed as such."""

    case: Case
    end: Debrief
    you: bool = False
    apart: bool = False
    """In a document, where an appendix names every defective question: here they are only counted."""

    def sections(self) -> Sequence[Section]:
        """Every section that has anything to say."""
        parts = (
            self.lessons(),
            self.score(),
            self.got(),
            self.missed(),
            self.outline(),
            self.objections(),
            self.defects(),
            self.style(),
        )
        return [part for part in parts if part]

    def lessons(self) -> Section:
        """What would have been worth the most, first; empty where nothing was lost, or the student is not addressed."""
        return Section("Take this home", items=lessons(self.end) if self.you else ())

    def score(self) -> Section:
        """Points by category, for both sides."""
        scores = self.end.scores
        names = dict.fromkeys(name for side in SIDES for name in scores[side].elicits)
        rows = [(name, *(str(scores[side].elicits.get(name, 0)) for side in SIDES)) for name in names]
        rows.append(("objections", *(_signed(scores[side].objections) for side in SIDES)))
        rows.append(("outline of cross", *(str(scores[side].outline) for side in SIDES)))
        rows.append(("in all", *(str(scores[side].total) for side in SIDES)))
        return Section("The score", table=Table(("Points", *(self._headed(side) for side in SIDES)), rows))

    def _headed(self, side: Side) -> str:
        return f"{side.capitalize()}{' (you)' if self.you and side == self.end.player else ''}"

    def got(self) -> Section:
        """What the student brought out."""
        known = {one.id: one for one in self.case.elicits}
        mine = [line for line in self.end.transcript if line.by == self.end.player]
        items = [
            f"{(worth := abs(known[match.elicit].weight))} {_points(worth)}, {known[match.elicit].label} "
            f"({self._where(line)}): {_earned(line)}"
            for line in mine
            for match in line.matched
        ]
        return Section(f"What {self._who()} brought out", items=items)

    def missed(self) -> Section:
        """What was there to be had, each with the question that would have worked."""
        return Section("What was there to be had", items=[self._missed(one) for one in self.end.missed])

    def _missed(self, one: MissedElicit) -> str:
        start = f"{one.points} {_points(one.points)}, {one.label} ({self._name(one.witness)})."
        if one.kept_out is not None:
            return f"{start} Question {one.kept_out} asked just that, and the judge kept the answer out."
        return f"{start} Ask: “{one.question}”"

    def outline(self) -> Section:
        """What could have been held against the other side's witnesses and was not."""
        items = [
            f"{self._name(one.witness)}: {_closed(one.item.said)}"
            + (f" Against it: {_closed(one.item.against)}" if one.item.against else "")
            for one in self.end.uncovered
        ]
        return Section("What was never put to the witness", items=items)

    def objections(self) -> Section:
        """Every objection, the ruling with its rule, and whether it was well made."""
        said = set[str]()
        return Section("Objections", items=[self._objection(one, said) for one in self.end.objections])

    def _objection(self, told: ObjectionTold, said: set[str]) -> str:
        """``said``: the rules whose headings have been told, and what sound objections have been told to rest on."""
        contest = told.contest
        assert contest.ground is not None
        heading = f", {told.heading}" if told.heading and contest.rule not in said else ""
        said.add(contest.rule)
        rule = f"Rule {contest.rule}{heading}" if contest.rule else "no rule cited"
        start = (
            f"{_matter(contest.matter)} {contest.no}, {self._side(contest.by)}: {CARDS[contest.ground].label.lower()}"
        )
        worth = f"{_signed(told.points)} {_points(abs(told.points))}"
        why = "" if told.points > 0 and told.why in said else f" {told.why}"
        said.add(told.why)
        return f"{start} – {_outcome(contest, rule)}, {worth}.{why}"

    def defects(self) -> Section:
        """Questions that were open to objection: seen, or passed by."""
        mine = [one for one in self.end.defects if one.by != self.end.player]
        theirs = [one for one in self.end.defects if one.by == self.end.player]
        spotted = sum(one.spotted for one in mine)
        told = (
            [
                f"Opposing counsel put {count(len(mine), 'defective question')}, "
                f"{of_them(sum(one.on_purpose for one in mine), len(mine))} on purpose; "
                f"{self._who()} rose to {of_them(spotted, len(mine))}.",
            ]
            if mine
            else []
        )
        if theirs:
            noticed = sum(one.spotted for one in theirs)
            told.append(
                f"Of {self._own()} {len(theirs)} {_were(len(theirs))} open to objection; {noticed or 'none'} drew one."
            )
        items = [] if self.apart else [self._defect(one) for one in (*mine, *theirs)]
        if self.apart and told:
            told.append(f"Each is named under “{SEALED}”.")
        return Section("Defective questions", told, items)

    def _defect(self, one: DefectTold) -> str:
        seen = "objected to" if one.spotted else "let pass"
        purpose = ", on purpose" if one.on_purpose else ""
        return f"Question {one.no}, {self._side(one.by)}{purpose}, {seen}: “{one.text}” {one.why}"

    def style(self) -> Section:
        """How the questions were put."""
        return Section("How the questions were put", list(self._style()))

    def _style(self) -> Iterator[str]:
        for side in SIDES:
            led = self.end.leading[side]
            parts = [
                f"{share:.0%} on {name}"
                for share, name in ((led.direct, "direct"), (led.cross, "cross"))
                if share is not None
            ]
            if parts:
                yield f"{counsel(self.case, side)} led in {' and '.join(parts)}."
        yield (
            "On direct a leading question draws an objection; on cross a question that does not lead gives the witness "
            "the floor."
        )
        if self.end.occasions:
            yield f"Opposing counsel erred on purpose {times(self.end.errors)} {_on_occasions(self.end.occasions)}."

    def _where(self, line: Line) -> str:
        return f"{self._name(line.witness)}, {line.phase}, question {line.no}"

    def _name(self, witness: str) -> str:
        return witness_named(self.case, witness)

    def _side(self, side: Side) -> str:
        return "yours" if self.you and side == self.end.player else f"by {self._party(side)}"

    def _party(self, side: Side) -> str:
        """ "the prosecution"; "counsel for the plaintiff", once in the words of a civil case."""
        named = counsel(self.case, side)
        return f"{named[0].lower()}{named[1:]}"

    def _who(self) -> str:
        return "you" if self.you else self._party(self.end.player)

    def _own(self) -> str:
        return "your own questions" if self.you else f"the questions of {self._party(self.end.player)}"


def _earned(line: Line) -> str:
    """The answer that earned it, and the question too where the answer alone says nothing."""
    answer = f"“{line.answer}”"
    return f"“{line.question}” – {answer}" if len(line.answer.split()) <= BARE else answer


def objection_table(end: Debrief) -> Table:
    """Every objection, a row each; grounds by their names in the data."""
    columns = (
        "no", "matter", "by", "text", "ground", "argument", "response", "ruling", "rule", "heading", "defects",
        "on_purpose", "wrong", "points", "why",
    )  # fmt: skip
    rows = [
        (
            str(one.contest.no), one.contest.matter, one.contest.by, one.contest.text, one.contest.ground or "",
            one.contest.argument, one.contest.response, one.contest.ruling or "", one.contest.rule, one.heading,
            _grounds(one.contest.defects), one.contest.on_purpose or "", str(one.contest.wrong).lower(),
            str(one.points), one.why,
        )
        for one in end.objections
    ]  # fmt: skip
    return Table(columns, rows)


def elicit_table(case: Case, end: Debrief) -> Table:
    """Every target of the witnesses heard: who got it, by which question, and the question that would have."""
    got = {match.elicit: (line, match) for line in end.transcript for match in line.matched}
    heard = {line.witness for line in end.transcript} | {one.witness for one in end.missed}
    columns = ("elicit", "witness", "label", "category", "weight", "got_by", "question_no", "tier", "score", "question")
    rows: list[Sequence[str]] = []
    for one in case.elicits:
        if one.witness not in heard:
            continue
        line, match = got.get(one.id, (None, None))
        how = (line.by, str(line.no), match.tier, f"{match.score:.2f}") if line and match else ("", "", "", "")
        rows.append((one.id, one.witness, one.label, one.category, str(one.weight), *how, one.question))
    return Table(columns, rows)


def _outcome(contest: Contest, rule: str) -> str:
    """The ruling and its rule; where whoever was objected to gave way, the judge had nothing left to rule on."""
    gave = given_up(contest.response) if contest.matter == "question" and contest.ruling == "sustained" else ""
    return {"withdrawn": "withdrawn before a ruling", "rephrasing": "given up, to be put in other words"}.get(
        gave, f"{contest.ruling or 'not ruled on'} ({rule})"
    )


def _on_occasions(number: int) -> str:
    return "on the one occasion there was" if number == 1 else f"on {number} occasions"


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _grounds(grounds: Sequence[Ground]) -> str:
    return " ".join(grounds)


def _matter(matter: str) -> str:
    return {"question": "Question", "exhibit": "Offer", "answer": "Answer"}[matter]


def _points(count: int) -> str:
    return _plural("point", count)


def _were(count: int) -> str:
    return "was" if count == 1 else "were"


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"


def _closed(text: str) -> str:
    text = text[:-1] if text.endswith(('.".', ".”.", '!".', '?".')) else text
    return text if text.endswith((".", "!", "?", '."', ".”", '!"', '?"')) else f"{text}."
