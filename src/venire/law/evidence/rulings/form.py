# ruff: noqa: E501 - a pattern is read as one line
"""What weighs on objections to form, scope and personal knowledge. Federal Rules of Evidence 602, 611-613, 901-902."""

from __future__ import annotations

from venire.law.evidence.rulings.considerations import overrule, sustain

LEADING = (
    overrule(
        "611(c)",
        2.5,
        "context",
        r"hostile|leave to treat|adverse (?:party|witness)|identified with|calls? the (?:defendant|accused|plaintiff|opposing)|declared (?:hostile|unwilling)|evasive|refuses? to answer|unwilling|(?:wife|husband|brother|sister|partner|employee|manager|officer|director|mother|father|son|daughter|cousin|friend|fianc\w+) of the (?:defendant|accused|opposing|other)|(?:defendant|accused|company|opponent)'s (?:own )?(?:\w+ )?(?:wife|husband|brother|sister|partner|employee|manager|director|mother|father|son|daughter|foreman|driver)\b|openly favours|calls? (?:\w+ ){0,3}(?:opponent|other side's|the other party)",
        "the witness is adverse to the side that called him, and may be led",
        r"not (?:a )?(?:hostile|reluctant|adverse|unwilling)|neither|nobody suggests|no (?:sign|hint) of hostil|\w+ and friendly",
    ),
    overrule(
        "611(c)",
        2.0,
        "person",
        r"aged? (?:[3-9]|1[0-3])|(?:three|four|five|six|seven|eight|nine|ten|eleven)(?:-| )year|child of (?:[3-9]|three|four|five|six|seven|eight|nine|ten)|is (?:four|five|six|seven|eight|nine)\b|stroke|stammer\w*|dementia|frail|hard to find words|whispers|interpreter|learning disab\w+|intellectual|speech (?:defect|impediment)|memory (?:is )?(?:exhausted|fails|failing)|confused by age|deaf|halting|timid|can hardly|bare(?:ly)? (?:speak|audible)|developmental|mental age|brain injury|in fear of",
        "this witness needs some help to be understood",
    ),
    overrule(
        "611(c)",
        1.8,
        "context",
        r"first questions?|preliminar\w+|nothing (?:about|in) (?:\w+ ){1,4}is (?:disputed|in dispute)|(?:un|not )disputed|no (?:one )?disput|introductory|nobody (?:disputes|contests|denies)|agreed (?:facts?|matters?)|background|both sides (?:accept|agree)|not in (?:dispute|issue)|common ground",
        "it goes to matters that nobody disputes",
        r"(?:is|are|was|were) disputed|the very point|heart of",
    ),
    sustain(
        "611(c)",
        0.8,
        "plea",
        r"on (?:direct|redirect)|own witness|disputed|the very point|at the heart|crucial|the only (?:issue|question)|friendly|freely|fluent|composed|with ease|not a reluctant",
        "the witness is counsel's own and needs no leading",
    ),
    sustain(
        "611(c)",
        1.6,
        "context",
        r"(?:cross-examin\w+|cross) (?:\w+ ){0,6}(?:by (?:his|her|its|their) own|own (?:counsel|lawyer)|friendly|co-?(?:defendant|party)|in name only)|friendly cross|called (?:as )?(?:an )?adverse (?:\w+ ){0,4}own (?:lawyer|counsel)",
        "it is cross-examination in name only",
    ),
)
ASKED = (
    sustain(
        "611(a)",
        1.4,
        "plea",
        r"(?:(?:two|three|four|five|six|several|many|twice|thrice|\d+)(?: times| answers)|twice|each (?:answer|time)|every time|again and again|repeatedly|same (?:question|answer)|plainly|clearly|without (?:any )?(?:hesitation|qualification)|unequivocal\w*|has (?:already )?(?:said|answered|told|sworn|been asked)|already (?:answered|said|told|asked|given)|nothing has happened|in so many words|each plain)",
        "the witness has answered it already",
    ),
    overrule(
        "611(a)",
        1.9,
        "plea",
        r"(?:different (?:\w+)|another (?:day|time|person|vial|man|woman|matter|door|car|year|room|sample|witness|meeting|conversation|occasion)|nobody has (?:put|asked)|not (?:yet )?(?:been )?(?:asked|put|answered)|never (?:been )?(?:asked|put|answered)|nothing of the sort|not sure|evad\w+|evasive\w*|did not answer|gave no answer|refused to (?:answer|say)|answered (?:only )?(?:in part|another|something else)|was cut off|interrupted|sustained before|stricken|struck|no answer|inconsistent|two (?:different|versions)|first time|opposing counsel (?:asked|put)|other side asked|on direct, (?:not|and)|by the other side|(?:is|are) now asked (?:about|whether|for|what|how)|changed (?:his|her) (?:answer|account)|new (?:point|matter|particular))",
        "that has not been asked and answered",
    ),
    overrule(
        "611(a)",
        1.0,
        "context",
        r"(?:asked|answered|told|said) (?:\w+ ){0,8}on direct|direct examination|by the (?:prosecutor|plaintiff's counsel|party that called)",
        "cross-examination may test an answer given on direct",
        r"on cross|four times|three times|twice",
    ),
)
ASSUMES = (
    sustain(
        "611(a)",
        1.9,
        "plea",
        r"no evidence|nothing has been (?:said|heard|proved)|nobody has (?:said|testified|sworn|spoken|mentioned|suggested|proved)|no (?:one|witness) has (?:said|testified|spoken|described|mentioned)|never (?:been )?(?:mentioned|admitted|proved|said)|not (?:been )?(?:proved|established|in evidence|testified)|no testimony|has denied|denies|there is no proof|disputed|which nobody|without proof|contested|has not (?:said|admitted|agreed)|has said nothing of",
        "it takes for granted what nobody has proved",
    ),
    overrule(
        "611(a)",
        1.7,
        "plea",
        r"(?:has|have) (?:just |already |himself |herself )?(?:said|sworn|testified|told|described|admitted|agreed|stated)|testified (?:that|to)|is in evidence|(?:it is|was) (?:agreed|admitted|stipulated|proved)|stipulat\w+|he has (?:just )?said so|in evidence as|admitted exhibit|undisputed|three witnesses",
        "what it takes for granted is in evidence",
        r"nobody has|no one has|no evidence|nothing has been|has said nothing|never said|has not said|has denied|is disputed",
    ),
)
NARRATIVE = (
    sustain(
        "611(a)",
        0.8,
        "plea",
        r"whole|everything|thirty years|history|excluded|no chance to object|cannot (?:guard|object)|rambl\w+|seven months|lasted|years|long|inadmissible matter|hearsay is expected",
        "it sets the witness talking without bounds",
    ),
    overrule(
        "611(a)",
        1.0,
        "plea",
        r"few (?:seconds|minutes)|minute and a half|ninety seconds|next|one (?:moment|minute|event)|short|limited|brief|single|confined|an expert|bounded",
        "its bounds are plain",
    ),
)
VAGUE = (
    sustain(
        "611(a)",
        1.2,
        "plea",
        r"(?:two|three|four|five|several|six|many|different) (?:\w+ )?(?:men|women|people|cars|letters|meetings|days|patients|doctors|wards|contracts|trucks|named|calls|visits|conversations|rooms|machines|brothers|sons)|three of them|which \w+\b.*\bwhich|which (?:one|of|lee|man|car|meeting|time)|no (?:time|date|place) (?:is |has been )?(?:given|named)|unclear|cannot tell|could mean",
        "nobody can tell which is meant",
    ),
    overrule(
        "611(a)",
        1.2,
        "plea",
        r"only (?:the )?one|there was only|single|nothing else|plain|every word|clear|obvious|just (?:said|described|named)|no other",
        "it is plain enough what is meant",
    ),
)
NON_RESPONSIVE = (
    sustain(
        "611(a)",
        1.2,
        "plea",
        r"non-?responsive|volunteer\w*|went on|added|instead|answered,? \"|then said|moves to strike|unasked|beyond the question|did not answer|speech",
        "the answer goes past the question",
    ),
    overrule(
        "611(a)",
        1.8,
        "plea",
        r"answered (?:the question|it|just that|directly|what was asked)|in answer to|did answer|(?:asked|question was) (?:why|to explain|for (?:his|her) reasons?)|counsel asked for|exactly what|responsive|dislikes the answer|does not like|direct answer|fairly answers",
        "the answer was what the question called for",
        r"non-responsive; i move|not responsive",
    ),
)
SCOPE = (
    overrule(
        "611(b)",
        2.2,
        "all",
        r"bias|credib\w*|truthful\w*|interest in|motive to (?:lie|testify)|hopes? to be|(?:was|were|been|is|are) (?:\w+ )?(?:paid|promised|offered|owed|related|engaged)|reward|convicted|conviction|prior statement|said otherwise|eyesight|glasses|drunk|memory|perjur\w*|lied|false (?:statement|application)|friend of|grudge|immunity|share in|partner in",
        "credibility is always within the scope of cross",
        r"nothing to do with credibility|no bearing on (?:his|her) (?:credit|truth)|not (?:to|about) (?:bias|credib)",
    ),
    overrule(
        "611(b)",
        1.5,
        "plea",
        r"(?:asked|raised|opened|touched|brought (?:it )?up|spoke|mentioned|went into) (?:\w+ ){0,5}(?:difference|that|it|this|the (?:same|matter|subject|point))|opened the door|counsel asked (?:about|him|her)|on cross (?:\w+ ){0,6}(?:was asked|asked|suggested|agreed|admitted)|was asked whether|arises? (?:out of|from)|follows from|explain|same (?:conversation|meeting|transaction|event)|on direct (?:\w+ ){0,4}(?:described|spoke|told|said|testified)|described the whole",
        "the last examination opened the matter",
        r"nobody has asked|not (?:been )?(?:asked|mentioned|touched|raised)|nothing else|confined|was asked nothing|nothing (?:was )?said",
    ),
    sustain(
        "611(b)",
        2.0,
        "plea",
        r"called only|only to (?:prove|authenticate|say|identify)|nothing else|not (?:been )?(?:mentioned|touched|raised|asked about|spoken)|nobody (?:has )?asked|confined|limited to|was asked nothing|never (?:came up|mentioned|touched)|turns? (?:on redirect )?to (?:a|an|another)|new (?:matter|subject|topic)|nothing was (?:said|asked)|said nothing (?:about|of)|solely|single (?:point|matter)|not (?:a word|one word)|outside",
        "it goes to a matter that nobody opened",
    ),
    sustain(
        "611(b)",
        2.2,
        "question",
        r"(?:on )?another subject|something (?:quite |altogether )?different|leaving (?:all )?(?:that|this) aside",
        "counsel leaves the matter of the last examination, and says so",
    ),
    overrule(
        "611(b)",
        1.2,
        "plea",
        r"(?:court|judge) (?:has )?(?:allow\w+|permit\w+|let)|leave (?:was|has been) given|as if on direct|in (?:its|the court's) discretion|save (?:time|recalling)|called by both",
        "the court has allowed inquiry into it",
        r"no leave|without leave",
    ),
)
FOUNDATION = (
    sustain(
        "602",
        2.0,
        "plea",
        r"(?:was|were) (?:\w+ ){0,3}(?:not there|away|at lunch|asleep|abroad|elsewhere|at home|in another|miles|out of|absent|in hospital|unconscious|downstairs|upstairs|on leave|streets? off|in [a-z]+ at the time)|did not (?:see|witness|hear|go|look|watch|attend)|never (?:saw|met|been|visited|spoke|entered|heard)|saw nothing|not (?:there|present)|learned (?:of|about|it)|heard (?:of|about) it (?:from|later|a day)|was told|had (?:\w+ )?(?:gone|left)|only (?:read|heard)|knows? (?:of it )?only (?:from|what)|arrived (?:after|later)|from the (?:newspapers?|police)|no personal knowledge|blindfold\w*|back was turned|could not see",
        "nothing shows that the witness perceived it",
        r"heard the (?:landlord|accused|caller|man|woman|defendant)'s voice|has (?:often|many times)",
    ),
    overrule(
        "602",
        1.7,
        "plea",
        r"(?:stood|was standing|sat|watched|saw|was (?:in the room|present|there|at the|beside|between|next)|took part|did it himself|herself|himself|with (?:his|her) own eyes|from (?:two|three|four|five|six|ten|twenty) (?:feet|yards|metres|paces)|listened|counted|signed|drove|heard (?:it|the|him|her)|examined|was on duty|in the (?:car|cab|front))",
        "the witness was there to perceive it",
        r"did not (?:see|witness)|not there|was not (?:present|in|on)|never saw|was told|at lunch|was away|asleep",
    ),
    sustain(
        "901",
        2.3,
        "plea",
        r"unknown hand|cannot say (?:who|where|when|what)|no one (?:has said|can say|knows)|nobody (?:has said|can say|knows|saw)|never saw (?:the |him |her )?(?:\w+ )?write|no authentication|not authenticated|unauthenticated|does not recogni[sz]e|did not recogni[sz]e|who (?:took|made|wrote) it|chain (?:of custody )?(?:is )?broken|unsigned|printed (?:it )?off|anonymous|gap in the chain|lay unsealed|any(?:one|body) could|tampered|without saying who|never (?:visited|been there)\b.*\bphotograph|photograph\b.*\bnever (?:visited|been)",
        "nothing shows that it is what it is called",
        r"has produced|sealed it|recogni[sz]es (?:it|the hand|the voice|his|her)|familiar with",
    ),
    overrule(
        "901(b)(1)",
        2.2,
        "plea",
        r"bagged|sealed|initial\w*|took it from|marked it|scratched (?:his|her) (?:mark|initials)|recogni[sz]es (?:it|the (?:watch|knife|photograph|picture|scene|street))|fair and accurate|true picture|knows (?:it|the (?:place|street|room|yard)) well|signed it (?:himself|herself)|wrote it (?:himself|herself)|saw (?:him|her|it) (?:sign|written|write|being signed)|took the photograph|kept (?:it )?(?:locked|in (?:his|her) custody)",
        "a witness with knowledge says it is what it is claimed to be",
        r"cannot say|never saw|nobody has said|unknown hand",
    ),
    overrule(
        "901(b)(2)",
        2.4,
        "plea",
        r"knows? (?:his|her|the (?:\w+)'s) (?:hand|handwriting|writing|signature)|familiar with (?:his|her|the) (?:\w+ )?(?:hand|handwriting|writing|signature)|seen (?:him|her) (?:write|sign)|(?:his|her) (?:hand|handwriting|signature) (?:for|over|hundreds|many)|letters from (?:him|her) (?:for|over)|correspond\w+ with",
        "a layman who knows the hand may identify it",
        r"never saw",
    ),
    overrule(
        "901(b)(5)",
        2.5,
        "plea",
        r"heard (?:the |his |her )?(?:\w+(?:'s)? )?voice|knows (?:the |his |her )voice|recogni[sz]es? the voice|voice (?:on|is|of)|spoken (?:with|to) (?:him|her) (?:on|many|often|dozens)",
        "one who has heard the voice may identify it",
        r"never (?:heard|spoke|met)|had not heard",
    ),
    overrule(
        "901(b)(4)",
        1.8,
        "plea",
        r"replied to|in reply|only (?:he|she|the accused|the sender) (?:could|would) (?:know|have)|nickname|distinctive|contents? that only|from (?:his|her) (?:usual )?(?:number|address|account)",
        "its contents and circumstances show where it comes from",
    ),
    overrule(
        "902",
        2.4,
        "plea",
        r"certified cop(?:y|ies)|under seal|official seal|newspaper|notari[sz]ed|self-authenticat\w+|trade inscription|acknowledged document|official publication|certified (?:by|record)",
        "it proves itself",
        r"not certified|uncertified|no seal",
    ),
    overrule(
        "612",
        2.6,
        "plea",
        r"(?:cannot|can not|does not|do not|no longer|fails? to) (?:\w+ )?(?:recall|remember)|refresh\w*|might help (?:her|him)|jog|memory (?:has )?fail\w*|look at (?:it|her|his|the) (?:\w+ )?(?:note|diary)|forgotten",
        "anything may be used to refresh a memory",
        r"read (?:it|the \w+) (?:aloud|out|to the jury)|to prove|hearsay",
    ),
    sustain(
        "612",
        2.0,
        "plea",
        r"(?:remembers?|recalls?) (?:it )?(?:well|perfectly|clearly)|has not (?:said|claimed) (?:that )?(?:he|she) (?:has )?forg\w+|other side (?:has not|was not|is refused)|refuses? to (?:show|produce)",
        "there is no lapse of memory to refresh",
        r"$^",
    ),
    overrule(
        "613(a)",
        2.4,
        "all",
        r"need not (?:be )?shown?|must be shown (?:the|his|her|it)|shown (?:the|his|her|it) (?:\w+ )?first|said otherwise|before (?:being asked|questioning)|has not been shown|show (?:it|the statement|the letter) (?:to )?(?:him|her|the witness)",
        "a witness may be asked of an earlier statement without being shown it",
        r"extrinsic|call (?:another|a second) witness",
    ),
    sustain(
        "613(b)",
        2.4,
        "plea",
        r"extrinsic (?:evidence )?(?:of|to)|(?:not|never) (?:been )?(?:given|had) (?:a|an|any) (?:chance|opportunity) to explain|before (?:he|she|the witness) (?:has|is|was|had) (?:been )?(?:given|asked|had)|without (?:having )?(?:asked|put)",
        "the witness must first have the chance to explain or deny it",
    ),
    overrule(
        "613(b)",
        1.8,
        "plea",
        r"was (?:first )?given (?:a|the) chance to explain|has (?:had|been given) (?:a|the|every) (?:chance|opportunity)",
        "the witness has had the chance to explain it",
        r"not (?:been )?given|never had",
    ),
    overrule(
        "104(b)",
        0.9,
        "plea",
        r"(?:will|promises? to) (?:connect|tie) (?:it|this) up|subject to connection|next witness will",
        "it is received subject to connection",
    ),
)
SPECULATION = (
    overrule(
        "602",
        2.4,
        "plea",
        r"(?:her|his) own (?:decision|reason|mind|act|feelings|work|intention|plan)|asked about (?:her|his) own|did (?:it )?(?:himself|herself)|work he did himself|what (?:he|she) (?:himself|herself) (?:saw|did|heard|thought|felt|meant)|counted|measured|told (?:him|her|the witness) (?:why|so)|heard (?:him|her) (?:say|tell)|saw it|watched|stood|was there|from (?:what )?(?:he|she) saw",
        "it asks for what the witness knows himself",
        r"another's|what (?:he|she|the \w+) (?:had been|was) (?:thinking|told)|never (?:met|spoke|saw)|did not see|not there|was not",
    ),
    overrule(
        "702",
        2.0,
        "plea",
        r"(?:accepted|qualified|received|admitted|recogni[sz]ed) (?:\w+ ){0,4}expert|expert (?:in|on|witness)|as an expert|hypothetical",
        "an expert may be asked it",
        r"(?:mind|thoughts) of|hoping for|if you had to guess|do you suppose|(?:what|might|would) (?:[\w' ]+ )?have (?:done|happened|gone|been)\b[^.?]*\bif\b|why would",
    ),
    sustain(
        "602",
        2.2,
        "question",
        r"(?:going through|in) (?:the |his |her )?mind\b|hoping for|if you had to guess|do you suppose|(?:what|might) (?:[\w' ]+ )?have (?:done|happened|gone)\b[^.?]*\bif\b",
        "what was in another's mind, or might have been, nobody here can know",
    ),
    overrule(
        "701",
        1.6,
        "plea",
        r"(?:seemed|appeared|looked|manner|demeanou?r|known (?:him|her) (?:for|all|since)|saw (?:him|her)'?s? (?:face|reaction))",
        "a layman may say how a person seemed to him",
        r"what (?:he|she) (?:was )?think\w*|hoped?|never met",
    ),
    sustain(
        "602",
        1.8,
        "plea",
        r"never (?:met|spoke|saw|told|been)|did not (?:see|know|hear|speak)|nobody told|no (?:way of|means of) knowing|could not (?:see|know)|another'?s? mind|was not (?:there|called)|state of mind of|guess\w*|if (?:he|she|it|they) had|what would|has no idea|only suppos\w+|any \w+ knows|stranger",
        "the witness could only guess",
    ),
)
