"""The last page: what is told when the jurors have voted, by how it came out and how the player persuaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from venire.law.persuasion.endings import Way

Outcome = Literal["won", "lost", "unearned"]
"""The player's verdict, won by talk; the other verdict; the player's verdict, which came by itself."""
ENDINGS: Final[Mapping[tuple[Outcome, Way], str]] = {
    ("won", "reason"): (
        "The verdict is yours, and it is the kind that can be shown to somebody else: most of the way was made by what "
        "can be looked up in the file. Reasons are slow, and they keep."
    ),
    ("won", "heart"): (
        "The verdict is yours, and most of the way was made where the file has no page: by what was taken from "
        "somebody, or by what somebody feels. This kind of verdict goes home with people."
    ),
    ("won", "others"): (
        "The verdict is yours, and most of the way was made by the part of those who were not on trial. A verdict "
        "names one and leaves the others where they are; but they have been spoken of behind these doors, and the "
        "clerk has written it down."
    ),
    ("won", "law"): (
        "The verdict is yours, and the law did most of it: what it asks, and what it does not. There will be people "
        "who call that a technicality. They will be people who have never had to be careful with somebody else's "
        "life by the light of one page."
    ),
    ("won", "mixed"): (
        "The verdict is yours, by more ways than one, and none of them did half of it. A bridge does not ask its "
        "arches whether they lean the same way; they do not, and so it stands."
    ),
    ("won", "nothing"): (
        "The verdict is yours, and you look through your notes for the subject that did it, and there is none that "
        "carried anybody. Something that you laid down or left standing must have done. It is a win, and it does not "
        "explain itself."
    ),
    ("lost", "reason"): (
        "The other verdict, although your reasons moved somebody: what went in was mostly what can be looked up. It "
        "was not enough, or not in enough rooms. The pages below tell where it stopped."
    ),
    ("lost", "heart"): (
        "The other verdict, although somebody was moved, and mostly by what people feel. Pity opens a door. Somebody "
        "has to carry something through it."
    ),
    ("lost", "others"): (
        "The other verdict. What went in was mostly the part of those who are not on trial, and the form that the "
        "jurors fill in has one name on it."
    ),
    ("lost", "law"): (
        "The other verdict, although you stood on the law and it held: most of what went in was what the law asks. It "
        "did not hold for enough of them, and one is outvoted there as anywhere else."
    ),
    ("lost", "mixed"): (
        "The other verdict. Something of several kinds went in, and not enough of it in enough rooms. The pages "
        "below tell which door was nearest to opening."
    ),
    ("lost", "nothing"): (
        "The other verdict. Of all that was said in these rooms nothing carried anybody your way. There was a person "
        "behind each of those doors, and what each never said stands below."
    ),
    ("unearned", "reason"): (
        "The verdict is the one you wanted, and it is not your doing: a reason or two went in, and taken together "
        "your words moved nobody toward it, or moved them back."
    ),
    ("unearned", "heart"): (
        "The verdict is the one you wanted, and it is not your doing: somebody was touched, and taken together your "
        "words moved nobody toward it, or moved them back."
    ),
    ("unearned", "others"): (
        "You have the verdict, though not by your doing: what you said of those who are not on trial went in "
        "somewhere, and the rest undid it."
    ),
    ("unearned", "law"): (
        "The verdict is yours on paper: the law that you spoke of went in somewhere, and the rest of what you said "
        "undid it."
    ),
    ("unearned", "mixed"): (
        "It is the verdict that you came for, and what you said has, all in all, not moved them toward it. Some of it "
        "went in, and more of it went against you."
    ),
    ("unearned", "nothing"): (
        "The verdict is the one you wanted, and you had no part in it: nothing that you said carried anybody toward "
        "it. To have been right in silence is a comfort of a sort; it is not what anybody would call winning."
    ),
}
"""(how it came out, the player's way) → the ending. Each says only what the record bears out: the verdict, the
subjects by which most points were won, and whether the player's words did it."""
