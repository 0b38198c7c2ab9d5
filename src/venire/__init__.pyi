from venire.face.agents import Agent as Agent
from venire.face.agents import Panel as Panel
from venire.face.forks import fork as fork
from venire.face.jurors import Juror as Juror
from venire.face.opening import open_venire as open_venire
from venire.face.outcome import Outcome as Outcome
from venire.face.proceedings.debate import Debate as Debate
from venire.face.proceedings.deliberation import Deliberation as Deliberation
from venire.face.proceedings.drill import Drill as Drill
from venire.face.proceedings.examination import Examination as Examination
from venire.face.proceedings.persuasion import Persuasion as Persuasion
from venire.face.proceedings.trial import Trial as Trial
from venire.face.records import replay as replay
from venire.face.verification import verify as verify
from venire.face.views import View as View
from venire.kernel.proceeding import Ask as Ask
from venire.kernel.record import Act as Act
from venire.law.case_file.case import Case as Case
from venire.law.debating.subject import Source as Source

__version__: str
