"""A model's words are heard while it finds them: only a part that everybody will hear, only once it is asked."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass

import pytest

from tests.participants.briefs.deliberation.test_prompts_of_officers import room
from tests.scripted_server import ScriptedServer, speaks
from tests.scripted_server.replies import fills
from tests.support.jury_table import seen_by_juror, speak_ask
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.participants.briefs.deliberation.drafting import Drafting
from venire.participants.briefs.deliberation.speech import JurorSpeech
from venire.participants.language_model import LanguageModel
from venire.participants.nested.trial import InTrial
from venire.participants.recorded import Replayed
from venire.ports import Model
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.readings.retrial import Recorded
from venire.proceedings.deliberation.view import ScribeView
from venire.proceedings.trial.view import TrialView

pytestmark = pytest.mark.anyio
ASK = speak_ask(3)
SAID = ["Hold on to one thing with me. ", "The phone was still answering after she says she left."]


@pytest.fixture
async def model(server: ScriptedServer) -> AsyncGenerator[Model, None]:
    server.script = speaks()
    server.asked.clear()
    made = connect(ModelUse(provider="openai", model="scripted", base_url=server.url, retries=0), {})
    yield made
    await made.close()


@pytest.fixture
def frank(model: Model, murder: Case, roster: Roster) -> LanguageModel:
    return LanguageModel(model, JurorSpeech(roster.jurors[2], murder))


async def test_a_speech_is_heard_sentence_by_sentence(frank: LanguageModel, roster: Roster) -> None:
    told: list[str] = []
    act = await frank.answer_aloud(ASK, seen_by_juror(roster, 3), told.append)

    assert isinstance(act, acts.Speak)
    assert told == SAID
    assert act.text == "".join(told)


async def test_a_speech_prepared_before_it_is_asked_for_is_not_heard(
    frank: LanguageModel, roster: Roster, server: ScriptedServer
) -> None:
    assert isinstance(await frank.answer(ASK, seen_by_juror(roster, 3)), acts.Speak)

    assert not server.asked[0].streamed


async def test_a_draft_for_one_person_is_heard_by_nobody(
    model: Model, murder: Case, roster: Roster, server: ScriptedServer
) -> None:
    text = "Hold on to the letter. It was never sent."
    server.script = fills("draft", {"text": text, "type": "evidence"})
    view = ScribeView.model_validate(
        {**room(roster), "me": 5, "side": "not_guilty", "strategy": "free_argument", "typed": "letter"}
    )
    told: list[str] = []
    scribe = LanguageModel(model, Drafting(murder))
    act = await scribe.answer_aloud(Ask("r2/draft/juror/5/0", Seat("scribe"), (acts.Draft,), ""), view, told.append)

    assert isinstance(act, acts.Draft)
    assert act.text == text
    assert told == []
    assert not server.asked[0].streamed


async def test_within_a_trial_a_speech_is_heard_too(frank: LanguageModel, roster: Roster) -> None:
    told: list[str] = []
    seat = InTrial("model", {"jury": lambda: frank})
    ask = Ask(f"jury/{ASK.key}", ASK.seat, ASK.wants, ASK.directive)
    jury = seen_by_juror(roster, 3)
    view = TrialView(case="murder", title="", player="defence", phase="deliberation", jury=jury)

    assert isinstance(await seat.answer_aloud(ask, view, told.append), acts.Speak)
    assert told == SAID


async def test_where_a_record_has_no_answer_the_next_in_line_is_heard(frank: LanguageModel, roster: Roster) -> None:
    told: list[str] = []
    seat = Replayed(Recorded({}, {}, ()), [frank])

    assert isinstance(await seat.answer_aloud(ASK, seen_by_juror(roster, 3), told.append), acts.Speak)
    assert told == SAID


@dataclass
class Silent:
    """Answers at once, and is not heard on the way."""

    name: str = "silent"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        return acts.Pass()


async def test_whoever_is_not_heard_answers_all_the_same() -> None:
    told: list[str] = []
    around = (InTrial("silent", {}, Silent()), Replayed(Recorded({}, {}, ()), [Silent()]))
    view = TrialView(case="murder", title="", player="defence", phase="deliberation")

    assert [await one.answer_aloud(ASK, view, told.append) for one in around] == [acts.Pass(), acts.Pass()]
    assert told == []
