/** What hardly anyone says of a lawful trade. Each list is one sign, which counts once however often it is met. */
export const strongSigns = {
  /** Those it happens to do not know. */
  unknowing: `
    without (her|his|their|them|him|anyone|anybody|the|our|my|your|a|parents|guests|users|women|
    patients|customers|staff|tenants|people|buyers|relatives|families|clients|residents|employees|workers|
    owners) ~ (knowing|knowledge|noticing|realising|realizing|suspecting|consent|agreement|permission|finding
    out|being told|being aware|aware|asking why|approval|say|okay|ok), (never|not|wont|dont|doesnt|didnt|
    cannot|cant|nobody|no one|fail to|hardly|least likely to|unlikely to|rarely|too ashamed to|too scared
    to|too afraid to|afraid to|ashamed to|too frightened to|too embarrassed to|too confused to|less likely to|
    less inclined to|slow to) (notice|noticed|suspect|suspected|find out|realise|realize|question|ask
    questions|ask where|ask why|look closely|be traced|be caught|get caught|be told|told about|complain|
    report us|report it|resist|refuse|fight back|go to the police|tell anyone|tell their|tell a|talk to the
    police|speak up|seek help|call the police|leave their|sue), unknowing, unsuspecting, none the wiser, before
    (anyone|they|she|he|the family|the bank|the victim|customers|buyers|users|parents|people|police) ~
    (notice|notices|realise|realises|realize|finds out|find out|catches on|catch on|suspects), must not find
    out, must never find out, must not know, must not learn, should never know, should not suspect, wont suspect, kept
    from (her|him|them|their), keep ~ in the dark, least suspicious, less suspicious, arouse suspicion, raise
    suspicion, raising suspicion, without suspicion, nobody is told, is not told, are not told, arent told, nobodys
    told, no idea they are, no idea she is, think they are, believe they are really, (parents|customers|buyers|
    teachers|staff|guests|police|supporters|patients|people) ~ (wont|dont|not|never) (notice|recognise|
    recognize|suspect|ask), would parents notice, would ~ notice any difference, hard to notice, what is really in,
    not told what, without their parents, instead of telling, before ~ (notice|notices|finds out|find out|realise|
    realises|realize|suspects|catch on|catches on), nobody knows where, cannot tell it from, without leaving
    (tracks|traces|marks|fingerprints|evidence|bruises|a mark), without it looking, without looking like,
    without seeming, buried in the, hidden in the (terms|small print|fine print|contract), secretly (sells|sell|
    take|takes|taken|record|records|charge|charges|add|adds|put|puts|share|shares|film|films|install|
    installs|sends|swap|swaps|replace|replaces|collect|collects|give|gives|pay|pays|keep|keeps|contain|
    contains|drug|drugs|switch|open|opens|dump|dumps), (does|do|did|will|would|must|should|may) not
    (know|realise|realize|notice|suspect|find out|understand) (that|what|it|they|she|he|about|the|who|
    we), doesnt know that, dont know what they, without ever knowing, think it comes, on the pretext, under the
    pretext, under a pretext, under some pretext, under the guise, in the guise, pretext, guise of, tells (sick|old|
    desperate|worried) ~ (its|it is|that), would ~ notice a difference, notice a difference, taste the difference
    between real, unknown to the, unbeknown, showing on her phone, keeps ~ from her (mum|mother|parents|father|
    family), keep ~ from (her|his|their) (mum|mother|parents|father|family|wife|husband|children), no longer
    eat`,
  /** Kept from those who would ask or stop it. */
  evade: `
    (before|avoid|avoiding|evade|evading|dodge|dodging|escape|escaping|fool|fooling|beat|slip past|sneak
    past|get past|gets past|getting past|past|outwit|bypass|bypasses|bypassing|out of sight of|under the
    radar of|invisible to|deceive|hidden from|unknown to|lie to|lying to|ahead of|tip off|tipped off about|
    rather than|instead of|warns of|warn of|warns ~ of|jam|disable|defeat|safe from|attention of|without
    calling|without telling|trouble with|hide from|safety from|security from|security against|cheat|smuggle ~
    past|get ~ past|gets ~ past|through) ~ (police|cops|feds|customs|inspector|inspectors|inspection|
    inspections|authorities|regulator|border control|border guards|border force|tax office|taxman|hmrc|irs|
    auditor|auditors|investigators|patrol|patrols|ranger|rangers|drug test|drug tests|doping test|doping
    tests|emissions test|emissions tests|breathalyser|detection|moderators|child protection|social services|
    social workers|sanctions|checkpoint|airport security|airport scanners|metal detector|metal detectors|
    sniffer dogs|vetting|trading standards|quarantine|age check|age checks|age verification|plagiarism checks|
    plagiarism software|background check|background checks|identity check|identity checks|court order|
    restraining order|home alarm|health inspectors|id check|id checks|law enforcement|security guards|the
    sheriff|fact checkers|content filters|ad review|food inspectors|labour inspectors|the coastguard|the
    auditors|prosecution|arrest|extradition|probation), getting caught, avoid prosecution, avoid arrest, risk of
    arrest, police are out, police raid, broken alarms, off the books, under the counter, under the table, no paper
    trail, leave no trace, untraceable, cannot be traced, cant be traced, undetectable, undetected, plausible
    deniability, no questions asked, fewest questions, ask no questions, asks no questions, look the other way, looks
    the other way, looking the other way, look away from, look away when, turn a blind eye, turns a blind eye, turning
    a blind eye, looks innocent, seem innocent, look like an accident, looks like an accident, look accidental, look
    like suicide, front company, cash in hand no, hush money, hush up, hide (bruises|income|bodies|evidence|drugs|
    weapons|assets|traces|men|fugitives|stolen|it from|them from|cash|the bruises|the abuse|the defects|
    the fact|beatings|money from), hides (men|them from|it from|fugitives|income|drugs), filed off, serial
    numbers removed, chips removed, label changed, labels changed, left off the label, not on the label, backdate,
    backdated, keep quiet about, stay quiet about, silence witnesses, =silencing, destroy evidence, disappear before,
    burner phones, encrypted phones, low detection, alarm codes, are not looking, without leaving proof, leaves no
    proof, reads legit, while ~ (sheriff|police|cops|warden|guard|inspector|ranger) ~ (looking|asleep|away|
    out), keep ~ quiet about, buy ~ silence, fake companies, change the dates, alter the bank, dogs cannot, fools the
    dogs, fool the dogs, scent fools, get past the, through the forest, hidden compartment, false bottom, double
    bottom, hide cannabis, hides cannabis, into prison, into jail, into the prison, drone drops, without being seen,
    without being stopped, without being sued, without getting sued, before the raid, warned of raids, ahead of raids,
    inspection is announced, when inspectors (come|visit|arrive|call), for the inspectors, while inspectors, cover
    our tracks, leaving tracks, covers the (taste|smell|damage|fault), cover the (taste|smell|damage|fault),
    mask the (taste|smell), lose the paperwork, paperwork disappear, make ~ disappear, make ~ vanish, makes ~ vanish,
    makes ~ disappear, against the judges, against the courts, against a court, in spite of ~ (order|ban|ruling|
    law), despite (the|a) (ban|court|order|ruling|law), ignoring the (ban|law|order|court|rules|recall|
    warning), loophole so, hide their (income|money|assets|wages|past|faces), disguise our, mislabel,
    mislabelled, swap the (labels|samples|numbers|dates|tags), past the (scanner|scanners|guards|guard|
    checkpoint|x ray), past ~ (scanner|scanners), (look|looks) legal, make ~ look legal, (police|inspectors|
    guards|officials|teachers|customs|officers) ~ look away, death look like, look like a (fall|suicide|robbery|
    heart attack), hide from police, hides from police`,
  /** No licence, no right. */
  illegal: `
    illegal, illegally, unlawful, illicit, black market, darknet, dark web, contraband, bootleg, moonshine,
    unlicensed, unlicenced, without (a|any|the|valid) ~ (licence|license|permit|prescription|training|degree|
    doctor|consent form|qualification|diploma|paperwork|inspection|background check), without licence, without
    license, without permits, without permit, without prescription, without qualifications, no permit, no permits, no
    prescription, needs no doctor, unprescribed, outlawed, against the law, law forbids, forbidden by law, smuggle,
    smuggled, smuggling, traffick, trafficked, trafficking, trafficker, off the back of a lorry, no serial, half the
    legal minimum, below the legal, below minimum wage, under the minimum wage, cannot legally, protected zone,
    clandestine, backstreet, back alley, by someone with no, who never trained, no age check, no id check, no id
    needed, no consent form, never inspected, struck off, banned from owning, banned pesticide, banned colourant,
    banned ingredient, failed a background, undeclared, untaxed, cockfight, poach, poached, poacher, poaching, straw
    purchase, straw purchaser, straw buyer, pill mill, on the take, no parents needed, passports held, under false
    papers, without being licensed, licence revoked, lost (his|her|their|its) licence, without ~ (permits|permit|
    licence|license|papers|permission of the|prescription|approval from), not approved for, smuggles, illegal
    immigrants, marry a citizen, marriage for a visa, marriage to get, divorce after two, fake couple, fixed draws,
    unlicensed lottery, nobody licensed, uninsured drivers who, uninspected, unapproved, counterfeiters, pirated,
    pirate copies, piracy site`,
  fake: `
    faking, =forging, forgery, counterfeit, bogus, phony, =sham, falsify, falsified, falsifies, knock off, knockoff,
    as originals, pass ~ off as, passed off, pass off, impersonate, impersonating, pose as, =posing as, poses as,
    pretend to be, pretends to be, pretending to be, =rigged, never intend, never intended, the real job is, when the
    real, blank prescription, invented illness, mileage rolled, staged accident, sit exams for, take exams for, takes
    exams for, takes driving tests, tests on behalf, under the buyers name, =doctored, swapped labels, sell ~ as
    (real|genuine|new|organic|original|originals|authentic|fresh|wild|insulin|beef|medicine|safe), stamped
    to resemble, real looking, secretly contains, claims we invented, forgeries, counterfeits, tap water as, sugar
    pills, filled with chalk, relabels, never get analysed, never analysed, never looked at, that never happen, that
    never happened, which never happen, never took place, made of chalk, of chalk, of flour, nothing but (chalk|
    sugar|water|salt|flour), only sugar, only water, only starch, placebo sold, copied website, looks exactly like,
    looks just like the real, looks like the official, looks like it comes, seems to come from, as if it came, in
    another persons, in somebody elses, someone elses name, in a dead, dead peoples, dead persons, deceased persons,
    own samples, swap ~ for (water|sugar|fake|copies|cheap|saline), refill ~ with, morphine ~ water, invented
    (sex|story|disease|charity|doctor|expert|debts|debt|reviews|quotes|study|studies|endorsement|scandal|
    scandals|hotel|orders|sales|scores), lawyer who is not, doctor who is not, says hes from, says he is from,
    says she is from, claims to be from, admin fee for, fee to release, release fee, advance payment for, wins a
    prize, have won a, winner of a, invented fines, invented fees, fake court, fake fines, fake judge, fake lawyer,
    fake lawyers, fake doctor, fake doctors, fake nurse, fake nurses, fake police, fake officer, fake bank, fake
    charity, fake orphanage, fake hotel, fake airline, fake invoice, fake invoices, fake company, fake companies, fake
    shop, fake shops, fake university, fake profiles, fake profile, fake account, fake accounts, fake job, fake jobs,
    fake tickets, fake ticket, fake rental, fake rentals, fake flats, fake landlord, fake investment, fake fund, fake
    lottery, fake medicine, fake medicines, fake vaccine, fake vaccines, fake drugs, fake pills, fake insulin, fake
    botox, fake passport, fake passports, fake visa, fake visas, fake id, fake ids, fake degree, fake degrees, fake
    diploma, fake diplomas, fake certificate, fake certificates, fake licence, fake licences, fake license, fake
    licenses, fake references, fake reviews, fake witness, fake witnesses, fake evidence, fake emergency, fake
    ambulance, fake uniform, fake badge, fake badges, fake prescription, fake prescriptions, fake receipts, fake
    receipt, fake money, fake notes, fake banknotes, fake coins, fake gold, fake art, fake paintings, fake watches,
    fake handbags, fake designer, fake perfume, fake parts, fake airbags, fake fire, fake safety, fake helmets, fake
    news sites, fake polls, fake ballots, fake nudes, fake sex, fake marriage, fake husband, fake wife, fake couple,
    orphans we made, we made up, we invented, entirely invented`,
  stolen: `
    =stolen, =stealing, =stole, =nicked, =looted, =robbed, =rob, robs, robbing, burgle, burglar, break into (cars|
    vans|houses|homes|phones|accounts|flats|shops|email|offices|parked|peoples|partners|his|her|their),
    breaks into, breaking into, our break in, shoplift, shoplifter, bag snatching, pilfer, =hacked, hacks into, hack
    into, hacking into, skimmer, skim cards, =skimming, embezzle, embezzled, fell into our hands, taken from (homes|
    cars|gardens|graves|churches|the dead|prisoners|refugees|nests|the wild|museums|warehouses|offices|
    shops|hospitals|patients|morgue), take from the dead, from the morgue, grave robbing, that belong to others,
    identity theft, identity thieves, photographed the night before, pickpocket, catalytic converters our, thieves,
    scrape profiles, harvest passwords, leaked exam, leaked photos, leaked nudes, hacked accounts, poached from,
    houses which stand empty, taken from our, scans taken, sold in bulk, got hold of, (patient|customer|client|
    member|voter|school) (records|files|data|database|list|lists) ~ (sell|sold|buyers|buyer|price|per),
    (steal|copy|sneak|carry|leak|smuggle|lift|slip|unlock) ~ (for us|out to us|over to us|on to us), hand
    it to us, hand them to us, pass it to us, pass them to us, bring us their, give us their (keys|codes|passwords|
    access|files|data), copy the client, key copies, copied keys, car keys of, empty houses, empties houses, people
    who empty, on holiday for, neighbours are on holiday, who is on holiday, leave ~ window open, leave ~ door open,
    leave ~ gate open, left unlocked for, lock picks, heist, museum window, cracking safes, safe cracking, steals ~
    card, bank passwords, security questions of, needs their pin, tell us their, passwords of, subscription to
    passwords, list of passwords, passwords for sale, pass on passwords, compromised (accounts|cards|logins|online|
    banking|credentials|servers|mailboxes), email and password, password pairs, logins and passwords, saved
    passwords, (hospital|patient|customer|school|tax|voter) records ~ per, terabyte of, copy customer files, two
    days early, days before the exam, before the exam day, exam ~ early, card numbers`,
  criminals: `
    gangs, gang, gangster, gang leader, fraudster, robber, forger, drug dealer, cybercriminal, paedophile, pedophile,
    carder, launderer, mafia, mob boss, mobster, organised crime, organized crime, cartel, pimp, hitman, hitmen, hit
    man, con artist, con artists, extortionist, blackmailer, loan shark, arsonist, rapist, groomer, jihadist, neo
    nazi, terrorist, warlord, wanted men, wanted man, wanted persons, fugitive, fugitives, money mule, kingpin,
    hooligan, kidnapper, murderer, counterfeiter, dognapper, brothel, brothels, illegal workshop, crime family, drug
    couriers, sect leader, scammers, scammer, swindlers, bookies collectors, hare coursers, dogfighters, traffickers,
    people smugglers, ransomware crew, slave owners, abusers, death squad, thugs, goons, muscle men, henchmen, violent
    collectors, pirates at sea, burglars, arsonists, arson for hire, our break in, our burglars, smugglers,
    shoplifters, dealers wanted, kidnappers, gunmen, our hackers, people traffickers, drug ring, crime boss, gang
    bosses, our forgers, our thieves, kidnapping crew, organ brokers, hate group, hate groups, our burglar, our
    forger, our cult, our sect, prison gangs, our people film, our brotherhood, our friend at the, our man in, our guy
    at, ring leaders, warlords, war criminals, death squads, drug barons, kingpins, car thieves, art thieves, crooked,
    ticket touting, touting bot, illegal lottery, our cousins with, forgers, extremists, separatists, hate preacher,
    hackers prefer, slave traders, ex convicts who will, guys who will, men who will, a lad to, someone to (beat|
    hurt|scare|burn|kill|follow|silence|snatch|bring the child), hired killers, stalkers, swap tips, where
    stalkers, burglars meet, poachers meet, bank robbers, robbers, drug lords, feud, rapists, child molesters, illegal
    casino, illegal casinos, our sect leader, new wives, gang collects, advise gangs, we advise gangs, felons, fake
    doubles, for felons, sympathisers, arson on order, for our gang, moves sympathisers`,
  violence: `
    shoot up, shoot people, mass shooting, =stab, stabbing, stabbed, blew up, beat up, beaten up, have ~ beaten, get ~
    beaten, being beaten, woman beaten, =beatings, beats his, hit their wives, hit their children, attack on (a|an|
    mosque|synagogue|our|worshippers|migrants|the), attacking strangers, attack worshippers, attack mosques,
    attack (the|a) (mosque|synagogue|church|school|hostel|camp|rival|parade), lynch, behead, burn down, burn
    the (mosque|synagogue|church|shop|shops|hostel|house|houses|village|homes|camp), firebomb, massacre,
    exterminate, gassing, maim, cripple someone, torture, =poison, =poisons, execute people, assassinate, acid attack,
    throw acid, break ~ legs, break ~ bones, break ~ knees, broken ribs, kidnap, abduct, hostage, ransom, rape,
    strangle, brick through, death threat, death threats, maiming, mutilate, fights between homeless, bum fights,
    drown (her|him|them|a|the|people), suffocate (her|him|them|people), violence against, armed robbery, armed
    attacks, rough up, roughed up, rough them up, =mugging, hitmen, contract kill, smash windows, smash up, made to
    look like an accident, cut the brakes, knife crime crew, carry knives for, miscarry, harass, stalk, intimidate,
    intimidating, intimidation, terrorise, terrorize, frighten ~ (into|out|from|tenants|voters|migrants), scare ~
    (into leaving|into moving|into paying|into silence|into selling|out of|off their|away from|tenants|
    witnesses|voters|migrants), hunt down, drive ~ out of, chase ~ from, punishment squad, arson, arson guy, burn
    crew, put ~ in hospital, broken arms, stone a, get ~ attacked, burn ~ (shop|shops|mosque|synagogue|church|
    house|houses|hostel|restaurant|car|cars|village|warehouse), visit your mum, we hurt, fight to the death,
    bare knuckle fights, blood sport, beat ~ up, cut off ~ (finger|fingers|ear|hand), gas attack, =bombing,
    =bombings, brake tampering, tamper with ~ brakes, drive ~ away (the|all|these|those|our), cut down the, cut ~
    throats, beaten up next, who should be beaten, marketplace of revenge, slashed tyres, slash tyres, slash ~ tyres,
    fight in a cage, cage fights, kids fight, children fight, fights for kids, make them fight, forced to fight, bear
    fight, bear fights, bull fights to, dog fight, men to the door, comes to the door with, men with bats, with a bat,
    with a dog, with a knife, with knives, with guns, with weapons, film executions, bomb vests, bomb vest, suicide
    vest, submachine gun, poison ~ well, poison ~ water, sabotage, sabotaging, cut ~ cables, cut ~ power, blackout on,
    threatening letter, threatening letters, threatening messages, threatening calls, threatening texts, rape threats,
    noise or threats, traumatise, send ~ threats, sends ~ threats, how much fear, scared enough, hurt pets, hurt ~
    family, hurt ~ children, hunt ~ down, lynching, vigilante, vigilantes, hate crime as, throw ~ out of (the window|
    windows), push ~ (under|off|down), hit their (girlfriends|wives|kids|children|daughters|partners), hurting
    (homeless|people|women|animals|children|cats|dogs|strangers|others), enjoy hurting, enjoy killing, despise
    and, private feuds, blood feud, feuds, truck attack, van attack, car attack, greatest number of victims, most
    victims, number of victims, as many victims, for the most deaths, murder service, broken knee, punishments for, ~
    disappear for good, disappear for good, dog and a hammer, with a hammer, jilted, broken bones, hide bruises, see
    bruises, explain away ~ (bruise|bruises|arm|injury|injuries), set on fire, set ~ on fire`,
  sexual: `
    child porn, child abuse, abuse of children, child sexual, paedophil, sexual interest in children, sexually
    interested in children, attracted to children, underage, sex with (minors|children|girls|boys|teens|
    teenagers|young|animals|pupils), older man make, older men who, nude (photos|pictures|images) ~ (of|leaked|
    pupils|ex|colleagues|classmates|girls), nudes of, leaked nudes, undress women, undresses, nudify, deepfake
    nudes, deepfake porn, revenge porn, upskirt, voyeur, voyeurs, creepshots, peeping, send photos of themselves,
    forced prostitution, sell girls, buy girls, order girls, rent girls, girls kept, women kept, kept in our flats,
    the girls we, sex slaves, brides who, bride who, buy a bride, child bride, child brides, mail order bride, sexual
    favours, sex for rent, rent for sex, sex in return, in return for sex, in exchange for sex, date rape, too drunk
    to, upload ~ ex, sextortion, girls of (10|11|12|13|14|15|16), boys of (10|11|12|13|14|15|16), groom
    (girls|boys|children|teens|gamers|minors|young|pupils|them|kids|underage|teenage), we groom, grooming
    (children|girls|boys|teens|guide|script|manual), win the trust of (children|girls|boys|twelve|12|young|
    schoolgirls|kids|minors|teens), alone with children, alone with kids, child for sex, pay for sex with, incest,
    bestiality, molest, molesting, film ~ (in the shower|undressing|in the bathroom|under the desk|naked|asleep),
    abroad for minors, sex tourists, sex tourism, nude pictures, nude photos, naked pictures, naked photos, shows her
    naked, shows girls naked, girls naked, women naked, watch guests, underage models, sexual images, sexy pictures
    of, prostitute herself, work as prostitutes, work as escorts, pimps, on webcam for, men who pay for girls, make
    her yours, she cant say no, filmed to order, undress on, undress for, rate girls, rate women, girls legs, womens
    legs, pictures of girls, photos of girls, videos of girls, pictures of women taken, come to the studio, 16 year
    olds come, sleep with (14|15|13|12|16|fourteen|fifteen|thirteen|twelve|sixteen|girls|boys|minors|
    children|teens|pupils|students|tenants|patients), in fact a brothel, really a brothel, women sold, girls
    sold, sold at a, sold to men, women for sale, girls for sale, women to order, buy women, rent women, auction
    women, auction of (women|girls|people|children|workers|virgins), hidden camera toilets, hidden camera in,
    camera toilets, ex wifes nude, exs nude, nude pictures to, photos to her colleagues, pictures to her, invented
    sex, sex scandals, stream to members, spycam, adults pretending, adult pretending, pretend to be 13, pretending to
    be 13, pretending to be (a teen|teens|teenagers|children|girls|a girl|14|12), gets girls to, get girls to,
    gets boys to, girls to undress, send us nudes, nudes from, kids alone with, children alone with, who want kids
    alone, intimate pictures of (former|ex|their|his|an), intimate videos of, bedrooms of rented, fake porn, porn
    of (women|girls|politicians|colleagues|classmates|ex|celebrities|teachers), attracted to pre, attracted to
    (kids|children|girls|boys|pupils|teens|minors|pre teens|twelve|young girls), meet kids, meet children,
    meet minors, meet girls from, nice to me, be nice to me, for free if she, girls memory, wipe out ~ memory, memory
    of the night, undresses classmates, undress classmates, changing cubicles, nude (photos|pictures) as security,
    women to drug, drug and rob, to drug and`,
  spying: `
    spying on, snoop on, snoop through, stalkerware, spyware, eavesdrop, listens in on, hide a camera, hides a camera,
    camera ~ bathroom, camera in changing, camera in the changing, changing room camera, camera ~ bedroom, camera ~
    shower, cameras ~ bathroom, cameras in changing, cameras ~ bedrooms, spycam, hidden microphone, secretly record,
    secretly film, secretly track, secretly follow, secretly photograph, secretly install, secretly recorded, secretly
    filmed, track (her|his|my wife|my ex|my girlfriend|an ex|their wives|every move), phone tap, bug ~ (phone|
    room|office|car|bedroom), into her phone, into his phone, on her phone, on his phone, on my wifes phone, on my
    exs phone, ex girlfriends phone, ex boyfriends phone, find (her|his) new address, finds women who, find women
    who, where ~ ex lives, who she (writes|talks|meets|sees|calls), whom she (writes|meets|sees), filming
    (guests|women|girls|patients|pupils|tenants|neighbours|couples), footage of (women|guests|girls|tenants|
    patients|pupils|customers), home addresses of, dox, doxx, doxxing, list of women, women who live alone, people
    who live alone, houses stand empty, control a wifes, control ~ wife, control (her|his|their|your) (wife|wifes|
    phone|money|girlfriend|partner), locate an ex, locate (her|his) (ex|wife|girlfriend), find where ~ (mother|
    ex|wife|she|girlfriend) ~ (hides|lives|is|moved), install on ~ phone, put on ~ phone, monitor (her|his)
    (phone|messages|calls|location), her every move, watches ~ sleep, watch ~ undress, where ~ teenager lives,
    routes for angry, follow women, following women, spy app, spy apps, turns on ~ camera, turns on ~ cameras, turn on
    ~ camera, turns on ~ microphone, turn on ~ microphone, with a microphone, (record|records|recording|film|
    films|listen to|listens to) ~ (union|workers|employees|staff|colleagues|tenants|guests|neighbours|
    children|pupils) ~ (meetings|talks|conversations|rooms|home|breaks|break|toilet|changing), laptop
    cameras, neighbours are on, collects addresses, roommates diary, medical files of, health data of, secretly sells
    your, location of (women|girls|your wife|your ex|your girlfriend|an ex), hidden camera (for|to|in|feed|
    toilets), hidden cameras in, camera hidden, cameras hidden, follow (a woman|women|girls|her home|someone|my
    ex|an ex), find our camera, our camera in, our cameras in, our microphone, phone location, location of their
    (wife|husband|girlfriend|boyfriend|partner|ex), where their (wife|husband|girlfriend|boyfriend|partner|
    ex) (is|goes|sleeps|drives), real children can be watched, watched undressing, watched in the, handbag lining,
    girlfriends chat, girlfriends chats, wifes chat, her chats, live channel from, where ~ reporters live, where they
    live and, miniature lenses, tiny lens, hidden lens, (list|lists|address|addresses) of ~ (victims|women|
    widows|pensioners|children|patients|addicts|gamblers|judges|journalists)`,
  coercion: `
    against (her|his|their) will, may not leave, may not refuse, no way of saying no, hold ~ passports, holds ~
    passports, passports we hold, passports stay with, keep ~ passports, keep ~ =papers, take ~ passports, locked
    rooms, debt bondage, no wages, without wages, unpaid workers, half the wage, sweatshop, slavery, =captive,
    obedience, deport, deported, deportation, will be arrested, be arrested if, blackmail, extort, extortion, pay us
    or, pay up or, unless they pay, unless she pays, unless he pays, unless the family, compromising photos,
    compromising photographs, compromising pictures, protection money, protection fee, protection racket, sign over,
    marry off, married off, forced marriage, forced (labour|labor|sex|work|begging), under promise, promise of
    waitressing, child workers, child labour, child labor, working children, beg for us, squeeze money, evict
    families, rats so that, scare tenants, never met them, without right to, keep them calm, keep her quiet, keep him
    quiet, keep them quiet, keep ~ obedient, keep ~ dependent, keep ~ from leaving, beaten if, starve them, starve
    themselves, forbid her, make her dependent, isolate her, control their wives, never be free, who cannot refuse,
    girls who cannot, women who cannot, cannot afford to leave, never get out, passports held, held by us, a husband
    she refuses, reluctant daughter, reluctant bride, marry her cousin, child beggars, kept locked, workers who
    cannot, cheaper than men, cheaper than adults, boys of ten, ten year old workers, debts they can, debt for the
    ticket, hold them until, raped, protection fees, accident might happen, something might happen, what happens if
    they do not pay, least likely to complain, wages are held, wages held, hold back wages, hold back ~ wages, keep ~
    wages, buy workers, buy a worker, workers from a camp, workers to order, nobody runs away, nobody escapes, run
    away from their husbands, forced marriages, in forced marriages, sign the house, sign their flats, for their
    bosses, move out before, make ~ families move out, make ~ move out, force ~ families, get rid of ~ (tenants|
    workers|witnesses|employees|families), dismiss pregnant, fire pregnant, sack pregnant, pregnant women without,
    dismiss ~ women, dismiss older, sack older, without paying them, without paying wages, dont tell their parents,
    tell his school, tell her school, tell their parents, tell his parents, tell her parents, tell his wife, tell her
    husband, tell their wives, tell their families, so that we dont, so we dont, or we publish, or we tell, unless you
    pay, unless we are paid, pay so that, pay us so, pay us not, pay so we, dog at the door, reminder of what,
    borrowers child, childs photo, childs passport, fines for workers, workers fines, (buy|rent|sell|order)
    (dancers|girls|maids|women|workers|housemaids|servants) from, lock in and, neednt pay, need not pay, may not
    go home, cannot go home, go home before, girls from war, auction site for, auction of, bidding for girls, work off
    their, keep them working, sign their babies, sign ~ babies over, squeeze firms, squeeze people, pay ~ a month (or|
    so|not), not allowed to leave, forbidden to leave, below the minimum, under the minimum`,
  deceit: `
    trick (people|users|customers|buyers|pensioners|elderly|parents|girls|donors|voters|patients|widows|
    investors|tourists|them|women|children|kids|migrants|students|staff|widowers), tricks (people|
    pensioners), deceive, swindle, defraud, fleece, scam (people|pensioners|the|call|calls|centre|center|
    script|operation|campaign|victims|tourists|widows|elderly), our scam, manipulate (people|widows|elderly|
    voters|girls|children|her|him|them|patients|staff), brainwash, get ~ hooked, easiest to (fool|scam|trick|
    manipulate|rob|hook|recruit|lure|exploit|convince|fleece|groom|control|blackmail|intimidate|bribe|
    rig|defraud), most easily (fooled|tricked|scammed|recruited|persuaded|manipulated|scared|robbed), convince
    ~ to (give up|hand|sign|send|wire|stop taking|stop treatment|sell their|drop|skip|transfer|forgo|
    abandon|throw|starve|jump|attack|burn), persuade ~ to (give up|hand|sign|send|wire|stop taking|sell
    their|burn|attack|drop|withdraw|skip|stay home|transfer|marry|starve|jump|forget), get ~ to (sign over|
    sign contracts|send us|send money|send pictures|send nudes|wire|hand over|transfer|give us|change ~ will|
    burn|attack|add me|confess|drop charges|drop the|drink), gets ~ to (sign over|send us|send money|send
    pictures|wire|hand over|transfer|give us|add me|drink the|make explosives|make bombs), make ~ (believe
    our|believe it|believe the|believe that|wire|pay up|send pictures|send money), hand over ~ (savings|
    newborn|card|pin|gold|keys|baby|passwords|money|jewellery|bank), hands over ~ (savings|card|gold|
    money), (sign|signs|buy|buys|pay for|order) ~ (dont|do not|never) need, charge ~ twice, bill ~ twice,
    overcharge ~ (patients|elderly|tourists|widows|families), spread (lies|rumours|rumors|stories|panic|
    false), lies about, which rumour, which rumours, would cause panic, cause panic, we keep the money, keep it all,
    our own account, bail money, empty ~ account, empty ~ accounts, empties ~ accounts, drain ~ account, wire us, wire
    bail, send us money, ponzi, pyramid for, pyramid scheme, guaranteed returns, before we shut down, until we vanish,
    then vanish, before we disappear, pump and dump, rug pull, boiler room, advance fee, our romance scam, our marks,
    our victims, fraud as, commit fraud, insurance fraud, benefit fraud, get away with, scams on, scam calls, pay old
    ~ with new, money goes to his, theres no veterans, nobody earns, payouts come from new, made up bond, invented
    fund, stretch the relationship, before the ask for money, release your prize, sweepstakes letters, fake hope,
    guilt them into, persuades the girls, persuade girls, polling date has been moved, polling day moved, moved to
    Wednesday, get pensioners to, get widows to, scare them into, exit scam, lonely widows send, sell the same, twice
    to different, dump on fans, our coin, fall in love and pay, fall in love with a, pays for flights, pay for flights
    that, love bot, dating bot, bot network, network of bots, army of bots, crashes the official, crash the official,
    buy out all, useless pill, useless heart, processing fee, need a passport to vote, (passport|licence|id|fee|
    payment|test) to vote, tell ~ citizens they, tell ~ voters, told to vote, makes it look official, word the
    consent, impossible to cancel, sold to people who cannot, sell ~ to confused, sells ~ to confused, dementia
    patient to, dementia patients to, widowers fall, grandmothers into, lonely women into, lonely men into, get ~
    dementia, sign the house, miners believe our, believe our caller, believe our agent, believe our story, our caller
    when, from the compensation, look like sweets, looks like sweets, looks like candy, look like candy, like ordinary
    candy, candy brands should we copy, what story should, story should we tell, tell couples its, tell patients its,
    tell patients it, tell buyers it, tell clients it, tell parents it, tell workers it, keep ~ from testing, keep ~
    from asking, keep ~ from finding, memory loss leave, leave us (her|his|their), into their wills, into her will,
    into his will, in their wills, money of new investors, from new investors, from the money of, only founders earn,
    only the founders, sales pyramid, send the first thousand, card form, nephew in trouble, benefits if they vote,
    lose ~ if they vote, false polling, polling times, voting times, too much lead`,
  drugs: `
    cocaine, heroin, fentanyl, nitazene, crystal meth, meth, methamphetamine, amphetamine, mdma, ecstasy pill, lsd,
    ghb, gbl, mephedrone, crack cocaine, crack pipe, crack house, spice soaked, synthetic cannabinoid, pcp, xylazine,
    khat, party drugs, hard drugs, street drugs, class a drugs, drug dealing, drug delivery, selling drugs, sell
    drugs, our drugs, narcotics, pressed pills, xanax bars, swallow capsules, drug couriers, opium, drug lab, lace ~
    with, levamisole, tranquillisers in, sedative in, injects a sedative, sedate (residents|patients|children|kids|
    passengers|her|him|them), put ~ in (her|his|their) (food|drink|drinks|tea|coffee|soup), slip ~ (into|
    in) (her|his|their|the|a) (drink|drinks|punch|food|tea|coffee|cocktail), into the punch, spiked
    cocktail, spiked drink, spike ~ drink, spike ~ drinks, roofie, roofies, rohypnol, knockout drops, knock out drops,
    blood doping, prescription pads, pill mill, weed to (kids|teens|minors|children|pupils|students|schoolkids),
    buying weed, selling weed, sell weed, our weed, baggies, opioids without, dope dealers, county line, county lines,
    steroids to, hash for us, carry ~ (hash|coke|weed|packages|parcels|drugs) for us, lsd gummies, ghb in,
    roofies in, date night sedative, sedative gummies, cut supplier, drugs past, get (kids|teens|teenagers|
    children|pupils) high, edibles that look like, candy laced, pills to (kids|teens|teenagers|children|pupils|
    students), sell pills, selling pills, our pills, street pills, cook meth, grow house, weed vape, thc vape, spice
    vape, nitrous to, smuggled pills, cannabis resin, opioid lollipops, thc sweets, heroin laced, fentanyl laced,
    nitrous balloons, balloons outside, suitcase for us, cocaine inside, in your dates, in her wine, dates wine, dates
    drink, sleeping powder, sleep powder, powder to mix, mix in ~ (drink|wine|food|coffee|tea), in (her|his|
    their) (coffee|tea|drink|food|soup|wine|beer|meal), steroids for (junior|teen|young|school|pupils|
    swimmers|boys), juniors doping, synthetic urine, fake urine, clean urine, beat the drug, beating the drug, pass
    the drug, weed to, microdose kids, cough syrup to, ketamine in, unprescribed, addicts buy, fake symptoms, make
    doctors prescribe, get doctors to prescribe, trick doctors, fool doctors, doctor shopping, prescribe oxycodone,
    line of coke, gram of coke, lines of coke, coke before, deliver coke, our crystal, our ecstasy, ecstasy
    subscription, behind the gym, cannabis biscuits, cannabis sweets, look like a famous, in the shape of crayons`,
  weapons: `
    grenade, landmine, pipe bomb, nail bomb, car bomb, petrol bomb, molotov, explosive vest, letter bomb, bomb making,
    build a bomb, homemade bomb, detonator, semtex, nerve agent, sarin, ricin, anthrax, chemical weapon, biological
    weapon, bioweapon, rocket launcher, machine gun, automatic rifle, ghost gun, ghost guns, guns for people, rent ~
    gun, gun rental, rental service for guns, guns to (gangs|teens|kids|minors|people|felons|boys|buyers|
    customers), pistol without, pistols without, handguns without, guns without, rifle without, untraceable handguns,
    untraceable pistols, untraceable guns, converted pistols, zombie knife, zombie knives, knuckledusters,
    kalashnikov, kalashnikovs, glock, blast fishing, switchblades to, ammunition to, 3d printed gun, 3d print ~ gun,
    print ~ gun, a bomb in, gun delivery, illegal gun, guns across, rifles across, ammo to, ammunition by, weapons to,
    crossbow without, to make a gun, gun parts, machete handouts, bring guns, hide guns, hide a knife, hides a knife,
    stun guns disguised, submachine gun, gun files, payment ~ rifles, supply ~ rifles, sell rifles, bomb vests,
    homemade guns, guns at home, tear gas for, garrote, poison darts, crossbows for, knives for (kids|boys|teens|
    pupils|children|gangs), home made (guns|pistols|bombs|weapons|explosives|grenades), homemade (guns|
    pistols|bombs|weapons|grenades), explosive drones, armed drones for, drones with explosives`,
  unsafe: `
    past (its|their) (date|best|sell by|use by), out of date (meat|food|medicine|vaccines|milk|fish|
    tablets), expired (meat|food|medicine|vaccines|milk|fish|tablets|baby|drugs|medicines|sedatives|
    filler), recalled (toys|car|cribs|batch|baby|food|meat|airbags|product|products|batteries|helmets),
    condemned meat, unfit for, melamine, industrial (silicone|gel|alcohol|dye|glue|colourant|filler|acid|
    waste|oil), failed (safety|the safety|our safety|crash|fire|the crash|the fire|its) (test|tests),
    untested (drug|drugs|vaccine|medicine|implants|product), used implants, used needles, unsterile, used
    syringes, washed syringes, stop treatment, stop chemotherapy, give up insulin, stop taking (insulin|medicine|
    their medicine|their medication|their pills|medication|pills), quit chemo, refuse chemo, drop chemotherapy,
    instead of insulin, instead of chemotherapy, instead of vaccines, bleach drops, drink bleach, miracle cure, cancer
    will vanish, cures cancer, cures autism, cure for autism, dump (waste|toxic|asbestos|chemicals|rubble|tyres|
    oil|sewage), into the river, into the sewer, into rivers, in the forest at, at night in the, toxic waste,
    chemical waste, hospital waste, pour ~ (oil|waste|chemicals) into, basement surgery, home surgery, kitchen table
    surgery, overdose them, overdoses the, knew it fails, we know it is dangerous, needles into, recalled batch, tyres
    into, illegally dump, tip rubble, airbags off wrecks, cancer soda, no medical training, surgeries at home, old ~
    with (a|new) date, asbestos still, sink old ships, burns moles, burn moles, horse meat in, pork in halal, failed
    the (test|crash|fire|safety|hygiene), never passed a test, seal we printed, helmet that failed, useless in a,
    without disinfecting, dirty needles, reuse needles, food that is, although ~ (banned|recalled|failed|killed|
    poisonous|dangerous), even though ~ (banned|recalled|failed|killed|poisonous|dangerous), banned for
    (killing|harming|poisoning|causing), that we know will, we know will, we know it will, know that it fails,
    known to be dangerous, which we know, will crumble, too much lead, withdrawn last year, loose magnets, bury
    barrels, waste pits, illegal waste, sinking old, untrained cousin, by an untrained, slow heart failure, bleach
    based, warning removed, warnings removed, warning label removed, without the warning, from sick (animals|cows|
    pigs|chickens|cattle|birds)`,
  selfharm: `
    kill themselves, killing themselves, end their life, end their lives, ending their lives, ending their life, end
    it all, take their own lives, suicide pact, suicide challenge, suicide forum, suicide kit, encourage suicide,
    encourages suicide, self harm (box|challenge|starter|kit|forum|contest|club|tips|app), cut themselves,
    cutting themselves, fresh cut, fresh cuts, pro ana, pro mia, thinspiration, thinspo, eat even less, starve
    together, starving contest, anorexic girls, reward ~ purging, choking game, blackout challenge, razor blades for,
    final exit, goodbye stream, dare ~ to (jump|cut|starve|hang|burn), end ~ own life, take the final step, last
    one is final, =anorexics, get thinner than, last day of life, help ~ die, talk ~ into (it|dying|suicide|
    killing|jumping), suicide (method|methods|tips|pill|pills|livestream|stream|contest), encourages pupils
    to, encourages teens to, encourages girls to, encourage pupils to jump, pain challenge, cut deeper, lose weight by
    vomiting, thinner by, stay under 40, fasting contest, pass out challenge, breath holding challenge, dare pupils,
    dare teens, wants to die, want to die, die together, into (self harm|suicide|starving|cutting|killing)`,
  corruption: `
    bribe, bribery, bribing, kickback, backhander, envelope awaits, brown envelope, pay off (the|a|officials|
    inspectors|judges|police|witnesses), paid off (the|officials|inspectors|judges), take money to, takes money
    to, our man at, man at the, inside man, insiders who, unlock accounts, unlock frozen, buy votes, buying votes, buy
    ballots, tell ~ how to vote, sell us (patient|customer|files|data|the|keys|secrets|designs|passwords|
    access|exam), selling us (patient|customer|patients|files|data|the|keys|secrets|designs|passwords|
    access), tip us off, throw the match, throw a match, lose on purpose, go down in round, match fixing, fix matches,
    fixed matches, fix the match, =laundering, launders, dirty money, evade tax, evade taxes, evading tax, hide
    income, tax evasion, deletes criminal records, delete criminal records, false testimony, false witness, false
    witnesses, perjury, change ~ testimony, keep ~ from testifying, witnesses to forget, witnesses forget, exam papers
    before, cheat in exams, doctors exams, driving tests on, bid rigging, price fixing, insider trading, stay away
    from the polls, keep ~ from voting, out of voting, wrong polling day, polling day has moved, voter suppression,
    stuff ballot, ballot stuffing, plant evidence, planting evidence, plant drugs, drop the case, drop charges, drop
    the charges, lose our file, sham marriage, shell companies, envelope size, which envelope, take a bribe, offer ~
    inspector, offer ~ judge, gift ~ judge, gift ~ inspector, coach bribes, clean inspection, vote for money, money
    for votes, frame rivals, dna planting, visit witnesses, witness stay away, waved past, fix the race, cash washing,
    wash cash, cleaning cash, cleaning ~ for (kidnappers|gangs|dealers|cartels), prescribe ~ in return, prescribe ~
    for a week, in return for a week, in return for a holiday, holiday for doctors, doctors in return, gift for the,
    leave the museum, guard to leave, convince a guard, guard to look, guards to look, records vanish, hired witness,
    fake witness, hiring a fake, witnesses for hire, buy a judge, buy judges, jurors home, juror home, keep ~ out of
    court, out of jail, get ~ charges dropped, charges dropped, fixed (draw|draws|match|matches|race|races|vote|
    lottery|tender), fix (a|the) (draw|race|match|vote|lottery|tender|election), votes for cash, cash for
    votes, bag man, slush fund, politician on our payroll, on our payroll, on the payroll, in exchange for ~ (permit|
    licence|license|contract|verdict|vote|votes|approval|ruling|visa|silence), forget what (she|he|they)
    saw, forgetting what (she|he|they) saw, (warn|warns|warning|tell|tells|telling) us (of|about|before) ~
    (raid|raids|inspection|inspections|check|checks|controls), paid for warning, banknote to a, hand a banknote,
    in spite of the rules, despite the rules, against the rules so, carry phones in, result agreed, agreed beforehand,
    sits the exam, sits ~ test for, takes your test, someone else sits, our doubles, made to order for (court|
    divorce|custody), logs made to order, those who testified, find those who, who testified, without any test, books
    for (eight|ten|five|a) per, through its books, through their books, criminal income, drug cash, drug money, tax
    stamps, answer customs`,
  trade: `
    human organs, liver from, buy organs, sell organs, sell ~ kidney, organ clinic, organ broker, kidneys bought, paid
    organ, cornea from, human remains, baby for sale, babies for sale, buy a newborn, buy newborns, sell babies, sells
    babies, selling babies, baby boy delivered, newborn to our, sell children, selling children, rhino horn, tiger
    bone, bear bile, pangolin, elephant tusk, shark fin, turtle eggs, blood diamonds, credit card numbers, stolen
    cards, cloned cards, bank logins, peoples identities, fullz, passports for sale, degrees for sale, medical
    licences, sick notes to, reviews for sale, exam for sale, thesis under, essays written for, dogfight, dogfighting,
    dog fights, cockfighting, cockfights, pit bull fights, fighting dogs, torture animals, animal torture, badger
    baiting, crush videos, poison ~ (dog|cat|dogs|cats), stolen dogs, trap songbirds, shoot a rhino, shoot ~
    without a permit, trophy ~ protected, puppy mill, racehorses run, bear gall, trophy lion, gamefowl, hog dog rodeo,
    dog against dog, fighting birds, surrogates kept, surrogates locked, livers from, livers taken, buyers of livers,
    cornea, corneas, two weeks old, toddlers from families, eggs from poor, tortoises smuggled, kittens stolen,
    puppies stolen, dogs stolen, shoot (orangutans|elephants|lions|rhinos|tigers|gorillas|bears in|eagles|
    leopards|wolves in|pandas|polar bears|protected), hunt (orangutans|elephants|lions|rhinos|tigers|
    gorillas|eagles|leopards|protected|people|migrants|humans), dead peoples, (bear|dog|cock|ram|bull|cat)
    fight, fighting cocks, people for sale, humans for sale, plasma from poor, caught in the (reserve|park|
    sanctuary|rainforest|delta), taken from the (reserve|park|sanctuary|rainforest|jungle|nest|nests), as
    security for, keep as security, daughters as, daughters we keep, children as security, sign their babies, kidney
    from, kidneys from, liver donors for, chimp babies, baby chimps, dug up at, antiques dug, rooster matches, rooster
    fights, bulldog fights, fights between (bulldogs|dogs|roosters|cocks|pit bulls|boys|homeless|bears|kids|
    children|bums|drunks), set dogs, dogs taken`,
  computers: `
    keylogger, exploit kit, zero day exploits, infostealer, take down ~ (website|site|internet|connection|server|
    portal), takes down ~ (website|site|internet|connection|server|portal), knock ~ offline, knocks ~ offline,
    flood ~ (phone|website|page|pages|lines|inbox|comment), deepfakes of, deepfake of, skimmers, bot army, robot
    army, troll farm, troll army, crack ~ passwords, steal passwords, steal ~ passwords, bulk accounts, hacked
    netflix, hack ~ account, hack ~ accounts, hack ~ phone, hack ~ phones, hacks ~ accounts, hacking service, hackers
    for hire, gps jammer, gps jammers, signal jammer, keyless relay, relay kits, gps locks, bypass ~ drm, =cracked
    software, doorbell hack, hacked doorbell, phishkit, login clones, bank login clones, leak site, double extortion,
    knock ~ site off, ddos for hire, password stealing, banking trojan, card skimming, browser extension that steals,
    access to ~ networks, access to hacked, remote access to (peoples|victims|their|patients|pupils|customers),
    pupils laptop, bots attack, attack their rivals, hack school, hack exam, hacked cameras, leaked database, bypass
    two factor, encryption malware, malware for rent, steals saved, files weve locked, files we have locked, weve
    locked, we have locked, copied login, copied login pages`,
  hatred: `
    jihad, jihadi, caliphate, race war, white power, white race, heil, holocaust never, holocaust lie, extremist
    training, extremist group, our militia, armed struggle, armed uprising, recruiting (boys|children|young|
    fighters|teens), radicalise, hate merch, hate song, hatred against, incite, inciting, pogrom, angry mob, ethnic
    cleansing, separatist group, foreigners out, migrants out, jews out, muslims out, burn the quran, screens out
    (black|muslim|jewish|gay|roma|foreign|disabled|pregnant|older), screen out (black|muslim|jewish|gay|
    roma|foreign|disabled|pregnant|older), keep out (black|muslim|jewish|gay|roma|foreign|disabled|
    immigrants|blacks), refuse (black|muslim|jewish|gay|roma|foreign) (tenants|applicants|customers|guests|
    buyers), no blacks, whites only, accelerationist, antisemitic flyers, get a synagogue, against the muslim, race
    hate, racist song, hate flyers, hunt migrants, chase migrants, get rid of the (migrants|jews|muslims|roma|
    gays|foreigners), gay bashing, power substations, taking out power, hates women, hate women, hate jews, hate
    muslims, drive away the refugees, villagers drive, radio show urging, urging listeners, urges listeners, urge
    listeners, join the fight, young fans to join, fight for the caliphate, blood and soil, racial purity, pure race,
    master race, women should obey, anti jewish, anti muslim, anti gay, anti immigrant, islamophobic, homophobic song`,
} as const;

/** What a topic with a sign is refused for where no deed names it better. */
export const harmOfSign: Readonly<Record<keyof typeof strongSigns, string>> = {
  unknowing: "deceive people",
  evade: "keep crimes from being found",
  illegal: "break the law",
  fake: "sell what is not what it seems",
  stolen: "steal",
  criminals: "serve criminals",
  violence: "hurt people",
  sexual: "exploit people sexually",
  spying: "spy on people in secret",
  coercion: "force people",
  deceit: "defraud people",
  drugs: "supply drugs",
  weapons: "arm people unlawfully",
  unsafe: "endanger people's health",
  corruption: "corrupt officials, votes or courts",
  trade: "trade in people, organs or protected animals",
  computers: "break into computers",
  hatred: "spread hatred",
  selfharm: "drive people to harm themselves",
};
