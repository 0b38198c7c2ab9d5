"""Title, tagline, opening, summary, theories and instructions of a case: everything around the testimony, and nothing
of what came of it."""

from __future__ import annotations

import calendar
import datetime as dt
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import SIDES, Charge, Instruction, Side, Theory
from venire.library.old_bailey.claims.quotations import fragment
from venire.library.old_bailey.claims.sayings import Speaker
from venire.library.old_bailey.report.narrative import REPORT
from venire.library.old_bailey.report.trial import Party, ReportedTrial

_OATH_FROM = dt.date(1898, 10, 12)
_PERIODS = ((1736, "early"), (1836, "georgian"), (1900, "victorian"))
"""The last year of each. The court was open to the yard on one side until it was closed in, in 1737."""
_NUMBERS = {7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve"}


class _Instruction(Frozen):
    title: str
    text: str


class Texts(Frozen):
    """The fixed words, as ``case_text.yaml`` has them."""

    taglines: dict[str, list[str]]
    openings: dict[str, list[str]]
    instructions: list[_Instruction]
    oath: dict[str, str]


@cache
def texts() -> Texts:
    return shipped_values("venire.library.old_bailey.case_file", "case_text.yaml", Texts)


@dataclass(frozen=True, slots=True)
class Scene:
    """What the text of a case is made from."""

    trial: ReportedTrial
    who: Party
    charges: tuple[Charge, ...]
    speakers: Sequence[Speaker]

    @property
    def when(self) -> str:
        return f"{calendar.month_name[self.trial.date.month]} {self.trial.date.year}"

    @property
    def charge(self) -> str:
        return " and ".join(charge.name[0].lower() + charge.name[1:] for charge in self.charges)

    @property
    def accused(self) -> str:
        return "the prisoner" if self.who.name == "The prisoner" else self.who.name


def title(scene: Scene) -> str:
    return f"{crown(scene.trial.date)} against {scene.accused}, {scene.trial.date.year}"


def crown(date: dt.date) -> str:
    """In whose name the charge is brought: queens reigned 1702-1714 and 1837-1901."""
    queen = dt.date(1702, 3, 8) <= date < dt.date(1714, 8, 1) or dt.date(1837, 6, 20) <= date < dt.date(1901, 1, 22)
    return "The Queen" if queen else "The King"


def tagline(scene: Scene) -> str:
    offence = next(iter(scene.trial.offences_of(scene.who.id)), None)
    category, sub = (offence.category, offence.subcategory) if offence else ("", "")
    pool = (
        texts().taglines.get(f"{category}.{sub}") or texts().taglines.get(category) or texts().taglines["miscellaneous"]
    )
    place = next((p for p in scene.trial.places if p[:1].isupper() and len(p) < 40), "")
    line = _drawn(pool, scene).format(who=scene.accused, when=scene.when, place=f" in {place}" if place else "")
    return line[0].upper() + line[1:]


def opening(scene: Scene) -> str:
    """The scene as the judge sets it, by period. The charge is for the judge to read out, and is not said here."""
    year = scene.trial.date.year
    period = next((name for last, name in _PERIODS if year <= last), "modern")
    return _sentence_starts(
        _drawn(texts().openings[period], scene).format(
            crown=crown(scene.trial.date), who=scene.accused, when=scene.when
        )
    )


def _sentence_starts(text: str) -> str:
    return re.sub(r"(?<=[.?!] )[a-z]", lambda found: found.group(0).upper(), text)


def _drawn(pool: Sequence[str], scene: Scene) -> str:
    return pool[zlib.crc32(scene.trial.id.encode()) % len(pool)]


def instructions(scene: Scene) -> tuple[Instruction, ...]:
    oath = texts().oath["before" if scene.trial.date < _OATH_FROM else "after"]
    who = scene.accused[0].upper() + scene.accused[1:]
    return tuple(
        Instruction(id=f"J{n}", title=i.title, text=i.text.replace("{oath}", oath).replace("{who}", who))
        for n, i in enumerate(texts().instructions, start=1)
    )


def summary(scene: Scene) -> str:
    """What is charged, then who was heard for each side, then the prisoner's answer."""
    return "\n\n".join(part for part in (_indicted(scene), _heard(scene), _answered(scene)) if part)


def _indicted(scene: Scene) -> str:
    words = [o.text for o in scene.trial.offences_of(scene.who.id) if len(o.text) > 8]
    who = scene.accused[0].upper() + scene.accused[1:]
    others = [p.name for p in scene.trial.defendants if p.id != scene.who.id]
    together = (
        f" {_listed(others)} {'is' if len(others) == 1 else 'are'} named in the same indictment." if others else ""
    )
    counts = " and ".join(f"“{w}”" for w in words[:3])
    read = f" The indictment reads: {counts}." if counts else ""
    return (
        f"{who} was brought to the bar of the Old Bailey in {scene.when}, charged with {scene.charge}.{read}{together}"
    )


def _heard(scene: Scene) -> str:
    crown_side, defence = (_names(scene, side) for side in SIDES)
    parts = [
        f"For the prosecution the court heard {crown_side}." if crown_side else "",
        f"For the defence it heard {defence}." if defence else "",
    ]
    if not crown_side and any(s.name == REPORT for s in scene.speakers):
        parts.insert(0, "The evidence is known from the reporter's summary, which names few of those who spoke.")
    return " ".join(p for p in parts if p)


def _names(scene: Scene, side: Side) -> str:
    names = [
        s.name if not s.name.startswith("The ") else s.short
        for s in scene.speakers
        if s.side == side and not s.prisoner and s.name != REPORT
    ]
    if len(names) > 6:
        return f"{_number(len(names))} witnesses, among them {_listed(names[:4])}"
    return _listed(names)


def _number(count: int) -> str:
    return _NUMBERS.get(count, str(count))


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def _answered(scene: Scene) -> str:
    mine = next((s for s in scene.speakers if s.prisoner and s.side == "defence" and s.name == scene.who.name), None)
    if mine is None:
        return "No answer of the prisoner's to the charge is reported."
    best = max(mine.told, key=lambda told: told.weight).saying.text.rstrip(" .,;:—")
    name = mine.short if mine.name.startswith("The ") else mine.name
    return f"Asked to answer the charge, {name} said, among other things, “{fragment(best)}.”"


def theory(scene: Scene, side: Side, claims: Sequence[Claim], quotes: Sequence[str]) -> Theory:
    """One side's account, carried by its own strongest sayings."""
    mine = [(c, q) for c, q in zip(claims, quotes, strict=True) if c.side == side]
    best = sorted(mine, key=lambda pair: -pair[0].strength)[:3]
    told = " ".join(f"“{fragment(quote)}.”" for _, quote in best)
    covers = tuple(dict.fromkeys(g for c, _ in mine for g in c.grounds if g.startswith("E")))
    if side == "prosecution":
        story = f"The prosecution says that {scene.accused} is guilty of {scene.charge}, and rests on what was sworn."
        return Theory(title="The case for the prosecution", story=f"{story} {told}".strip(), covers=covers)
    story = f"The defence says that {scene.charge} is not proved against {scene.accused}."
    return Theory(title="The case for the defence", story=f"{story} {told}".strip(), covers=covers)
