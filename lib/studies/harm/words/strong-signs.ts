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
    questions|ask where|ask why|look closely|be traced|be detected|be caught|get caught|be told|told about|
    complain|report us|report|report it|resist|refuse|fight back|go to the police|tell anyone|tell their|
    tell a|talk to the police|speak up|seek help|call the police|leave their|sue), unaware that, unknowing,
    unsuspecting, none the wiser, before (anyone|they|she|he|the family|the bank|the victim|customers|buyers|
    users|parents|people|police) ~ (notice|notices|realise|realises|realize|finds out|find out|catches on|
    catch on|suspects), must not find out, must never find out, must not know, must not learn, should never know,
    should not suspect, wont suspect, kept from (her|him|them|their), keep ~ in the dark, twigs, catches on, least
    suspicious, less suspicious, arouse suspicion, raise suspicion, raising suspicion, without suspicion, nobody is
    told, not told, isnt told, never told, is not told, are not told, arent told, nobodys told, no idea they are, no
    idea she is, think they are, believe they are really, (parents|customers|buyers|teachers|staff|guests|
    police|supporters|patients|people) ~ (wont|dont|not|never) (notice|recognise|recognize|suspect|ask),
    would parents notice, would ~ notice any difference, hard to notice, nobody asks, no one asks, what is really in,
    not told what, without their parents, without telling, instead of telling, before ~ (notice|notices|finds out|
    find out|realise|realises|realize|suspects|catch on|catches on), nobody reads, nobody checks, nobody looks,
    nobody sees, nobody hears, nobody knows where, nobody can tell, no one can tell, cannot tell it from, hard to
    prove, cannot prove, without leaving (tracks|traces|marks|fingerprints|evidence|bruises|a mark), without it
    looking, without looking like, without seeming, buried in the, hidden in the (terms|small print|fine print|
    contract), small print, secretly (sells|sell|take|takes|taken|record|records|charge|charges|add|adds|
    put|puts|share|shares|film|films|install|installs|sends|swap|swaps|replace|replaces|collect|
    collects|give|gives|pay|pays|keep|keeps|contain|contains|drug|drugs|switch|open|opens|dump|dumps),
    (does|do|did|will|would|must|should|may) not (know|realise|realize|notice|suspect|find out|
    understand) (that|what|it|they|she|he|about|the|who|we), dont know that, doesnt know that, dont know what
    they, didnt know, without ever knowing, thinks it is, think it is, think it comes, believe it is a, believes he,
    believe they, on the pretext, under the pretext, under a pretext, under some pretext, under the guise, in the
    guise, pretext, guise of, claims to be`,
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
    arrest, police are out, police raid, broken alarms, lookouts, report us, report me, under the radar, off the
    books, under the counter, under the table, off the record, no paper trail, no trace, leave no trace, untraceable,
    cannot be traced, cant be traced, undetectable, undetected, plausible deniability, no questions asked, no
    questions, fewest questions, few questions, stop asking, ask no questions, asks no questions, look the other way,
    looks the other way, looking the other way, look away from, look away when, turn a blind eye, turns a blind eye,
    turning a blind eye, look innocent, looks innocent, seem innocent, look like an accident, looks like an accident,
    look accidental, look like suicide, as a front, front company, front for, cover story, cash in hand no, hush
    money, hush up, cover up, hide (bruises|income|bodies|evidence|drugs|weapons|assets|traces|men|fugitives|
    stolen|it from|them from|cash|the bruises|the abuse|the defects|the fact|beatings|money from), hides
    (men|them from|it from|fugitives|income|drugs), filed off, serial numbers removed, chips removed, label
    changed, labels changed, left off the label, not on the label, backdate, backdated, wink and, kept quiet, keep
    quiet about, stay quiet about, silence witnesses, =silencing, shred, destroy evidence, disappear before, wiped
    clean, burner phones, encrypted phones, low detection, alarm codes, key codes, isnt looking, are not looking,
    without leaving proof, leaves no proof, no proof, reads legit, while ~ (sheriff|police|cops|warden|guard|
    inspector|ranger) ~ (looking|asleep|away|out), keep ~ quiet about, buy ~ silence, no records, fake companies,
    change the dates, alter the bank, waste papers, dogs cannot, fools the dogs, fool the dogs, sniffer, scent fools,
    get past the, slips through, through customs, over the border, across the border, across borders, through the
    forest, hidden compartment, false bottom, double bottom, hide cannabis, hides cannabis, for prisons, into prison,
    into prisons, into jail, into the prison, prison visit, drone drops, our drone, without being seen, without being
    stopped, without being sued, without getting sued, without legal, before the raid, warned of raids, ahead of
    raids, inspection is announced, when inspectors (come|visit|arrive|call), for the inspectors, while inspectors,
    off camera, cameras off, cover our tracks, leaving tracks, covers the (taste|smell|damage|fault), cover the
    (taste|smell|damage|fault), masks the, mask the (taste|smell), paint over, painted over, overlook, overlooks,
    lose the paperwork, paperwork disappear, make ~ disappear, make ~ vanish, makes ~ vanish, makes ~ disappear,
    against the judges, against the courts, against court, against a court, court ruling, in spite of ~ (order|ban|
    ruling|law), despite (the|a) (ban|court|order|ruling|law), ignoring the (ban|law|order|court|rules|
    recall|warning), loophole so, hide our, hide their (income|money|assets|wages|past|faces), conceal our,
    disguise our, disguise the, mislabel, mislabelled, swap the (labels|samples|numbers|dates|tags)`,
  /** No licence, no right. */
  illegal: `
    illegal, illegally, unlawful, illicit, black market, darknet, dark web, contraband, bootleg, moonshine,
    unlicensed, unlicenced, without (a|any|the|valid) ~ (licence|license|permit|prescription|training|degree|
    doctor|consent form|qualification|diploma|paperwork|inspection|background check), without licence, without
    license, without permits, without permit, without prescription, without papers, without paperwork, without
    training, without qualifications, no licence, no license, no permit, no permits, no prescription, no paperwork, no
    papers, needs no doctor, no medical, unqualified, untrained staff, unprescribed, prohibited, outlawed, against the
    law, law forbids, forbidden by law, smuggle, smuggled, smuggling, smuggler, traffick, trafficked, trafficking,
    trafficker, off the back of a lorry, no serial, half the legal minimum, below the legal, below minimum wage, under
    the minimum wage, not legally, cannot legally, proceeds of, protected zone, out of season, clandestine,
    backstreet, back alley, by someone with no, who never trained, no age check, no id check, without id, no id
    needed, no consent form, never inspected, struck off, banned from owning, banned pesticide, banned colourant,
    banned ingredient, barred from, failed a background, never passed, cannot pass, who failed, sanctioned, embargo,
    embargoed, undeclared, untaxed, unregistered, cockfight, poach, poached, poacher, poaching, straw purchase, straw
    purchaser, straw buyer, pill mill, on the take, no parents needed, passports held, under false papers, without
    being licensed, licence revoked, lost (his|her|their|its) licence, no right to, have no right, right to work
    papers, without ~ (permits|permit|licence|license|papers|permission of the|prescription|approval from), not
    approved for, never approved, no approval, without approval, people who may not, not allowed to, blacklisted,
    smuggles, sneaks, for prisoners, illegal immigrants, marry a citizen, marriage for a visa, marriage to get,
    divorce after two, fake couple, fixed draws, unlicensed lottery, no official, nobody licensed, uncertified,
    uninsured drivers who, uninspected, unapproved, counterfeiters, pirated, pirate copies, piracy site`,
  fake: `
    =fake, =faked, faking, forge, =forged, =forging, forgery, counterfeit, bogus, phony, =sham, falsify, falsified,
    falsifies, fabricate, fabricated, knock off, knockoff, fictitious, does not exist, do not exist, doesnt exist,
    dont exist, never existed, nonexistent, non existent, as originals, pass ~ off as, passed off, pass off,
    impersonate, impersonating, pose as, =posing as, poses as, pretend to be, pretends to be, pretending to be,
    =staged, =rigged, =rig, worthless, never deliver, never arrive, never ship, never intend, never intended, the real
    job is, when the real, blank prescription, invented illness, odometer, mileage rolled, staged accident, sit exams
    for, take exams for, takes exams for, takes driving tests, tests on behalf, under the buyers name, cloned, clone,
    =doctored, swapped labels, relabel, relabelled, repack, repackage, sold as, sell ~ as (real|genuine|new|
    organic|original|originals|authentic|fresh|wild|insulin|beef|medicine|safe), packaged as, labelled as,
    stamped to resemble, made to look, real looking, looks official, look official, made up, imaginary, invented, real
    one is, which is really, secretly contains, actually contains, in fact, claims we invented, forgeries,
    counterfeits, =replicas of, tap water as, sugar pills, saline, filled with chalk, relabels, =tampered, never get
    analysed, never analysed, never tested, never looked at, we make up, makes up the, make up the, that never happen,
    that never happened, which never happen, never took place, useless, made of chalk, of chalk, of flour, nothing but
    (chalk|sugar|water|salt|flour), only sugar, only water, only starch, placebo sold, printed ourselves, print
    ourselves, seal we, stamp we, badge we, logo we copied, our copy of, copy of a, copies of a, copied from a, copied
    website, look alike, looks exactly like, looks just like the real, looks like the official, look like the
    official, looks like it comes, seems to come from, as if from, as if it came, in the name of a, in the name of
    the, in another persons, in somebody elses, someone elses name, in a dead, dead peoples, dead persons, deceased
    persons, own samples, swap ~ for (water|sugar|fake|copies|cheap|saline), refill ~ with, morphine ~ water,
    mileage, turn back, turning back, wind back, winding back, invented (sex|story|disease|charity|doctor|expert|
    debts|debt|reviews|quotes|study|studies|endorsement|scandal|scandals|hotel|orders|sales|scores),
    lawyer who is not, doctor who is not, says hes from, says he is from, says she is from, claims to be from, caller
    from, calls from the bank, government grant, processing fee, admin fee for, fee to release, release fee, upfront
    fee, advance payment for, wins a prize, have won a, winner of a`,
  stolen: `
    =stolen, =steal, =steals, =stealing, =stole, =nicked, =looted, =robbed, =rob, robs, robbing, robbery, burgle,
    burglary, burglar, break into (cars|vans|houses|homes|phones|accounts|flats|shops|email|offices|parked|
    peoples|partners|his|her|their), breaks into, breaking into, break ins, our break in, shoplift, shoplifter,
    snatch, snatching, bag snatching, hijack, pilfer, siphon, =hacked, hacks into, hack into, hacking into, skimmer,
    skim cards, =skimming, embezzle, embezzled, fell into our hands, taken from (homes|cars|gardens|graves|
    churches|the dead|prisoners|refugees|nests|the wild|museums|warehouses|offices|shops|hospitals|
    patients|morgue), take from the dead, from the morgue, grave robbing, that belong to others, identity theft,
    identity thieves, photographed the night before, pickpocket, catalytic converters our, lifted from, sneak out,
    thieves, scrape profiles, harvest passwords, harvests, leaked exam, leaked photos, leaked nudes, leaked from,
    hacked accounts, logins, poached from, houses which stand empty, which houses, taken from our, scans taken, sold
    in bulk, got hold of, membership database, customer database, staff directory, (patient|customer|client|member|
    voter|school) (records|files|data|database|list|lists) ~ (sell|sold|buyers|buyer|price|per), (steal|
    copy|sneak|carry|leak|smuggle|lift|slip|unlock) ~ (for us|out to us|over to us|on to us), hand it to us,
    hand them to us, pass it to us, pass them to us, hand us, pass us, read us, slip us, bring us their, give us their
    (keys|codes|passwords|access|files|data), copy the client, client list, key fobs, key copies, copied keys,
    car keys of, empty houses, empties houses, people who empty, on holiday for, neighbours are on holiday, who is on
    holiday, leave ~ window open, leave ~ door open, leave ~ gate open, left unlocked for, lock picks, holiday homes,
    getaway, heist, museum window, safe open, cracking safes, safe cracking, card data, steals ~ card, steals, diary
    and, bank passwords, security answers, security questions of, one time codes, one time passwords, pin codes, pins
    of, needs their pin, their pin, tell us their, snatched`,
  criminals: `
    gangs, gang, gangster, gang leader, fraudster, robber, forger, drug dealer, dealers of, hackers, hacker,
    cybercriminal, criminals, paedophile, pedophile, carder, launderer, mafia, mob boss, mobster, organised crime,
    organized crime, cartel, pimp, hitman, hitmen, hit man, crook, con artist, con artists, extortionist, blackmailer,
    loan shark, arsonist, rapist, stalker, groomer, jihadist, neo nazi, terrorist, warlord, wanted men, wanted man,
    wanted persons, fugitive, fugitives, money mule, kingpin, hooligan, militia, assassin, kidnapper, murderer,
    counterfeiter, predators, dognapper, brothel, brothels, our crew, our ring, ring of, illegal workshop, crime
    family, drug couriers, couriers who, our lads, our runners, sect leader, scammers, scammer, swindlers, bookies
    collectors, vandals, hare coursers, dogfighters, traffickers, people smugglers, ransomware crew, slave owners,
    abusers, dictator, death squad, thugs, goons, enforcers, muscle men, henchmen, violent collectors, mercenaries,
    bandits, pirates at sea, burglars, arsonists, arson for hire, our break in, our burglars, smugglers, shoplifters,
    dealers wanted, crew of, kidnappers, gunmen, our fighters, our men, fence stolen, our hackers, people traffickers,
    drug ring, crime boss, gang bosses, our forgers, our thieves, our callers, kidnapping crew, organ brokers, hate
    group, hate groups, our caller, our burglar, our forger, our cult, a cult, our sect, prison gangs, militias, our
    people film, our movement, our brotherhood, our network of, our contact in, our contact at, our friend at the, our
    man in, our guy at, ring leaders, warlords, war criminals, death squads, drug barons, kingpins, car thieves, art
    thieves, dishonest, corrupt, crooked, touts, ticket touting, touting bot, moneylender, moneylenders, illegal
    lottery, our cousins with, forgers, extremists, fanatics, separatists, hate preacher, hackers prefer, slave
    traders, ex convicts who will, guys wholl, guys who will, men who will, a lad to, lads who, someone to (beat|
    hurt|scare|burn|kill|follow|silence|snatch|bring the child)`,
  violence: `
    kill (a|an|her|him|them|people|my|his|someone|jews|muslims|migrants|rivals|off|worshippers|police|
    women|commuters), kills (people|her|him|them), =killed, =killing, murder, shoot up, shoot people, mass
    shooting, =stab, stabbing, stabbed, blow up, blew up, blows up, beat up, beaten up, have ~ beaten, get ~ beaten,
    being beaten, woman beaten, =beating, =beatings, beat their, beats his, hit their wives, hit their children,
    attack on (a|an|mosque|synagogue|our|worshippers|migrants|the), attacking strangers, attack worshippers,
    attack mosques, attack (the|a) (mosque|synagogue|church|school|hostel|camp|rival|parade), assault, lynch,
    behead, burn down, burn the (mosque|synagogue|church|shop|shops|hostel|house|houses|village|homes|camp),
    set fire, firebomb, =torch, massacre, slaughter of, exterminate, gassing, run over, maim, cripple someone,
    torture, =poison, =poisoning, =poisons, execute people, assassinate, ambush, acid attack, throw acid, break ~
    legs, break ~ bones, break ~ knees, broken ribs, kidnap, abduct, hostage, ransom, rape, strangle, lash, baseball
    bat, baseball bats, brick through, death threat, death threats, maiming, mutilate, fights between homeless, bum
    fights, drown (her|him|them|a|the|people), suffocate (her|him|them|people), hurt (a|an|her|his|their|
    someone|people|them|the|those), harm (a|her|his|someone|them|rivals), violence against, armed robbery,
    armed attacks, rough up, roughed up, rough them up, =mugging, hitmen, contract kill, smash windows, smash up,
    brutal, made to look like an accident, cut the brakes, knife crime crew, carry knives for, miscarry, harass,
    stalk, intimidate, intimidating, intimidation, terrorise, terrorize, threaten, threatens, threatening, frighten ~
    (into|out|from|tenants|voters|migrants), scare ~ (into leaving|into moving|into paying|into silence|into
    selling|out of|off their|away from|tenants|witnesses|voters|migrants), blow ~ up, bully, bullying,
    humiliate, humiliating, hunt down, drive ~ out of, chase ~ from, expel, punishment squad, arson, arson guy, burn
    crew, put ~ in hospital, broken arms, picket line, stone a, bashing, get ~ attacked, burn ~ (shop|shops|mosque|
    synagogue|church|house|houses|hostel|restaurant|car|cars|village|warehouse), visit your mum, we hurt, we
    beat, killers, kill for, duel to the death, fight to the death, to the death, gladiator, bare knuckle fights,
    blood sport, throw stones, beat ~ up, cut off ~ (finger|fingers|ear|hand), hanging of, execution, gas attack,
    =bombing, =bombings, sink ~ boat, brake tampering, tamper with ~ brakes, =tampering, drive ~ away (the|all|
    these|those|our), drive away the, by force, with force, cut down the, cut ~ throats, beaten up next, who should
    be beaten, revenge on, marketplace of revenge, slashed tyres, slash tyres, slash ~ tyres, dead fish, fight in a
    cage, cage fights, kids fight, children fight, fights for kids, make them fight, forced to fight, bear fight, bear
    fights, bull fights to, dog fight, men to the door, comes to the door with, send men, sends men, men with bats,
    with a bat, with a dog, with bats, with a knife, with knives, with guns, with weapons, film executions,
    executions, bomb vests, bomb vest, suicide vest, submachine gun, poison the, poisoned, poison ~ well, poison ~
    water, water supply, contaminate, sabotage, sabotaging, derail, cut ~ cables, cut ~ power, blackout on,
    threatening letter, threatening letters, threatening messages, threatening calls, threatening texts, rape threats,
    threats to, threats or, noise or threats, terrify, terrifies, traumatise, send ~ threats, sends ~ threats, fear
    enough, how much fear, scared enough, hurt pets, hurt ~ family, hurt ~ children, hunt ~ down, wound, lynching,
    mob, vigilante, vigilantes, hate crime as, spit on, throw ~ out of (the window|windows), push ~ (under|off|
    down)`,
  sexual: `
    child porn, child abuse, abuse of children, child sexual, paedophil, sexual interest in children, sexually
    interested in children, attracted to children, underage, sex with (minors|children|girls|boys|teens|
    teenagers|young|animals|pupils), older man make, older men who, nude (photos|pictures|images) ~ (of|leaked|
    pupils|ex|colleagues|classmates|girls), nudes of, leaked nudes, undress women, undresses, nudify, deepfake
    nudes, deepfake porn, revenge porn, upskirt, voyeur, voyeurs, creepshots, peeping, send pictures, send photos of
    themselves, sends pictures, forced prostitution, sell girls, buy girls, order girls, rent girls, girls kept, women
    kept, kept in our flats, girls we, our girls, the girls we, sex slaves, brides who, bride who, buy a bride, child
    bride, child brides, mail order bride, unwilling, sexual favours, sex for rent, rent for sex, sex in return, in
    return for sex, in exchange for sex, date rape, without memory, too drunk to, upload her, upload ~ ex, sextortion,
    girls of (10|11|12|13|14|15|16), boys of (10|11|12|13|14|15|16), groom (girls|boys|children|teens|
    gamers|minors|young|pupils|them|kids|underage|teenage), we groom, grooming (children|girls|boys|teens|
    guide|script|manual), win the trust of (children|girls|boys|twelve|12|young|schoolgirls|kids|minors|
    teens), alone with children, alone with kids, child for sex, pay for sex with, incest, bestiality, molest,
    molesting, film ~ (in the shower|undressing|in the bathroom|under the desk|naked|asleep), kids alone,
    children alone, schoolgirls, with minors, sleep with, for sex, abroad for minors, sex tourists, sex tourism, nude
    pictures, nude photos, naked pictures, naked photos, shows her naked, shows girls naked, girls naked, women naked,
    watch guests, undress, undressing, underage models, sexual images, sexy pictures of, sell her, prostitute herself,
    work as prostitutes, work as escorts, pimps, on webcam for, men who pay for girls, make her yours, she cant say
    no, filmed to order, undress on, undress for, rate girls, rate women, girls legs, womens legs, pictures of girls,
    photos of girls, videos of girls, pictures of women taken, secretly taken, modelling agency, come alone, comes
    alone, come to the studio, 16 year olds come, sleep with (14|15|13|12|16|fourteen|fifteen|thirteen|twelve|
    sixteen|girls|boys|minors|children|teens|pupils|students|tenants|patients), in fact a brothel, a brothel,
    really a brothel, women sold, girls sold, sold at a, sold to men, sold into, women for sale, girls for sale, women
    to order, buy women, rent women, auction women, auction of (women|girls|people|children|workers|virgins), see
    women, hidden camera toilets, hidden camera in, toilets in, camera toilets, ex wifes nude, exs nude, nude pictures
    to, photos to her colleagues, pictures to her, invented sex, sex scandals, stream to members, spycam, adults
    pretending, adult pretending, pretend to be 13, pretending to be 13, pretending to be (a teen|teens|teenagers|
    children|girls|a girl|14|12), gets girls to, get girls to, gets boys to, girls to undress, send us nudes,
    nudes from`,
  spying: `
    spy on, spying on, snoop on, snoop through, stalkerware, spyware, eavesdrop, listen in on, listens in on, read ~
    messages, reads ~ messages, reading ~ messages, see ~ messages, sees ~ messages, hide a camera, hides a camera,
    camera ~ bathroom, camera in changing, camera in the changing, changing room camera, camera ~ bedroom, camera ~
    shower, cameras ~ bathroom, cameras in changing, cameras ~ bedrooms, spycam, hidden microphone, secretly record,
    secretly film, secretly track, secretly follow, secretly photograph, secretly install, secretly recorded, secretly
    filmed, track (her|his|my wife|my ex|my girlfriend|an ex|their wives|every move), phone tap, bug ~ (phone|
    room|office|car|bedroom), into her phone, into his phone, on her phone, on his phone, on my wifes phone, on my
    exs phone, ex girlfriends phone, ex boyfriends phone, wifes phone, husbands phone, girlfriends phone, find (her|
    his) new address, finds women who, find women who, where ~ ex lives, where she (is|goes|lives|sleeps), who she
    (writes|talks|meets|sees|calls), whom she (writes|meets|sees), film (guests|women|girls|patients|pupils|
    tenants|neighbours|customers|residents|couples), filming (guests|women|girls|patients|pupils|tenants|
    neighbours|couples), footage of (women|guests|girls|tenants|patients|pupils|customers), home addresses of,
    dox, doxx, doxxing, list of women, women who live alone, people who live alone, houses stand empty, who is away,
    daily habits, control a wifes, control ~ wife, control (her|his|their|your) (wife|wifes|phone|money|
    girlfriend|partner), gps in, locate an ex, locate (her|his) (ex|wife|girlfriend), find where ~ (mother|ex|
    wife|she|girlfriend) ~ (hides|lives|is|moved), install on ~ phone, put on ~ phone, monitor (her|his) (phone|
    messages|calls|location), her messages, her texts, her every move, records patients, watches ~ sleep, watch ~
    undress, home address, where ~ teenager lives, routes for angry, follow women, following women, spy app, spy apps,
    turns on ~ camera, turns on ~ cameras, turn on ~ camera, turns on ~ microphone, turn on ~ microphone, microphone
    in, microphone for, with a microphone, overhear, overhears, listening in, (record|records|recording|film|
    films|listen to|listens to) ~ (union|workers|employees|staff|colleagues|tenants|guests|neighbours|
    children|pupils) ~ (meetings|talks|conversations|rooms|home|breaks|break|toilet|changing), union
    meetings, laptop cameras, peoples bedrooms, neighbours are on, peoples homes, collects addresses, roommates diary,
    her diary, his diary, diary of, private letters, medical files of, health data of, secretly sells your, your
    genes, location of (women|girls|your wife|your ex|your girlfriend|an ex), hidden camera (for|to|in|feed|
    toilets), hidden cameras in, camera hidden, cameras hidden, follow (a woman|women|girls|her home|someone|my
    ex|an ex)`,
  coercion: `
    against (her|his|their) will, no choice, no way out, cannot leave, cant leave, may not leave, cannot quit, cant
    quit, never leaves, cannot refuse, may not refuse, cannot say no, cant say no, no way of saying no, hold ~
    passports, holds ~ passports, passports we hold, passports stay with, keep ~ passports, keep ~ =papers, take ~
    passports, confiscate, passport as, locked in, locked up, locked rooms, debt bondage, work off, works off, never
    repay, no wages, without pay, without wages, unpaid workers, half the wage, sweatshop, slave, slavery, =captive,
    obedient, obedience, docile, deport, deported, deportation, will be arrested, be arrested if, blackmail, extort,
    extortion, pay us or, pay up or, unless they pay, unless she pays, unless he pays, unless the family, compromising
    photos, compromising photographs, compromising pictures, protection money, protection fee, protection racket, sign
    over, marry off, married off, forced marriage, force (girls|women|people|children|workers|them|her|a|
    tenants), forced (labour|labor|sex|work|begging), to force, under promise, false promise, promise of
    waitressing, lure, luring, bid on, child workers, child labour, child labor, working children, beg for us, squeeze
    money, evict families, rats so that, scare tenants, never met them, without right to, keep them calm, keep her
    quiet, keep him quiet, keep them quiet, keep ~ obedient, keep ~ dependent, keep ~ from leaving, trapped, no
    escape, beaten if, starve them, starve themselves, forbid her, make her dependent, isolate her, control their
    wives, never be free, who cannot refuse, girls who cannot, women who cannot, cannot afford to leave, never get
    out, unpaid, passports held, held by us, a husband she refuses, reluctant daughter, reluctant bride, marry her
    cousin, beggar, beggars, child beggars, kept locked, workers who cannot, no days off, sixteen hours, eighteen
    hours, cheaper than men, cheaper than adults, boys of ten, ten year old workers, debts they can, debt for the
    ticket, hold them until, girls we, raped, protection fees, pay or, accident might happen, something might happen,
    what happens if they do not pay, complains least, complain least, least likely to complain, wages are held, wages
    held, hold back wages, held back, hold back ~ wages, keep ~ wages, buy workers, buy a worker, workers from a camp,
    workers to order, nobody runs away, nobody escapes, runs away, run away from their husbands, forced marriages, in
    forced marriages, sign the house, cut ties, sign their flats, made to (film|work|beg|dance|fight|carry|sell|
    sleep|pay), be made to, is made to, are made to, street children, for their bosses, bosses of, move out before,
    make ~ families move out, make ~ move out, force ~ families, get rid of ~ (tenants|workers|witnesses|employees|
    families), dismiss pregnant, fire pregnant, sack pregnant, pregnant women without, dismiss ~ women, dismiss older,
    sack older, without paying them, without paying wages, dont tell their parents, tell his school, tell her school,
    tell their parents, tell his parents, tell her parents, tell his wife, tell her husband, tell their wives, tell
    their families, so that we dont, so we dont, or we publish, or we tell, unless you pay, unless we are paid, pay so
    that, pay us so, pay us not, pay so we, missed payment, dog at the door, reminder of what, borrowers child, childs
    photo, childs passport, pledge, docked, fines for workers, workers fines, quota of`,
  deceit: `
    trick (people|users|customers|buyers|pensioners|elderly|parents|girls|donors|voters|patients|widows|
    investors|tourists|them|women|children|kids|migrants|students|staff|widowers), tricks (people|
    pensioners), deceive, dupe, swindle, defraud, fleece, scam (people|pensioners|the|call|calls|centre|center|
    script|operation|campaign|victims|tourists|widows|elderly), our scam, manipulate (people|widows|elderly|
    voters|girls|children|her|him|them|patients|staff), brainwash, hooked on, get ~ hooked, easiest to (fool|
    scam|trick|manipulate|rob|hook|recruit|lure|exploit|convince|fleece|groom|control|blackmail|
    intimidate|bribe|rig|defraud), most easily (fooled|tricked|scammed|recruited|persuaded|manipulated|
    scared|robbed), convince ~ to (give up|hand|sign|send|wire|stop taking|stop treatment|sell their|drop|
    skip|transfer|forgo|abandon|throw|starve|jump|attack|burn), persuade ~ to (give up|hand|sign|send|
    wire|stop taking|sell their|burn|attack|drop|withdraw|skip|stay home|transfer|marry|starve|jump|
    forget), get ~ to (sign over|sign contracts|send us|send money|send pictures|send nudes|wire|hand over|
    transfer|give us|change ~ will|burn|attack|add me|confess|drop charges|drop the|drink), gets ~ to (sign
    over|send us|send money|send pictures|wire|hand over|transfer|give us|add me|drink the|make explosives|
    make bombs), make ~ (believe our|believe it|believe the|believe that|wire|pay up|send pictures|send money),
    hand over ~ (savings|newborn|card|pin|gold|keys|baby|passwords|money|jewellery|bank), hands over ~
    (savings|card|gold|money), (sign|signs|buy|buys|pay for|order) ~ (dont|do not|never) need, charge ~
    twice, bill ~ twice, overcharge ~ (patients|elderly|tourists|widows|families), misleading, false promises,
    spread (lies|rumours|rumors|stories|panic|false), lies about, rumour about, rumours about, which rumour,
    which rumours, falsehood, hoax, would cause panic, cause panic, we keep the money, keep the money, keep it all,
    our own account, life savings, bail money, gift cards, change ~ will, rewrite ~ will, empty ~ account, empty ~
    accounts, empties ~ accounts, drain ~ account, wire us, wire bail, send us money, cloned voice, voice clone,
    phishing, ponzi, pyramid for, pyramid scheme, guaranteed returns, before we shut down, until we vanish, then
    vanish, before we disappear, pump and dump, rug pull, boiler room, advance fee, our romance scam, sucker, suckers,
    our marks, our victims, fraud as, commit fraud, insurance fraud, benefit fraud, get away with, scams on, scam
    calls, pay old ~ with new, money goes to his, theres no veterans, nobody earns, payouts come from new, made up
    bond, invented fund, no such, stretch the relationship, before the ask for money, release your prize, sweepstakes
    letters, false hope, fake hope, guilt them into, persuades the girls, persuade girls, polling date has been moved,
    polling day moved, moved to Wednesday, wrong date, get pensioners to, get widows to, get elderly, scare them into,
    takes deposits, collapse, exit scam, lonely widows send, sell the same, twice to different, dump on fans, our
    coin, fall in love and pay, fall in love with a, pays for flights, pay for flights that, love bot, dating bot,
    bots that, bot network, network of bots, army of bots, bots which, crashes the official, crash the official, buy
    out all, triple price, useless pill, useless heart, processing fee, vote twice, need a passport to vote,
    (passport|licence|id|fee|payment|test) to vote, tell ~ citizens they, tell ~ voters, tell voters, told to
    vote, look official, makes it look official, consent so, word the consent, wording so, cannot cancel, cant cancel,
    never cancel, impossible to cancel, dark pattern, trap them, sold to people who cannot, sell ~ to confused, sells
    ~ to confused, dementia patient to, dementia patients to, widows to, widowers fall, pensioners into, elderly into,
    grandmothers into, lonely women into, lonely men into, get ~ dementia, sign the house, miners believe our, believe
    our caller, believe our agent, believe our story, believe our, trust our caller, our caller when, from the
    compensation, copy candy, children ask for them, look like sweets, looks like sweets, looks like candy, look like
    candy, like ordinary candy, candy brands should we copy, what story should, story should we tell, stories should,
    tell couples its, tell patients its, tell patients it, tell customers it, tell buyers it, tell buyers that, tell
    clients it, tell parents it, tell people it is, tell workers it, from testing, from finding out, from asking, from
    reading, from noticing, keep ~ from testing, keep ~ from asking, keep ~ from finding`,
  drugs: `
    cocaine, heroin, fentanyl, nitazene, crystal meth, meth, methamphetamine, amphetamine, ketamine, mdma, ecstasy
    pill, lsd, ghb, gbl, mephedrone, crack cocaine, crack pipe, crack house, spice soaked, synthetic cannabinoid, pcp,
    xylazine, khat, party drugs, hard drugs, street drugs, class a drugs, drug dealing, drug delivery, selling drugs,
    sell drugs, our drugs, narcotics, pressed pills, xanax bars, swallow capsules, drug couriers, opium, drug lab,
    lace ~ with, laced with, laced, levamisole, tranquillisers in, sedative in, injects a sedative, sedate (residents|
    patients|children|kids|passengers|her|him|them), drops in (her|his|a|their), put ~ in (her|his|their)
    (food|drink|drinks|tea|coffee|soup), slip ~ (into|in) (her|his|their|the|a) (drink|drinks|punch|food|
    tea|coffee|cocktail), into the punch, spiked cocktail, spiked drink, spike ~ drink, spike ~ drinks, roofie,
    roofies, rohypnol, knockout drops, knock out drops, doping tests, blood doping, prescription pads, pill mill, weed
    to (kids|teens|minors|children|pupils|students|schoolkids), buying weed, selling weed, sell weed, our weed,
    gram of, grams of, wraps, baggies, stash, hash to, mushrooms to, opioids that, opioids without, stay asleep, keep
    ~ asleep, dope dealers, county line, county lines, performance enhancing, steroids to, hash for us, carry ~ (hash|
    coke|weed|packages|parcels|drugs) for us, lsd gummies, ghb in, roofies in, date night sedative, sedative
    gummies, cut supplier, controlled drugs, drugs past, tranquilliser, tranquillisers, get (kids|teens|teenagers|
    children|pupils) high, edibles that look like, candy laced, pills to (kids|teens|teenagers|children|pupils|
    students), sell pills, selling pills, our pills, street pills, cook meth, grow house, weed vape, thc vape, spice
    vape, nitrous to, smuggled pills, cannabis resin, opioid lollipops, lollipops, morphine, ampoules, thc sweets,
    heroin laced, fentanyl laced, nitrous balloons, balloons outside, suitcases from, carry suitcases, suitcase for
    us, cocaine inside, in your dates, in her wine, dates wine, dates drink, sleeping powder, sleep powder, powder to
    mix, mix in ~ (drink|wine|food|coffee|tea), in (her|his|their) (coffee|tea|drink|food|soup|wine|beer|
    meal), steroids for (junior|teen|young|school|pupils|swimmers|boys), junior athletes, juniors doping,
    synthetic urine, fake urine, clean urine, beat the drug, beating the drug, pass the drug, resin, weed to, dealers
    in, dealer in, microdose kids, cough syrup to, ketamine in, unprescribed, addicts buy, hooked`,
  weapons: `
    grenade, landmine, pipe bomb, nail bomb, car bomb, petrol bomb, molotov, explosive vest, letter bomb, bomb making,
    build a bomb, homemade bomb, detonator, semtex, explosives, dynamite, nerve agent, sarin, ricin, anthrax, chemical
    weapon, biological weapon, bioweapon, rocket launcher, machine gun, automatic rifle, ghost gun, ghost guns,
    uranium, plutonium, radioactive, guns for people, rent ~ gun, gun rental, rental service for guns, guns to (gangs|
    teens|kids|minors|people|felons|boys|buyers|customers), gun without, pistol without, pistols without,
    handguns without, guns without, rifle without, untraceable handguns, untraceable pistols, untraceable guns,
    converted pistols, silencers, zombie knife, zombie knives, knuckledusters, kalashnikov, kalashnikovs, glock, blast
    fishing, switchblades to, arms to, ammunition to, guns from, 3d printed gun, 3d print ~ gun, print ~ gun, bombs
    in, a bomb in, carry knives, guns by, gun delivery, illegal gun, guns across, rifles across, ammo to, ammunition
    by, weapons to, weapons for, crossbow without, to make a gun, gun parts, arm our, arm the, machete handouts, bring
    guns, hide a gun, hide guns, hide a knife, hides a knife, blade hidden, stun guns disguised, submachine gun, gun
    files, payment ~ rifles, supply ~ rifles, sell rifles, bomb vests, explosive, homemade guns, guns at home,
    handguns, pistols, gunpowder, arms for, ammunition, bullets, tear gas for, garrote, poison darts, crossbows for,
    knives for (kids|boys|teens|pupils|children|gangs)`,
  unsafe: `
    past (its|their) (date|best|sell by|use by), out of date (meat|food|medicine|vaccines|milk|fish|
    tablets), expired (meat|food|medicine|vaccines|milk|fish|tablets|baby|drugs|medicines|sedatives|
    filler), recalled (toys|car|cribs|batch|baby|food|meat|airbags|product|products|batteries|helmets),
    condemned meat, contaminated, tainted, unfit for, melamine, methanol, industrial (silicone|gel|alcohol|dye|
    glue|colourant|filler|acid|waste|oil), lead paint, mercury, asbestos, failed (safety|the safety|our safety|
    crash|fire|the crash|the fire|its) (test|tests), untested (drug|drugs|vaccine|medicine|implants|
    product), defective, used implants, used needles, unsterile, used syringes, washed syringes, salmonella, listeria,
    stop treatment, stop chemotherapy, give up insulin, stop taking (insulin|medicine|their medicine|their
    medication|their pills|medication|pills), quit chemo, refuse chemo, drop chemotherapy, instead of insulin,
    instead of chemotherapy, instead of vaccines, bleach drops, drink bleach, miracle cure, cancer will vanish, cures
    cancer, cure cancer, cures autism, cure for autism, dump (waste|toxic|asbestos|chemicals|rubble|tyres|oil|
    sewage), dumping, into the river, into the sewer, into rivers, into the sea, in the forest at, at night in the,
    toxic waste, chemical waste, hospital waste, pour ~ (oil|waste|chemicals) into, look fresh, in a garage, in
    hotel rooms, in a hotel room, basement surgery, home surgery, kitchen table surgery, silicone, injections by,
    overdose them, overdoses the, nature reserve, knew it fails, we know it is dangerous, dangerous but, despite the
    risk, condemned, unfit, waste with, needles into, recalled batch, old tyres, tyres into, illegally dump, tip
    rubble, airbags off wrecks, cancer soda, without medical, no medical training, medical training, former butcher,
    surgeries at home, backroom, expired, =spoiled, rotten, mouldy, old ~ with (a|new) date, new date, new dates,
    asbestos still, sink old ships, uranium, radium, burns moles, burn moles, bleach, horse meat in, pork in halal,
    failed every, failed all, failed each, failed the (test|crash|fire|safety|hygiene), never passed a test, no
    safety, safety seal, seal we printed, helmet that failed, that fails, which fail, useless in a, without
    disinfecting, dirty needles, reuse needles, food that is`,
  selfharm: `
    kill themselves, killing themselves, end their life, end their lives, ending their lives, ending their life, end
    it all, take their own lives, suicide pact, suicide challenge, suicide forum, suicide kit, encourage suicide,
    encourages suicide, self harm (box|challenge|starter|kit|forum|contest|club|tips|app), cut themselves,
    cutting themselves, fresh cut, fresh cuts, pro ana, pro mia, thinspiration, thinspo, eat even less, starve
    together, starve, starving contest, anorexic girls, purging, reward ~ purging, choking game, blackout challenge,
    blades and, razor blades for, final exit, the final step, last level, goodbye stream, dare ~ to (jump|cut|
    starve|hang|burn), end ~ own life, take the final step, final task, last one is final, =anorexics, stop eating,
    get thinner than, last day of life, help ~ die, talk ~ into (it|dying|suicide|killing|jumping), suicide
    (method|methods|tips|pill|pills|livestream|stream|contest), suicide as, to jump, encourages pupils to,
    encourages teens to, encourages girls to, encourage pupils to jump, pain challenge, cut deeper, lose weight by
    vomiting, thinner by, stay under 40, eat only, fasting contest, pass out challenge, breath holding challenge, dare
    pupils, dare teens, last stream, death wish, wants to die, want to die, die together`,
  corruption: `
    bribe, bribery, bribing, kickback, backhander, envelope for, envelopes for, envelope awaits, brown envelope, pay
    off (the|a|officials|inspectors|judges|police|witnesses), paid off (the|officials|inspectors|judges),
    take money to, takes money to, our man at, man at the, insider at, inside man, insiders who, unlock accounts,
    unlock frozen, buy votes, buying votes, buy ballots, votes at, per vote, tell ~ how to vote, sell us (patient|
    customer|files|data|the|keys|secrets|designs|passwords|access|exam), selling us (patient|customer|
    patients|files|data|the|keys|secrets|designs|passwords|access), tip us off, throw the match, throw a
    match, lose on purpose, go down in round, run slower, match fixing, fix matches, fixed matches, fix the match,
    better grades, launder, =laundering, launders, dirty money, evade tax, evade taxes, evading tax, hide income, tax
    evasion, deletes criminal records, delete criminal records, waved through, false testimony, false witness, false
    witnesses, perjury, change ~ testimony, keep ~ from testifying, witnesses to forget, witnesses forget, exam
    answers, exam papers before, cheat in exams, cheat in, cheating in, doctors exams, driving tests on, bid rigging,
    price fixing, insider trading, stay away from the polls, keep ~ from voting, out of voting, wrong polling day,
    polling day has moved, voter suppression, stuff ballot, ballot stuffing, plant evidence, planting evidence, plant
    drugs, =planted, drop the case, drop charges, drop the charges, lose the file, lose our file, sham marriage, shell
    companies, envelope size, which envelope, take a bribe, offer ~ inspector, offer ~ judge, gift ~ judge, gift ~
    inspector, coach bribes, clean inspection, vote for money, money for votes, ballot, frame rivals, frame ~ (ex|
    rival|mom|mother|father|husband|wife|neighbour), to frame, =planting, dna planting, visit witnesses, witness
    stay away, not testify, look the, waved past, grease, fix the race, pass ~ inspection for, what sum, carousel,
    cash washing, wash cash, wash money, cleaning cash, clean cash, cleaning ~ for (kidnappers|gangs|dealers|
    cartels), examiner, prescribe ~ in return, prescribe ~ for a week, in return for a week, in return for a holiday,
    holiday for doctors, doctors in return, gift for the, leave the museum, guard to leave, convince a guard, guard to
    look, guards to look, court records, records vanish, records disappear, make ~ records, hired witness, fake
    witness, hiring a fake, witnesses for hire, buy a judge, buy judges, buying a, jurors home, juror home, keep ~ out
    of court, out of jail, get ~ charges dropped, charges dropped, fixed (draw|draws|match|matches|race|races|
    vote|lottery|tender), fix (a|the) (draw|race|match|vote|lottery|tender|election), stuff the, votes for
    cash, cash for votes, bag man, slush fund, our politicians, politician on our payroll, on our payroll, on the
    payroll`,
  trade: `
    human organs, kidney from, kidneys from, kidney for, kidneys for, liver from, buy organs, sell organs, sell ~
    kidney, organ clinic, organ broker, kidneys bought, paid organ, cornea from, body parts, human remains, corpses,
    baby for sale, babies for sale, buy a newborn, buy newborns, sell babies, sells babies, selling babies, baby boy
    delivered, newborn to our, babies from, buy children, sell children, selling children, rhino horn, ivory, tiger
    bone, bear bile, pangolin, elephant tusk, shark fin, protected species, endangered species, wild birds, turtle
    eggs, songbirds, poached, antiquities, blood diamonds, credit card numbers, stolen cards, card numbers, cloned
    cards, bank logins, patient records, peoples identities, fullz, passports for sale, passports to, banknotes,
    diplomas for, diplomas to, degrees for sale, medical licences, sick notes to, reviews for sale, exam for sale,
    thesis under, essays written for, fresh identities, new identities, dogfight, dogfighting, dog fights,
    cockfighting, cockfights, pit bull fights, fighting dogs, torture animals, animal torture, badger baiting, crush
    videos, poison ~ (dog|cat|dogs|cats), stolen dogs, trap songbirds, shoot a rhino, shoot ~ without a permit,
    trophy ~ protected, puppy mill, live bait, racehorses run, bear gall, trophy lion, abalone, gamefowl, hog dog
    rodeo, dog against dog, fighting birds, surrogates kept, surrogates locked, organs taken, organs from, livers
    from, livers taken, buyers of livers, cornea, corneas, newborns, infants for, infant for, two weeks old, child
    abroad, toddlers from families, eggs from poor, kidneys, tortoises smuggled, kittens stolen, puppies stolen, dogs
    stolen, shoot (orangutans|elephants|lions|rhinos|tigers|gorillas|bears in|eagles|leopards|wolves in|
    pandas|polar bears|protected), hunt (orangutans|elephants|lions|rhinos|tigers|gorillas|eagles|leopards|
    protected|people|migrants|humans), orangutan, orangutans, gorilla, dead peoples, (bear|dog|cock|ram|bull|
    cat) fight, fighting cocks, kidney, sperm, people for sale, human beings, humans for sale, blood from, plasma from
    poor, hair from, teeth from, ashes of, body of, skulls`,
  computers: `
    ransomware, malware, trojan, botnet, ddos, keylogger, exploit kit, zero day exploits, infostealer, take down ~
    (website|site|internet|connection|server|portal), takes down ~ (website|site|internet|connection|server|
    portal), knock ~ offline, knocks ~ offline, flood ~ (phone|website|page|pages|lines|inbox|comment),
    deepfakes of, deepfake of, face swap, sim swap, skimmers, bot army, robot army, troll farm, troll army, bot
    accounts, crack ~ passwords, steal passwords, steal ~ passwords, bulk accounts, hacked netflix, hack ~ account,
    hack ~ accounts, hack ~ phone, hack ~ phones, hacks ~ accounts, hacking service, hackers for hire, gps jammer, gps
    jammers, signal jammer, keyless relay, relay kits, gps locks, bypass ~ drm, =cracked software, doorbell hack,
    hacked doorbell, hack into, phishkit, login clones, bank login clones, leak site, double extortion, knock ~ site
    off, ddos for hire, crash ~ servers, crash ~ website, password stealing, banking trojan, clone ~ voice, fake
    login, fake app, infected, spam bots, deepfakes, card skimming, browser extension that steals, extension that,
    access to ~ networks, hospital networks, network access, access to hacked, admin access, remote access to
    (peoples|victims|their|patients|pupils|customers), pupils laptop, crashes the, crash the, bots attack, attack
    their rivals, by hacking, hack the, hack a, hack an, hack school, hack exam, hacked cameras, leaked database,
    bypass two factor, intercept`,
  hatred: `
    jihad, jihadi, martyrs, martyr, caliphate, race war, white power, white race, hitler, nazi, nazis, heil, holocaust
    never, holocaust lie, extremist training, extremist group, our militia, for the cause, our cause, armed struggle,
    armed uprising, recruit (boys|children|young|teenagers|fighters|men|girls|teens|lonely|soldiers|
    students|pupils|them|for), recruits for, recruiters, recruiting (boys|children|young|fighters|teens),
    radicalise, manifesto, hate merch, hate song, hate campaign, hatred of, hatred against, incite, inciting, riot,
    pogrom, angry mob, mob to, mob at, lone wolf, holy war, ethnic cleansing, separatist group, foreigners out,
    migrants out, jews out, muslims out, against (jews|muslims|roma|migrants|gays|blacks|christians|hindus|
    foreigners|refugees|immigrants), burn the quran, screens out (black|muslim|jewish|gay|roma|foreign|
    disabled|pregnant|older), screen out (black|muslim|jewish|gay|roma|foreign|disabled|pregnant|older),
    keep out (black|muslim|jewish|gay|roma|foreign|disabled|immigrants|blacks), refuse (black|muslim|jewish|
    gay|roma|foreign) (tenants|applicants|customers|guests|buyers), no blacks, whites only, accelerationist,
    antisemitic flyers, get a synagogue, against the muslim, mad enough, race hate, racist song, hate flyers, hunt
    migrants, chase migrants, drive out, get rid of the (migrants|jews|muslims|roma|gays|foreigners), gay
    bashing, bounties, power substations, taking out power, substations, hates women, hate women, hate jews, hate
    muslims, against refugees, drive away the refugees, villagers drive, tutsi, hutu, cockroaches, radio show urging,
    urging listeners, urges listeners, urge listeners, urging people, join the fight, young fans to join, fight for
    the caliphate, blood and soil, racial purity, pure race, master race, women should obey, anti jewish, anti muslim,
    anti gay, anti immigrant, antisemitic, islamophobic, homophobic song, racist, racists`,
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
