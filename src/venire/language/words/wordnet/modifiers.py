"""Groups of modifiers that mean the same in one of their common senses.

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

MODIFIERS = """
relative comparative|real tangible|ample plentiful|accepted recognized|given granted|athletic gymnastic
potential possible|adequate equal|pasty sticky|adjective procedural|better best|aesthetic esthetic|smitten stricken
aghast dismayed|frightened scared|terrified frightened|competitive militant|jolted shaken|churning roiling turbulent
deceased gone|enraged furious maddened|mad sore|anterior prior|attendant consequent resultant|later posterior
following next|back hinder|brazen insolent|glued pasted|captive absorbed engrossed intent wrapped|expectant gravid
supersonic ultrasonic|hopeful promising|frightful horrible|awful dread dreadful fearful frightening terrible
ominous sinister threatening|formidable redoubtable|ghastly grim gruesome|rear rearward|rearward reverse
impudent smart|grotesque monstrous|optimum optimal|colored negro|blond blonde|crimson red|chicken yellow
dusky twilight|glinting glittering|blazing dazzling glaring|glistening shiny|silver silvery|liberal tolerant
indolent lazy|gruff hoarse husky|countless myriad|placid still|angry furious|detailed elaborate|heedless reckless
carved carven|motive motivating|motive motor|center halfway middle midway|certain sure|convinced positive confident
doubtful dubious|inescapable unavoidable|distinctive typical|buoyant perky|cheery gay sunny|gilded gilt gold golden
lavender lilac|purple violet|red crimson|rust rusty|red flushed|bright brilliant|ashen livid|drab sober|pale pallid
flashy gaudy|barbaric savage|classical classic|popular pop|dirty soiled unclean|dingy grimy
confusing perplexing puzzling|obscure vague|dazed stupid|sharp shrewd|dumb slow|further farther|near close
adjacent next|bare naked nude|clouded overcast|sullen threatening|confused disordered scattered|aggregate mass
aflame aflare|proportional relative|average ordinary|exceptional particular special|individual single
respective several various|sign signed|effective efficient|entire full total|integral entire intact
absolute downright sheer|accomplished completed|thorough thoroughgoing|full total|blanket broad extensive wide
intelligible understandable|enigmatic puzzling|dispersed spread|separated spaced|sparse thin|provisional tentative
inappropriate unfitting|consonant concordant|outstanding prominent salient striking|contented content
recurrent repeated|persistent relentless|isolated stray|continuous uninterrupted|bizarre eccentric|nuclear atomic
unconvincing flimsy|respectable sizable|significant substantial|corporal corporate incarnate|correct right
accurate exact precise|false mistaken|dangerous grave serious|crucial important
blame blessed damn damned darned goddam goddamn goddamned infernal|damn goddamn|bedraggled dilapidated|crude earthy
fateful fatal|exultant jubilant rejoicing triumphant|delicate fragile|pressing urgent|reliable dependable
undesirable unwanted|difficult hard|ambitious challenging|elementary simple|smooth suave|squint sidelong
meandering wandering winding|blunt forthright frank|crisp sharp|blurred fuzzy|dim faint vague
authoritarian overbearing|paramount predominate|sovereign supreme|adjunct assistant|acute intense|bouncing spirited
anxious dying|earlier earliest|precarious unstable|ignorant illiterate|operational operating|economic economical
uneconomical wasteful|mandatory required|desirable suitable worthy|philosophical philosophic|experiential existential
alert brisk rattling|dreamy languid|exaggerated magnified|harmonious symmetrical|mysterious mystic|critical vital
abject miserable|flat level plane|rigorous strict|approximate rough|left remaining|lacking absent missing
cheap inexpensive|old older|cryptic mysterious|explicit expressed|inherent underlying|inner internal|equitable just
strange unusual|fantastic grotesque|curious funny odd peculiar queer singular|common usual|dapper jaunty|fleet swift
hurrying scurrying|quick speedy|rapid speedy|sluggish sulky|thin lean|emaciated gaunt haggard pinched skeletal
bony scrawny skinny|slender slim|spare trim|greasy oily|deadly lethal|clumsy cumbersome inept|done through
beginning first|inaugural initiative first maiden|concluding final last|halt game|disabled handicapped|suitable suited
adamant inexorable|elastic flexible|alien exotic|abroad overseas|external international|interior internal
haunting persistent|casual everyday daily|miserable pathetic piteous poor|independent sovereign|amiable genial
cozy intimate|laden loaded|awry wrong|particular peculiar special|handsome liberal|authentic veritable|pretended sham
bogus fake phony bastard|bully cracking great swell|awful dreadful terrible unspeakable|deplorable distressing sorry
dark sinister|infernal unholy|morose sullen|clumsy ungainly|elegant graceful|bluff sheer|miserable suffering
velvet velvety|healing therapeutic|infective pathogenic|flushed rosy|distressing disturbing|heedless unheeding
deaf indifferent|miscellaneous mixed sundry|lofty soaring|pinched nasal|deceptive misleading|august venerable
black bleak|despairing desperate|diagonal slanting sloping|bended bent|flat prostrate|prone prostrate|seated sitting
bleak desolate|opponent opposing|arctic frigid icy|frozen icy|frail imperfect weak|cruel fell savage vicious
comic funny|dry ironical|careful deliberate|easy leisurely|diminished lessened|cardinal central fundamental key
chief main primary principal master|little trivial|dramatic spectacular striking|grand heroic|majestic proud
brilliant glorious magnificent|marked pronounced|apt given minded|future next succeeding|past preceding
developing underdeveloped|educated enlightened|hurt wounded|lacerate torn|coordinated unified|occluded sorbed
bright smart|intentional knowing|engrossing fascinating|boring dull tedious|inherent integral|alien foreign
external outside|meddling busy|jutting relieved sticking|bracing brisk fresh refreshing|doleful mournful
gleeful jubilant|festive merry|gay jolly jovial merry|fitting meet|kindly sympathetic|cutting edged
famed famous illustrious notable noted|large big|bigger larger|spacious wide|colossal prodigious stupendous
enormous tremendous|epic heroic|huge immense vast|banging thumping|small little|diminutive tiny|alike similar like
like same|apt liable|probable likely|linear additive|elongated prolonged|chronic continuing|extended lengthy prolonged
endless eternal interminable|cross transverse|cursed damned doomed|confiscate forfeit|dull muffled|subdued quiet
beloved darling dear|cherished precious|favored favorite pet|affectionate fond tender|leading star|male virile
duplicate matching twin|adult grown grownup|childish infantile|maximal maximum|minimal minimum|nominal token
meaning pregnant significant|empty hollow|bad big|exquisite keen|extreme utmost|fierce vehement|severe terrible wicked
concerned interested|perfect pure thoroughgoing utter|bloody blooming|metallic metal|gold golden
average intermediate medium|cautious conservative|fair reasonable|exaggerated overdone|monotone monotonous
little slight|poignant touching|motionless still|fake imitation simulated|charming magic magical wizard|final net
essential indispensable|needed required|excess extra redundant spare surplus|dirty filthy|hateful mean|exalted lofty
august grand|average mean|union federal|discovered observed|perverse wayward|impersonal neutral
apparent evident manifest patent plain unmistakable|foul loathsome|informal loose|secondhand used|novel refreshing
revolutionary radical|aged elderly older|young immature|adolescent teen teenage|little small|shut closed|closed shut
compressed tight|active fighting|raucous rowdy|consecutive successive|confused disordered upset
everyday mundane routine|fantastic marvelous rattling terrific tremendous wonderful wondrous|remarkable singular
amorphous unstructured|arranged ordered|confused lost|fresh new novel|stock tired|conventional established
outdoor outside|draped wrapped|secret underground|sore tender|fervent fiery impassioned|bygone gone
former onetime sometime|former previous|late recent|patriotic loyal|peaceful peaceable|militant warlike
acute incisive keen penetrating sharp|detectable noticeable|complete consummate|permanent lasting|abiding enduring
bewildered confused|private intimate|animal carnal|bodily corporal somatic|intellectual rational
grim inexorable relentless stern|mere simple|casual chance|acid bitter blistering|painful sore|disgusted sick
delightful delicious|infuriating maddening|antagonistic counter|feasible practicable workable|potent strong
potent powerful|nice skillful|alternate alternative substitute|utility substitute|fundamental rudimentary|alone only
fruitless futile vain|reproducible consistent|amateur recreational|apparent seeming|looking sounding|advanced modern
fitting decent|fateful portentous|exposed open|overbearing swaggering|broken crushed|meek mild|plain sheer
outright unlimited|funny suspect suspicious|silent still|blatant vociferous|disruptive riotous troubled turbulent
intelligent reasoning thinking|inert neutral|fit primed|fabled legendary|lifelike pictorial vivid|reasonable sensible
intelligent sound|reciprocal mutual|civilized cultured polite|coarse vulgar|periodic periodical|correlate correlated
mindful aware|emblematic symbolic|good respectable|infamous notorious|decent nice|contemptuous scornful
impudent insolent flip|excessive extravagant exuberant|awed awestruck|flush wealthy|luxurious sumptuous|sinful wicked
burly husky|stout sturdy|round circular|agricultural farming|religious spiritual|perilous precarious
comparable corresponding|diverse various|aforesaid said|identical very|akin kindred|analogous correspondent
crazy mad sick|maniacal maniac|fine okay|comforting cheering|erudite learned|blatant blazing conspicuous|elder older
lowly secondary|asleep numb|detached isolated separated|discrete distinct|infectious infective|earnest sincere solemn
grave sober solemn|dizzy silly|arch implike|elect elite|usable operational|located situated|aimless floating
mobile wandering|appointed prescribed|juicy voluptuous|amorphous shapeless|common mutual|exclusive sole
bearded bewhiskered|significant important|remarkable notable|portentous prodigious|tangled tortuous
complicated complex|interlocking interwoven|twelve dozen|only sole|double twofold|double dual|double dual twofold
expert proficient skillful|consummate virtuoso|powdered powdery|cultural ethnic|lone solitary|alone lone lonely
childlike simple|vibrant vivacious|explosive volatile|shivering trembling|tortuous winding voluminous|curved curving
crooked corrupt|hard severe|faint feeble|prosperous roaring thriving|disappointed frustrated|adequate enough
inadequate short|arch condescending patronizing|humble lowly|ace crack super|boss brag|brilliant superb
choice prime prize quality select|excellent splendid|bum cheap crummy|deplorable woeful wretched
accessory adjunct auxiliary|amazed astonished stunned|amazing astonishing|capable subject|symmetrical symmetric
concurrent simultaneous|excited frantic mad|tactile tactual|cheap flash flashy gaudy loud|taut tight|edgy restive
brooding reflective|neat orderly|disorderly jumbled|beat dead|drawn haggard worn|exhausted fatigued|calloused callous
delicate soft|annoyed harassed pestered|anxious nervous|disturbed upset worried|actual genuine literal
questioning skeptical|suspicious wary|authentic reliable|dependable honest reliable|regular veritable
belowground underground|conjugate conjugated|incorporate integrated unified|down downward|ahead leading
futile meaningless|airy impractical windy|legitimate logical|constant invariant|varying variable|fierce furious
passive peaceful|evil vicious|sinful ungodly|concealed hidden|unpaid volunteer|automatic reflex|ill sick
ailing peaked poorly|damp moist|wide broad|slender thin|awkward ungainly|absurd idiotic preposterous ridiculous
deserving worth|planetary terrestrial|technical proficient|technical technological|electric electrical
fiscal financial|marital married|biblical scriptural|philosophic philosophical|optical visual|grammatical grammatic
adjectival adjective|greek hellenic|utopian|propagandist propagandistic|osseous bony|barely hardly scarcely
hardly scarcely barely|basically fundamentally essentially|merely simply just only but|plainly simply|vastly immensely
largely mostly|approximately about some roughly|partially partly
wholly entirely completely totally all altogether whole|entirely exclusively solely alone only
absolutely perfectly utterly dead|clean plumb plum|fully full|well good|ill badly poorly|considerably substantially
badly severely gravely seriously|even yet still|rather kinda|always ever|constantly forever
constantly invariably always|bloody damn|anyhow anyway|however nevertheless still nonetheless|hitherto heretofore yet
furthermore moreover|farther further|very real rattling|mighty powerful|soon shortly presently|frequently often
rarely seldom|curiously oddly peculiarly|reasonably moderately pretty jolly somewhat fairly|slightly somewhat
decidedly unquestionably definitely|truly really|naturally course|obviously evidently apparently plainly plain
apparently seemingly|therefore hence thus|thence therefrom|thence therefrom thereof|extremely exceedingly super
insanely deadly|besides too also likewise|ultimately finally|finally eventually|presently currently|now today
immediately instantly straightaway directly|happily merrily blithely|firm firmly steadfastly|squarely forthright
directly straight direct|squarely square|terribly awfully awful|awfully horribly|thoroughly good|right flop
directly flat straight|lots much|increasingly progressively|earlier before
subsequently later afterwards afterward after|abruptly suddenly short dead|deliberately purposely
consequently accordingly|last finally|absently absentmindedly|ahead before|ahead forward|loudly loud aloud
softly quietly|randomly arbitrarily|about around|almost most nearly near virtually
chiefly principally primarily mainly|back backward rearward|brilliantly bright|dearly dear|affectionately dear
undoubtedly doubtless|above supra|insanely crazily madly|particularly peculiarly especially specially
quickly rapidly speedily|fast tight|everlastingly forever|spontaneously impromptu|hard severely|hard firmly
downstairs below|upwards upward|rather instead|first foremost|second secondly|forth forward|promptly readily
promptly quickly quick|fairly fair|normally usually commonly ordinarily|unusually remarkably notably|recently lately
here hither|there thither|humbly meekly|outside outdoors|inside within|mutely silently|inevitably necessarily
newly fresh new|differently otherwise|mechanically automatically|preferably sooner rather|once formerly
systematically consistently|similarly likewise|probably likely|appropriately suitably|surely certainly sure
enough plenty|easily easy|actually really|generally mostly|alone unaccompanied|precisely exactly just properly
closely intimately nearly|relatively comparatively|slowly slow easy|seriously earnestly|profoundly deeply intensely
unsteadily uncertainly|steadily steady|uniquely unambiguously|amply fully|strictly purely|lightly softly gently
apart aside|overseas abroad|distinctly clearly|wonderfully wondrous wondrously superbly|gravely soberly
anxiously uneasily|stiffly stiff|formally officially|rigidly stiffly bolt|properly decent
enormously tremendously staggeringly|stubbornly obstinately|wrongly wrong|rightly justly|individually separately
prominently conspicuously|surprisingly astonishingly|admirably commendable|unambiguously unequivocally
rightfully truly|infinitely endlessly|quietly quiet|away off forth|aside away|each apiece|north northward|just simply
foremost first|halfway midway|sooner earlier|bang slap smack bolt|cautiously carefully|endlessly continuously
fair clean|clearly clear|consequently therefore|decisively resolutely|possibly perchance perhaps maybe|deeply deep
deep late|honestly frankly|dismally drearily|goddam goddamn goddamned|roughly rough|hereinafter hereafter|loose free
idly lazily|precisely exactly|keenly acutely|lightly light|powerfully strongly|unmistakably remarkably
specially especially|gently mildly|sharply sharp|madly frantically|close closely tight|painfully sorely
"""
