"""Pairs of opposites.

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

OPPOSITES = """
ability inability|able unable|abnormal normal|abolish establish|above below|absence presence|absent present
absolute relative|absorb emit|abstain consume|abstract concrete|abundance scarcity|abundant scarce
accelerate decelerate|acceleration deceleration|accept refuse|accept reject|acceptable unacceptable
acceptance rejection|accidentally deliberately|accompanied unaccompanied|accuracy inaccuracy|accurate inaccurate
acquaintance stranger|acquit convict|act refrain|action inaction|active dormant|active inactive|active passive
active quiet|actively passively|actual potential|acute chronic|add subtract|adequacy inadequacy|adequate inadequate
adequately inadequately|adjective substantive|adjusted unadjusted|admit deny|admit exclude|admit reject|adopted native
adult juvenile|advance back|advance recede|advance retreat|advantage disadvantage|advisable inadvisable
aerobic anaerobic|affected unaffected|affirmation reversal|afraid unafraid|aged young|agitate calm|agitation calmness
agree disagree|agreement disagreement|ahead back|alive dead|all some|allow deny|allow disallow|alternate opposite
amateur professional|ambiguity unambiguity|ambiguous unambiguous|amicable hostile|ample meager|analysis synthesis
analytic synthetic|analyze synthesize|ancestor descendant|anglican nonconformist|angular rounded|anhydrous hydrous
animate inanimate|annual perennial|anode cathode|answer question|antagonistic conciliatory|antagonistic synergistic
antecedent subsequent|anterior posterior|anti pro|antiseptic septic|appear disappear|appearance disappearance
applaud boo|appreciation depreciation|appropriate inappropriate|approval disapproval|approve disapprove|arm disarm
armament disarmament|armed unarmed|arrive leave|artificial natural|artificially naturally|ascend descend
ascending descending|asleep awake|assemble disassemble|assembly disassembly|assent dissent|asset liability
asymmetrically symmetrically|asymmetry symmetry|atrophied hypertrophied|attach detach|attached detached
attached unattached|attack defend|attend miss|attract repel|attraction repulsion|attractive repulsive
attractive unattractive|atypical typical|audible inaudible|aunt uncle|authorized unauthorized|automatic manual
available unavailable|avoid confront|aware unaware|away home|awkward graceful|back front|back veer
background foreground|backward forward|bad good|badly well|badness goodness|balance imbalance|balance unbalance
bare covered|basic incidental|bear bull|beautiful ugly|beauty ugliness|begin end|beginning end|beginning ending
beginning middle|believe disbelieve|bend straighten|best worst|better worse|better worsen|big little|big small
birth death|black white|blacken whiten|bless curse|blessed cursed|bloodless bloody|blur focus|boil freeze|bold timid
boldness timidity|bore interest|born unborn|borrow lend|bottom side|bottom top|bounce clear|bound free|boy girl
boycott patronize|brave cowardly|brave timid|break keep|break make|break repair|breakable unbreakable
breathing breathless|bright dull|brighten darken|broadly narrowly|broken unbroken|brother sister|busy idle
buttoned unbuttoned|buy sell|calm stormy|capable incapable|capitalism socialism|capitalistic socialistic
careful careless|carefully carelessly|cash credit|center left|center right|central peripheral|centralize decentralize
centrally peripherally|cerebral emotional|certain uncertain|certainty uncertainty|certified uncertified
certify decertify|change stay|changed unchanged|charge discharge|charged uncharged|cheap expensive|cheer complain
child parent|civilian military|claim forfeit|clarity obscurity|clasp unclasp|clean dirty|clean unclean|clear cloudy
clear opaque|clearheaded confused|clergy laity|clergyman layman|close distant|close open|closed open|closing opening
coarse fine|coarsely finely|coherent incoherent|cold hot|coldness hotness|collective distributive|comedy tragedy
comfort discomfort|comfortable uncomfortable|comfortably uncomfortably|common individual|common uncommon
communicate excommunicate|compact loose|compatible incompatible|competence incompetence|competent incompetent
competition cooperation|competitive noncompetitive|complete incomplete|complex simple|complexity simplicity
complicate simplify|compound simple|compromising uncompromising|con pro|concave convex|conceit humility
concentration dilution|concentration distribution|conception misconception|concern unconcern|concerned unconcerned
conditional unconditional|confident diffident|confine free|conform deviate|connect disconnect|conscious unconscious
consciously unconsciously|conservative liberal|considerable inconsiderable|consistent inconsistent|consonant vowel
consonantal vocalic|constructive destructive|content discontent|contented discontented|continual sporadic
continuance discontinuance|continue discontinue|continuity discontinuity|contract expand|contraction expansion
convenience inconvenience|convenient inconvenient|conveniently inconveniently|conventional nuclear
conventional unconventional|converge diverge|convincing unconvincing|cool heat|cool warm|cooperative uncooperative
cork uncork|correct falsify|correct incorrect|courage cowardice|courteous discourteous|cover uncover|covertly overtly
credible incredible|critical uncritical|criticize praise|crooked straight|cry laugh|curly straight|curved straight
danger safety|dangerous safe|dark light|darken lighten|daughter son|day night|dead live|dead living|deaden enliven
deaf hearing|decent indecent|decision indecision|declarative interrogative|declared undeclared|decline improvement
decrease increase|decreasing increasing|deep shallow|defeat victory|defend prosecute|defense offense
defense prosecution|defensive offensive|deficit lead|definite indefinite|deglycerolize glycerolize|delay rush
delicate rugged|demand supply|demote promote|depart stay|dependent independent|depersonalize personalize
deposit withdraw|depress elate|depression elation|deprive enrich|desirable undesirable|despair hope
destroyed preserved|determinate indeterminate|developed undeveloped|differ equal|difference sameness|different same
differentiate integrate|difficult easy|difficulty ease|diligent negligent|direct indirect|direct inverse
directly indirectly|disable enable|disabling enabling|discharge enlist|discourage encourage
discriminate indiscriminate|disengage engage|dishonest honest|dishonor honor|disintegrate integrate|dislike like
dislike liking|dislodge lodge|disloyalty loyalty|disobedience obedience|disobedient obedient|disobey obey
disorder order|disordered ordered|disorderly orderly|disorganized organized|displeased pleased|disprove prove
disqualify qualify|disrepute repute|disservice service|dissimilar similar|dissuade persuade|distal proximal
distinct indistinct|distrust trust|divest invest|divide multiply|divide unite|divided united|docile stubborn
domestic foreign|dominant subordinate|domineering submissive|double single|dove hawk|downgrade upgrade
downstairs upstairs|downstream upstream|downtown uptown|downward upward|dramatic lyric|dress undress|driver nondriver
dry sweet|dry wet|dryness wetness|due undue|dull lively|dull sharp|dull sharpen|early late|early middle|east west
eastern western|easy uneasy|ebb tide|effectively ineffectively|eligible ineligible|empirical theoretical
empirically theoretically|employed unemployed|employee employer|employment unemployment|emptiness fullness|empty fill
empty full|end middle|enforce exempt|enjoy suffer|enter exit|enthusiastic unenthusiastic|equality inequality
equally unequally|equivalence nonequivalence|erase record|even odd|even uneven|ever never|evil good|exclude include
exclusive inclusive|existent nonexistent|expected unexpected|experience inexperience|experienced inexperienced
explicit implicit|export import|express local|expressible inexpressible|extensive intensive|exterior interior
external internal|extinguish ignite|extraordinary ordinary|fail manage|fail pass|fail succeed|failure success
fair foul|fair unfair|faithful unfaithful|fall rise|falling rising|false true|falsity truth|familiar strange
familiar unfamiliar|fancy plain|far near|fast slow|fasten unfasten|fastened unfastened|fat thin|father mother
favorable unfavorable|feed starve|female male|feminine masculine|feminine neuter|femininity masculinity|few many
fewer more|fidelity infidelity|figurative literal|figuratively literally|figure ground|find lose|finish start
finite infinite|fire hire|first last|first second|fit unfit|fixed unfixed|flat natural|flat sharp|flatten sharpen
flexible inflexible|float sink|foe friend|fold unfold|follow precede|follower leader|following leading|folly wisdom
foolish wise|foot head|forbid permit|forceful forceless|foreign native|forget mind|forget remember|formal informal
formalism imitation|formally informally|former latter|forte piano|fortunate unfortunate|fortunately unfortunately
forward reverse|found lost|fractional whole|frail robust|free obstruct|frequent infrequent|fresh preserved|fresh salty
fresh stale|friendly hostile|frivolous serious|front rear|frozen unfrozen|full thin|functional nonfunctional
functional organic|future past|future present|gain loss|gain reduce|gaseous liquid|gaseous solid|gather spread
general local|general particular|general specific|generalist specialist|generalize specify|generally specifically
geographic magnetic|give take|glad sad|glorious inglorious|gradual steep|gradual sudden|grateful ungrateful
gratitude ingratitude|greater lesser|green ripe|gross net|guilt innocence|guilty innocent|hairless hairy|half whole
happily sadly|happiness sadness|happiness unhappiness|happy unhappy|hard soft|harden soften|hardened soft|hate love
have lack|head rear|head tail|headed headless|healthy unhealthy|heaven hell|heavily lightly|heavy light|here there
hesitantly unhesitatingly|heterogeneous homogeneous|heterozygous homozygous|hide show|high low|hit miss|hitch unhitch
hollow solid|hollowness solidity|hopeful hopeless|hopefully hopelessly|horizontal inclined|horizontal vertical
hospitable inhospitable|host parasite|humane inhumane|humble proud|humility pride|hungry thirsty|hurried unhurried
hurriedly unhurriedly|husband wife|hydrophilic hydrophobic|idle run|idle work|ignore know|ignore notice|ill well
illegal legal|illegitimacy legitimacy|illegitimate legitimate|illiterate literate|immaterial material|immature mature
immediate mediate|immobility mobility|immoral moral|immortal mortal|immortality mortality|impaired unimpaired
impartial partial|impatience patience|impatient patient|impatiently patiently|imperfect perfect|imperfectly perfectly
impersonal personal|important unimportant|impossible possible|impotency potency|impotent potent|impractical practical
imprecise precise|impressive unimpressive|improbable probable|improperly properly|impropriety propriety
improved unimproved|impurity purity|inclined vertical|incoming outgoing|indoor outdoor|indoors outdoors
induced spontaneous|inferior superior|inferiority superiority|infield outfield|inflow outflow|initiate uninitiate
injustice justice|inner outer|inorganic organic|insane sane|insanity sanity|insensitive sensitive|inside outside
insignificance significance|insignificant significant|insoluble soluble|instability stability|instrumental vocal
insubstantial substantial|insufficient sufficient|insufficiently sufficiently|intangible tangible
integrated segregated|intelligence stupidity|intelligent unintelligent|intended unintended|intense mild
intermediate terminal|international national|intolerance tolerance|invalid valid|invalidate validate
invariable variable|invisible visible|involuntary voluntary|involved uninvolved|invulnerable vulnerable|inward outward
inwardly outwardly|ionic nonionic|irrational rational|irrationally rationally|irregular regular
irregularity regularity|irregularly regularly|irrelevant relevant|irresolute resolute|irresponsible responsible
irreverence reverence|irreversible reversible|irritate soothe|issue recall|joint separate|joy sorrow|junior senior
just unjust|keep lose|kind unkind|king queen|known unknown|lady lord|large small|lash unlash|late middle|lax tense
lean rich|least most|left right|lengthen shorten|less more|let prevent|level raise|lie sit|lie stand|like unlike
likely unlikely|limited unlimited|linear planar|lined unlined|linger rush|linguistic nonlinguistic|liquid solid
little much|live recorded|loaded unloaded|loading unloading|local national|location studio|lock unlock|long short
loose tight|loosen stiffen|lose profit|lose win|loser winner|lost saved|loud soft|loudly softly|lower raise
lowered raised|lowland upland|luckily unluckily|lucky unlucky|major minor|majority minority|man woman
married unmarried|masculine neuter|mask unmask|maximal minimal|maximize minimize|maximum minimum
meaningful meaningless|mental physical|merciful merciless|metallic nonmetallic|mistrust trust|misused used|move stay
moving still|multilateral unilateral|multiple single|multiply singly|nadir zenith|naive sophisticated|narrow wide
narrow widen|nasty nice|natural sharp|natural supernatural|natural unnatural|necessarily unnecessarily
necessary unnecessary|negative neutral|negative positive|nephew niece|neutral positive|new old|new worn
noisily quietly|noisy quiet|nominal real|nonparticulate particulate|nonpolitical political|nonresident resident
nonspecific specific|nonvolatile volatile|north south|northern southern|numerical verbal|objective subjective
oblique parallel|obscurity prominence|obverse reverse|occupied unoccupied|official unofficial|offshore onshore
often rarely|old young|oleophilic oleophobic|open shut|opposed unopposed|optimism pessimism|optimistic pessimistic
orthodox unorthodox|other same|out safe|overestimate underestimate|overhead subsurface|overhead surface|pack unpack
paid unpaid|pain pleasure|painful painless|particular universal|partly wholly|passing running|past present
patriotic unpatriotic|paved unpaved|peace war|penalty reward|permanently temporarily|pleasant unpleasant
pleasantly unpleasantly|poor rich|popular unpopular|porosity solidity|postwar prewar|poverty wealth|powerful powerless
precede succeed|preceding succeeding|precocious retarded|predictable unpredictable|prefix suffix
preparation resolution|prepared unprepared|primarily secondarily|primary secondary|private public|privately publicly
profane sacred|profound superficial|profundity superficiality|prospective retrospective|proximate ultimate
published unpublished|pull push|purge rehabilitate|qualified unqualified|qualitative quantitative|quickly slowly
ready unready|real unreal|realistic unrealistic|reality unreality|reassure worry|related unrelated|relax tense
relaxed tense|reliable unreliable|resist surrender|restricted unrestricted|ride walk|right wrong|right wrongly
rise set|rough smooth|roughen smooth|roughness smoothness|round square|running standing|rural urban
satisfactory unsatisfactory|saturated unsaturated|scientific unscientific|scramble unscramble|seated standing
sedate stimulate|selfish unselfish|selfishness unselfishness|separation union|settled unsettled|sharpen soften
sharpness softness|shaven unshaven|short tall|shout whisper|shrink stretch|side top|signed unsigned|silence sound
sink source|sit stand|sleep wake|smart stupid|smilingly unsmilingly|solved unsolved|sour sweet|sparkling still
spoken written|stable unstable|stained unstained|stand yield|start stop|steadily unsteadily|stifle stimulate
strength weakness|strengthen weaken|stressed unstressed|strong weak|strongly weakly|structured unstructured
subsurface surface|successful unsuccessful|succumb survive|suitably unsuitably|sympathetic unsympathetic|tame wild
tender tough|thematic unthematic|thick thin|thicken thin|thickly thinly|thickness thinness|thoughtful thoughtless
thrifty wasteful|tie untie|unusual usual|unveil veil|unwelcome welcome|unwilling willing|unwillingness willingness
unwind wind|unwire wire|unwittingly wittingly|unworthy worthy|unwritten written|useful useless|usefulness uselessness
valuable worthless|vernal wintry|wane wax|waning waxing|worth worthlessness
"""
