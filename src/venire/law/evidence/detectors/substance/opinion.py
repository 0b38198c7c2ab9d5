"""Improper opinion: a layman on what takes an expert, an expert outside his field, a conclusion of law. FRE 701-704.

Open to anybody: speed, distance, age, sobriety, manner, a known hand or voice, the value of what one owns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.law.evidence.lay_perception import lay_perception
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_LEGAL = re.compile(
    r"\b(?:as a matter of law|(?<!qualified )in law|legally|as the law defines|at law|in the legal sense"
    r"|under the (?:statute|law|act|code)|(?:is|was|were|are|be|been|made|makes"
    r"|made it) (?:\w+ )?(?:negligen(?:t|ce)|liable|guilty|grossly|reckless in law|a breach|unlawful|illegal|"
    r"murder|manslaughter|fraud|theft|defamat\w+|malpractice|discriminat\w+|self-defence|self-defense|entrapment"
    r"|a crime|criminal|unconstitutional|enforceable|void|valid in law|binding)|"
    r"(?:breach(?:ed)?|violat\w+|in breach of|broke) (?:\w+ ){0,5}(?:duty|contract|term|law|statute|code|act"
    r"|standard|regulations?)|commit(?:ted)? (?:\w+ ){0,2}(?:negligence|murder|fraud|malpractice|a crime|theft"
    r"|perjury|assault|arson|"
    r"libel|an offence|an offense)|(?:act(?:ed|ing)?|behave[ds]?|drove|driving"
    r"|proceed(?:ed)?) (?:\w+ )?(?:negligently|recklessly|unlawfully|in self-defence|in self-defense|with malice"
    r"|unreasonably)|negligent|negligence|liable|legal(?:ly)? (?:responsible|insane|duty|liability|effect)|"
    r"proximate cause|mens rea|malice aforethought|(?:lack|have|had|form(?:ed)?"
    r"|possess\w*) (?:(?!been\b)\w+ ){0,3}intent(?:ion)?\b|testamentary capacity|undue influence"
    r"|unjust enrichment|due care|reasonable (?:care|force)|"
    r"contract (?:\w+ )?(?:valid|enforceable|breached|bind\w*)|probable cause|reasonable doubt|guilty of)\b"
)
_FIELDS: Mapping[str, str] = {
    "medicine":
        r"dementia|alzheimer\S*|disease|disorder|diagnos\w+|syndrome|concussion|fractur\w+|haemorrhage|hemorrhage"
        r"|infection|tumou?r|cancer|stroke|schizophreni\w+|psycho\w+|bipolar|depress(?:ion|ive)|autis\w+|prognosis"
        r"|symptom\w*|toxic\w*|overdose|poison(?:ed|ing)|"
        r"cause of (?:his |her |the )?(?:death|illness|injur\w+)|what (?:drugs?|medicine)|time of death|hour (?:did"
        r"|of)|post-?mortem|autops\w+|blood alcohol|blood-alcohol|stachybotrys|species|mould|asthma|pneumonia"
        r"|ligament\w*|spinal|vertebra\w*|surgically|dosage|dose|medical\w*|clinical\w*|anaesthe\w+|therap\w+"
        r"|standard of care|permanent|heal|trauma\w*|ptsd|"
        r"attachment|insan\w+|heart attack|cardiac|pulmonary|liver|kidney|brain|bone|bruis\w+ (?:old|age)|dna"
        r"|pathogen|bacteri\w+|virus|legionn\w+|nervous|mental illness|delusion\w*|capacity|lethal|fatal"
        r"|slipped disc|whiplash",
    "engineering":
        r"(?:faulty|defective) \w+|caused by (?:a |an |the )?(?:\w+ )?(?:defect|fault|leak|faulty|failure|short)"
        r"|strong enough|(?:cause|origin) of the (?:fire|crash|accident|collapse|explosion|failure|leak)"
        r"|metal fatigue|fatigue|tensile|load|stress(?:es)?|design(?:ed)?|defect\w*|brake lining|amper\w+|volt\w*"
        r"|wir(?:ing|ed)|circuit|building code|electrical code|code|structural\w*|beam|torque|stability|unstable"
        r"|naval|hull|corro\w+|metallurg\w+|foundation(?:s)? (?:sink|sank|settle)|"
        r"soil|concrete|mortar|valve|hydraulic\w*|engine fail|mechanical\w*|brak(?:e|es|ing) (?:fail\w*|system"
        r"|distance)|coefficient|friction|skid marks?|reconstruct\w*|accelerant|origin of the fire|point of origin"
        r"|ignit\w+|combust\w+|flash ?point|ventilation|insulation|seaworth\w+|calib\w+|weld\w*|airworth\w+|software"
        r"|algorithm|encrypt\w+|server|firewall|malware|thickness|rated|capacity|adequate",
    "forensics": (
        r"handwriting|forgery|fingerprint\w*|ballistic\w*|calib(?:re|er)|trajectory|gunshot residue|rifling"
        r"|blood ?(?:spatter|stain)\w*|dna|fibres? match|footprint|tool marks?|tread|residue|(?<!if )genuine"
    ),
    "finance": (
        r"accounting principles|gaap|audit\w*|actuar\w+|net present value|present value|valuation|market value"
        r"|solven\w+|insolven\w+|loss of earnings|depreciat\w+|amorti\w+|tax (?:law|liability)|fair value"
        r"|lost profits?|econometric\w*|securities|generally accepted|worth on the market"
    ),
    "trade": (
        r"standard practice in|industry standard|industry practice|accepted (?:standard|practice)"
        r"|proper(?:ly)? (?:maintained|installed|designed|built|trained|calibrated)|safety standard\w*|best practice"
        r"|good practice|up to (?:standard|code)|safe design|workmanlike"
    ),
}  # fmt: skip
_IN_FIELD: Mapping[str, str] = {
    "medicine": (
        r"dr\b|doctor|physician|surgeon|patholog\w+|nurse|paramedic|psych\w+|toxicolog\w+|neurolog\w+|radiolog\w+"
        r"|dentist|veterinar\w+|medical|cardiolog\w+|paediatric\w*|pediatric\w*|epidemiolog\w+|coroner|midwife"
        r"|pharmac\w+|therap\w+|biolog\w+|infectious|oncolog\w+|orthop\w+|anaesth\w+|mycolog\w+|optometrist"
    ),
    "engineering": (
        r"engineer\w*|metallurg\w+|mechanic\w*|architect\w*|electrician|surveyor|fire (?:investigator|marshal)|naval"
        r"|builder|chemist|physicist|geolog\w+|reconstruct\w+|professor|technician|plumber|software|computer"
        r"|programmer|inspector|arson"
    ),
    "forensics": (
        r"forensic\w*|document examiner|handwriting|ballistics|fingerprint|examiner|dna|analyst|patholog\w+|chemist"
        r"|firearms"
    ),
    "finance": (
        r"account\w*|auditor|economist|actuary|apprais\w+|valuer|banker|financial|tax|broker|analyst|bookkeeper"
        r"|estate agent|realtor"
    ),
    "trade": (
        r"expert|engineer|builder|surveyor|inspector|consultant|professor|safety|architect|doctor|dr\b|physician"
        r"|surgeon"
    ),
}
_LEARNED_VIEW = re.compile(
    r"\bas a matter of (?!fact\b|course\b|record\b|routine\b|habit\b|principle\b|urgency\b|practice\b|interest\b"
    r"|law\b)\w+"
    r"|\bfrom an? (?:\w+ ){1,3}?(?:point of view|standpoint|perspective)|\b(?:medically|scientifically"
    r"|technically|chemically|clinically|statistically|psychologically|financially) speaking\b"
)
"""The question itself says that it asks for a learned view."""
_VIEW = re.compile(
    r"\b(?:in your (?:\w+ ){0,2}(?:opinion|judge?ment|view|estimation|assessment)|your (?:expert |professional "
    r"|own )?opinion|do you (?:consider|believe|think) (?:that )?|would you (?:call|consider|describe|diagnose"
    r"|say that))\b"
)
_LAY = re.compile(
    r"\b(?:how (?:fast|old|far|tall|big|heavy|long|drunk|loud)|speed|miles an hour|drunk|sober|drinking"
    r"|intoxicated|seem\w*|appear\w*|look(?:ed|s)?|sound(?:ed|s)?|handwriting of|his (?:hand|voice)|her (?:hand"
    r"|voice|signature)|his signature|manner|mood|upset|angry|frightened|nervous|tired|calm|"
    r"your own|(?:impact|effect) (?:(?!of\b)\w+ ){0,2}on you|affect(?:ed)? you|you (?:own|paid|bought|felt|feel)"
    r"|how did you feel|did you see|did you (?:notice|hear|smell)|what did you (?:see|notice|hear|observe)"
    r"|temperature|smell\w*|recognise|recognize|did (?:he|she|they) (?:tell|say)|know (?:his|her) family)\b"
)
_QUOTES = re.compile(
    r"\b(?:did|does|had|do) (?:the |your |his |her |mr |mrs |ms |dr )?[\w' ,-]{2,60}? (?:say|tell|advise|write"
    r"|state|show|provide|record|lay down|read)\b|\baccording to\b"
)
_JUDGES = re.compile(
    r"^(?:was|were|is|are|had|has|have|did|does|would|could|could it|what|how|which|why|in your|from what|do you"
    r"|can you)\b"
)


_VOUCHES = re.compile(
    r"\b(?:was|is|were|are) (?!you\b)[\w .'’-]{2,40}? (?:telling|speaking) the truth\b|\b(?:did"
    r"|does) (?!you\b)[\w .'’-]{2,40}? (?:tell|speak) the truth\b"
    r"|\b(?:account|story|testimony|version|word)\b[^?]{0,30}\b(?:the jury|they|anybody|one|you) (?:can|could"
    r"|should|would|may) (?:\w+ )?(?:accept|believe|trust|rely)\b"
    r"|\b(?:believable|credible|trustworthy) witness\b"
)
"""Whether somebody else spoke the truth: for the jury, and for no witness, learned or not."""


_BLAMES = re.compile(
    r"\b(?:was|is|were|are) (?!you\b)[\w .'’-]{2,40}? (?:to blame|at fault)\b|\bwhose fault (?:was|is) it\b"
    r"|\bwho (?:was|is) to blame\b"
)
"""A verdict in other words."""


def vouches(matter: Matter) -> bool:
    """Whether a witness is asked if another can be believed."""
    return bool(_VOUCHES.search(matter.question.body))


def opinion(matter: Matter) -> QuestionDefect | None:
    """The question wants a conclusion that this witness may not give."""
    text = matter.text
    if _QUOTES.search(matter.question.body):
        return None
    if vouched := _VOUCHES.search(matter.question.body):
        return finding("opinion", 0.85, "Whether another told the truth is for the jury.", vouched.group())
    legal = _LEGAL.search(text)
    if legal and not _reports(matter):
        return finding("opinion", 0.82, _legal_why(legal.group()), legal.group())
    learned = _LEARNED_VIEW.search(text)
    if learned and not matter.expert and not matter.profession:
        return finding("opinion", 0.84, _lay_why(learned.group()), learned.group())
    if matter.expert and "in which field" not in text:
        return _outside_field(matter)
    return _lay(matter)


def _reports(matter: Matter) -> bool:
    """Whether the law's word stands in a fact: what was said, pleaded or convicted of."""
    return bool(
        re.search(
            r"\b(?:convicted|pleaded|pled|charged|arrested|accused of|found (?:guilty|liable)|told|said"
            r"|answer(?:ed)?|wrote|tried for|trial|acquitted)\b",
            matter.text,
        )
    )


