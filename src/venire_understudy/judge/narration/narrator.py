"""The understudy as the judge: narrates at each station, and is on nobody's side. Source: spec/deliberation.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.wording.numbers import ordinal, spelt
from venire.language.wording.phrase_grammar import capitalised, joined
from venire.law.api import particular
from venire.proceedings.deliberation.acts import Narrate, Station
from venire.proceedings.deliberation.view import JudgeView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.heard_speech import listed
from venire_understudy.comprehension.stance import IN_WORDS
from venire_understudy.judge.narration.words import judge_lines

LIMIT = 3900
"""Characters that a narration may have."""
ROOM = 700
"""Of them, kept for the burden of proof and the way to a verdict."""


@dataclass(frozen=True)
class Narrator:
    """Speaks to the jury from the case file and the public record alone."""

    lore: Lore
    chance: Chance
    brief: bool = False
    """Whether the jurors know the case already and need only be sent to one table."""

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """``Narrate``. Raises :class:`VenireError` for a view that is not the judge's."""
        if not isinstance(view, JudgeView):
            raise VenireError("The judge can speak only from the judge's view.", "Ask another participant.")
        return self.narrate(view)

    def narrate(self, view: JudgeView) -> Narrate:
        """What the judge says at the station of this view."""
        speech = Speech(self.lore, view, self.chance)
        tells = _recalled if self.brief and view.station == "opening" else STATIONS[view.station]
        tells(speech)
        return Narrate(text=speech.text[:LIMIT], made_from=tuple(speech.made_from))


@dataclass
class Speech:
    """One narration as it grows."""

    lore: Lore
    view: JudgeView
    chance: Chance
    paragraphs: list[list[str]] = field(default_factory=lambda: [[]])
    made_from: list[str] = field(default_factory=list[str])

    @property
    def parts(self) -> list[str]:
        """The sentences of the paragraph that is being spoken."""
        return self.paragraphs[-1]

    @property
    def text(self) -> str:
        """What has been said, paragraphs apart."""
        return "\n\n".join(joined(parts) for parts in self.paragraphs if parts)

    def pause(self) -> None:
        """Begin a new paragraph."""
        self.paragraphs.append([])

    def say(self, pool: str, **slots: str) -> bool:
        """Add a line of this pool that has not been used; False when there is none left."""
        pool = self._pool(pool)
        fresh = [number for number in range(len(judge_lines()[pool])) if f"j:{pool}.{number}" not in self.view.spent]
        if not fresh:
            return False
        number = self.chance.pick(fresh, pool, self.view.round, self.view.station)
        self.parts.append(capitalised(judge_lines()[pool][number].format(**slots)))
        self.made_from.append(f"j:{pool}.{number}")
        return True

    def _pool(self, pool: str) -> str:
        """The lines for a civil case where it has its own."""
        own = f"civil_{pool}"
        return own if self.lore.case.kind == "civil" and own in judge_lines() else pool

    @property
    def count(self) -> str:
        """The tally in words."""
        guilty, rest = self.view.guilty, self.view.not_guilty
        if not rest:
            return f"all {spelt(guilty)} for guilty"
        if not guilty:
            return f"all {spelt(rest)} for not guilty"
        return f"{spelt(guilty)} for guilty, {spelt(rest)} for not guilty"

    @property
    def united(self) -> bool:
        return not self.view.guilty or not self.view.not_guilty

    def tally(self) -> None:
        """The state of the votes, in words that nobody has heard; by its round when the words run out."""
        if self.united and self.say("count_one", count=self.count):
            return
        if not self.say("count", count=self.count):
            self.parts.append(f"After round {spelt(self.view.round)}: {self.count}.")

    def juror(self, number: int) -> str:
        return next(seen.name for seen in self.view.jurors if seen.number == number)


def _opening(speech: Speech) -> None:
    case, view = speech.lore.case, speech.view
    charge = case.charges[0]
    speech.parts.append(case.opening.strip())
    speech.pause()
    speech.say("charge", charge=charge.name[0].lower() + charge.name[1:])
    speech.parts.extend(f"{ordinal(place)}: {item.text}" for place, item in enumerate(charge.elements, start=1))
    if speech.lore.trial is not None:
        _charged(speech)
    speech.pause()
    speech.say(f"burden_{case.standard}", defendant=case.defendant.name)
    speech.pause()
    everyone = view.needed >= len(view.jurors)
    speech.say("rule_all" if everyone else "rule_some", needed=spelt(view.needed))
    speech.say("send_off")


def _charged(speech: Speech) -> None:
    """After a trial: what is evidence, and the law on what this jury has heard, as far as there is room."""
    speech.pause()
    speech.say("evidence")
    for instruction in particular(speech.lore.case.instructions):
        if len(speech.text) + len(instruction.text) < LIMIT - ROOM:
            speech.pause()
            speech.parts.append(instruction.text.strip())


