"""A debater on a topic with sources: it quotes them, names them, and says nothing that they do not say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.language.wording.content_words import content_words
from venire.law.api import Argument, ArgumentEvidence, ArgumentRelation, CausalLink, Subject
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.view import DebaterView
from venire_understudy.debater.passages import Passages, SourcePassage
from venire_understudy.debater.turn import spoken
from venire_understudy.debater.words import DebaterVoice

POINTS = 3
"""Passages in one turn, at the most; where there are few they are spread over what is to come."""
STRENGTH = 0.5
"""How surely a passage bears out the thesis, as far as somebody can say who only reads."""
USED_UP = (
    "The sources hold nothing for my side that I have not put already. I should need more of them, or a mind of my own."
)


@dataclass(frozen=True)
class OnSources:
    """Argues one topic from its sources."""

    subject: Subject
    chance: Chance

    @cached_property
    def passages(self) -> Passages:
        return Passages(self.subject)

    def turn(self, view: DebaterView) -> Argue | Pass:
        """What is said in this turn."""
        heard = spoken(view.arguments)
        voice = self._voice(view, heard)
        fresh = [one for one in self.passages.of(view.me.stance) if one.text not in heard]
        reply = self._reply(view, fresh)
        rest = [one for one in _ordered(fresh, view) if reply is None or one is not reply[0]]
        chosen = rest[: _share(len(fresh), view) - (reply is not None)]
        if not chosen and reply is None and view.phase != "closing":
            return Pass(why=USED_UP)
        return self._argument(view, voice, chosen, reply)

    def _voice(self, view: DebaterView, heard: str) -> DebaterVoice:
        topic = view.topic if view.topic.endswith((".", "?", "!")) else f"{view.topic}."
        usual = {"topic": topic, "topic_lower": topic[:1].lower() + topic[1:], "role": view.me.role or view.me.name}
        place = [one.name for one in view.debaters].index(view.me.name)
        own = spoken([one for one in view.arguments if one.by == view.me.name])
        return DebaterVoice(view.me.stance, heard, own, self.chance, place, len(view.debaters), usual)

    def _argument(
        self,
        view: DebaterView,
        voice: DebaterVoice,
        chosen: Sequence[SourcePassage],
        reply: tuple[SourcePassage, Argument, str] | None,
    ) -> Argue:
        thesis, parts = voice.say("topic_thesis"), list[str]()
        if view.phase == "opening":
            parts.append(voice.say("topic_open"))
        if view.level == "operational" and any(one.figures for one in chosen):
            parts.append(voice.say("topic_figures"))
        for one in chosen:
            parts.append(_quoted(voice, one, parts))
        if reply is not None:
            parts.append(voice.say("topic_reply", taken=parts, title=f"“{reply[2]}”"))
            parts.append(_quoted(voice, reply[0], parts))
        quoted = [*chosen, *((reply[0],) if reply else ())]
        if view.phase == "closing":
            quoted = quoted or self._put_before(view)
            parts.append(voice.say("topic_close"))
        return Argue(
            level=view.level,
            thesis=thesis,
            evidence=tuple(ArgumentEvidence(text=one.text, source=one.source.id) for one in quoted),
            links=tuple(CausalLink(cause=one.text, effect=thesis, strength=STRENGTH) for one in quoted),
            counters=(_met(reply),) if reply else (),
            ethics=voice.say("topic_ethics"),
            relations=_relations(view, reply),
            text=" ".join(parts),
        )

    def _put_before(self, view: DebaterView) -> list[SourcePassage]:
        """What this debater opened with."""
        said = " ".join(one.text for one in view.arguments if one.by == view.me.name)
        return [one for one in self.passages.of(view.me.stance) if one.text in said][:2]

    def _reply(self, view: DebaterView, fresh: Sequence[SourcePassage]) -> tuple[SourcePassage, Argument, str] | None:
        """A passage to set against the newest one of another side on the same matter, and the source of that."""
        titles = {source.id: source.title for source in self.subject.sources}
        for argument in reversed([one for one in view.arguments if one.by != view.me.name]):
            for piece in argument.evidence:
                against = [one for one in fresh if one.leaning not in ("neither",) and _same_matter(one, piece.text)]
                if against and piece.source in titles:
                    return against[0], argument, titles[piece.source]
        return None


def _share(fresh: int, view: DebaterView) -> int:
    """How many passages this turn may use of those that are left."""
    left = {"opening": view.rounds + 2, "closing": 1}.get(view.phase, view.rounds - view.round + 2)
    return min(POINTS, max(1, fresh // left))


def _ordered(fresh: Sequence[SourcePassage], view: DebaterView) -> Sequence[SourcePassage]:
    """Figures first where the turn is for facts, else where they come."""
    return sorted(fresh, key=lambda one: view.level == "operational" and not one.figures)


def _same_matter(one: SourcePassage, text: str) -> bool:
    return bool(frozenset(content_words(one.text)) & frozenset(content_words(text)))


def _quoted(voice: DebaterVoice, one: SourcePassage, taken: Sequence[str]) -> str:
    return voice.say("topic_quote", taken=taken, title=f"“{one.source.title}”", quote=one.text.rstrip())


def _met(reply: tuple[SourcePassage, Argument, str]) -> str:
    return reply[1].evidence[0].text


def _relations(view: DebaterView, reply: tuple[SourcePassage, Argument, str] | None) -> tuple[ArgumentRelation, ...]:
    mine = [one for one in view.arguments if one.by == view.me.name]
    own = (ArgumentRelation(kind="supports", to=mine[0].id),) if mine else ()
    return own if reply is None else (ArgumentRelation(kind="rebuts", to=reply[1].id), *own)
