"""What was sealed while the court sat, told once it is over: an appendix, and where its marks stand in the transcript.

Counsel errs on purpose, so that there is something to see and to rise to. What was wrong, and who knew it, is told by
the number of the question. Pure, from what could be objected to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from venire.exports.court.parties import counsel
from venire.exports.transcript import Passage
from venire.law.case_file.case import Case, other
from venire.law.evidence.grounds import CARDS, Ground
from venire.proceedings.examination.events import Matter
from venire.proceedings.examination.readings.transcript import Contest

MARK = "†"
TITLE = "What was sealed"
LEGEND = (
    f"A {MARK} in the transcript stands at a question or an objection about which something was kept from one side or "
    "from both while the court sat: what counsel did wrong on purpose, or let pass knowing better, and what nobody had "
    "seen to be open to objection. Here it is told, by the number of the question."
)
_WHAT: dict[Matter, str] = {"question": "question", "exhibit": "offer", "answer": "answer"}


@dataclass(frozen=True)
class SealedThings:
    """What was sealed about these questions, offers and answers, and in whose case they were put."""

    case: Case
    contests: Sequence[Contest]

    def on_question(self, no: int) -> str:
        """The mark of a question, or nothing."""
        return self._marked(no, "question", _asked_amiss)

    def on_objection(self, no: int, matter: Matter) -> str:
        """The mark of an objection, or nothing."""
        return self._marked(no, matter, _risen_amiss)

    def _marked(self, no: int, matter: Matter, amiss: Callable[[Contest], bool]) -> str:
        return MARK if any((one.no, one.matter) == (no, matter) and amiss(one) for one in self.contests) else ""

    def passages(self) -> Iterator[Passage]:
        """The appendix; nothing where nothing was sealed."""
        items = list(_Told(self.case).items(self.contests))
        if items:
            yield Passage("heading", TITLE, mark=MARK)
            yield Passage("text", LEGEND)
            yield from (Passage("item", item) for item in items)


@dataclass
class _Told:
    """Tells them in order; what a ground means is said the first time."""

    case: Case
    _explained: set[Ground] = field(default_factory=set[Ground], init=False)

    def items(self, contests: Iterable[Contest]) -> Iterator[str]:
        for one in sorted(contests, key=lambda one: one.no):
            sentences = [*self._asked(one), *self._watched(one)]
            if sentences:
                yield f"{_headed(one)}: {' '.join(sentences)}"

    def _asked(self, one: Contest) -> Iterator[str]:
        """What was wrong with what was put, and whether it was meant."""
        if one.matter != "question" or not one.defects:
            return
        asked = counsel(self.case, other(one.by))
        if one.on_purpose is None:
            yield f"put by {_small(asked)}, and open to objection, though not on purpose: {self._grounds(one.defects)}."
            return
        yield f"put wrong on purpose by {_small(asked)}: {self._grounds((one.on_purpose,))}."
        rest: tuple[Ground, ...] = tuple(ground for ground in one.defects if ground != one.on_purpose)
        if rest:
            yield f"It was open to objection on another ground too: {self._grounds(rest)}."

    def _watched(self, one: Contest) -> Iterator[str]:
        """Who rose, or kept silent, against better knowledge."""
        if not one.wrong:
            return
        who, what = counsel(self.case, one.by), _WHAT[one.matter]
        if one.ground is None:
            what_came = "saw it, and let it pass on purpose" if one.defects else "kept silent on purpose"
            yield f"{_begun(one, who)} {what_came}."
            return
        yield f"{_begun(one, who)} raised “{CARDS[one.ground].label.lower()}”, and knew that it would not do."
        yield self._all_the_same(one, what)

    def _all_the_same(self, one: Contest, what: str) -> str:
        if one.ground in one.defects:
            return f"The {what} was open to it all the same."
        wrong = f"The {what} was not open to it" if one.defects else f"There was nothing wrong with the {what}"
        if one.ruling is None:
            return f"{wrong}."
        ruled = "upheld the objection all the same" if one.ruling == "sustained" else "overruled the objection"
        return f"{wrong}; the judge {ruled} (Rule {one.rule})."

    def _grounds(self, grounds: Iterable[Ground]) -> str:
        """ "leading (the question puts the answer into the witness's mouth)"."""
        return ", and ".join(self._ground(ground) for ground in grounds)

    def _ground(self, ground: Ground) -> str:
        card = CARDS[ground]
        first, label = ground not in self._explained, card.label.lower()
        self._explained.add(ground)
        return f"{label} ({card.hint[0].lower()}{card.hint[1:].rstrip('.')})" if first else label


def _asked_amiss(one: Contest) -> bool:
    return bool(one.defects) or (one.wrong and one.ground is None)


def _risen_amiss(one: Contest) -> bool:
    return one.wrong and one.ground is not None


def _begun(one: Contest, who: str) -> str:
    """With a capital, unless nothing stands before it but the number."""
    return who if one.matter == "question" and one.defects else _small(who)


def _headed(one: Contest) -> str:
    named = {"question": "Question", "exhibit": "Offer after question", "answer": "Answer to question"}[one.matter]
    return f"{named} {one.no}"


def _small(text: str) -> str:
    return f"{text[0].lower()}{text[1:]}"
