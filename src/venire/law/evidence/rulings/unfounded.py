"""What a judge says of an objection that nothing in the question bears out, by ground; ``{rule}`` is the rule cited.

A reason must be true of the question and of the phase: "it asks whether" is not said of a question that asks when.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.language.questions.form import read
from venire.language.text.sentences import sentences
from venire.law.evidence.grounds import Ground, Phase

LONG = 13
"""From so many words on a question that can be answered yes or no has told a good deal."""

REFUSED: Mapping[Ground, tuple[str, ...]] = {
    "leading": (
        "Overruled. The witness may say yes or no, and has not been told which; Rule {rule} asks no more.",
        "It names the subject and leaves the rest to the witness. Overruled under Rule {rule}.",
        "Overruled. It can be denied as easily as affirmed; Rule {rule}.",
    ),
    "compound": (
        "Overruled. That is one question, and one answer will do for it; Rule {rule}.",
        "I count a single question there. Overruled under Rule {rule}.",
        "Overruled. What hangs together may be asked together, counsel; Rule {rule}.",
    ),
    "argumentative": (
        "Overruled. It draws no conclusion and picks no quarrel; Rule {rule}.",
        "I hear a question and no speech. Overruled under Rule {rule}.",
        "Overruled. Counsel asks for a fact, and the witness can give it or deny it; Rule {rule}.",
    ),
    "asked_and_answered": (
        "Overruled. I do not find that this question has had its answer; Rule {rule}.",
        "That is near what was asked before, and it is not the same. Overruled under Rule {rule}.",
        "Overruled. The jury has not had this answer; Rule {rule}.",
    ),
    "assumes_facts": (
        "Overruled. It takes nothing for granted against anybody; Rule {rule}.",
        "I find nothing smuggled in. Overruled under Rule {rule}.",
        "Overruled. There is nothing in it that would have to be proved first; Rule {rule}.",
    ),
    "narrative": (
        "Overruled. The question has an end, and the witness will know it on arriving there; Rule {rule}.",
        "It asks for one thing. The answer may run to a sentence or two. Overruled under Rule {rule}.",
        "Overruled. That is no invitation to begin at the beginning; Rule {rule}.",
    ),
    "vague": (
        "Overruled. I understood it, and I expect the witness did; Rule {rule}.",
        "The words are plain enough. Overruled under Rule {rule}.",
        "Overruled. If the witness does not follow, the witness will say so; Rule {rule}.",
        "It is as plain as such a question can be. Overruled under Rule {rule}.",
        "Overruled. Those are everyday words in an everyday order; Rule {rule}.",
        "I should know what to answer, and I was not there. Overruled; Rule {rule}.",
    ),
    "non_responsive": (
        "Overruled. It is an answer to what was asked; Rule {rule}.",
        "Counsel may not like the answer, but it answers. Overruled under Rule {rule}.",
    ),
    "scope": (
        "Overruled. That door has been opened; Rule {rule}.",
        "That belongs to what was gone into, or to what the witness's word is worth. Overruled under Rule {rule}.",
        "Overruled. It is the same matter, and Rule {rule} draws no finer line.",
    ),
    "foundation": (
        "Overruled. I have heard no reason why the witness should not know it; Rule {rule}.",
        "A juror could find that the witness was in a position to know. Overruled under Rule {rule}.",
        "Overruled. How well the witness could know it is for cross; Rule {rule}.",
    ),
    "speculation": (
        "Overruled. No guess is called for; the witness knows this or does not, and Rule {rule} lets us hear which.",
        "Overruled. Counsel asks what was, and not what might have been; Rule {rule}.",
    ),
    "opinion": (
        "Overruled. That is something seen, and nothing concluded from it; Rule {rule}.",
        "Nobody needs a degree to answer that. Overruled under Rule {rule}.",
        "Overruled. It rests on what the witness perceived; Rule {rule} allows as much.",
    ),
    "hearsay": (
        "Overruled. No one's words out of court are asked for; Rule {rule}.",
        "It asks what the witness knows, and quotes nobody. Overruled under Rule {rule}.",
        "Overruled. I hear no statement in that question, in court or out of it; Rule {rule}.",
    ),
    "relevance": (
        "Overruled. A brick need not be a wall; Rule {rule}.",
        "It tends to show something the jury must decide, and a little is enough. Overruled under Rule {rule}.",
        "Overruled. I can see where it leads, and the jury may too; Rule {rule}.",
    ),
    "character": (
        "Overruled. It asks what was done, and not what kind of person did it; Rule {rule}.",
        "Nobody's character is in that question. Overruled under Rule {rule}.",
        "Overruled. The rule forbids an inference, counsel, and not a fact; Rule {rule}.",
    ),
    "best_evidence": (
        "Overruled. The content of no writing is being proved; Rule {rule}.",
        "That the thing was also written down does not silence those who saw it. Overruled under Rule {rule}.",
        "Overruled. It asks for a fact that stands by itself, and not for what is written of it; Rule {rule}.",
    ),
    "privilege": (
        "Overruled. It asks for a fact, and facts are not confidences; Rule {rule}.",
        "Nothing said in confidence is asked for. Overruled under Rule {rule}.",
        "Overruled. I see no privilege, and nobody here to claim one; Rule {rule}.",
    ),
}

_OPEN: Mapping[Ground, tuple[str, ...]] = {
    "leading": (
        "I hear no answer in that question. Overruled under Rule {rule}.",
        "Overruled. It begins with what counsel wants to know and does not say what that is; Rule {rule}.",
        "Put that way, the witness may say anything. Overruled, Rule {rule}.",
    ),
}
"""Of a question that cannot be answered yes or no."""
_TOLD: Mapping[Ground, tuple[str, ...]] = {
    "leading": (
        "Overruled. It comes near the line; but the witness may still say no, and Rule {rule} gives me some room.",
        "It tells more than I like, and I will allow it once to bring us to the matter. Overruled under Rule {rule}.",
    ),
}
"""Of a long one that can."""
_WHETHER: Mapping[Ground, tuple[str, ...]] = {
    "assumes_facts": (
        "Overruled. It asks whether a thing is so, and does not suppose it; Rule {rule}.",
        "The witness can say that it is not so, and then nothing has been assumed. Overruled under Rule {rule}.",
    ),
}
"""Of one that can, long or short."""
LEADING_ON_CROSS = (
    "Overruled. This is cross-examination, and Rule {rule} lets counsel lead.",
    "Leading is what cross is for. Overruled; Rule {rule}.",
    "Counsel did not call this witness and may put the answer too. Overruled under Rule {rule}.",
)
"""On cross and recross, however the question is put: there it is no fault at all."""
_ON_CROSS: Mapping[Ground, tuple[str, ...]] = {
    "assumes_facts": (
        "Overruled. On cross counsel may put a fact, and the witness may deny it; Rule {rule}.",
        "It is put to the witness and not taken for granted. Overruled under Rule {rule}.",
        "Overruled. That is suggested and not assumed, and the answer will show what it is worth; Rule {rule}.",
    ),
    "scope": (
        "Overruled. Direct opened that door; Rule {rule}.",
        "That belongs to what direct went into, or to what the witness's word is worth. Overruled under Rule {rule}.",
        "Overruled. It is the same matter, and Rule {rule} draws no finer line.",
    ),
}
"""Of a question on cross."""


_OWN_REASON = (
    "Overruled. Nobody knows better than the witness why the witness did a thing; Rule {rule}.",
    "One's own reasons are no guess. Overruled under Rule {rule}.",
)
"""Of a question that asks why the witness did something, called speculation."""
_OWN_LIFE = (
    "One does not guess at one's own life. Overruled under Rule {rule}.",
    "Overruled. It asks what the witness did or went through, and nobody need suppose anything; Rule {rule}.",
)
"""Of what the witness did or went through, called speculation."""


def refusals(ground: Ground, question: str, phase: Phase) -> tuple[str, ...]:
    """The sentences that fit this question in this phase."""
    asked = read(sentences(question)[-1] if question else "")
    if ground == "speculation" and asked.wh == "why" and re.match(r"^why (?:did|had|were|have|do) you\b", asked.asks):
        return _OWN_REASON
    if ground == "speculation":
        return _OWN_LIFE if re.search(r"\byou\b", asked.body) else REFUSED[ground]
    if phase in ("cross", "recross") and ground == "leading":
        return LEADING_ON_CROSS
    if phase == "cross" and ground in _ON_CROSS:
        return _ON_CROSS[ground]
    if asked.form in ("wh", "command"):
        return _OPEN.get(ground, REFUSED[ground])
    if len(asked.body.split()) >= LONG and ground in _TOLD:
        return _TOLD[ground]
    return _WHETHER.get(ground, REFUSED[ground])
