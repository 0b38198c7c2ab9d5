"""What tells the outcome, taken out of the transcript before anybody sees it.

Three nets, one behind the other. (1) The tags: from the clause that holds the first word tagged as verdict or sentence
to the end of its paragraph, and every paragraph after the last verdict. (2) The reporter's own words: clauses that tell
or weigh the outcome ("the fact being plainly proved", "the jury withdrew"). (3) Within testimony, only what no witness
says: a finding in capitals, a sentence, a certificate of former conviction (read after a finding of guilt). A witness
who says "he told me he was not guilty" is testimony and stays.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.library.old_bailey.report.marks import CHARGE_END, OUT, unmarked
from venire.library.old_bailey.report.sentences import clauses

_REPORTED = re.compile(
    r"""(?ix)
    \b(?: acquit\w* | guilty | convict\w* | verdicts? | sentenc\w+ | condemn\w* | transport(?:ed|ation)\b | repriev\w*
    | hang(?:'?e?d)\b | execut(?:ed|ion) | burnt?\ in\ (?:the|his|her)\ (?:hand|cheek) | brand(?:ed|ing)
    | whip(?:t|ped|ping)\b | pillor\w* | recogni[sz]ances? | respited? | discharged | penal\ servitude | hard\ labour
    | imprison\w* | confined | fined\b | recommend\w* | mercy | see\ summary | original\ trial\ image
    | no\ (?:material\ |further\ )?evidence | (?:no|little|not\ sufficient|insufficient)\ proof
    | nothing\ (?:\w+\ )?prov
    | jury\b | brought\ (?:him|her|them|it)\ in
    | found\ (?:him|her|them)\b(?=\W*(?:$|not\b|to\ the|both|all\b|special|man)) | cleared?\b | clear'd\b
    | judge?ments? | judg'd | fact\ (?:being|was|were)\b | being\ (?:\w+\ ){0,2}prov
    | (?:fully|plainly|clearly|not)\ (?:\w+\ ){0,2}prov\w*
    | prov'?e?d\ (?:\w+\ ){0,3}(?:fully|plainly|clearly|against|upon)
    | prov'?e?d\ by\ (?:very\ )?(?:good|sufficient|credible|clear|plain|several|many|undeniable)
    | proving\ the\ fact | evidence\ enough | ought\ to\ (?:dye|die|suffer) | nemine\ contradicente | full\ hearing
    | frivolous\ excuses | (?:notice\ of|look(?:ed|'d)\ upon)\ in\ court
    | in\ several\ stor(?:y|ie)s | but\ it\ appearing
    | upon\ the\ whole\b | appear'?e?d\ rather\b | being\ found\ to\ be\b | no\ other\ evidence
    | suspected\ by\ the\ court | no\ good\ fame
    | avail(?:ed|'d)?\ (?:him|her|them)\b | (?:did|would)\ not\ avail
    | aggravating\ circumstances | had\ not\ a\ good\ character
    | (?:he|she|prisoner)\ was\ tried\ (?:in|for|at|last)\b | bound\ over\ (?:for|in)\b
    | it\ was\ (?:\w+\ )?stated\ that
    | stated\ that\ (?:the\ )?prisoners?\ (?:was|were|had)
    | evidence\ (?:\w+\ )?(?:not\b|being|was\ not)
    | (?:in)?sufficient | want\ of\ (?:evidence|prosecut\w+) | withdr[ae]w\w* | not\ a\ true\ bill | no\ bill
    | directed | stopp?ed\ the\ case | (?:an)?other\ indictments? | second\ time | again\ indicted | plead(?:ed)?\b
    | (?:pros\w+|witness\w*)\ (?:\w+\ ){0,3}(?:not|never|nor)\ (?:\w+\ )?appear\w* | not\ appearing
    | malicious\w*\ prosec\w+
    | punish\w* | death\b\W*$ | suffer(?:ed)?\ death | no\ prosecut\w+ | declin\w+\ to\ (?:offer|prosecute)
    | honest\ work | bad\ character | discharged\b | no\ case | forfeit\w* | reputed
    | notorious | old\ offender
    | quit\b | pardon\w* | favou?rable | guilt | innocen\w+ | submitted | next\ case | last\ case | newgate | tybur?n
    | the\ (?:court|judge|bench|recorder|common\ serjeant|jury)\b.{0,30}
      \b(?:consider|thought|was\ of|were\ of|found|held|considered|opinion|said)
    )"""
)
_IN_TESTIMONY = re.compile(
    r"""(?x)
    \b(?:NOT\ )?(?:GUILTY|ACQUITTED)\b | \b[Ss]ee\ summary | ^\W*Verdict\b | \b[Ww]e\ find\ the\ (?:prisoner|defendant)
    | \b(?i:(?:page|trial)\ \d+\.?\ (?:trial|page)\ \d+) | \b(?i:was\ tried\ (?:himself\ |herself\ )?(?:last|in|for)\b)
    | \b[Dd]o\ you\ find\ (?:that\ )?the\ | ^\W*The\ Clerk\ of\ the\ Court
    | ^\W*The\ (?:Recorder|Judge|Common\ Serjeant):
    | \b[Tt]he\ words\ we\ have\ agreed | \b(?i:true\ bill) | ^\W*(?:They|We|I)\ (?i:strongly\ )?(?i:recommend)
    | ^\W*(?:(?:Both|All|The\ prisoners?)\ )?(?:[Nn]ot\ )?(?:[Gg]uilty|[Aa]cquitted|Acq)\b
    | ^\W*Aged?\ \d+
    | ^\W*(?:Recommended|Judgment|Sentence[sd]?|Transported|Confined|Fined|Whipped|Imprisoned|Discharged|Death)\b(?!,)
    | \b(?i:(?:former|previous|prior)(?:ly)?\ convict\w+ | (?:before|since)\ convicted
    | certificate\ of\ .{0,40}convict\w+)
    | \b(?i:convicted\ (?:at|of|in|on)\b|penal\ servitude|tried\ and\ convicted|heard\ the\ verdict)
    | \b(?i:(?:just|now|already)\ been\ (?:convicted|acquitted|found\ guilty|sentenced))
    | \b(?i:(?:he|she|prisoner)\ (?:had\ |has\ |was\ |been\ |also\ |before\ ){1,3}convicted)
    | \b(?i:present\ (?:when|at)\ .{0,25}(?:tried|trial)\b|has\ pleaded\ guilty|no\ case\ to\ go)
    | \b(?i:must\ be\ (?:acquitted|convicted|found)|recommend\ (?:him|her|them)\ to)
    | \b(?i:the\ jury\ (?:here\ |then\ )?
      (?:stopp?ed|acquit|retired|returned|found|interposed|withdrew|could\ not|disagree))
    | \b(?i:from\ the\ evidence\ there\ is) | \b(?i:no\ foundation\ to\ suppose)
    | \b(?i:stated\ that\ .{0,60}\ had\ not\ a\ good\ character)
    | \b(?i:it\ was\ (?:\w+\ )?stated\ that\b.{0,80}\b(?:prisoners?|defendants?)\b)
    | \b(?i:stated\ that\ (?:the\ )?prisoners?\ (?:was|were|had)) | \b(?i:bound\ over\ for)\b
    | \b(?i:(?:another|other|second)\ indictments?) | \b(?i:original\ trial\ image)
    | \b(?i:(?:offered|offer|was)\ no\ evidence\ (?:was\ )?(?:offered|against|to\ go))
    """
)
_FORMER = re.compile(
    r"(?i)\b(?:produce|have|got)\b.{0,30}\b(?:certificate|record|copy)\b.{0,50}\bconvict"
    r"|\b(?:former|previous) conviction"
)
_WORDS_TO_LOOK_FOR = (
    "GUILTY",
    "ACQUITTED",
    "uilty",
    "cquit",
    "Acq",
    "ummary",
    "ged ",
    "ecommended",
    "udgment",
    "entence",
    "ransported",
    "onfined",
    "Fined",
    "hipped",
    "mprisoned",
    "ischarged",
    "Death",
    "onvict",
    "ervitude",
    "jury",
    "Jury",
    "JURY",
    "ndictment",
    "trial image",
    "o evidence",
    "erdict",
    "e find",
    "present ",
    "pleaded",
    "no case",
    "trial.",
    "you find",
    "The Clerk",
    "The Recorder",
    "The Judge",
    "The Common",
    "trial ",
    "was tried",
    "words we",
    "rue bill",
    "recommend",
    "stated that",
    "bound over",
    "no foundation",
)
"""One of these stands in every text that the third net would catch: a quick look before the careful one."""
_PLEA = re.compile(
    r"(?i)[,;:.]?\s*(?:\band that [^;]{0,60}\bconvicted\b|\b(?:up)?on (?:which|this)\b|"
    r"\bthere w(?:as|ere) (?:an)?other)|"
    r"[,;:.]?\s*(?:\b(?:and|he|she|they|both|the said|\w+ \w+)\s+)?(?:\bhaving been\b[^,;]*\bconvict|"
    r"\bto (?:all |both )?(?:of )?which\b|"
    r"\bplead(?:ed|s)?\b|\bafter (?:a |having |being )?(?:\w+ )?(?:previous|former|prior|convict)|"
    r"\bwas (?:a second time|again|also) indicted|\bbefore convicted|\bguilty\b|\bacquitted\b)"
)


@dataclass(frozen=True, slots=True)
class SealedOutcome:
    """A paragraph's marked text that may be seen, and the words kept apart."""

    visible: str
    hidden: str = ""


def before_plea(charge: str) -> str:
    """The words of a charge up to a plea or a former conviction."""
    found = _PLEA.search(charge)
    kept = charge[: found.start()] if found else charge
    return re.sub(r"^\W*(?:for |that |to (?=(?:\w+ly )?\w+ing\b))?\W*", "", kept).rstrip(" ,;:.(—")


def seal_tagged(paragraphs: Sequence[str]) -> list[SealedOutcome]:
    """The first net, over the marked paragraphs of a trial in order; one result for each."""
    last = max((i for i, text in enumerate(paragraphs) if OUT in text), default=-1)
    opening = next((i for i, text in enumerate(paragraphs) if CHARGE_END in text), 0)
    over = last if last > opening else len(paragraphs)
    return [SealedOutcome("", unmarked(text)) if i > over else _cut(text) for i, text in enumerate(paragraphs)]


def _cut(text: str) -> SealedOutcome:
    at = text.find(OUT)
    if at < 0:
        return SealedOutcome(text)
    start = _clause_start(text, at)
    return SealedOutcome(text[:start].rstrip(), unmarked(text[start:]))


def _clause_start(text: str, at: int) -> int:
    """Where the clause around ``at`` begins; a full stop after fewer than three letters is an abbreviation's."""
    ends = re.finditer(r"(?:(?<=[\w'’)\ue001\ue005]{3})[.?!]|[;:]|(?<=\d[lsd])\.)[’\ue001\ue005]*\s+|—", text[:at])
    return max((m.end() for m in ends), default=0)


def seal_reported(text: str) -> SealedOutcome:
    """The second net: the reporter's prose without the clauses that tell or weigh the outcome."""
    return _without(text, _REPORTED)


def seal_testimony(text: str) -> SealedOutcome:
    """The third net: a witness's words without what no witness says; whoever proves a former conviction is silent."""
    if _FORMER.search(text):
        return SealedOutcome("", text)
    return _without(text, _IN_TESTIMONY) if any(word in text for word in _WORDS_TO_LOOK_FOR) else SealedOutcome(text)


def _without(text: str, telling: re.Pattern[str]) -> SealedOutcome:
    """The text without its telling clauses, and without what hangs on one by a comma or colon.

    Each is tried alone, for some signs tell only where a clause begins.
    """
    kept: list[str] = []
    hidden: list[str] = []
    hanging = False
    for part in clauses(text):
        tells = hanging or telling.search(part) is not None
        (hidden if tells else kept).append(part)
        hanging = tells and part.rstrip().endswith((",", ":"))
    return SealedOutcome("".join(kept).strip().rstrip(";:,—"), "".join(hidden)) if hidden else SealedOutcome(text)
