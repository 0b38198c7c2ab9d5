"""A table in the second round, seen by one juror."""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.proceeding import Ask
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.acts import Pass, Speak, Vote
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.view import JurorSeen, JurorView, Reason, Said

DIRECTIVE = "Speak to the others, in two to four sentences, or pass."
FRANK = Said(
    turn=1,
    round=1,
    juror=3,
    text="Play that message again. You talk like that to a person with something heavy in her hand.",
    type="evidence",
    move="assert",
    claims=("C2",),
    cites=("E1",),
)
SARAH = Said(
    turn=2,
    round=1,
    juror=2,
    text="I hear a frightened man too, Frank. Then he says “Right. Right.”, and six minutes later his phone answers.",
    type="logical",
    move="undercut",
    claims=("C15",),
    cites=("E9",),
    target=3,
    replies_to=1,
)


def speak_ask(me: int) -> Ask:
    """The ask of a speaker of round 2."""
    return Ask(f"r2/speak/juror/{me}", juror_seat(me), (Speak, Pass), DIRECTIVE, group="r2/speeches", default=Pass())


def seen_by_juror(roster: Roster, me: int, **changes: object) -> JurorView:
    """Frank and Sarah have spoken; odd seats vote guilty, even seats not guilty."""
    votes: Mapping[int, Vote] = {
        number: "guilty" if number % 2 else "not_guilty" for number in range(1, len(roster.jurors) + 1)
    }
    view = JurorView(
        case="murder",
        phase="deliberation",
        round=2,
        max_rounds=20,
        rule="unanimous",
        needed=len(roster.jurors),
        jurors=_jurors(roster, votes),
        votes=votes,
        guilty=sum(vote == "guilty" for vote in votes.values()),
        not_guilty=sum(vote == "not_guilty" for vote in votes.values()),
        unchanged=1,
        urged=False,
        speakers=(me,),
        said=(FRANK, SARAH),
        put={"C2": (1, 3), "C15": (2, 2)},
        flips=((1, 1, "guilty"),),
        me=me,
        conviction=0.7312,
        trust={2: 0.3141, 5: -0.6271},
        reasons=(Reason(turn=1, juror=3, claims=("C2",), delta=0.0817),),
        doubts=(Reason(turn=2, juror=2, claims=("C15",), delta=-0.0523),),
        addressed_by=(2,) if me == 3 else (),
    )
    return view.model_copy(update=changes)


def _jurors(roster: Roster, votes: Mapping[int, Vote]) -> tuple[JurorSeen, ...]:
    return tuple(
        JurorSeen(
            number=number,
            card=card.id,
            name=card.name,
            called=card.called,
            gender=card.gender,
            emoji=card.emoji,
            occupation=card.occupation,
            public=card.public,
            by="ai",
            vote=votes[number],
        )
        for number, card in enumerate(roster.jurors, start=1)
    )
