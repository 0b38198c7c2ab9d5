"""After a trial of one witness jurors talk of what they heard, and closings say back what was promised."""

from __future__ import annotations

from tests.support.jury_table import seen_by_juror
from tests.understudy.counsel.addresses.test_openings_and_closings import view
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.trial.view import Spoken
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.counsel.addresses.closings import closing
from venire_understudy.counsel.addresses.opening_promises import held_to_promises
from venire_understudy.juror.seat import Juror
from venire_understudy.juror.thin_record import LittleHeard

OF_CLARE = frozenset(("W3.6", "W3.7", "W3.10", "X1"))


def one_witness(case: Case) -> Case:
    return CaseAsHeard(case, OF_CLARE, OF_CLARE).as_case()


def test_a_jury_that_heard_one_witness_says_what_it_heard_and_what_it_never_heard(murder: Case, roster: Roster) -> None:
    case, spent, said = one_witness(murder), frozenset[str](), list[str]()
    lore = Lore(case)
    for round_no in range(1, 5):
        for me in (1, 4, 9):
            seen = seen_by_juror(roster, me, round=round_no, speakers=(1, 4, 9), spent=spent)
            act = Juror(lore, Matcher(lore), {card.id: card for card in roster.jurors}, Chance("one")).speak(seen)
            if isinstance(act, Speak):
                said.append(act.text)
                spent |= set(act.made_from)
    assert len(said) >= 4
    assert len(said) == len(set(said))
    unheard = [one.name for one in murder.witnesses if one.id != "W3" and one.name != murder.defendant.name]
    assert not any(name in text for name in unheard for text in said)


def test_who_speaks_in_one_round_takes_a_line_of_its_own(murder: Case, roster: Roster) -> None:
    case = one_witness(murder)
    seen = {me: seen_by_juror(roster, me, speakers=(1, 4, 9)) for me in (1, 4, 9)}
    said = [LittleHeard(case, one, "defence", Chance("apart")).speech() for one in seen.values()]
    lines = [one.made_from[:2] for one in said if one is not None]
    assert len(lines) == 3
    assert len({mark for marks in lines for mark in marks if ":juror:" not in mark}) == sum(
        ":juror:" not in mark for marks in lines for mark in marks
    )


def test_a_jury_that_heard_the_whole_case_argues_it(murder: Case, roster: Roster) -> None:
    assert LittleHeard(murder, seen_by_juror(roster, 1), "defence", Chance("whole")).speech() is None


def test_a_closing_says_back_who_was_promised_and_never_came(murder: Case) -> None:
    opening = Spoken(station="opening", by="defence", text="Dr Hugo Vance will tell you that the rail swung outward.")
    seen = view("prosecution", "closing", "W7").model_copy(update={"addresses": (opening,)})
    said = held_to_promises(murder, seen, Chance("promised"))
    assert any("Dr Hugo Vance" in one for one in said)
    assert said[0] in closing(murder, seen, Chance("promised"))[0]


def test_a_promise_that_was_kept_is_not_held_against_anybody(murder: Case) -> None:
    text = 'Walter Tull will say that keepers say "put it down" when they want a paddle lowered.'
    seen = view("prosecution", "closing").model_copy(
        update={"addresses": (Spoken(station="opening", by="defence", text=text),)}
    )
    assert held_to_promises(murder, seen, Chance("kept")) == []


def test_what_was_promised_and_nobody_said_is_named(murder: Case) -> None:
    text = "Walter Tull will say that Colm Dacey burned a yellow diary behind the chapel."
    seen = view("prosecution", "closing").model_copy(
        update={"addresses": (Spoken(station="opening", by="defence", text=text),)}
    )
    (said,) = held_to_promises(murder, seen, Chance("unsaid"))
    assert "yellow diary" in said
