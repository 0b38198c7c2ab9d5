# ruff: noqa: E501 - a proposition is read as one line
"""Propositions of evidence law as endings of bar questions put them, and when the facts bear them out.

One a line: side | words of the ending | words of the facts | worth if the facts have them | worth if not. ``+`` is an
ending that admits, ``-`` one that keeps out, ``*`` either. ``>`` before the words of the facts looks at the last
sentences only, ``~`` stands for no words: the law is misstated, or rightly stated, whatever the facts.
Worth is -3 to 3: how far such an ending is likely to be the right one. Written from the Federal Rules of Evidence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Side = Literal["+", "-", "*"]

_TEXT = r"""
# --- hearsay: exceptions, 803 and 804
+ | excited utterance|spontaneous (?:statement|declaration|exclamation) | scream|shout|yell|exclaim|cried|excited|hysterical|shock|upset|frantic|blurt|oh,? (?:my )?god|agitat|startl | 2 | -1.5
+ | present sense impression | as (?:he|she|they) (?:watch|saw|look)|watching|while (?:watching|looking|observing)|on the (?:phone|telephone)|right now|is (?:going|coming|driving)|just (?:ran|went|hit|saw)|moments? (?:after|before|later)|immediately|look at | 1.2 | -1.2
+ | present sense impression | (?:next day|hours? later|days? later|weeks? later|the following) | -1.5 | 0
+ | dying declaration|impending death|imminent death | (?:about to die|dying|going to die|won't make it|not (?:going to )?make it|i'm (?:done|finished)|last breath|mortally|i am dying|know i'm|shot by|final words) | 1.5 | -1.5
+ | state of mind|then[- ]existing|existing mental|mental,? emotional|present intent | intend|plan(?:s|ned|ning)? to|going to|afraid|fear|feel|want(?:s|ed)? to|hate|will (?:be|go|meet)|depress|believe | 1.2 | -0.9
+ | state of mind|then[- ]existing | (?:told|said).{0,40}(?:had|did|was) .{0,40}(?:yesterday|last (?:week|night|month)) | -1 | 0
+ | physical condition|bodily (?:condition|feeling|sensation)|present (?:physical|bodily)|bodily condition | pain|hurt|sick|ache|sore|dizzy|felt|headache | 1.6 | -1
+ | medical (?:diagnosis|treatment|attention)|diagnosis or treatment|purposes? of (?:medical )?(?:diagnosis|treatment) | doctor|physician|nurse|hospital|paramedic|ambulance|emergency room | 1.5 | -2
+ | (?:past )?recollection recorded|recorded recollection|past recollection | (?:cannot|could not|couldn't|can't|unable to|no longer|does not|did not|didn't) (?:\w+ ){0,2}(?:remember|recall|recollect)|memory|no (?:independent )?(?:memory|recollection) | 1.2 | -1.8
+ | business record|regularly conducted|ordinary course|shop[- ]book | business|company|hospital|store|bank|clerk|ledger|bookkeep|log|invoice|office|record|regular|routine | 0.5 | -1.8
- | anticipation of litigation|prepared for litigation|trustworth | accident report|report|lawsuit|litigation|investigat | 1.2 | -0.6
+ | public record|official record|official (?:written )?statement | police|county|state (?:agency|department)|government|agency|coroner|health department|weather|motor vehicles|official|fire (?:marshal|department) | 0.2 | -1.8
- | public record|police report | police report|criminal|prosecut | 0.3 | -0.5
+ | learned treatise|treatise|authoritative | treatise|textbook|book|journal|article|authorit | 1.6 | -1.5
+ | against (?:his |her |penal |pecuniary |proprietary )?(?:penal |pecuniary |own )?interest | died|dead|deceased|killed|unavailable|refus|privilege|cannot be (?:found|located)|fled|left the (?:country|state|jurisdiction)|disappear|missing|out of the country | 0.4 | -1.8
+ | against (?:his |her |penal |pecuniary |proprietary )?interest | the defendant (?:said|told|admitted|stated|confess) | -1 | 0
+ | former testimony|prior testimony|testimony at (?:the )?(?:former|prior|earlier) | (?:first|earlier|former|previous|prior|murder|criminal) (?:trial|hearing|proceeding)|preliminary hearing|deposition|transcript|acquit | 1.5 | -1.5
- | former testimony|opportunity to cross-examine|no opportunity|cross-examin | grand jury|affidavit|transcript|preliminary|deposition|statement to (?:the )?police | 0.5 | -0.3
+ | adequate opportunity|opportunity (?:for|to) (?:and motive )?cross | transcript|preliminary hearing|former|first trial|deposition | 2 | 0.2
+ | residual|catch[- ]?all|necessity|trustworthiness|recent perception | ~ | 0 | -1.6
+ | res gestae | ~ | 0 | -0.8
+ | family history|pedigree|family | birth|born|married|marriage|ancest|genealog|family (?:bible|history)|parent|brother of | 1.2 | -1.2
+ | ancient document | (?:20|twenty|25|30|thirty|40|forty|50|fifty|60)[- ]year|old (?:deed|letter|map|newspaper|document)|attic|19[0-6]\d | 1.3 | -1.6
+ | judgment|conviction as proof|previous conviction | convict | 0.6 | -1
- | not within any|no (?:recognized )?exception|not within an exception|no hearsay exception|inadmissible (?:as )?hearsay$|inadmissible hearsay | >(?:scream|shout|yell|exclaim|cried|excited|hysterical|pain|dying) | -0.6 | 0.3
- | hearsay within hearsay|double hearsay|multiple hearsay|each level|second level | told (?:him|her|me|the \w+) (?:that )?.{0,60}(?:said|told)|report|record|chart|log | 1 | -0.6
- | hearsay | >(?:refresh) | -1.6 | 0
- | hearsay | >(?:admitted|confess|i was (?:wrong|careless|negligent)|my fault|i'm sorry|apolog) | -0.7 | 0
- | not (?:un)?available|was not unavailable|(?:not|is|was) unavailable|(?:is|was) available|cannot be (?:located|identified|cross-examined)|be identified|present at trial | against (?:his|her|penal)? ?interest|dying|former testimony | 0.4 | -0.7
# --- not hearsay, 801
+ | admission|party[- ]opponent|opposing party|statement (?:of|by) a party|offered against|against the (?:defendant|party)|party admission | >(?:defendant|owner|plaintiff|driver|accused|president|manager|he|she|employee) (?:\w+ ){0,4}(?:said|told|stated|admitted|confess|exclaimed|wrote|replied|yelled|shouted)|admitt|confess | 1.2 | 0.1
+ | vicarious|agent|employee|scope of (?:his|her|the|their)? ?(?:employment|agency|authority)|representative|authorized | employee|agent|driver|manager|works? for|employ|clerk|president | 0.9 | -1.2
- | not (?:an )?(?:authorized|agent)|authority to (?:speak|bind)|no longer (?:employed|authorized)|not authorized|former employee | former employee|no longer|(?:had been|was) (?:fired|discharged|terminated)|quit|retired | 0.7 | -0.9
+ | co-?conspirator|furtherance of | conspir | 0.8 | -1.6
- | co-?conspirator|after the conspiracy|furtherance | after (?:his|her|the|their) arrest|in custody|arrested|confess | 1 | -0.6
+ | adopt(?:ive|ed)|silence | silent|silence|said nothing|did not (?:respond|reply|answer|say)|remained|no (?:reply|response)|nod | 1.5 | -1.3
- | silence|right to remain|miranda | silent|silence|said nothing|custody|arrest|miranda | 0.8 | -1
+ | identification|identif | identif|line-?up|photograph|mug|picked|sketch | 1.3 | -1.2
- | unable to identify|identification | line-?up|mug|photo | -0.4 | -0.6
+ | inconsistent statement.* impeach|only (?:to|for) impeach|impeach(?:ment)? (?:purposes )?only|but not|not (?:as )?(?:substantive|for its truth|to prove) | earlier|prior|previous|told|inconsisten|testif | 0.8 | -0.3
+ | both (?:to )?impeach|(?:and|to) impeach .*(?:and|substantive)|for (?:any|all) purposes?|substantive evidence | deposition|under oath|grand jury|preliminary hearing|former|earlier trial|admit | 0.8 | -0.7
+ | prior inconsistent|inconsistent | contrad|inconsisten|earlier (?:told|said|stated)|previously|prior|deposition|told (?:the|a) police | 0.6 | -1
+ | prior consistent|consistent statement|rehabilitat|rebut .*(?:fabricat|charge)|recent fabrication | fabricat|bribe|motive|lying|consistent|accus|influence|cross-examin | 0.7 | -1.3
- | (?:before|until).*(?:impeach|attack)|not been (?:impeached|attacked)|bolster|consistent statement | consistent|same|supports|truthful | 1 | -0.3
+ | not hearsay|non-?hearsay|not (?:being )?offered|nonhearsay|other than (?:to prove )?(?:its|the) truth|not for (?:its|the) truth | warn|notice|told him|told her|contract|accept|threat|slander|defam|libel|fraud|represent|effect|belie(?:f|ve)|order|sane|insan|gift | 0.8 | -0.5
+ | verbal act|operative|independent legal|legally (?:significant|operative)|words of | contract|accept|gift|slander|defam|libel|threat|agree|fraud | 1.5 | -0.8
+ | effect on|notice|show (?:that )?(?:the )?\w+ (?:knew|was aware)|knowledge of | warn|notice|told|complain|aware|knew|letter | 1 | -0.4
# --- refreshing
+ | refresh | (?:remember|recall|recollect|memory|refresh) | 1.2 | -1.4
+ | without regard|regardless of (?:its|whether)|need not be admissible|may be (?:used|shown)|any(?:thing| writing) may | refresh|remember|recall | 2.2 | 0
- | not (?:written|made|prepared) (?:or adopted )?by (?:the|this) witness|adopted by|not prepared | refresh|remember|recall | -1.6 | -0.6
# --- character 404-406, 412-415
- | character|propensity|bad acts?|prior (?:bad )?(?:acts|crimes?)|other crimes?|disposition|specific (?:instances?|acts?) | reputation|prior|previous|another|other|convict|earlier|past|history|known as|violent|careless|accidents | 0.9 | -0.9
+ | character|reputation|trait | reputation|opinion|character|known (?:as|for)|honest|peace|violent|truthful | 0.3 | -0.7
+ | propensity|disposition|criminal tendenc|likely to have|inclin|same kind|pattern of (?:behavior|conduct) | ~ | 0 | -1.6
+ | motive|intent\b|identity|absence of mistake|common (?:plan|scheme)|modus operandi|knowledge|plan or|preparation|opportunity|signature | prior|previous|earlier|another|other|similar|same|past|before|convict|identical | 1.2 | -0.4
+ | habit|routine | always|every (?:day|morning|week|time)|habit|routine|invariabl|regular|each (?:day|morning)|never fail|customar | 1.4 | -1
- | habit | usually|often|careful|sometimes | 0.4 | -0.6
- | (?:defendant|accused).{0,40}(?:not|has not|did not).{0,30}(?:character|in issue|opened)|not (?:first|placed|put).{0,20}character|character.{0,30}(?:in issue|at issue) | reputation|character|violent|prior|convict | 1 | -0.3
+ | essential element|character (?:is|was) (?:directly )?in issue|directly in issue | defam|slander|libel|negligent(?:ly)? (?:hir|entrust)|custody|entrap | 1.6 | -0.9
- | civil (?:case|action|proceeding|suit) | reputation|character|careful|prior accidents | 1 | -0.6
+ | first aggressor|victim'?s? character|aggressor|self-defense | self-defense|self defense|attacked first|aggressor | 0.9 | -1
- | rape shield|victim's (?:sexual|past) | rape|sexual | 1.4 | -0.6
# --- impeachment 607-613
+ | impeach | testif|credib|witness | 0.3 | -0.8
+ | bias|interest in|motive to (?:lie|falsify)|hostil | friend|brother|sister|wife|husband|relative|paid|employ|immunity|plea|dropped|lover|insur|hates?|grudge|partner|reduced|deal|cousin | 1.4 | -0.5
- | bias|interested|self-interest | ~ | 0 | -1.5
+ | truthful|veracity|honesty|credib|dishonesty|untruth|false statement | lied|lie|false|perjur|fraud|forg|embezz|cheat|application|honest|truthful|convict|resume|tax | 0.9 | -0.4
- | extrinsic|bound by|must accept | den(?:y|ies|ied)|lied|lie|application|false|specific | 1 | -0.5
- | collateral | ~ | 0 | -0.3
- | more than (?:ten|10) years|too remote|remote | (?:1[1-9]|2\d|eleven|twelve|thirteen|fourteen|fifteen|twenty)[- ]years|years ago | 1.2 | -0.9
+ | felony|conviction|convicted of a | convict | 0.6 | -1.2
- | arrest|not (?:been )?convict|no conviction|not result in (?:a )?conviction | arrest|indict|charged | 0.5 | -0.6
- | misdemeanor|not (?:a )?(?:felony|crime)|does not (?:involve|bear)|not (?:probative|relevant) (?:of|to).{0,20}(?:truth|credib|verac) | convict|assault|drunk|drug|misdemeanor | 0.7 | -0.3
- | vouch|own witness|party (?:may|can)not impeach|impeach (?:his|her|its|their) own|not (?:a )?hostile|surpris|disappoint | ~ | 0 | -1.4
- | opportunity to (?:explain|deny)|explain or deny|foundation.*(?:statement|witness) | inconsisten|contrad|told|extrinsic | 0.5 | -0.5
# --- policy 407-411
- | subsequent|remedial|repair|safety (?:measure|precaution)|public policy|precaution | repair|after the accident|installed|replaced|new design|redesign|chang|fixed|modified|thereafter|warning label | 1.8 | -1.2
+ | feasib|control|ownership|rebut|precautionary | (?:den(?:y|ied|ies)|claim|contend|testif|assert).{0,80}(?:own|control|feasib|possible|safe)|repair|insur|insurance | 1.6 | -0.3
- | compromise|settle|negotiat|offer to (?:pay|settle) | offered to|offer of|settle|compromise|negotiat|drop the|will pay | 1.4 | -1.3
+ | (?:no|not) .{0,20}(?:dispute|claim)|before any (?:claim|dispute)|severable|apart from|accompany | settle|will pay|pay for|claim|medical|hospital | 2 | -0.3
- | medical (?:expenses|bills|costs)|hospital bills|humanitarian | medical|hospital|pay|bills | 0.9 | -1.2
- | insur | insur | 0.8 | -1
- | plea | plea|plead|bargain|guilty | 1.8 | -1
- | withdrawn | withdr | 2 | -0.5
# --- privilege
- | attorney[- ]client|lawyer[- ]client|client privilege | attorney|lawyer|counsel (?:for|he|she)|legal advice|law firm|consult | 0.6 | -1.5
- | attorney[- ]client|lawyer[- ]client|client privilege|confidential | falsely|perjur|false testimony|commit (?:a )?(?:fraud|crime)|hide|escape|overheard|in the presence|accompanied | -1 | 0
+ | (?:not|no) (?:confidential|privilege)|waive|third (?:party|person)|presence of|crime or fraud|future (?:crime|fraud)|no (?:attorney|privilege)|not protected|does not apply | attorney|lawyer|client|doctor|psych|wife|husband|spouse|priest|presence|friend | 0.7 | -0.4
- | work[- ]product | attorney|lawyer|investigat|litigation | 0.3 | -1.2
- | marital|spous|husband|wife'?s? privilege | wife|husband|spouse|married|marriage | 1 | -1.8
+ | spous|marital | wife|husband|spouse|married|divorc | 0.3 | -1.2
- | (?:physician|doctor|psych\w+)[- ]patient|patient privilege | doctor|physician|psych|therap|patient | 0.2 | -1.6
- | self-?incrimination|fifth amendment | refus|custody|interrogat|miranda|compel|incriminat | 0.1 | -1.2
- | confront|sixth amendment|cross-examine the (?:declarant|accomplice|witness) | confess|accomplice|co-?defendant|affidavit|lab|certificate|grand jury|codefendant | 1 | -0.7
- | fruit|illegal search|fourth amendment|unlawful(?:ly)? (?:search|seiz)|unreasonable search | search|seiz|warrant|pat-down|frisk | 0.7 | -1
- | due process | line-?up|suggestive|confess|coerc | 0.2 | -0.8
# --- best evidence, authentication
- | best evidence|original (?:document|writing|contract|letter|record|must)|writing itself|document itself|original (?:is|was|be) | >(?:content|letter|contract|document|photograph|tape|recording|film|x-?ray|copy|e-?mail|deed).{0,120}(?:said|stated|read|contain|show|provid|copy) | 0.1 | -1.3
+ | best evidence|original (?:is|was)? ?(?:unavailable|lost|destroyed)|lost|destroyed|duplicate | lost|destroy|fire|copy|carbon|duplicate|photocop|shred | 0.8 | -0.8
+ | summar|voluminous | summar|chart|graph|thousands|hundreds|volumin | 2 | -0.8
- | authentic|foundation|genuine | letter|signature|photo|copy|recording|tape|call|phone|device|printout|x-?ray|map|handwrit|machine|computer|disput|contest | 0.9 | -0.5
- | unless | foundation|accura|authentic | 0.5 | 0
+ | authentic|familiar|recogni|identified (?:the|by)|fair and accurate|accurate(?:ly)? (?:represent|depict) | handwrit|signature|voice|photo|phone|telephone|letter|recogni|familiar | 1.3 | -0.5
- | chain of custody|tamper | drug|cocaine|heroin|gun|knife|blood|sample|bag|package|substance|evidence room | 0.5 | -1
- | photographer|took the (?:photo|picture)|did not take|handwriting expert|voice expert|not (?:a |an )?(?:\w+ )?expert | ~ | 0 | -1.1
# --- opinion
+ | lay (?:opinion|witness|person)|rationally|perception|personal (?:knowledge|observ)|based on (?:her|his) (?:own )?(?:observ|percept)|first-?hand | opinion|appeared|looked|seemed|speed|miles|drunk|intoxicat|upset|angry|handwrit|voice|saw|smell | 0.8 | -0.2
- | opinion|conclusion | drunk|intoxicat|speed|miles per hour|m\. ?p\. ?h|mph|appeared|angry|upset|handwrit|voice | -0.8 | -0.4
- | ultimate issue|province of the jury|jury to decide | psych|mental state|intent|sane|insan|guilty | 0.2 | -1.4
+ | ultimate issue|expert|qualified|assist (?:the )?(?:jury|trier) | expert|doctor|engineer|physician|professor|psych|specialist|chemist|years of experience | 0.8 | -0.8
- | expert|not qualified|qualif | expert|professor|engineer|doctor|physician|hypothetical | 0.1 | -0.7
+ | (?:reasonably|customarily|type) .{0,20}rel(?:y|ied)|experts in the field | expert|doctor|engineer|report|physician|psych|opinion | 1.5 | 0.2
- | not (?:been )?(?:admitted|in) (?:in(?:to)? )?evidence|hypothetical | expert|opinion | -0.5 | -0.5
# --- relevance, form, judge
- | irrelevant|not relevant|relevan|immaterial|probative value | insur|religio|wealth|net worth|other (?:claims|lawsuits)|similar | 0.4 | -0.5
+ | relevan|probative|material | ~ | 0 | 0
- | prejudic|outweigh|inflam | photograph|gruesome|gory|autopsy|bloody|prior conviction|prejudic | 0.5 | -0.4
- | speculat | isn't it possible|possible that|guess|would have|could have | 1.6 | -0.6
- | leading|not an? adverse|not adverse|hostile | >(?:isn't|is it (?:not )?(?:a fact|true)|wasn't|didn't|correct\?|right\?|true that|leading) | 1.6 | -0.9
+ | leading|adverse|hostile | >(?:adverse|hostile|cross-examin|leading|child|isn't it) | 1.2 | -0.5
- | scope|beyond the (?:scope|direct) | >(?:cross-examin) | 0.5 | -0.9
- | argumentative|compound|asked and answered|assum(?:es|ing)|narrative | >(?:asks?|question) | 0.4 | -0.7
- | personal knowledge|first-?hand|perceiv|lack of knowledge|observed | heard (?:from|that)|told by|rumou?r|assum|did not see|was not (?:there|present) | 0.9 | -0.6
+ | judicial notice|judicially | notice|calendar|map|almanac|well[- ]known|common(?:ly)? known|city|distance|sunset|day of the week | 0.8 | -1.3
- | judicial notice | judicial | 0.4 | -1
+ | limiting instruction|limited purpose|only (?:on the issue|for the (?:limited )?purpose|as to)|jury (?:must|should) be instructed | ~ | 0 | 0.4
* | judge (?:must|should|to|alone) (?:first )?(?:decide|determine|find)|preponderance|preliminary (?:question|fact)|sufficient to support|could (?:reasonably )?find|jury (?:must|should|to) (?:decide|determine) | preliminary|judge|privilege|genuine|foundation|determin|authentic|condition | 0.9 | 0.3
- | dead man | estate|dead man|deceased|executor|administrator|decedent | 0.1 | -1.2
+ | dead man | ~ | 0 | -1
- | competen|oath|child|too young|insane|infant | child|year-old|mental|insan|juror|judge | -0.3 | -1
- | juror|deliberat|impeach (?:the|a|its|their) verdict | juror|jury room|verdict|deliberat | 1.2 | -1
+ | outside influence|extraneous|external | juror|verdict|bribe|newspaper | 1.5 | -0.8
+ | complete|rest of|entire (?:document|statement|letter)|remainder | part|portion|excerpt|rest of|remainder | 1.3 | -0.6
+ | flight|consciousness of guilt|guilty (?:mind|knowledge) | fled|flight|escape|ran away|hid|destroy|threaten|bribe|false name|disguise | 1.5 | -0.8
# --- who made the statement
+ | admission|party[- ]opponent|opposing party|statement (?:of|by) a party|offered against|party admission | speaker-is-opponent | 1.2 | 0
+ | admission|party[- ]opponent|opposing party|statement (?:of|by) a party|offered against|party admission | speaker-is-oneself | -1 | 0
+ | admission|party[- ]opponent|opposing party|statement (?:of|by) a party|offered against|party admission | speaker-is-another | -0.7 | 0
+ | admission|party[- ]opponent|against interest|exception|excited|dying|state of mind | nothing-is-said | -0.8 | 0
+ | not hearsay|non-?hearsay | nothing-is-said | 1.2 | 0
- | hearsay | nothing-is-said | -1 | 0
- | hearsay | speaker-is-oneself | 0.6 | 0
- | hearsay | speaker-is-opponent | -0.8 | 0
- | (?:own|self|himself|herself|prior) .{0,20}(?:statement|hearsay)|offered by (?:himself|herself) | speaker-is-oneself | 1 | 0
+ | against (?:his |her )?(?:\w+ )?interest | speaker-is-opponent | -1.2 | 0
# --- reasons that state the law rightly
- | not pertinent|no (?:bearing|relation) (?:on|to).{0,20}(?:treatment|diagnosis)|(?:fault|identity).{0,40}(?:treatment|diagnosis) | doctor|hospital|nurse|chart|physician | 1.8 | 0
- | no longer|not (?:then )?(?:employed|an employee)|former employee|had (?:left|been fired) | fired|former|left|terminated|quit|discharged | 1.5 | 0
- | (?:custody|warning|arrest|miranda).{0,40}silen|silen.{0,60}(?:custody|warning|arrest|miranda) | custody|arrest|warned|miranda | 2 | 0
- | right to confront|confront the witness|violate.{0,30}confront|testimonial | accomplice|co-?defendant|laboratory|lab|certificate|affidavit|analyst|custody | 1.4 | 0
+ | not testimonial|nontestimonial|ongoing emergency | emergency|911|operator|help | 2 | 0.4
- | not (?:shown|proved?|established) to be unavailable|has not been shown.{0,20}unavailable|was not unavailable|is not unavailable|must be shown to be unavailable | against interest|owed|declaration|admitted|without calling|available | 1.2 | 0
- | no opportunity to cross|not (?:have|had) (?:an|the) opportunity|not cross-examined | grand jury|affidavit|custody|police | 1.6 | 0.2
- | after the (?:alleged )?motive|motive .{0,20}arose | consistent|immunity|bribe|motive | 2.2 | 0
+ | before (?:the|a|any) (?:alleged )?motive|before .{0,30}(?:bribe|motive|arose)|rebut .{0,20}(?:charge|recent) | consistent|bribe|motive|fabricat|agreed with | 2 | 0
- | no duty to report|not (?:under|have) a (?:business )?duty|duty to report | bystander|officer|report | 2 | 0.5
+ | factual findings|investigation made|legally authorized | report|investigat | 2 | 0.2
- | may not be (?:offered|used) against (?:the|an) accused|against the (?:accused|defendant) in a criminal | criminal|prosecut|accused | 1.6 | 0
+ | absence of (?:a |an )?(?:public )?(?:record|entry)|diligent search|reputation (?:concerning|as to)|market (?:report|quotation) | search|record|bound|price|quotation | 2 | 0
+ | reasonable (?:fear|belief)|(?:his|her|defendant's) state of mind|show (?:the )?(?:defendant's|listener's) (?:belief|fear) | self-?\s?defen[cs]e|told him|told her|fear | 2 | 0.3
- | only (?:real )?(?:use|relevance|purpose) .{0,30}(?:true|truth)|for its truth|offered (?:to prove|for) the truth | said|told|inform | 0.8 | 0.3
+ | not (?:intended as )?an? assert|nonassertive|conduct that was not|nonverbal conduct | inspect|conduct|call|bet|captain | 2 | 0.3
+ | credibility of (?:the|a) (?:hearsay )?declarant|impeach the (?:hearsay )?declarant | declarant|admitted | 2 | 0.2
+ | each (?:part|level)|both (?:levels|parts|statements) (?:fall|come|fit) | told|record|chart|report | 1.5 | 0.3
+ | forfeit|wrongdoing|procured | killed|threat|bribe|unavailab | 2.2 | 0
- | no longer under|stress (?:of|had)|time (?:for|to) reflect|had (?:time|opportunity) to reflect | hours|later|calm|next day | 2 | -0.2
- | memory|remember(?:ed|ing)? fact|fact remembered|backward | said|told|last | 1 | 0
+ | accused may|defendant may (?:offer|introduce|show|prove)|pertinent (?:character )?trait | reputation|character|peace|honest | 1.6 | 0.4
- | (?:good )?character (?:may|can)not be (?:proved|shown) by specific|specific instances | once|saw|returned|occasion|act | 1.2 | 0
+ | test (?:the|her|his) .{0,20}knowledge|basis of (?:his|her|the) (?:opinion|testimony)|knowledge of the reputation | heard|know|reputation|character | 2 | 0.3
- | extrinsic evidence | denied|denies|deny | 1.5 | 0
+ | opened the door|attack(?:ed|ing) (?:the|his|her)|same trait | attacked|aggressor|victim|character | 1.3 | 0
- | criminal disposition|only (?:a )?propensity|to (?:show|prove) (?:a )?(?:propensity|disposition|bad character)|conduct on the occasion|in conformity|acted in | prior|other|previous|ago|reputation|convict|claims|accidents | 1.3 | 0.3
+ | not (?:to show )?character|not (?:as )?propensity|rather than character | motive|intent | 1.2 | 0.4
- | general(?:ized)? character|not habit|not (?:specific|regular) enough | usually|careful|often | 1.8 | 0
- | (?:only|until|unless) .{0,20}(?:after|attacked|impeached)|may be shown only after|not been attacked | truthful|nobody|consistent|credib | 1.6 | 0
+ | within the (?:court's )?discretion|discretion of the|in the court's discretion|subject to the .{0,20}discretion|court may|judge may | cross-exam|impeach|lied|scope|prejudic | 1 | 0.4
- | outweigh.{0,20}prejudic|probative value outweighs its prejudic | accused|defendant|convict | 0.4 | 0
+ | whatever the punish|dishonesty or false|crim(?:e|en) (?:of|involving) (?:dishonesty|false|deceit) | perjur|fraud|forg|false|embezz|misdemeanor|cheat | 1.5 | -0.3
+ | never collateral|bias .{0,30}extrinsic | denied|bias|lover|friend | 1.5 | 0.4
- | collateral matter | dentist|cinema|minor|trivial|coming from|on the side|weather|breakfast | 1 | 0
+ | (?:ability|capacity|opportunity) to (?:perceive|observe|see|recall) | drunk|beer|drink|glasses|vision|dark|drug | 1.8 | 0.2
- | religio|belief in god|atheis | religio|church|god|belief | 1.8 | -0.5
- | to prove (?:negligence|fault|liability)|on the issue of (?:negligence|liability|fault) | insur|repair|after the accident|offered to pay|will pay | 1.6 | 0
+ | (?:show|prove|establish) (?:ownership|control|agency)|ownership or control | den(?:y|ies|ied)|not own|was not h(?:is|ers) | 1.6 | 0
- | privileged?\b.{0,40}(?:confidential|legal advice)|confidential communication | attorney|lawyer|wife|husband|psych|in confidence|alone | 1 | -0.4
+ | joint|between (?:the )?(?:lawyer|attorney|clients)|breach of duty|malpractice | malpractice|joint|both|sues (?:his|her) (?:lawyer|attorney) | 1.8 | 0
+ | put .{0,30}(?:condition|health) in issue|placed .{0,30}(?:condition|health)|in issue by | patient|injur|doctor|physician | 1.6 | 0
+ | in the presence of|others were present|third (?:person|party) (?:was )?present | presence|in front of|friend|guest|accompanied|children|present | 1.3 | -0.4
- | agent of the (?:attorney|lawyer)|does not destroy|necessary (?:for|to) | secretary|accountant|interpreter|paralegal|investigator|retained | 1.8 | 0.2
+ | witness[- ]spouse|(?:wife|husband|spouse) (?:alone )?(?:holds|may choose|is willing)|holder of the privilege | willing|testify | 1.2 | 0.2
- | after divorce|survives|remain(?:s)? privileged|even after | divorc | 1.6 | 0
+ | own knowledge|(?:personal|independent) knowledge|not to (?:prove )?(?:the )?contents? | recorded|tape|minutes|written|meeting|transcri | 1.6 | -0.2
- | must be produced|prove (?:its|the) contents|original .{0,30}produced | letter|contract|desk|from memory|document | 1 | 0
+ | collateral to|not closely related | inscription|badge|minor|ring | 1.8 | 0
+ | same extent as|without bad faith|(?:lost|destroyed) .{0,20}(?:bad faith|through no) | lost|destroy|fire|copy|photocop | 1.6 | 0
+ | fair(?:ly)? and accurate|fairly (?:and accurately )?(?:show|represent|depict)|identifies it as | photo|map|diagram|video | 2 | 0
- | acquired for|(?:prepar|purpose).{0,20}(?:litigation|trial) | handwrit|studied|report | 1.8 | 0
+ | (?:jury|trier of fact) (?:may|can|could) compare|compare (?:the|them|it) | handwrit|sample|signature|exemplar | 2 | 0
+ | self-?authenticat|certified copy | certif|deed|record | 2 | 0
+ | (?:listed|dialed|called) number|number (?:was )?listed | call|phone|number | 1.6 | 0
+ | reply|circumstances|contents and | reply|letter|answer|respon | 1 | 0
- | (?:element|ultimate) .{0,20}(?:mental state|intent)|mental state .{0,40}element|state whether | psych|intent|sane|mental state | 1.6 | 0
+ | qualified .{0,20}(?:by|through) (?:experience|skill|knowledge|training) | years|practice|experience|mechanic|farmer | 1.6 | 0.3
- | legal conclusion|legal terms|does not help|not helpful | testamentary|valid|negligen|legal | 1.6 | 0.2
- | lacks? personal knowledge|no personal knowledge|without personal knowledge | heard|told|not see|not present | 1 | -0.1
+ | adverse party|adverse witness|hostile witness|identified with | adverse|calls the defendant|calls the plaintiff|employee|hostile | 1.5 | 0
- | cumulative|waste of time|confus | undisputed|admitted|stipulat|already | 0.6 | -0.2
+ | substantially similar|similar (?:circumstances|conditions) | similar|same|other accidents | 1.4 | 0
- | deliberat | juror|verdict|coin|jury room | 1.2 | -0.3
- | waive|failed to object|no (?:timely )?objection | object|appeal | 0.5 | 0
* | offer of proof | exclud|sustain|proffer | 1.6 | 0
* | burden of (?:persuasion|proof) | presum|burden | 0.4 | -0.2
* | may,? but (?:need|is) not|may but need | criminal|judicial notice | 1.2 | 0
* | must accept|conclusive | civil.{0,200}judicial notice | 1 | -0.6
* | not bound by the rules|except (?:as to |with respect to )?privilege | judge|preliminary|decide | 1.6 | 0.4
+ | (?:may|can) impeach (?:his|her|its|their) own|any party (?:may|can)|who calls|including the party | own witness|surpris|inconsisten|called by|impeach|answers? in the negative | 2 | 0
- | (?:greater|further|proper|sufficient) foundation|foundation (?:is|was) (?:not|required|lacking)|custodian|certif | custodian|record|without|did not explain|printout|machine|computer | 1.2 | 0
+ | dangerous condition|condition (?:was|is) present|tends to (?:prove|show)|circumstantial | similar|same|moments before|earlier|other | 0.8 | 0.2
+ | reliab.{0,60}help|helpful to the (?:jury|trier) | expert|daubert|scientif | 1.5 | 0.2
* | as a matter of law|order the jury|constitutional right|harmless | ~ | 0 | -0.4
# --- misstatements of law, whatever the facts
- | self-serving | ~ | 0 | -1.4
* | never|always|in all cases|any case|under no circumstances|absolute(?:ly)?|per se|automatically|no matter | ~ | 0 | -0.5
- | not under oath|unsworn|was not (?:made )?under oath | ~ | 0 | -1
- | corroborat | ~ | 0 | -0.8
- | cumulative | ~ | 0 | -0.7
* | only if (?:the )?(?:defendant|plaintiff|accused|declarant|witness|\w+) (?:\w+ )?(?:testif|takes|is called|consent|agrees|waive) | ~ | 0 | -0.5
- | (?:unless|because) (?:the )?\w+ (?:\w+ ){0,3}(?:testif|takes the stand|is called|is subpoenaed) | ~ | 0 | -0.5
- | beyond a reasonable doubt|clear and convincing | ~ | 0 | -0.8
+ | under oath|subject to cross-examination|available for cross|who is (?:present|available)|can (?:testify|be (?:questioned|cross)) | identif|inconsistent|deposition|grand jury | 0.2 | -1
+ | because (?:it|the \w+) (?:is|was) (?:relevant|true|reliable|trustworthy|accurate|written|in writing) | ~ | 0 | -0.5
+ | first-?hand knowledge|firsthand|present (?:at|during)|was (?:present|there) | ~ | 0 | -0.4
+ | weight|credibility (?:is|rather|not) | ~ | 0 | 0.4
+ | may (?:be )?(?:considered|use|testify|refresh)|need not|sufficient | ~ | 0 | 0.4
* | even though|although|even if | ~ | 0 | 0
"""
_ADMITS = re.compile(
    r"^(?:yes|admi(?:ssible|tted|t)|overrule|overruled|proper|allow|permitted|permit|unobjectionable|granted .* admi|competent|not privileged|receive|denied?,? .{0,30}(?:motion|because the witness was unavailable)|as (?:an?|non))\b"
)
_BARS = re.compile(
    r"^(?:no\b|inadmissible|not admi|exclude|sustain|objectionable|improper|deny|stricken|struck|bar|reject|privileged|incompetent|disallow|refuse)"
)
_ASKS_TO_BAR = re.compile(
    r"\b(?:inadmissible|exclu\w+|preclud\w+|suppress\w*|sustain\w*|strike|privileged|protected|refuse|objectionable|prevent|reverse\w*|grant (?:the|his|her|a))\b[^?]*\?\s*$|\bobjection (?:be )?(?:proper|valid)"
)
_SUBJECT = re.compile(
    r"^(?:(?:the )?(?:trial )?(?:court|judge|testimony|evidence|statement|question|objection|record|letter|document|report|witness|photograph|answer|copy|motion|ruling)\w* )(?:\w+ ){0,3}?(?=yes|admi|overrul|proper|allow|permit|inadmi|not admi|exclud|sustain|objection|improper|den|strick|bar|reject|granted)"
)


@dataclass(frozen=True, slots=True)
class EvidenceProposition:
    """``side``: whether it speaks of endings that admit. ``ending``, ``facts``: words. ``late``: only the last sentences
    count as facts. ``borne_out``, ``bare``: worth with and without the facts."""

    side: Side
    ending: re.Pattern[str]
    facts: re.Pattern[str]
    late: bool
    borne_out: float
    bare: float


def side_of(ending: str, call: str = "") -> Side:
    """Whether an ending, in lower case, admits or keeps out; "*" where that cannot be told. ``call``: the last sentence
    of the question; where it asks whether evidence is kept out, "yes" keeps out."""
    if re.match(r"(?:yes|no)\b", ending) and _ASKS_TO_BAR.search(call):
        return "-" if ending.startswith("yes") else "+"
    text = _SUBJECT.sub("", ending)
    if _BARS.search(text):
        return "-"
    return "+" if _ADMITS.search(text) else "*"


def _read(line: str) -> EvidenceProposition:
    head, rest = line.split(" | ", 1)
    ending, facts, borne_out, bare = rest.rsplit(" | ", 3)
    late = facts.startswith(">")
    side: Side = "+" if head == "+" else "-" if head == "-" else "*"
    return EvidenceProposition(
        side,
        re.compile(rf"\b(?:{ending})"),
        re.compile(r"(?!)" if facts == "~" else rf"\b(?:{facts.removeprefix('>')})"),
        late,
        float(borne_out),
        float(bare),
    )


PROPOSITIONS = tuple(_read(line) for line in _TEXT.strip().splitlines() if not line.startswith("#"))
"""All of them, in the order of the rules."""
