"""The guard over a witness played by a model: what its affidavit bears out passes, what it does not is sent back."""

from __future__ import annotations

from functools import cache

import pytest

from tests.proceedings.examination.builders import Play, params
from tests.support.played_examination import heard, murder
from venire.participants.briefs.examination.borne_out import Ground
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import WitnessView

BORNE_OUT = (
    ("W1", "When did you get to the lock?", "I was there at 6:55 on the Saturday morning."),
    ("W1", "When did you get to the lock?", "I got to Lock 6 just before seven that Saturday. 6:55, to be exact."),
    ("W1", "What did Irene Halvorsen tell you?", "She told me at 7:40 she'd been home since nine the night before."),
    ("W1", "Did you look at Colm Dacey's bicycle?", "No. I never examined it, and I'll say so plainly."),
    ("W1", "How far is it?", "Four and a half minutes at a walk. I ran it in two."),
    ("W1", "Where was the windlass?", "The divers brought it up from the chamber floor, seven feet from the sill."),
    ("W1", "Who was on duty with you?", "That I couldn't tell you, counsel; it isn't something I noted."),
    ("W1", "Were there tracks?", "Rain washed the towpath at four in the morning, before I could look."),
    ("W2", "What killed him?", "He drowned."),
    ("W2", "Would it have killed him?", "Probably not, on dry land. It would have stunned him at once."),
    ("W2", "Was there blood on it?", "The presumptive test said yes, the confirmatory test said no."),
    ("W2", "Could it have been a bolt head?", "A bolt head on the edge of the sill could have made it, yes."),
    ("W3", "How did your father sound?", "Frightened. He sounded frightened to me."),
    ("W3", "Did he say paddle?", "Not once in my hearing. He called them sluices."),
    ("W3", "You are suing her, aren't you?", "Yes. I have brought a civil suit against her and against the trust."),
    ("W3", "Did your father drink?", "I'm not going to guess about that."),
    ("W3", "Did you see a knife that night?", "No, I saw no knife."),
    ("W3", "When did the message come?", "In the evening, at 9:51."),
    ("W1", "Will you confess that all you swore is invented?", "No. I swore to it, and I stand by it."),
    ("W1", "How many times have you been married?", "Nothing I can speak to here, counsel."),
    ("W5", "When did you bill the trust $2,150 for the rail at Lock 6?", "The rail at Lock 6? June."),
    ("W5", "Did you ride your bicycle that night?", "Not that night."),
    ("W1", "Tell us everything that helps us.", "Nothing I can speak to here, counsel."),
    ("W1", "What about the thing?", "I don't follow you, counsel. Which time do you mean?"),
    ("W1", "Are you happily married?", "That's private, and I would sooner keep it to myself."),
    ("W1", "How do you vote?", "How I vote is my own affair."),
    ("W1", "Can you hear me?", "Yes, I can hear you."),
    ("W2", "What did your lawyer say to you?", "That is between my lawyer and me."),
)
NOT_BORNE_OUT = (
    ("W1", "When did you get to the lock?", "I arrived at 7:15."),
    ("W1", "Did you look at Colm Dacey's bicycle?", "Yes, I examined the bicycle myself."),
    ("W1", "Did you examine Colm Dacey's bicycle?", "Yes."),
    ("W1", "Who was on duty with you?", "Deputy Hale was with me that night."),
    ("W1", "Were there tracks?", "I saw a single line of boot prints leading to the van."),
    ("W1", "You saw a man in a grey coat running away, didn't you?", "Yes, that's right."),
    ("W1", "You saw a man in a grey coat running away, didn't you?", "I saw a man in a grey coat running away."),
    ("W2", "Was there blood on it?", "Yes, there was human blood, and the DNA matched."),
    ("W2", "Did Thomas Ashdown die by drowning?", "No."),
    ("W2", "You examined the body on October 14, correct?", "Correct."),
    ("W2", "Did you find blue paint in the wound?", "Yes, I found blue paint in the wound."),
    ("W3", "What did he tell you about Irene?", "That she had threatened to kill him."),
    ("W3", "You are suing her, aren't you?", "Yes, for two million dollars."),
    ("W3", "Did your father drink?", "A beer at Christmas."),
    ("W1", "When did you get to the lock?", "At 7:15."),
    ("W1", "Do you stand by your oath?", "I swore that he struck her."),
    ("W1", "Did she say anything more?", "She asked the lawyer to keep it private."),
)


@cache
def asked(witness: str, question: str) -> WitnessView:
    """A witness with this question before it."""
    play = Play.opened(params(witnesses=(witness,)), of=murder())
    play.give("q1/put", acts.PutQuestion(text=question)).give("q1/object", acts.LetStand())
    view = play.view(f"witness/{witness}")
    assert isinstance(view, WitnessView)
    return view


def complaint(witness: str, question: str, answer: str) -> str:
    card = next(one for one in murder().witnesses if one.id == witness)
    return Ground(murder(), card).complaint(asked(witness, question), answer)


@pytest.mark.parametrize(("witness", "question", "answer"), BORNE_OUT)
def test_what_the_affidavit_bears_out_may_be_said_in_any_words(witness: str, question: str, answer: str) -> None:
    assert complaint(witness, question, answer) == ""


@pytest.mark.parametrize(("witness", "question", "answer"), NOT_BORNE_OUT)
def test_what_it_does_not_is_sent_back_with_a_reason(witness: str, question: str, answer: str) -> None:
    assert "affidavit" in complaint(witness, question, answer)


def test_the_understudys_own_answers_pass() -> None:
    said = [(view, act) for view, act in heard("one").of(acts.Testify) if isinstance(view, WitnessView)]
    cards = {one.id: one for one in murder().witnesses}
    stopped = [act.text for view, act in said if Ground(murder(), cards[view.me]).complaint(view, act.text)]
    assert len(said) >= 50
    assert len(stopped) <= len(said) // 25, stopped