def _lay(matter: Matter) -> QuestionDefect | None:
    """A layman asked for what takes training, or who is to blame."""
    body = matter.question.body
    if blamed := _BLAMES.search(body):
        return finding("opinion", 0.8, "Who is to blame is for the jury.", blamed.group())
    field, span = _field(matter)
    viewed = _VIEW.search(body)
    if not field or _LAY.search(body) or lay_perception(body) or re.search(_IN_FIELD[field], matter.witness):
        return _bare_view(matter) if viewed and not field else None
    if not (_JUDGES.match(matter.question.asks) or viewed or matter.question.form == "statement"):
        return None
    if re.search(r"\byou\b", body) and not viewed:
        return finding("opinion", 0.35, _lay_why(span), span)
    return finding("opinion", 0.85 if viewed else 0.7, _lay_why(span), span)


def _bare_view(matter: Matter) -> QuestionDefect | None:
    """ "In your opinion", to a layman, on something that he did not perceive."""
    if _LAY.search(matter.question.body) or lay_perception(matter.question.body):
        return None
    if not re.search(r"opinion|judge?ment", matter.question.body):
        return None
    if re.search(r"\bfrom (?:your|what you)\b", matter.question.body):
        return None
    return finding("opinion", 0.5, _lay_why("in your opinion"), "in your opinion")