def _recalled(speech: Speech) -> None:
    """To jurors who have been talked to one by one: what each may bring to the table, and who sits there."""
    speech.say("recalled", names=listed([juror.name for juror in speech.view.jurors]))
    speech.pause()
    speech.say("recalled_rule", defendant=speech.lore.case.defendant.name)
    speech.say("send_off")


def _first_tally(speech: Speech) -> None:
    count = speech.count
    speech.say("first_united" if speech.united else "first_divided", count=count, Count=capitalised(count))


def _tally(speech: Speech) -> None:
    speech.tally()


def _met(speech: Speech) -> bool:
    """Whether the votes as they stand are a verdict."""
    return max(speech.view.guilty, speech.view.not_guilty) >= speech.view.needed


def _last_turn(speech: Speech) -> bool:
    """The vote that makes a verdict: the room is told to wait until whoever turned has been heard."""
    seated = {seen.number: seen for seen in speech.view.jurors}
    if not _met(speech) or any(seated[number].by != "ai" for number, _ in speech.view.changed):
        return False
    names = " and ".join(speech.juror(number) for number, _ in speech.view.changed)
    if len(speech.view.changed) > 1:
        return speech.say("last_turns", names=names, count=speech.count)
    votes = "".join(IN_WORDS[vote] for _, vote in speech.view.changed)
    return speech.say("last_turn", name=names, vote=votes, count=speech.count)


def _flips(speech: Speech) -> None:
    if speech.view.changed and _last_turn(speech):
        return
    changed = [(speech.juror(number), IN_WORDS[vote]) for number, vote in speech.view.changed]
    if len(changed) == 1:
        name, vote = changed[0]
        if not speech.say("flip", name=name, vote=vote):
            speech.parts.append(f"In round {spelt(speech.view.round)} {name} has changed to {vote}.")
    elif changed:
        told = ", ".join(f"{name} to {vote}" for name, vote in changed)
        if not speech.say("flips", list=told, List=told):
            speech.parts.append(f"Round {spelt(speech.view.round)} changed {spelt(len(changed))} votes: {told}.")
    speech.tally()


def _summary(speech: Speech) -> None:
    first, *rest = _topics(speech) or [""]
    if first and rest:
        told = speech.say("summary_two", first=first, second=rest[0])
    else:
        told = bool(first) and speech.say("summary_one", first=first)
    if not told:
        speech.parts.append(f"{capitalised(spelt(speech.view.round))} rounds are behind you.")
    unspoken = _unspoken(speech)
    if unspoken:
        speech.say("summary_unspoken", item=speech.chance.pick(unspoken, "unspoken", speech.view.round))
    speech.say("count_one" if speech.united else "count", count=speech.count)
    speech.say("summary_end")


def _topics(speech: Speech) -> list[str]:
    """What has been argued about lately, most first, in the neutral words of the case's topics."""
    labels = {topic.id: topic.label for topic in speech.lore.case.topics}
    claims = [
        speech.lore.claims[name] for said in speech.view.said for name in said.claims[:1] if name in speech.lore.claims
    ]
    counted = Counter(topic for claim in claims for topic in claim.topics if topic in labels)
    named = [_inside(labels[topic]) for topic, _ in counted.most_common(2)]
    return (
        named or [speech.lore.elements[claim.element] for claim in claims if claim.element in speech.lore.elements][:1]
    )


def _inside(label: str) -> str:
    """A label as it stands inside a sentence."""
    first = label.split()[0]
    return label[0].lower() + label[1:] if first in INSIDE else label


INSIDE = frozenset(
    {"The", "A", "An", "What", "Who", "How", "When", "Where", "Whether", "Why", "Certificates,", "Her", "His"}
)


def _unspoken(speech: Speech) -> list[str]:
    """Evidence that no claim put so far rests on."""
    grounds = {g for name in speech.view.put if name in speech.lore.claims for g in speech.lore.claims[name].grounds}
    return [_inside(item.name) for item in speech.lore.case.evidence if item.id not in grounds]


def _instruction(speech: Speech) -> None:
    for pool in ("instruction_open", "instruction_body", "instruction_end"):
        speech.say(pool)


def _final_tally(speech: Speech) -> None:
    speech.say("final", count=speech.count)


def _verdict(speech: Speech) -> None:
    case = speech.lore.case
    charge = case.charges[0].name
    outcome = speech.view.verdict or "hung"
    speech.say(f"verdict_{outcome}", defendant=case.defendant.name, charge=charge[0].lower() + charge[1:])
    speech.say("verdict_count", count=speech.count)


STATIONS: Mapping[Station, Callable[[Speech], None]] = {
    "opening": _opening,
    "first_tally": _first_tally,
    "tally": _tally,
    "flips": _flips,
    "summary": _summary,
    "instruction": _instruction,
    "final_tally": _final_tally,
    "verdict": _verdict,
}
"""What the judge does at each station."""
