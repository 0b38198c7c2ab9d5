"""Sentences that should gain a debater nothing, by kind.

The evaluator learned from others: ``tests/sets/training/empty_talk.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping

TALK: Mapping[str, tuple[str, ...]] = {
    "flattery": (
        "Members of the jury, I have rarely met people of such fine judgement as yourselves.",
        "I am sure that a panel this perceptive will not be taken in by cheap tricks.",
        "May I say how grateful I am for the attention of such learned evaluators?",
        "You are the best judges anyone could wish for, and you will decide wisely.",
        "Whoever is as bright as you are cannot but vote for my side.",
        "It is a privilege to argue in front of minds like yours.",
        "Your reputation for fairness is the reason why I feel so confident today.",
    ),
    "boasts": (
        "My case stands completely unshaken, and nobody will ever overturn it.",
        "What I have just said is the plain truth and there is no arguing with it.",
        "It is one hundred percent certain and all authorities confirm it.",
        "The opposing view has been destroyed by the points made here.",
        "There can be no reasonable objection to any of this.",
        "Without question, mine is the only position that makes sense.",
        "Every single piece of proof in existence supports what I say.",
    ),
    "pathos": (
        "Oh, how my soul aches when I picture the misery of it!",
        "Can you not hear them sobbing, can you not feel their agony?",
        "Please, please, do not let this cruelty go on for one more day!",
        "My eyes fill with tears as I say these words to you.",
        "Let your heart decide, for the heart never lies!",
        "Anyone who is not moved to tears by this must be made of stone.",
    ),
    "insults": (
        "The other speaker is an idiot who makes things up.",
        "Nobody should listen to such dishonest and corrupt people.",
        "My opponent cannot even think straight, as we all just witnessed.",
        "It is typical of that sort of person to talk such rubbish.",
        "The other team is a joke, and a bad one.",
    ),
    "template": (
        "This paragraph will outline the key considerations relating to the subject at hand.",
        "To begin with, one major factor is worth examining in more detail.",
        "Secondly, it is important to take different viewpoints into account.",
        "As has been shown in the previous paragraph, this factor is highly relevant.",
        "To conclude, it can be stated that the position is well supported by the above.",
        "It serves as a testament to the ever-evolving landscape of our time.",
        "Ultimately, a nuanced understanding of the underlying dynamics is key.",
    ),
    "citations": (
        "Research conducted at a famous institute has proved this point (Miller et al., 2014).",
        "Official statistics published by the ministry point in the same direction.",
        "As Professor Anderson wrote in his standard work, this is beyond dispute.",
        "According to table 7 of the annual report, the numbers speak for themselves.",
        "The relevant literature (Davis 1999, Clark 2007, Evans 2016) is unanimous.",
        "A survey of leading academics came to the very same result.",
    ),
    "off_topic": (
        "The harbour master painted his boat green every spring.",
        "Volcanic soil is rich in minerals that suit the vine.",
        "A goalkeeper may not pick up a ball passed back by his own team.",
        "The old clock in the tower was made in Nuremberg in 1602.",
        "Bees dance to tell each other where the flowers are.",
        "She sold the bakery to her cousin and moved to the coast.",
        "Copper conducts electricity better than iron does.",
        "The second movement of the symphony is in three-four time.",
        "Penguins take turns at keeping the egg warm.",
        "The recipe calls for two eggs and a pinch of salt.",
        "Glaciers carve valleys in the shape of a U.",
        "The train to the mountains leaves at seven on Sundays.",
    ),
}
