"""What is said in court of a fact that nobody swore to: by the other counsel, by the judge, and to the jury."""

from __future__ import annotations

from collections.abc import Sequence

OBJECTION: Sequence[str] = (
    "Counsel is giving evidence. No witness said, “{said}”",
    "Nobody swore to this: “{said}”",
    "My friend told the jury, “{said}” There is not a word of that in evidence.",
    "That came from counsel and from no witness: “{said}”",
)
SUSTAINED: Sequence[str] = (
    "Sustained. Members of the jury, no witness told you that and no exhibit shows it. Put it out of your minds.",
    "Sustained. Counsel was not sworn. You will disregard that sentence, and go by what you heard from the stand.",
    "Sustained. I have no note of any such evidence, and neither can you have. It is not to be considered.",
    "Sustained. Argue from what was heard, counsel. The jury will leave that remark out of account.",
)
TEACHING = (
    " A closing may draw any fair inference from the evidence; it may not add to it, since nobody can cross-examine "
    "counsel (Rule {rule})."
)
TERSE = "Sustained. The jury will disregard it."
REMINDED = "Members of the jury, what counsel say to you is not evidence."
NOT_SWORN = " Nobody swore to this: “{said}”"
NOT_SWORN_ALSO = " Nor to this: “{said}”"
GO_BY = (
    " You will decide this case on what the witnesses told you and on what was put in evidence, and on nothing else."
)


def reminder(said: Sequence[str]) -> str:
    """The judge's word to the jury at the close of the speeches, on sentences to which nobody objected."""
    told = "".join((NOT_SWORN_ALSO if n else NOT_SWORN).format(said=one) for n, one in enumerate(said))
    return f"{REMINDED}{told}{GO_BY}"
