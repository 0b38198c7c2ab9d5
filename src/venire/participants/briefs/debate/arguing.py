"""A debater's turn: one structured argument, or a pass. Source: spec/debate.md, "Hierarchical arguments"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.debating.argument import Argument
from venire.law.debating.subject import Subject
from venire.participants.briefs.debate.papers import DebatePapers, read
from venire.participants.briefs.debate.record import entered
from venire.participants.briefs.forms import Made, act_from, filled_in, form_of
from venire.participants.briefs.shortening import shortened
from venire.participants.briefs.templates import as_name
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.debate import acts
from venire.proceedings.debate.params import DebateParams, Debater, Strategy
from venire.proceedings.debate.speaking import LETTERS
from venire.proceedings.debate.view import DebaterView

NAMES = ("debater", "record", "turn")
PERSONA = 900
"""Room of a persona."""
STRATEGIES: Mapping[Strategy, str] = {
    "think-then-argue": "Think first, in `thinking`; then argue.",
    "interleaved": "In `thinking` go from point to point: what you put, what will be said to it, how you meet that.",
    "final-reflection": "Say in `thinking` what is weakest in the argument you would make; hand in a mended one.",
}
SPEAK, THINK, PASS = (
    form_of(acts.Argue, without=("level", "thinking")),
    form_of(acts.Argue, without=("level",)),
    form_of(acts.Pass),
)
PLAIN: Mapping[str, type[BaseModel]] = {"argue": SPEAK, "pass_turn": PASS}
THOUGHT: Mapping[str, type[BaseModel]] = {"argue": THINK, "pass_turn": PASS}
STANCES = {"for": "for it", "against": "against it", "own": "a view of your own"}


@dataclass(frozen=True)
class ArguingPart:
    """A debater, who knows the papers and what was said."""

    subject: Subject
    params: DebateParams

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, DebaterView) or acts.Argue not in ask.wants:
            return None
        reasons = view.me.reasoning is not None and view.me.reasoning.enabled
        made = Made(lambda form: _act(form, view))
        return PreparedAsk(
            self.brief(view, ask.directive),
            THOUGHT if reasons else PLAIN,
            lambda form: self._complaint(form, made, view),
            lambda form: _taken(form, made),
        )

    def brief(self, view: DebaterView, directive: str) -> Brief:
        """Rules, papers and record, which all debaters share; then who this one is."""
        templates = read(*NAMES)
        newest = max((one.round for one in view.arguments), default=0)
        last = frozenset(one.id for one in view.arguments if one.round == newest)
        record = templates.standing("record", ("arguments", tuple(entered(_heard(view.arguments), last))))
        return Brief(
            rules=templates.standing("debater"),
            shared=f"{self._papers.told(templates)}\n{record}",
            matter=templates.render("turn", {**_of(view), "directive": directive, "strategy": _strategy(view.me)}),
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> DebatePapers:
        return DebatePapers(self.subject)

    def _complaint(self, form: BaseModel, made: Made[acts.Argue], view: DebaterView) -> str:
        if isinstance(form, PASS):
            return ""
        act = made.of(form)
        return self._misfounded(act) or _misplaced(act, view) or self._lacking(act, view)

    def _misfounded(self, act: acts.Argue) -> str:
        wrong = next((one.source for one in act.evidence if not self._papers.names(one.source)), "")
        return f"There is no {wrong[:40]} among the papers. Name each source by its id." if wrong else ""

    def _lacking(self, act: acts.Argue, view: DebaterView) -> str:
        if len(act.text) > self.params.max_argument_tokens * LETTERS:
            return f"That is too long. Say it in {self.params.max_argument_tokens * LETTERS} characters at the most."
        if view.phase != "debate":
            return ""
        if self.params.require_evidence and not act.evidence:
            return "Name at least one piece of evidence with its source, or pass."
        if self.params.require_causal_links and not act.links:
            return "Say of at least one thing what it brings about, in `links`, or pass."
        return ""


def _heard(arguments: Sequence[Argument]) -> Sequence[Argument]:
    """Without what nobody heard: the record is the same for every debater."""
    return [one.model_copy(update={"thinking": ""}) if one.thinking else one for one in arguments]


def _misplaced(act: acts.Argue, view: DebaterView) -> str:
    known, named = [one.id for one in view.arguments], [to.to for to in act.relations]
    wrong = next((to for to in named if to not in known), "")
    if wrong:
        told = f"Name one of {', '.join(known)}." if known else "Leave `relations` empty."
        return f"Nobody has made an argument {wrong[:20]}. {told}"
    twice = next((to for to in named if named.count(to) > 1), "")
    return f"You bear on {twice} in two ways. Name each argument once." if twice else ""


def _of(view: DebaterView) -> Mapping[str, object]:
    me = view.me
    return {
        "name": as_name(me.name),
        "stance": STANCES[me.stance],
        "role": shortened(me.role, PERSONA),
        "persona": shortened(me.persona, PERSONA),
    }


def _strategy(me: Debater) -> str:
    return STRATEGIES[me.reasoning.strategy] if me.reasoning is not None and me.reasoning.enabled else ""


def _act(form: BaseModel, view: DebaterView) -> acts.Argue:
    return acts.Argue.model_validate({**filled_in(form), "level": view.level})


def _taken(form: BaseModel, made: Made[acts.Argue]) -> FilledAct:
    return FilledAct(act_from(acts.Pass, form) if isinstance(form, PASS) else made.of(form))
