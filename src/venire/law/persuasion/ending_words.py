"""The last page: what is told when the jurors have voted, by how it came out and how the player persuaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from venire.law.persuasion.endings import Way

Outcome = Literal["won", "lost", "unearned"]
"""The player's verdict, won by talk; the other verdict; the player's verdict, which came by itself."""
ENDINGS: Final[Mapping[tuple[Outcome, Way], str]] = {
    ("won", "reason"): (
        "They file out without looking at one another, as people do who have added up the same column and got the "
        "same sum. You gave them nothing to feel and a good deal to check, and they checked it. In the corridor one "
        "of them says to nobody in particular that it was really quite simple in the end. It was not; you made it so, "
        "a step at a time, and left out none that would have had to be jumped."
    ),
    ("won", "heart"): (
        "Nobody will be able to say afterwards on which fact it turned. It turned on somebody: you made them see a "
        "person where the file had an entry, and after that the file was read by other light. One of them stays "
        "behind to put the chairs straight. There are three easier ways to win a vote, and each of them is forgotten "
        "by morning. This one goes home with them."
    ),
    ("won", "others"): (
        "You never argued that nothing had been done. You asked who else had been in the room, and went on asking "
        "until it was full. The verdict names one and lets one go, as verdicts must; the others you pointed at were "
        "not on trial today. But the people behind those doors now know their names, and the clerk, who has heard "
        "everything, has written them down."
    ),
    ("won", "law"): (
        "It was the judge's own words that did it: you read them aloud, slowly, as though they had been written for "
        "this case, and it appeared that they had. There will be people who call it a technicality. They will be "
        "people who have never had to be careful with somebody else's life by the light of one page."
    ),
    ("won", "mixed"): (
        "A little of everything, to each what each could carry: a figure here, a face there, a line of the law where "
        "nothing else would hold. They could not agree, if they were asked, on why they agree. It does not matter. A "
        "bridge does not ask its arches whether they lean the same way; they do not, and so it stands."
    ),
    ("won", "nothing"): (
        "It came your way, and you look through your notes for the sentence that did it, and there is none. They "
        "moved one another, in doorways, over bad coffee, while you were in some other room. There is a kind of "
        "advocate who only opens doors. Perhaps that is what you were today."
    ),
    ("lost", "reason"): (
        "Your reasons were good. They were listened to with a nod, like a timetable, and then each of them went home "
        "by the way that each had always gone. It is possible to be followed at every step and left alone at the "
        "last. Some of them would have needed one thing more from you, and it was not another proof."
    ),
    ("lost", "heart"): (
        "They were moved; you saw it. One of them had to look out of the window. And then, with the pencil in hand, "
        "they asked what had been shown, and your part of the page was warm and empty. Pity opens a door. Somebody "
        "has to carry something through it."
    ),
    ("lost", "others"): (
        "They believed you about the others, every word. Then they looked at the form, and the form had one name on "
        "it. You had shown them a whole street of guilty houses, and they asked, quite politely, about the one with "
        "the number on the indictment."
    ),
    ("lost", "law"): (
        "You stood on the law, and the law held. But nobody came to stand there with you: it was high up, and there "
        "was a wind. They will say that you were certainly right in principle, which is what one says to people whom "
        "one has just outvoted."
    ),
    ("lost", "mixed"): (
        "You had something for everyone and not quite enough for anyone. Going back over it at night you will find "
        "the place, in each of the rooms, where one more question, and then a little silence, might have done what "
        "three further arguments did not."
    ),
    ("lost", "nothing"): (
        "Nobody is surprised, least of all the chairs. What they thought in the morning they think at night, and if "
        "anything moved it was away from you. There was a person behind each of those doors, with a reason that was "
        "never mentioned. It would have been worth knocking."
    ),
    ("unearned", "reason"): (
        "The verdict is the one you wanted. They would have given it to you this morning, before you had said good "
        "day, and a little more gladly. Some arguments are best left in the pocket; it takes an afternoon like this "
        "to learn which."
    ),
    ("unearned", "heart"): (
        "It came out your way, and by a smaller margin than it would have without you. They had made up their minds; "
        "then you told them how to feel about it, and one or two of them took it back."
    ),
    ("unearned", "others"): (
        "You have the verdict, though not by your doing: you pointed in so many directions that some of those who "
        "were already facing yours turned round to look."
    ),
    ("unearned", "law"): (
        "The verdict is yours on paper, where you have spent the day. The people had come to it without you, and are "
        "further from it than when you began."
    ),
    ("unearned", "mixed"): (
        "It is the verdict that you came for. It was lying on the table when you sat down, and for all that was said "
        "across that table it has moved, if anything, an inch toward the other side."
    ),
    ("unearned", "nothing"): (
        "The verdict is the one you wanted, and you had no part in it. They brought it with them in the morning, "
        "under their coats. To have been right in silence is a comfort of a sort; it is not what anybody would call "
        "winning."
    ),
}
"""(how it came out, the player's way) → the ending."""
