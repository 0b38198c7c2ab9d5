"""The room as everyone in it sees it: what all calls of a round share, the slow part first.

In order: the case and who sits where (never changes), what was said a while ago (changes every fifth round), the last
speeches (grows), the state of the votes (changes every round).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from venire.law.case_file.case import Case
from venire.participants.briefs.papers.case_papers import SIZE, case_papers
from venire.participants.briefs.shortening import LINE, SPEECH, shortened
from venire.participants.briefs.templates import Templates, as_name, vote_in_words
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.view import Room, Said

PROCEEDING = "venire.proceedings.deliberation"
SHARED = ("case", "seats", "said", "votes")
OLDER, FEWEST = 780, 3
"""Characters that a summary may take, and the lines that stay whatever they take."""
POINTS = 5
"""Points that are told by what they are about, so that nobody makes one anew that is out of sight."""
MADE = 5
"""Points of one speech that are told with it."""
FLIPS = 3
"""Changed votes that are told: they stay when the speeches around them are long gone."""


def shared_part(view: Room, case: Case, said: Sequence[Said], templates: Templates) -> str:
    """The case, the seats, the talk as far as ``said`` and the summary go, the votes."""
    return "\n".join(
        (stable_part(view, case, templates), talk(view, said, templates), votes(view, case, said, templates))
    )


def stable_part(view: Room, case: Case, templates: Templates, *, size: int = SIZE) -> str:
    """What is the same in every call of a session."""
    return "\n".join(
        (case_papers(case, templates, size=size), templates.render("seats", {"view": view, "rule": _rule(view)}))
    )


def talk(view: Room, said: Sequence[Said], templates: Templates, *, older: bool = True) -> str:
    """What was said a while ago in a few lines, unless ``older`` is False, then the last speeches."""
    lines = tuple(_fitting(view.older)) if older else ()
    return templates.render("said", {"older": lines, "lines": spoken_lines(view, said)})


def _fitting(older: Sequence[str]) -> Iterator[str]:
    """The lines of a summary that fit :data:`OLDER` characters, the first :data:`FEWEST` in any case."""
    room = OLDER
    for place, line in enumerate(shortened(one, LINE) for one in older):
        room -= len(line)
        if room < 0 and place >= FEWEST:
            return
        yield line


def votes(view: Room, case: Case, said: Sequence[Said], templates: Templates) -> str:
    """How the votes stand, what has changed, and what the points named in these speeches are about."""
    values = {
        "view": view,
        **_fewer(view),
        "flips": changes_told(view)[-FLIPS:],
        "points": points_of_late(view, case, said),
    }
    return templates.render("votes", values)


def changes_told(view: Room) -> tuple[str, ...]:
    """Whose vote has changed, the latest last; whoever has changed back is told with the way there and back."""
    called = names_of(view)
    jurors = dict.fromkeys(reversed([juror for _, juror, _ in view.flips]))
    return tuple(f"{called[juror]} {_way(view, juror)}" for juror in reversed(jurors))


def _way(view: Room, juror: int) -> str:
    own = [f"to {vote_in_words(vote)} (round {round_})" for round_, changed, vote in view.flips if changed == juror]
    return " and back ".join(own[-2:])


def votes_by_name(view: Room) -> Mapping[Vote, tuple[str, ...]]:
    """Who votes which way now, by name."""
    called = names_of(view)
    sides: tuple[Vote, Vote] = ("guilty", "not_guilty")
    return {side: tuple(called[juror] for juror, vote in view.votes.items() if vote == side) for side in sides}


def names_of(view: Room) -> Mapping[int, str]:
    """What each juror is called, by seat."""
    return {juror.number: as_name(juror.called) for juror in view.jurors}


def spoken_lines(view: Room, said: Sequence[Said], texts: Sequence[str] = ()) -> tuple[str, ...]:
    """Each speech on a line of its own: turn, speaker, whom it answers, the points it makes, the words.

    ``texts``: the words as they were cut to go together; without them each is cut by itself.
    """
    called = names_of(view)
    words = texts or [shortened(speech.text, SPEECH) for speech in said]
    return tuple(_line(speech, text, called) for speech, text in zip(said, words, strict=True))


def _line(speech: Said, text: str, called: Mapping[int, str]) -> str:
    to = f" to {called[speech.target]}" if speech.target is not None and speech.target in called else ""
    answering = f", answering {speech.replies_to}" if speech.replies_to else ""
    points = f" [{', '.join(speech.claims[:MADE])}]" if speech.claims else ""
    speaker = called.get(speech.juror, "Somebody")
    return f"{speech.turn}. {speaker}{to}{answering}{points}: {text}"


def points_of_late(view: Room, case: Case, said: Sequence[Said]) -> tuple[tuple[str, str, str], ...]:
    """The points named in these speeches, then the newest of those made in speeches that are shown no more."""
    shown = points_named(case, said)
    known = {claim.id: claim for claim in case.claims}
    newest = sorted(view.put, key=lambda claim: -view.put[claim][0])
    named = {one for one, _, _ in shown}
    others = [(one, known[one].side, known[one].handle) for one in newest if one in known and one not in named]
    return (*shown, *others)[:POINTS]


def points_named(case: Case, said: Iterable[Said]) -> tuple[tuple[str, str, str], ...]:
    """The claims named in these speeches, in order: id, side, what it is about."""
    named = dict.fromkeys(claim for speech in said for claim in speech.claims[:MADE])
    known = {claim.id: claim for claim in case.claims}
    return tuple((one, known[one].side, known[one].handle) for one in named if one in known)


def _fewer(view: Room) -> Mapping[str, object]:
    """Who is for which: the fewer are named, the others follow."""
    sides: tuple[Vote, Vote] = ("guilty", "not_guilty") if view.guilty <= view.not_guilty else ("not_guilty", "guilty")
    named = tuple(as_name(juror.called) for juror in view.jurors if view.votes.get(juror.number) == sides[0])
    return {"fewer": named, "fewer_vote": sides[0], "other_vote": sides[1]}


def _rule(view: Room) -> str:
    if view.needed >= len(view.jurors):
        return "A verdict needs every vote."
    return f"A verdict needs {view.needed} of {len(view.jurors)} votes."
