"""What counsel says to the court for a ground that the signs of a question show but no pattern named."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.evidence.grounds import Ground

REASONS: Mapping[Ground, str] = {
    "leading": "The question puts the answer into the witness's mouth.",
    "compound": "That is more than one question, and a single answer would not tell us which of them it meets.",
    "argumentative": "Counsel is arguing with the witness; the jury will hear argument at the end.",
    "asked_and_answered": "The witness has answered that already.",
    "assumes_facts": "The question takes for granted something that nobody has testified to.",
    "narrative": "The question invites a speech, and gives us no chance to object before the harm is done.",
    "vague": "The witness cannot tell from this question what is being asked.",
    "scope": "This was not gone into in the last examination.",
    "foundation": "Nothing has been shown that would let this witness know it at first hand.",
    "speculation": "The witness could only guess at that.",
    "opinion": "That calls for an opinion which this witness is not before the court to give.",
    "hearsay": "That asks for the word of someone who is not here to be cross-examined.",
    "relevance": "Whatever the answer is, it makes nothing that we are trying more or less likely.",
    "character": "This invites the jury to reason from what sort of person someone is to what was done that day.",
    "best_evidence": "If we are to know what a paper says, let us have the paper.",
    "privilege": "What passed between those two is protected, and the witness may not be made to tell it.",
}
"""Ground -> a sentence of argument."""
