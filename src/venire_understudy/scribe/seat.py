"""The understudy as the scribe: turns a person's strategy into an argument to be edited and spoken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.text.sentences import sentences
from venire.language.wording.phrase_grammar import capitalised, joined
from venire.law.api import ArgumentType, Claim, Side, Witness, other
from venire.proceedings.deliberation.acts import Draft, Move, Strategy
from venire.proceedings.deliberation.view import Said, ScribeView
from venire_understudy.comprehension.case_lore import ClaimLink, Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import CITED, Ears, HeardPoint, HeardSpeech
from venire_understudy.comprehension.repetition import said_before
from venire_understudy.comprehension.stance import VOTE_SIDE
from venire_understudy.scribe.pointed_at import PointedAt, concerns, subject_of


@dataclass(frozen=True, slots=True)
class Find:
    """What a strategy found to say."""

    claim: Claim
    link: ClaimLink | None = None
    answer: Said | None = None
    witness: Witness | None = None
    """Whose word is questioned, and by what weak spot."""
    weak: str | None = None
    again: int = 0
    """How often this claim has been offered in other words."""


@dataclass(frozen=True)
class Scribe:
    """Writes for people, in a plain good voice."""

    lore: Lore
    matcher: Matcher
    chance: Chance

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """``Draft``. Raises :class:`VenireError` for a view that is not the scribe's."""
        if not isinstance(view, ScribeView):
            raise VenireError("The scribe can write only from the scribe's view.", "Ask another participant.")
        thrown = ask.key.rpartition("/")[2]
        return self.draft(view, int(thrown) if thrown.isdecimal() else 0)

    def draft(self, view: ScribeView, thrown: int = 0) -> Draft:
        """The argument. Typed words are kept as they are; the scribe adds at most a reason to them.

        ``thrown``: how many drafts were thrown away in this turn; each time the next argument is offered.
        """
        side = VOTE_SIDE[view.side]
        subject = None if view.strategy == "free_argument" else subject_of(view.typed, self.lore.case)
        if view.typed and subject is None:
            return self._typed(view, side)
        found = self._choose(view, side, subject, thrown)
        if found is None:
            return self._nothing(view) if subject is None else self._no_point(view, subject)
        return self._said(view, found)

    def _choose(self, view: ScribeView, side: Side, subject: PointedAt | None, thrown: int) -> Find | None:
        """The best argument, on the subject where one is named; after each draft thrown away, the next."""
        options = dict[str, Find]()
        if subject is None:
            for find in self._options(view, side):
                options.setdefault(find.claim.id, find)
        else:
            for find in self._on(view, side, subject):
                options.setdefault(joined([text for _, text in self._pieces(view, find)]), find)
        ranked = self._others_first(view, list(options.values()))
        return ranked[thrown % len(ranked)] if ranked else None

    def _others_first(self, view: ScribeView, finds: list[Find]) -> list[Find]:
        """What shares no words with anything before it first; then the rest, which only puts it together anew."""
        told, fresh, again = set[str](), list[Find](), list[Find]()
        for find in finds:
            marks = {mark for mark, _ in self._pieces(view, find)}
            (again if marks & told else fresh).append(find)
            told |= marks
        return [*fresh, *again]

    def _options(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """What the strategy finds, best first; then anything strong and unsaid."""
        yield from (find for find in FINDERS[view.strategy](self, view, side) if self._pieces(view, find))
        rest = (claim for claim in self._strongest(side) if claim.id not in view.put)
        yield from (find for find in map(Find, rest) if self._pieces(view, find))

    def _on(self, view: ScribeView, side: Side, subject: PointedAt) -> Iterator[Find]:
        """What there is to say for this side on one subject, and nothing else, nearest first."""
        finds = [*FINDERS[view.strategy](self, view, side), *map(Find, self._strongest(side))]
        finds += [Find(claim, link) for claim in self._strongest(side) for link in self._attacking(claim)]
        worded = [replace(find, again=again) for find in finds for again in range(len(find.claim.kernels) or 1)]
        rated = [(self._concern(view, find, subject), self._questioned(view, find, subject, side)) for find in worded]
        yield from (find for rate, find in sorted(rated, key=lambda pair: (-pair[0], pair[1].again)) if rate > 0)
        near = [(self._beside(view, find, subject), find) for rate, find in rated if rate <= 0 and find.link is None]
        yield from (find for rate, find in sorted(near, key=lambda pair: (-pair[0], pair[1].again)) if rate > 0)

    def _beside(self, view: ScribeView, find: Find, subject: PointedAt) -> float:
        """How much an argument that is about something else rests on the subject as well: better than nothing, when
        all that is about it has been thrown away."""
        grounds = find.claim.grounds
        places = [place for place, ground in enumerate(grounds, start=1) if ground in subject.grounds]
        return 1 / places[0] if places and self._pieces(view, find) else 0.0

    def _concern(self, view: ScribeView, find: Find, subject: PointedAt) -> float:
        pieces = self._pieces(view, find)
        text = " ".join(text for _, text in pieces)
        return concerns(find.claim, find.link, subject, text, self.lore) if pieces else 0.0

    def _questioned(self, view: ScribeView, find: Find, subject: PointedAt, side: Side) -> Find:
        """Whose word is questioned is the witness who was chosen, if it is not one's own."""
        chosen = next((one for one in self.lore.case.witnesses if one.id == subject.witness), None)
        if chosen is None or chosen.side == side or view.strategy != "question_witness":
            return replace(find, witness=None, weak=None)
        weak = next((one for one in chosen.credibility if one not in self._told(view)), None)
        return replace(find, witness=chosen if weak else None, weak=weak)

    def _attacking(self, claim: Claim) -> list[ClaimLink]:
        return [link for link in self.lore.out_of.get(claim.id, ()) if link.relation.kind != "supports"]

    def _no_point(self, view: ScribeView, subject: PointedAt) -> Draft:
        """There is nothing for this side on what was chosen: the person is told so, and is not given something else."""
        return Draft(
            text=f"I looked at {subject.name} again, and I find nothing there that I could use.",
            type="logical",
            move="hold",
            target=view.target,
            heard="unplaced",
            told=f"The file gives your side no point on {subject.name} that has not been made. Choose something else, "
            "or write the point yourself.",
        )

    def _strongest(self, side: Side) -> list[Claim]:
        return sorted((claim for claim in self.lore.case.claims if claim.side == side), key=lambda c: -c.strength)

    def _typed(self, view: ScribeView, side: Side) -> Draft:
        """The words as typed, with what the table will hear."""
        heard = self.ears.heard(view.typed, side)
        known = [self.lore.claims[claim] for claim in heard.claims]
        target = view.target if view.target is not None else self._named(view)
        answered = next((said for said in self._heard(view) if said.juror == target), None)
        asks = heard.kind in ("question", "poll")
        argued = heard.kind == "argument"
        text = capitalised(joined(sentences(view.typed)))
        return Draft(
            text=text,
            type="question" if asks else self._type(view.strategy, known[0] if argued and known else None),
            move="ask" if asks else "assert",
            claims=heard.claims if argued or (heard.parts and not asks) else (),
            cites=heard.cites,
            target=target,
            replies_to=answered.turn if answered else None,
            heard=heard.kind,
            told=self.ears.told(heard, self._repeated(view, text, heard)),
        )

    @property
    def ears(self) -> Ears:
        """What understands the person."""
        return Ears(self.lore, self.matcher)

    def _named(self, view: ScribeView) -> int | None:
        """The one juror whom typed words call by name."""
        others = [seen for seen in view.jurors if seen.number != view.me]
        named = [seen.number for seen in others if re.search(rf"\b{re.escape(seen.called)}\b", view.typed)]
        return named[0] if named else None

    def _made(self, view: ScribeView) -> frozenset[str]:
        mine = {claim for said in view.said if said.juror == view.me for claim in said.claims}
        return frozenset((*mine, *(claim for claim, (_, juror) in view.put.items() if juror == view.me)))

    def _repeated(self, view: ScribeView, text: str, heard: HeardSpeech) -> frozenset[str]:
        """The claims among those heard that the person has put before, resting on the same or in the same words."""
        made, parts = (
            self._made(view),
            [(one.claim, one.words if len(heard.parts) > 1 else text) for one in heard.parts],
        )
        return frozenset(
            claim
            for claim, words in parts
            if said_before(claim, words, self.ears.named(words), view.said, made, view.me)
        )

    def _said(self, view: ScribeView, found: Find) -> Draft:
        pieces = self._pieces(view, found)
        named = self._called(view, view.target)
        parts = [*self._opening(view, found), *(text for _, text in pieces)]
        if named:
            parts[0] = f"{named}, {parts[0][0].lower() + parts[0][1:] if _common(parts[0]) else parts[0]}"
        undercuts = found.link is not None and found.link.relation.kind == "undercuts"
        move: Move = "undercut" if undercuts else "rebut" if found.link else "assert"
        target = view.target if view.target is not None else (found.answer.juror if found.answer else None)
        cites = found.claim.grounds[:CITED]
        part = HeardPoint(joined([text for _, text in pieces]), found.claim.id, cites)
        heard = HeardSpeech("argument", found.claim.side, (found.claim.id,), cites, parts=(part,))
        return Draft(
            text=joined(parts),
            type=self._type(view.strategy, found.claim),
            move=move,
            claims=(found.claim.id,),
            cites=cites,
            target=target,
            replies_to=found.answer.turn if found.answer else None,
            made_from=tuple(mark for mark, _ in pieces),
            told=self.ears.told(heard),
        )

    def _opening(self, view: ScribeView, found: Find) -> list[str]:
        """What makes a strategy stand on its own: whose word is questioned, what a juror said, which doubt is met."""
        if view.strategy == "question_witness" and found.witness is not None:
            weak = found.weak or found.witness.summary
            return [f"Before we lean on {found.witness.name}, ask what that word is worth. {weak}"]
        against = self.lore.claims.get(found.link.relation.to) if found.link else None
        if view.strategy == "address_juror" and found.answer is not None and found.answer.claims:
            about = self.lore.claims[found.answer.claims[0]].handle
            return [f"You spoke of {about}, and I want to answer that"]
        if view.strategy == "address_juror" and against is not None and view.target is not None:
            return [f"You may be weighing {against.handle}, so hear me on that"]
        if view.strategy == "reasonable_doubt" and found.claim.side == "prosecution" and against is not None:
            return [f"The doubt on the table is {against.handle}, and here is the answer to it"]
        return []

    def _pieces(self, view: ScribeView, found: Find) -> list[tuple[str, str]]:
        """The reason, if there is one to give, and the claim said plainly; what has been said is not said again."""
        pieces, said = list[tuple[str, str]](), " ".join(one.text for one in view.said)
        link = found.link if found.link is not None and found.link.relation.why not in said else None
        if link is not None and link.id not in view.spent and not found.again:
            pieces.append((link.id, link.relation.why))
        kernels = [(f"k:{found.claim.id}.{place}", kernel) for place, kernel in enumerate(found.claim.kernels)]
        fresh = [(mark, kernel.text) for mark, kernel in kernels if mark not in view.spent and kernel.text not in said]
        if fresh and len(sentences(" ".join(text for _, text in pieces))) < 2:
            pieces.append(fresh[found.again % len(fresh)])
        return pieces

    def _type(self, strategy: Strategy, claim: Claim | None) -> ArgumentType:
        if claim is None:
            return "logical" if strategy in ("reasonable_doubt", "challenge_evidence") else "narrative"
        fit: list[ArgumentType] = [kind for kind in WANTED[strategy] if kind in claim.types]
        stated: list[ArgumentType] = [kind for kind in claim.types if kind != "question"]
        return fit[0] if fit else (stated or ["evidence"])[0]

    def _nothing(self, view: ScribeView) -> Draft:
        """Everything has been said: the scribe says so in the person's name, and no more."""
        word = "guilty" if view.side == "guilty" else "not guilty"
        text = f"I have said what I came to say. After {view.round} rounds I am for {word}, for the reasons you know."
        return Draft(text=text, type="logical", move="hold", target=view.target)

    def _heard(self, view: ScribeView) -> list[Said]:
        return [said for said in reversed(view.said) if said.juror != view.me]

    def _called(self, view: ScribeView, juror: int | None) -> str:
        return next((seen.called for seen in view.jurors if seen.number == juror), "")

    def challenge(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """An attack on what the other side has put, newest first; else on its strongest claim."""
        heard = [
            (said, name)
            for said in self._heard(view)
            for name in said.claims[:1]
            if self.lore.side(name) == other(side)
        ]
        for said, name in heard:
            yield from (Find(self.lore.claims[link.source], link, said) for link in self._attacks(view, name))
        for claim in self._strongest(other(side)):
            yield from (Find(self.lore.claims[link.source], link) for link in self._attacks(view, claim.id))

    def _attacks(self, view: ScribeView, name: str) -> list[ClaimLink]:
        links = [link for link in self.lore.onto.get(name, ()) if link.relation.kind != "supports"]
        return sorted(links, key=lambda link: (link.source in view.put, -link.relation.strength))

    def question_witness(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """A weak spot of a witness on whose word the other side relies, put to whoever last relied on it."""
        relied = [(self.lore.claims[name], said) for said in self._heard(view) for name in said.claims[:1]]
        theirs = [(claim, said) for claim, said in relied if claim.side == other(side) and self._disagrees(view, said)]
        for claim, said in (*theirs, *((claim, None) for claim in self._strongest(other(side)))):
            for witness in self._sworn(claim):
                links = [link for link in self._attacks(view, claim.id) if self._sworn_by(link, witness)]
                links = links or self._attacks(view, claim.id)
                weak = next((one for one in witness.credibility if one not in self._told(view)), None)
                if weak is not None:
                    yield from (Find(self.lore.claims[link.source], link, said, witness, weak) for link in links[:1])

    def _disagrees(self, view: ScribeView, said: Said) -> bool:
        return view.votes.get(said.juror) not in (None, view.side)

    def _sworn(self, claim: Claim) -> list[Witness]:
        """The witnesses on whose word a claim rests, by whoever swore to most of it."""
        counts = {one.id: sum(f.id in claim.grounds for f in one.affidavit) for one in self.lore.case.witnesses}
        found = [one for one in self.lore.case.witnesses if counts[one.id] and one.credibility]
        return sorted(found, key=lambda one: (one.side != claim.side, -counts[one.id]))

    def _sworn_by(self, link: ClaimLink, witness: Witness) -> bool:
        return any(fact.id in self.lore.claims[link.source].grounds for fact in witness.affidavit)

    def _told(self, view: ScribeView) -> str:
        return " ".join(said.text for said in view.said)

    def doubt(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """The strongest doubt put so far that nobody has answered; for a prosecutor, the answer to such a doubt."""
        doubts = [c for c in self._strongest("defence") if c.id in view.put] or self._strongest("defence")
        if side == "defence":
            ranked = sorted(doubts, key=lambda claim: self._answered(view, claim))
            yield from map(Find, ranked)
            return
        for claim in doubts:
            yield from (Find(self.lore.claims[link.source], link) for link in self._attacks(view, claim.id))

    def _answered(self, view: ScribeView, claim: Claim) -> int:
        return sum(
            link.source in view.put for link in self.lore.onto.get(claim.id, ()) if link.relation.kind != "supports"
        )

    def theory(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """A claim that can be told as what happened."""
        told = [claim for claim in self._strongest(side) if "narrative" in claim.types]
        yield from map(Find, sorted(told, key=lambda claim: claim.id in view.put))

    def to_juror(self, view: ScribeView, side: Side) -> Iterator[Find]:
        """An answer to what that juror last said; to agree is an answer too."""
        for said in self._heard(view):
            if said.juror == view.target and said.claims:
                friendly = self.lore.side(said.claims[0]) == side
                links = self.lore.onto.get(said.claims[0], ())
                fit = [link for link in links if (link.relation.kind == "supports") == friendly]
                yield from (Find(self.lore.claims[link.source], link, said) for link in fit)
        yield from self.challenge(view, side)


FINDERS: Mapping[Strategy, Callable[[Scribe, ScribeView, Side], Iterator[Find]]] = {
    "challenge_evidence": Scribe.challenge,
    "question_witness": Scribe.question_witness,
    "reasonable_doubt": Scribe.doubt,
    "alternative_theory": Scribe.theory,
    "address_juror": Scribe.to_juror,
    "free_argument": Scribe.challenge,
}
"""Where each strategy looks for something to say."""
WANTED: Mapping[Strategy, tuple[ArgumentType, ...]] = {
    "challenge_evidence": ("evidence", "logical"),
    "question_witness": ("evidence", "logical"),
    "reasonable_doubt": ("logical", "moral"),
    "alternative_theory": ("narrative",),
    "address_juror": (),
    "free_argument": (),
}
"""The kinds of argument that suit each strategy, best first."""


def _common(text: str) -> bool:
    """Whether a sentence begins with a word that loses its capital after a name and a comma."""
    first = text.split()[0].strip(",.;:") if text.split() else ""
    return first.lower() in COMMON


_COMMON_LIST = (
    "a an the if that this these those there it its he she they we you your what "
    "why how who when where which whose is are was were do does did and but so even "
    "no nobody nothing not one two three suppose look listen think say all some every both in on "
    "at by for from with without before after as to of since because then"
)
COMMON = frozenset(_COMMON_LIST.split())
