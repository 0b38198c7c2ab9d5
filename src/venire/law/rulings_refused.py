"""What a judge says of an objection that nothing in the question bears out, by ground; ``{rule}`` is the rule cited."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.objection import Ground

REFUSED: Mapping[Ground, tuple[str, ...]] = {
    "leading": (
        "Overruled. The question leaves the answer to the witness; Rule {rule} asks no more.",
        "I hear no answer in that question. Overruled under Rule {rule}.",
        "Overruled. It begins with what counsel wants to know and does not say what that is; Rule {rule}.",
        "Put that way, the witness may say anything. Overruled, Rule {rule}.",
    ),
    "compound": (
        "Overruled. That is one question, and one answer will do for it; Rule {rule}.",
        "I count a single question there. Overruled under Rule {rule}.",
        "Overruled. Two nouns do not make two questions, counsel; Rule {rule}.",
    ),
    "argumentative": (
        "Overruled. It is pointed, and Rule {rule} does not blunt every point.",
        "I hear a question and no speech. Overruled under Rule {rule}.",
        "Overruled. Counsel asks for a fact, in a tone I have heard before; Rule {rule}.",
    ),
    "asked_and_answered": (
        "Overruled. If it has been asked, I have not heard it answered; Rule {rule}.",
        "That is near what was asked before, and it is not the same. Overruled under Rule {rule}.",
        "Overruled. The jury has not had this answer; Rule {rule}.",
    ),
    "assumes_facts": (
        "Overruled. What it takes for granted, the jury has been told; Rule {rule}.",
        "I find nothing smuggled in. Overruled under Rule {rule}.",
        "Overruled. It asks whether a thing is so, and does not suppose it; Rule {rule}.",
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
    ),
    "non_responsive": (
        "Overruled. It is an answer to what was asked; Rule {rule}.",
        "Counsel may not like the answer, but it answers. Overruled under Rule {rule}.",
    ),
    "scope": (
        "Overruled. Direct opened that door; Rule {rule}.",
        "That belongs to what was gone into, or to what the witness's word is worth. Overruled under Rule {rule}.",
        "Overruled. It is the same matter, and Rule {rule} draws no finer line.",
    ),
    "foundation": (
        "Overruled. The witness has said enough of how this could be known; Rule {rule}.",
        "A juror could find that the witness was in a position to know. Overruled under Rule {rule}.",
        "Overruled. How well the witness could know it is for cross; Rule {rule}.",
    ),
    "speculation": (
        "Overruled. No guess is called for; the witness knows this or does not, and Rule {rule} lets us hear which.",
        "That lies within reach of anybody's eyes and ears. Overruled under Rule {rule}.",
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
        "Overruled. The witness speaks from memory and not from paper; Rule {rule}.",
    ),
    "privilege": (
        "Overruled. It asks for a fact, and facts are not confidences; Rule {rule}.",
        "Nothing said in confidence is asked for. Overruled under Rule {rule}.",
        "Overruled. I see no privilege, and nobody here to claim one; Rule {rule}.",
    ),
}