def _outside_field(matter: Matter) -> QuestionDefect | None:
    """An expert asked about another science than his own."""
    fields = [field for field, pattern in _FIELDS.items() if re.search(rf"\b(?:{pattern})\b", matter.question.body)]
    fields = [field for field in fields if field != "trade"]
    if not fields or any(re.search(rf"\b(?:{_IN_FIELD[field]})\b", matter.background) for field in fields):
        return None
    found = re.search(rf"\b(?:{_FIELDS[fields[0]]})\b", matter.question.body)
    span = found.group() if found else ""
    if shared_word(matter, span) or not (_VIEW.search(matter.text) or matter.question.form in ("yes_no", "wh")):
        return None
    return finding("opinion", 0.6, f"The witness is an expert, but not in that: “{span}” lies outside the field.", span)


def shared_word(matter: Matter, span: str) -> bool:
    """Whether the witness's own field or evidence speaks of it."""
    return any(word in matter.background for word in span.split() if len(word) > 3)


def field_asked(matter: Matter) -> str:
    """The learned field that a question is about: "medicine"; "the law" for a conclusion of law; empty for neither."""
    if _LEGAL.search(matter.text):
        return "the law"
    return _CALLED.get(_field(matter)[0], "")


_CALLED: Mapping[str, str] = {
    "medicine": "medicine",
    "engineering": "engineering",
    "forensics": "forensic science",
    "finance": "accounts",
    "trade": "the standards of a trade",
}
"""The fields, as a judge names them."""


def _field(matter: Matter) -> tuple[str, str]:
    """The first word of a learned field that nobody has used here yet, with the field."""
    for field, pattern in _FIELDS.items():
        for found in re.finditer(rf"\b(?:{pattern})\b", matter.question.body):
            if found.group().split()[0] not in matter.background:
                return field, found.group()
    return "", ""


def _lay_why(span: str) -> str:
    return f"That takes an expert: this witness has shown no training that would carry an opinion on “{span}”."


def _legal_why(span: str) -> str:
    return f"“{span.capitalize()}” is a conclusion of law, which is for the court and the jury and not for a witness."
