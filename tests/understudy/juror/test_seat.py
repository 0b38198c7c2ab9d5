"""The understudy as a juror: grounded, never twice the same, answering what was said."""

from __future__ import annotations

import re

import pytest

from tests.support.jury_table import FRANK, SARAH, seen_by_juror
from tests.support.played_deliberation import by_kind, play
from venire.kernel.chance import Chance
from venire.kernel.record import Entry
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.acts import Pass, Speak
from venire.proceedings.deliberation.events import FirstBallot, Narrated, Spoke, VoteChanged
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.view import Said, TurnedBy
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.juror.seat import Juror
from venire_understudy.juror.speech.dealt_claims import deal


@pytest.fixture(scope="module")
def record(murder: Case, roster: Roster) -> list[Entry]:
    return play(murder, roster, "11", Params(max_rounds=12, early_end=False))


@pytest.fixture(scope="module")
def speeches(record: list[Entry]) -> list[Spoke]:
    return [event for event in by_kind(record)["spoke"] if isinstance(event, Spoke)]


def juror(case: Case, roster: Roster, seed: str = "test") -> Juror:
    lore = Lore(case)
    return Juror(lore, Matcher(lore), {card.id: card for card in roster.jurors}, Chance(seed))


def test_no_sentence_is_said_twice(record: list[Entry]) -> None:
    told = [s for entry in record if isinstance(entry.event, Spoke | Narrated) for s in sentences(entry.event.text)]
    assert len(told) > 80
    assert len(set(told)) == len(told)


def test_every_speech_is_made_of_the_case_and_the_card(speeches: list[Spoke], murder: Case, roster: Roster) -> None:
    claims = {claim.id: claim for claim in murder.claims}
    for speech in speeches:
        for name in speech.claims:
            assert set(claims[name].grounds) <= set(speech.cites)
        kernels = [mark.removeprefix("k:").split(".") for mark in speech.made_from if mark.startswith("k:")]
        # After a name a kernel loses its capital.
        assert all(claims[name].kernels[int(place)].text[1:] in speech.text for name, place in kernels)


def test_no_piece_is_used_twice(speeches: list[Spoke]) -> None:
    marks = [mark for speech in speeches for mark in speech.made_from]
    assert len(marks) == len(set(marks))


def test_no_slot_is_left_open_and_punctuation_is_clean(speeches: list[Spoke]) -> None:
    for speech in speeches:
        assert not re.search(r"[{}]|\s[,.;?!]|[.?!]{2,}|,,|  |\b(the the|of of|a a)\b", speech.text), speech.text
        assert 2 <= len(sentences(speech.text)) <= 6, speech.text


def test_what_is_quoted_between_jurors_was_said(speeches: list[Spoke]) -> None:
    before = dict[int, Spoke]()
    quoted = 0
    for speech in speeches:
        for mark in speech.made_from:
            if mark.startswith("q:"):
                quoted += 1
                assert speech.replies_to is not None
                assert mark.removeprefix("q:") in before[speech.replies_to].text
                assert f'"{mark.removeprefix("q:")}"' in speech.text
        before[speech.turn] = speech
    assert quoted


def test_most_speeches_after_the_first_round_answer_an_earlier_round(speeches: list[Spoke]) -> None:
    rounds = {speech.turn: speech.round for speech in speeches}
    later = [speech for speech in speeches if speech.round > 1]
    answering = [speech for speech in later if speech.replies_to is not None]
    assert all(rounds[speech.replies_to or 0] < speech.round for speech in answering)
    assert len(answering) >= 0.6 * len(later)


def test_speakers_of_a_round_share_no_card(murder: Case, roster: Roster) -> None:
    lore, view = Lore(murder), seen_by_juror(roster, 4, speakers=(4, 5, 8, 11))
    cards = dict(enumerate(roster.jurors, start=1))
    hands = [deal(lore, view, me, cards, Chance("deal")) for me in view.speakers]
    put = [claim for hand in hands for claim in hand.put]
    assert sorted(put) == sorted(claim.id for claim in murder.claims)
    assert sorted(claim for hand in hands for claim in hand.grant) == sorted(put)


def test_the_same_view_gives_the_same_speech_and_another_seed_another(murder: Case, roster: Roster) -> None:
    view = seen_by_juror(roster, 8, speakers=(8,))
    first, again = (juror(murder, roster, "1").speak(view) for _ in range(2))
    others = {str(juror(murder, roster, seed).speak(view)) for seed in "23456"}
    assert first == again
    assert others != {str(first)}


def test_a_change_of_vote_is_explained_by_the_speech_that_caused_it(murder: Case, roster: Roster) -> None:
    moved = TurnedBy(vote="not_guilty", turn=SARAH.turn, juror=SARAH.juror, claims=SARAH.claims, delta=-0.2)
    view = seen_by_juror(roster, 9, speakers=(9,), flips=((1, 9, "not_guilty"),), turned_by=moved)
    view = view.model_copy(update={"votes": {**view.votes, 9: "not_guilty"}})
    speech = juror(murder, roster).speak(view)
    assert isinstance(speech, Speak)
    assert (speech.move, speech.replies_to, speech.target) == ("concede", SARAH.turn, SARAH.juror)
    assert "Sarah" in speech.text
    assert "not guilty" in speech.text.lower()
    told = juror(murder, roster).speak(view.model_copy(update={"spent": frozenset(speech.made_from)}))
    assert isinstance(told, Speak)
    assert not any(mark.startswith("turned:") for mark in told.made_from)


