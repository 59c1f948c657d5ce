/** What may be said of a harm, and of lawful things too. Each list is one sign. */
export const dubiousSigns = {
  unknowing: `
    twigs, catches on, not told, isnt told, never told, nobody asks, without telling, nobody reads, nobody checks,
    nobody looks, nobody sees, nobody hears, cannot prove, small print, didnt know, believes he, believe they, unaware
    that, think it is, thinks it is, believe it is a, dont know that, no one asks, nobody can tell, no one can tell,
    hard to prove, claims to be`,
  evade: `
    lookouts, report us, report me, no trace, no questions, few questions, stop asking, front for, cover story, cover
    up, wink and, kept quiet, shred, key codes, isnt looking, no proof, no records, waste papers, sniffer, slips
    through, through customs, across borders, prison visit, our drone, without legal, off camera, cameras off, masks
    the, paint over, painted over, overlook, overlooks, against court, court ruling, hide our, conceal our, disguise
    the, off the record, wiped clean, over the border, across the border, under the radar, as a front, look innocent`,
  illegal: `
    proceeds of, without training, no medical, untrained staff, prohibited, not legally, without id, never passed,
    cannot pass, who failed, sanctioned, unregistered, never approved, no approval, without approval, blacklisted,
    sneaks, no official, uncertified, without papers, without paperwork, no paperwork, no papers, no licence, no
    license, for prisoners, not allowed to, no right to, have no right, barred from, unqualified, embargo, embargoed,
    out of season, right to work papers, people who may not, smuggler`,
  fake: `
    =replicas of, never deliver, never arrive, never ship, worthless, invented, imaginary, made up, useless, turn
    back, turning back, wind back, winding back, caller from, government grant, processing fee, upfront fee, look
    alike, does not exist, do not exist, doesnt exist, dont exist, nonexistent, non existent, fictitious, fabricate,
    fabricated, sold as, packaged as, labelled as, repack, repackage, relabel, relabelled, saline, never tested,
    forge, =staged, =rig, =tampered, mileage, odometer, never existed, made to look, copy of a, copies of a, our copy
    of, copied from a, make up the, makes up the, we make up, in the name of a, in the name of the, looks official,
    look official, printed ourselves, print ourselves, look like the official, seal we, stamp we, badge we, logo we
    copied, actually contains, =fake, =faked, real one is, which is really, as if from, calls from the bank, =forged`,
  stolen: `
    snatch, snatching, hijack, siphon, harvests, which houses, client list, key fobs, holiday homes, getaway, lifted
    from, sneak out, hand us, pass us, read us, slip us, customer database, membership database, staff directory, card
    data, security answers, their pin, diary and, pins of, pin codes, safe open, steals, snatched, one time codes, one
    time passwords, =steal, =steals, burglary, leaked from, break ins, robbery`,
  criminals: `
    dealers of, hacker, hackers, criminals, our crew, our ring, ring of, couriers who, our lads, our runners, crew of,
    our fighters, our men, our callers, our caller, a cult, our movement, touts, corrupt, enforcers, bandits, our
    network of, our contact in, our contact at, predators, dictator, guys wholl, lads who, dishonest, vandals,
    militia, militias, fanatics, moneylender, moneylenders, mercenaries, assassin, stalker, crook, fence stolen`,
  violence: `
    =killed, =killing, by force, with force, revenge on, dead fish, water supply, contaminate, mob, poisoned,
    =poisoning, wound, bashing, ambush, =torch, brutal, lash, humiliate, humiliating, killers, kill for, threats to,
    threats or, threaten, threatens, threatening, =tampering, send men, sends men, baseball bat, baseball bats, run
    over, blow up, blow ~ up, blows up, picket line, with bats, fear enough, throw stones, bully, bullying, =beating,
    we beat, beat their, expel, drive away the, poison the, hanging of, to the death, assault, sink ~ boat, derail,
    terrify, terrifies, set fire, murder, slaughter of, gladiator, spit on, duel to the death, kill (a|an|her|him|
    them|people|my|his|someone|jews|muslims|migrants|rivals|off|worshippers|police|women|commuters),
    kills (people|her|him|them), hurt (a|an|her|his|their|someone|people|them|the|those), harm (a|her|
    his|someone|them|rivals)`,
  sexual: `
    a brothel, sold into, without memory, come alone, comes alone, see women, toilets in, sleep with, schoolgirls,
    modelling agency, send pictures, sends pictures, our girls, girls we, with minors, undress, undressing, secretly
    taken, upload her, sell her, unwilling, for sex`,
  spying: `
    her messages, her texts, microphone in, microphone for, listening in, her diary, his diary, diary of, private
    letters, gps in, home address, daily habits, read ~ messages, reads ~ messages, reading ~ messages, see ~
    messages, sees ~ messages, union meetings, overhear, overhears, wifes phone, husbands phone, girlfriends phone,
    peoples bedrooms, peoples homes, records patients, listen in on, your genes, spy on, where she (is|goes|lives|
    sleeps), who is away, film (guests|women|girls|patients|pupils|tenants|neighbours|customers|residents|
    couples)`,
  coercion: `
    no choice, cannot leave, cant leave, cannot quit, cant quit, never leaves, cannot refuse, locked in, locked up,
    work off, works off, without pay, no way out, trapped, no escape, unpaid, held back, pay or, missed payment, runs
    away, cut ties, bosses of, quota of, obedient, docile, confiscate, force (girls|women|people|children|workers|
    them|her|a|tenants), bid on, luring, lure, no days off, false promise, passport as, never repay, be made to, is
    made to, are made to, beggars, beggar, cannot say no, cant say no, girls we, slave, made to (film|work|beg|
    dance|fight|carry|sell|sleep|pay), sixteen hours, eighteen hours, complain least, complains least, street
    children`,
  deceit: `
    dupe, misleading, false promises, wrong date, false hope, gift cards, life savings, takes deposits, from asking,
    from noticing, cannot cancel, cant cancel, never cancel, dark pattern, look official, vote twice, believe our,
    stories should, triple price, widows to, elderly into, pensioners into, change ~ will, rewrite ~ will, tell
    voters, phishing, get elderly, hooked on, keep the money, consent so, wording so, trap them, falsehood, hoax, from
    finding out, voice clone, cloned voice, rumour about, rumours about, copy candy, sucker, suckers, children ask for
    them, tell customers it, tell buyers that, tell people it is, trust our caller`,
  drugs: `
    stash, hash to, dealers in, dealer in, gram of, grams of, laced with, laced, morphine, opioids that, drops in
    (her|his|a|their), doping tests, performance enhancing, lollipops, ampoules, tranquilliser, tranquillisers,
    mushrooms to, stay asleep, suitcases from, carry suitcases, junior athletes, keep ~ asleep, controlled drugs,
    ketamine`,
  weapons: `
    explosive, explosives, arms to, arms for, arm the, arm our, bombs in, guns from, handguns, pistols, weapons for,
    silencers, gun without, guns by, dynamite, radioactive, ammunition, uranium, plutonium, gunpowder, carry knives,
    blade hidden, hide a gun`,
  unsafe: `
    contaminated, tainted, unfit, defective, failed every, failed each, waste with, medical training, without medical,
    no safety, safety seal, bleach, mercury, silicone, rotten, mouldy, =spoiled, backroom, dangerous but, old tyres,
    condemned, injections by, nature reserve, asbestos, look fresh, in a garage, uranium, radium, lead paint,
    methanol, salmonella, listeria, in a hotel room, in hotel rooms, despite the risk, former butcher, into the sea,
    cure cancer`,
  selfharm: `
    purging, last stream, the final step, stop eating, eat only, to jump, last level, starve, final task, blades and,
    death wish, suicide as`,
  corruption: `
    to frame, frame ~ (ex|rival|mom|mother|father|husband|wife|neighbour), =planted, =planting, ballot, what
    sum, carousel, examiner, court records, records disappear, buying a, stuff the, better grades, insider at, votes
    at, per vote, envelope for, envelopes for, grease, clean cash, run slower, not testify, waved through, cheat in,
    cheating in, lose the file, our politicians, exam answers, pass ~ inspection for, launder, wash money`,
  trade: `
    card numbers, hair from, teeth from, ashes of, skulls, kidney, kidneys, sperm, newborns, infants for, infant for,
    passports to, babies from, banknotes, diplomas for, diplomas to, patient records, ivory, antiquities, human
    beings, gorilla, orangutan, orangutans, blood from, live bait, songbirds, wild birds, poached, new identities,
    body parts, child abroad, abalone, kidney for, kidneys for, kidney from, kidneys from, organs from, organs taken,
    fresh identities, corpses, protected species, endangered species, buy children`,
  computers: `
    crashes the, crash the, crash ~ servers, crash ~ website, admin access, malware, ddos, clone ~ voice, hack the,
    hack a, hack an, hack into, infected, ransomware, deepfakes, face swap, trojan, hospital networks, spam bots, bot
    accounts, sim swap, botnet, fake app, by hacking, fake login`,
  hatred: `
    recruiters, bounties, manifesto, mad enough, cockroaches, our cause, for the cause, against refugees, riot,
    substations, urging people, recruits for, hatred of, hate campaign, martyr, martyrs, hitler, racist, racists,
    antisemitic, recruit (boys|children|young|teenagers|fighters|men|girls|teens|lonely|soldiers|students|
    pupils|them|for), against (jews|muslims|roma|migrants|gays|blacks|christians|hindus|foreigners|
    refugees|immigrants), tutsi, hutu, nazi, nazis, drive out, mob to, mob at, holy war, lone wolf`,
} as const;
