"""Groups of verbs that mean the same in one of their common senses.

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

VERBS = """
pant puff gasp|blink wink|twitch jerk|act behave|shiver shudder|sleep slumber|awake arouse awaken wake
stimulate arouse|recreate revive vivify|giggle titter|chuckle chortle|frown glower|glower glare|dress clothe garment
undress strip|beget engender father mother sire generate|bear birth|relieve alleviate|suffer sustain|cry weep
injure wound|bleed hemorrhage|tire weary jade fatigue|tire weary fatigue jade|sick cat|help aid|comfort ease|drug dose
develop acquire|blush crimson flush|tan bronze|joke jest|stay remain|change alter vary|change alter|affect impact
switch exchange|shape form|adjust conform adapt|decrease diminish lessen|accumulate gather|exchange convert
insert introduce|compound combine|misuse abuse|better improve|better improve amend|aggravate exacerbate|can tin
moisten dampen|strengthen fortify|intensify deepen|intensify compound deepen|water irrigate|distill extract
enhance heighten|subside lessen|restrict limit bound confine throttle|limit circumscribe|restrict curtail
enlarge magnify|condense concentrate|multiply manifold|repair mend fix bushel restore|overhaul modernize
mobilize marshal|mend heal|erode gnaw|blacken black|light illumine illuminate|blossom unfold|bloom blossom flower
adapt accommodate|explode burst|explode detonate|thrive flourish expand|obliterate efface|obliterate veil|toast crisp
smash dash|happen occur|recur repeat|happen materialize|happen befall|concur coincide|begin start commence
plunge launch|end terminate|buckle warp|germinate sprout|die perish expire|unify unite merge|cool chill|thaw melt
switch shift|commute transpose|transform transmute|revert return|stifle dampen|mix fuse coalesce merge|decay decompose
complicate refine|organize coordinate|centralize concentrate|prepare ready|settle locate|steady calm|fade fleet
disappear vanish|reduce trim|decline wane|wax mount climb|magnify amplify|fail die|specialize narrow
accelerate speed quicken|slow slacken|decrease lessen|rush hurry|rush hasten hurry|hush silence still
suppress subdue conquer|align adjust|integrate incorporate|eliminate eradicate|polish refine|purify distill|mar impair
complete finish|culminate climax|foul contaminate|isolate insulate|boost advance|stimulate excite
foreground highlight spotlight|process treat|facilitate ease alleviate|interrupt disturb|receive obtain incur
assume acquire adopt|issue emerge|broaden extend|broil bake|develop evolve|switch change|comprehend grasp apprehend
understand realize see|dawn penetrate|understand translate|learn hear discover|learn study|steep immerse engulf
absorb assimilate ingest|train educate|memorize con learn|drill practice|remember recall recollect think
commemorate mark|forsake desolate desert|neglect omit miss overlook|exclude except omit|neglect ignore|err mistake
confuse confound|misconstrue misunderstand|blur obscure|crystallize illuminate|confuse fox confound
puzzle bewilder amaze|interpret construe|meditate ponder contemplate muse reflect speculate
think suppose imagine reckon guess|assume presume|speculate theorize conjecture hypothesize suppose
reconstruct retrace|reason conclude|solve lick|answer resolve|deduce infer derive
calculate cipher compute reckon figure|subtract deduct|divide fraction|analyze analyse study examine|survey appraise
research search explore|distinguish separate differentiate|distinguish mark differentiate|key describe
catalogue catalog|compare equate|classify class sort|lump chunk|rate rank grade|check insure ensure ascertain assure
prove demonstrate establish show|confirm corroborate substantiate affirm|refute rebut
endure stomach bear tolerate brook abide suffer|evaluate judge|estimate gauge approximate guess judge|choose select
choose prefer|slant weight|measure evaluate assess appraise|distrust mistrust suspect|think believe conceive
repute esteem|consider reckon view regard|respect esteem value|review reexamine|audit scrutinize|decide settle resolve
purpose resolve|determine shape influence regulate|brood dwell|meditate contemplate|scheme intrigue|intend mean
aim purpose purport propose|intend destine|engineer organize|calculate estimate reckon figure forecast
associate relate link connect|rule decree|overturn override overthrow reverse|insist assert|react respond
expect anticipate|expect await wait|anticipate foresee|believe trust|concentrate focus center pore rivet
allow appropriate reserve|amaze astound|impute ascribe assign attribute|recognize realize|penetrate fathom
wonder inquire|align array|consider deal|reach contact|destine fate doom|order tell enjoin|order prescribe dictate
force thrust|inflict impose|saddle burden|command require|ask require expect|contend postulate|beg implore pray
bid beseech|urge press|induce stimulate cause|prompt inspire instigate|argue reason|argue contend debate
quarrel dispute scrap|interrupt disrupt|continue proceed|solicit beg|lure tempt|question query|quiz test
reinforce reward|probe examine|telephone phone ring|forbid prohibit proscribe veto|bar exclude
reject spurn scorn disdain|refuse decline|accept consent|rebuff snub repel|repeal rescind
dismiss disregard discount ignore|scoff flout|permit allow countenance|authorize clear|assent acquiesce
disagree differ|agree concur|concede grant|approve okay sanction|disapprove reject|interview question
hedge evade skirt dodge sidestep|shun eschew|confront face|debate deliberate|moderate chair|answer reply respond
retort rejoin|admit acknowledge|concede profess confess|confess squeal|attest certify manifest demonstrate evidence
rebuke lecture reprimand scold chide berate|criticize criticise|preach advocate|teach instruct|falsify distort warp
typify symbolize represent|misrepresent belie|sham pretend affect|exaggerate magnify amplify|understate minimize
blame fault|blame pick|charge accuse|insult affront|jeer scoff flout|tease bait taunt|incite instigate
ridicule roast guy rib|kid jolly banter|inspire urge|exalt glorify proclaim|acclaim hail herald|applaud clap acclaim
condemn decry|curse cuss swear|curse damn|defy dare|challenge dispute|contest contend|lodge file|warn discourage
omen forecast predict|alarm alert|advise counsel|advise notify|recommend urge advocate|propose suggest advise
submit state|bow defer|compliment congratulate|boast brag gas bluster|pledge plight|dedicate commit devote
contract undertake|undertake guarantee|guarantee ensure insure assure secure|insure underwrite|guarantee warrant
acknowledge receipt|excuse explain|excuse exempt|apologize excuse rationalize|ask inquire|introduce acquaint
excuse pardon|extenuate mitigate|sentence doom|complain plain|murmur mutter grumble|grumble scold|beef squawk holler
deplore bemoan|exclaim cry outcry shout|yell scream|shout cry yell scream holler squall|shriek shrill pipe
interject interpose|thunder roar|snap snarl|guess venture hazard|suppose say|predict anticipate promise
determine find ascertain|suspect surmise|indicate signal|wonder marvel|hint suggest|imply connote|suggest intimate
mean signify|disclose reveal expose|express utter|talk speak utter mouth|specify determine fix|total sum
consider count weigh|tell recount|publicize bare|mean intend|elaborate enlarge expound dilate|embroider pad dramatize
repeat echo|repeat reiterate restate|return recall|talk speak|speak talk|converse discourse|report describe
announce declare|publish issue release|circulate disseminate diffuse|pronounce label judge|broadcast beam transmit
announce herald|announce denote|advertise publicize|advertise promote push|proclaim exclaim promulgate
pronounce articulate enunciate|formulate word phrase articulate|frame couch|stutter stammer falter
stress accent accentuate|describe depict|address speak|gesticulate gesture motion|code cipher|sign subscribe
file register|film shoot|underline underscore|sketch outline|cable telegraph wire|state say tell
affirm assert swan swear|confirm reassert|swear depose|stress emphasize accent accentuate
underscore underline emphasize|testify prove evidence show|allege say|assert maintain|demand exact
stipulate condition specify|note observe mention remark|exemplify illustrate instance|conclude resolve
specify specialize|generalize extrapolate infer|mention cite|quote cite|mention cite refer|name identify|add supply
style title|dub nickname|entitle title|mail send|treat handle plow deal|discourse discuss|bully swagger|queer endanger
chat chatter gossip jaw|beckon wave|mumble mutter|groan moan|grumble growl rumble|howl wail roar|bawl bellow
squawk screech|chant intone|declaim recite|jabber spout|jam block|crunch crackle|comment notice remark
ignore disregard snub|carry convey express|express state|tone chant intone|compete vie|pit oppose|enter participate
hinder hamper|station post|fight struggle|fight oppose defend|battle combat|officiate function|enlist draft
mobilize rally|recruit levy|prevail triumph|beat crush|worst whip|cheat shaft jockey|overreach outsmart
surpass exceed outdo|overcome defeat|overcome surmount master|outdo best|score tally|resist withstand|attack assail
assail assault attack|pepper pelt|besiege surround|guard ward|defend guard|repel repulse rebuff|blast shell
gage stake game|strive strain|target direct|revenge retaliate|consume ingest|use expend|use utilize apply employ
exploit tap|exert exercise|mumble gum|toast drink salute|pimp procure|gratify indulge|provide supply cater
meet satisfy fulfill fulfil|sustain maintain|feast banquet|crave hunger thirst lust|want need require|delight revel
quell appease|sample try taste|dissipate fool|abstain refrain|down consume|nourish sustain|adjoin contact|handle palm
seize clutch|collar nail apprehend arrest nab cop|brace steady stabilize|cling adhere|twist distort|operate control
permeate pervade diffuse|jab poke|nudge prod|dab pat|hit strike|bump knock|slam bang|peck beak|polish smooth
rub scratch|scrub scour|cube dice|log lumber|coat surface|wallpaper paper|wash rinse|furrow rut groove|wrinkle crisp
purse wrinkle|bend twist|cave undermine|rope leash|match mate couple pair twin|bind bandage|anchor ground|level even
scratch scrape|grope fumble|search seek|comb ransack|reap harvest glean|grave inscribe|sew stitch|glue paste
submerge drown|fasten fix secure|close shut|connect link tie|bond bind stick|spatter splash|sprinkle splash
drizzle moisten|scatter sprinkle dot disperse|strew straw|spread distribute|gather collect|muster rally
compress contract|tuck insert|sweep broom|smash nail boom blast|whip lather lash slash strap|cream clobber lick
thump pound|whack wallop|thrash lam flail|clobber baste batter|buffet buff|buffet batter|embrace hug bosom
cuddle snuggle nestle|lick lap|bring fetch|catch grab|bore drill|impale spike|brandish wave|transport carry
haul cart drag|pinch nip|permeate filter|sift strain|mingle unify|adjoin butt|surround border|hijack pirate
potter monkey|unleash loose|obstruct impede|barricade block blockade bar|trap snare|pack compact|bunch bundle cluster
box package|burden weight|load laden|harness tackle|position lay|plank plunk plump|stack pile heap|attract pull
hurl cast|mesh lock|toss sky pitch|shed throw|sling catapult|chuck toss|drive ram|frost ice|intertwine twine interlace
weave interweave|wind wrap twine|flood swamp|function operate|wedge squeeze|lodge wedge stick deposit|dislodge free
embed imbed plant|impress imprint|blob blot|dirty soil|spill slop|squat crouch|scar pit|sculpture grave|slit slice
crash ram|segment section|destroy ruin|wreck wrack|smother stifle strangle muffle|smother surround|smother suffocate
install instal|choke gag|strangle throttle|rend rip|tear snap|grapple grip|ram pound|situate deposit|graze pasture
cushion buffer|immerse plunge|pitchfork fork|envelop wrap enclose|swallow bury|trace describe|extricate disentangle
frame border|tag label mark|patch piece|yank jerk|pry prize|gap breach|crush squeeze|crunch grind|fortify fort
lock interlace|dribble drip|compose compile|originate initiate|render yield generate|invoke arouse|elicit extract
invent contrive devise formulate forge|manufacture invent|visualize envision fancy see figure picture image
envision foresee|imagine envisage|plan contrive design|design plan|accomplish execute action fulfill fulfil
initiate pioneer|effect effectuate|actuate trigger activate spark|induce hasten|provoke evoke
establish found plant institute|stage arrange|engender breed|motivate actuate propel prompt incite|undertake attempt
prepare devise|manufacture construct|forge fake|construct build|rebuild reconstruct|assemble piece
eradicate extirpate exterminate|cook fix ready prepare|weave tissue|forge hammer|decorate adorn grace ornament
picture depict|portray depict|diagram plot|model mold|write compose pen|draft outline|reference cite|compose write
stage present|rehearse practice|impersonate portray|choir chorus|interpret render|duplicate repeat|reprint reissue
evolve germinate develop|cultivate crop|harrow disk|imitate copy simulate|model pattern|table tabulate|print publish
arouse elicit evoke provoke|stimulate stir|trouble distract disorder|calm quiet still|pacify appease gentle
impress strike|disturb upset trouble|feel experience|pride congratulate|harbor nurse|hate detest|despise scorn disdain
cherish treasure|worship revere|frighten fright scare|fear dread|dismay alarm|haunt obsess ghost
annoy rag bother irritate gravel devil|beset plague molest provoke|pain anguish hurt|wound injure bruise|fuss fret
repent regret|fail betray|humiliate chagrin humble|torment torture|torment rag crucify dun frustrate
tease badger pester bug|ache yearn pine|brace poise|steel nerve
capture trance captivate beguile charm entrance enchant|tempt invite|attract appeal|disgust sicken|repel repulse
shock floor|overwhelm overpower overcome|shock outrage|inspire animate enliven|rejoice joy|depress dismay
comfort soothe solace|relieve ease|please delight|satisfy gratify|enchant transport|spur goad|enjoy bask relish savor
exacerbate aggravate|fascinate grip|rejoice triumph|wish care like|desire want|hope trust desire|hanker long yearn
love enjoy|travel move|visit inspect|travel journey|voyage navigate|transplant transfer|stay stick|stop halt
lurch pitch|jolt jar|wallow welter|writhe wriggle worm squirm twist|sweep sail|brush sweep|slip slide|push force
rock sway shake|swing sway|flicker flutter quiver|throb pulse|beat pound thump
wander swan stray roam ramble rove range drift|wind thread|shift dislodge|frolic sport cavort romp|crawl creep
wheel roll|steal slip|tremor quake|shudder shiver|quiver quake|thrash toss|jerk twitch|bounce spring bound|flip toss
snap click|stir shift budge|flutter fleet dart|stumble trip|stumble falter|falter waver|trot clip|flap wave
scurry scamper scuttle|float drift blow|tide surge|float swim|foot hoof|startle jump|sneak mouse creep|traverse cross
swagger prance strut|limp hobble hitch|shuffle scuffle shamble|plod trudge pad tramp|splash slop
clamber scramble shin skin struggle|parade troop|stagger reel lurch|stagger flounder|stomp stamp stump|lumber pound
stray err drift|tread trample|drive motor|steer maneuver guide|navigate pilot|corner tree|fly wing|fly pilot
plane skim|soar surge|taxi cab|send ship|dispatch despatch|jump leap bound spring|hop skip|dive plunge|chute parachute
rise lift|sink lapse|raise lift elevate|hike boost|tumble topple|light perch|arise rise|sink drop|advance progress
withdraw retreat recede retire|proceed continue|lead conduct guide|chase trail tail dog track|hound hunt trace
haunt stalk|trace retrace|reach attain|depart quit|transfer shift|depart start|infest overrun|reach hit gain
meet encounter|intersect cross|cluster flock clump|pour swarm stream|herd crowd|dissipate scatter|disband dissolve
disperse dissipate dispel scatter|sprawl straggle|swerve sheer curve trend veer|arch curve arc|lean tilt angle
ripple ruffle|surge heave|burrow tunnel|orb orbit revolve|revolve rotate|spin whirl reel|purl swirl whirl|whirl twirl
twirl swirl whirl|spiral coil|overtake overhaul|fumble blunder|approach near|unfold stretch|tear charge|speed hurry
bustle hustle|rush hasten speed race|flinch cringe shrink wince recoil|dart dash scoot|lunge hurl hurtle thrust
crouch stoop bend|cringe grovel|throng mob pile jam|pounce swoop|deviate divert|flow flux|flow course|gush spout
edge inch|elude evade|vacate empty abandon|transmit carry channel|outdistance distance|protrude pop|step tread
thrust stuff|topple tumble|feel sense|perceive comprehend|experience receive|suffer endure|numb blunt|notice note
note observe|scratch itch|bite sting burn|ache smart hurt|prick twinge|reek stink|witness see|gaze stare
look appear seem|appear seem|expose exhibit display|flaunt flash|pose posture|hide conceal|harbor shield
show exhibit present demonstrate|watch view|flick thumb leaf|search look|spot spy|detect observe find discover notice
vanish disappear|obscure fog cloud mist|flash wink|glitter glisten glint gleam shine|monitor supervise|glance glint
study consider|pry nose poke|squeak screech creak|clang clangor|blast blare|echo ring|thud thump|clump plunk|rap pink
click tick|boom din|ripple bubble|whiz whir|intercept bug|gag muzzle|muffle mute damp|season flavor
spot recognize distinguish discern|taste savor|smack reek|disgust revolt|wield exert|own possess|buy purchase
deny refuse|withhold deduct|sponsor patronize|alien alienate|discard dispose|junk scrap|save preserve|chuck ditch
maroon strand|assign allot portion|allocate apportion|refuse reject decline|procure secure|recover retrieve regain
find bump encounter|compensate repair|accord allot grant|allow grant|prize value treasure appreciate
exchange interchange|substitute replace interchange|trade switch|haggle huckster|trade merchandise|award grant
present submit|lavish shower|spend expend|husband economize|bum grub sponge|appropriate seize conquer|confiscate seize
pilfer abstract|preserve maintain|bribe corrupt buy|refund repay|find regain|win gain|earn realize|profit gain benefit
derive gain|share apportion|distribute administer lot dispense allot|offer proffer|bid tender|peddle huckster hawk
collect accumulate compile|levy impose|deprive strip|concede yield|soak rob hook|charge bill|lend loan
lend impart contribute add|supply provide render furnish|locate site|yield afford|equip outfit|thrive flourish
loot rifle ransack|sack plunder|loot plunder|adopt borrow|adopt espouse|entrust confide commit|rid free
joint articulate|vacate resign|dare presume|engage pursue|retire withdraw|assume adopt|quit resign|induct seat
groom train|educate school|initiate induct|delegate designate assign|appoint name constitute|promote elevate
lionize celebrate|prefer favor|nominate propose|oust expel|fire can sack|supplant replace supersede|tug labor push
hire engage employ|sign contract|busy occupy|collaborate cooperate|idle slug|labor toil grind
free liberate release loose|allow permit|repress subdue|suppress crush|volunteer offer|establish found launch
ordain enact|gather assemble|manage care handle|guide steer|chair chairman|supervise manage|license certify
form organize|exclude shut|admit include|impede hinder|prevent forestall foreclose preclude forbid|avert avoid
privilege favor|back endorse support|poll canvass|patrol police|respect honor honour|rent lease|hire charter lease
sign ratify|patronize shop frequent|divide split separate|enroll inscribe enter enrol recruit|veto negative
kill defeat|endow gift invest|issue supply|integrate mix|murder off|marry wed espouse|marry wed|pair couple
celebrate fete|revel racket|amuse divert|imprison lag jail remand|emancipate liberate|ticket fine|punish penalize
banish bar|banish shun|coerce pressure force|compel oblige|trouble bother|trouble inconvenience bother|brand denounce
control contain check curb|regulate order govern|treat handle|behave conduct|right redress correct
protest resist dissent|demonstrate march|achieve accomplish attain|fail neglect|try seek attempt essay assay
endeavor strive|test try essay|screen test|relinquish forego|woo court romance solicit|woo court|secede splinter
bind bond|intervene interfere|dominate master|rear parent|service serve|sabotage undermine weaken
gamble chance risk adventure|hazard adventure stake jeopardize|honor honour reward|dishonor disgrace shame
help assist aid|expedite hasten|mother fuss|salvage salve save|rescue deliver|discipline train condition
foster further|promote advance boost further encourage|second back endorse|obstruct blockade block hinder
thwart queer foil cross frustrate|stop halt block|enforce implement|enforce impose|dispatch discharge complete
exempt relieve free|antagonize counteract|anticipate foresee forestall counter|sin blunder|offend violate breach
rape assault dishonor|practice exercise|undertake tackle|baby coddle|trespass intrude|heed listen|swindle defraud con
cheat chisel|trick fox|fool gull|betray wander|fake falsify misrepresent|action sue|perpetrate commit|defect desert
persuade sway|govern rule|cope contend grapple deal manage|consort associate|crusade fight campaign|begin start
end finish terminate cease|specify define|exist survive live|survive last live endure|constitute comprise
separate divide|connect link|form spring|originate arise|necessitate need require involve demand
incorporate contain comprise|embrace encompass|sport feature boast|equate correspond|result ensue|entail imply mean
result lead|abide stay|lounge loaf linger lurk|bum loaf|hesitate waver|hesitate pause|postpone table defer
predominate dominate rule reign prevail|total number amount|count weigh|deserve merit|prevail persist|prevail obtain
occupy reside|occupy fill|populate dwell live inhabit|dwell consist lie|camp encamp tent|overrun infest|board room
match correspond tally agree|twin duplicate|deviate vary depart|contradict belie|oppose counterbalance
contrast counterpoint|clash jar|exceed transcend top|exceed transcend|serve function|satisfy fulfill|equal rival match
compensate counterbalance|balance equilibrate|excel surpass|refer pertain relate concern touch|involve affect regard
tangle sweep drag|concern interest occupy|intrigue fascinate|prolong sustain|continue uphold preserve
discontinue stop cease quit|traverse span|cover extend|dot stud|range straddle|cap crest|front face|situate locate
loom tower predominate hulk|rise rear|endanger jeopardize menace threaten|embody personify
incarnate embody substantiate|body personify|typify epitomize|befit suit|consort accord agree|suit accommodate fit
hum buzz|defy withstand|weather endure brave|defy resist refuse|vacation holiday|bound border|precede forego
protrude project|abound bristle|company companion accompany|cancel offset|tend lean incline|figure enter
ramp rage storm|elude escape|read say|persist remain|help facilitate|wind curve|brood loom|deck adorn decorate grace
summarize sum|spatter patter|ignite light|erupt ignite|shine beam|reflect shine|fume smoke|shadow shade|burn glow
overcast cloud|blight plague
"""