@pytest.mark.parametrize(("round_", "says_so"), [(2, True), (3, True), (4, False), (7, False)])
def test_a_change_of_vote_is_told_while_it_is_news(murder: Case, roster: Roster, round_: int, says_so: bool) -> None:
    moved = TurnedBy(vote="not_guilty", turn=SARAH.turn, juror=SARAH.juror, claims=SARAH.claims, delta=-0.2)
    view = seen_by_juror(roster, 9, speakers=(9,), flips=((2, 9, "not_guilty"),), turned_by=moved)
    view = view.model_copy(update={"votes": {**view.votes, 9: "not_guilty"}, "round": round_})
    speech = juror(murder, roster).speak(view)
    assert isinstance(speech, Speak)
    assert any(mark.startswith("turned:") for mark in speech.made_from) == says_so


def test_in_whole_sessions_no_change_is_told_later_than_a_round_after(murder: Case, roster: Roster) -> None:
    told = list[int]()
    for seed in ("1", "2", "3", "4"):
        record = play(murder, roster, seed, Params(max_rounds=10, early_end=False))
        for speech in (entry.event for entry in record if isinstance(entry.event, Spoke)):
            told += [speech.round - _changed_in(mark) for mark in speech.made_from if mark.startswith("turned:")]
    assert len(told) > 3
    assert set(told) <= {0, 1}


def _changed_in(mark: str) -> int:
    return int(mark.rpartition(":")[2])


def test_nobody_argues_against_a_standing_vote_without_saying_so(murder: Case, roster: Roster) -> None:
    sides = {claim.id: claim.side for claim in murder.claims}
    for seed in ("1", "2", "3"):
        votes = dict[int, str]()
        for entry in play(murder, roster, seed, Params(max_rounds=10, early_end=False)):
            match entry.event:
                case FirstBallot():
                    votes = dict(enumerate(entry.event.votes, start=1))
                case VoteChanged():
                    votes[entry.event.juror] = entry.event.vote
                case Spoke() if entry.event.claims:
                    own = "prosecution" if votes[entry.event.juror] == "guilty" else "defence"
                    marked = [mark for mark in entry.event.made_from if ".other_side." in mark or ".waver." in mark]
                    assert sides[entry.event.claims[0]] == own or marked, entry.event.text
                case _:
                    pass


def test_one_who_turned_for_no_speech_says_so_in_its_own_name(murder: Case, roster: Roster) -> None:
    view = seen_by_juror(roster, 9, speakers=(9,), flips=((1, 9, "not_guilty"),), reasons=())
    view = view.model_copy(update={"votes": {**view.votes, 9: "not_guilty"}})
    speech = juror(murder, roster).speak(view)
    assert isinstance(speech, Speak)
    assert "not guilty" in speech.text.lower()
    assert speech.replies_to is None
    assert {claim.side for claim in murder.claims if claim.id in speech.claims} == {"defence"}


def test_a_persons_words_that_nobody_can_place_are_asked_about(murder: Case, roster: Roster) -> None:
    odd = Said(
        turn=3, round=1, juror=7, text="My cousin's barn had a smell like that.", type="narrative", move="assert"
    )
    view = seen_by_juror(roster, 8, speakers=(8,))
    seated = tuple(s.model_copy(update={"by": "person"}) if s.number == 7 else s for s in view.jurors)
    view = view.model_copy(update={"said": (FRANK, SARAH, odd), "jurors": seated})
    asked = [juror(murder, roster, str(seed)).speak(view) for seed in range(8)]
    back = [speech for speech in asked if isinstance(speech, Speak) and speech.replies_to == 3]
    assert len(back) >= 2
    assert all(s.move == "ask" and s.target == 7 and s.text.rstrip().endswith("?") and not s.claims for s in back)


def test_when_all_is_said_a_juror_holds_or_calls_and_then_is_silent(murder: Case, roster: Roster) -> None:
    kernels = {f"k:{claim.id}.{place}" for claim in murder.claims for place in range(len(claim.kernels))}
    view = seen_by_juror(roster, 6, speakers=(6,), spent=frozenset(kernels), made=("C5",))
    rest = juror(murder, roster).speak(view)
    assert isinstance(rest, Speak)
    assert rest.move in ("hold", "call_vote")
    assert rest.claims == ()
    last = Said(turn=9, round=2, juror=6, text=rest.text, type=rest.type, move=rest.move)
    after = view.model_copy(update={"said": (*view.said, last), "round": 3})
    assert juror(murder, roster).speak(after) == Pass()


def test_nobody_holds_to_a_view_that_the_room_has_not_heard(murder: Case, roster: Roster) -> None:
    kernels = {f"k:{claim.id}.{place}" for claim in murder.claims for place in range(len(claim.kernels))}
    for number in range(1, 13):
        view = seen_by_juror(roster, number, speakers=(number,), spent=frozenset(kernels))
        rest = juror(murder, roster).speak(view)
        marks = rest.made_from if isinstance(rest, Speak) else ()
        assert not any(".hold." in mark for mark in marks)


@pytest.mark.anyio
async def test_a_view_that_is_no_jurors_is_refused(murder: Case, roster: Roster) -> None:
    from_view = seen_by_juror(roster, 6)
    acts = [juror(murder, roster, str(seed)).speak(from_view) for seed in range(3)]
    assert all(isinstance(act, Speak | Pass) for act in acts)
