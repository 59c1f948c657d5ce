/** Acts that harm, and what they are done to. */
export const acts = {
  watch: `
    track, tracking, tracker, gps tag, spy, spying, spies, spyware, stalkerware, film, filming, filmed, record,
    recording, bug, bugged, eavesdrop, listen in, listening, tap, phone tap, keylogger, monitor, monitoring, follow,
    follows, camera, cam, cams, webcam, webcams, microphone, photograph, watch, watching, video, footage, read ~
    messages, reads ~ messages, reading ~ messages, her messages, her texts, her location, her phone, her whatsapp,
    break into, locate, find, livestream, live stream, peep, peeping, voyeur, lens, drone, airtag, airtags, access
    her, log in to her, into her phone, into his phone`,
  covert: `
    without (her|his|their|them|him|anyone|consent|telling|being|the woman|the women|guests|tenants) ~
    (knowing|knowledge|consent|noticing|permission|suspecting|aware|telling|asking|seeing|notice|agreement|
    finding), without (consent|her|his|their), without telling (her|him|them), secretly, secret, covert,
    covertly, hidden, invisible, concealed, undetectable, undetected, unnoticed, stealth, stealthy, silently, never
    know, wont know, will not know, doesnt know, does not know, dont know, do not know, unaware, never notice, nobody
    can spot, cannot spot, never told, would never tell, unobserved, discreet, discreetly, disguised, shape of, behind
    her back, creepshot, no idea, unseen, blocked me, moved away, moved to a shelter, moved out, left me, fled,
    changed her number, restraining order, refuge, ran away, leaves the house, leave the house, jealous, controlling,
    obsessed, spying, sneak, peeping, upskirt`,
  intimate: `
    bathroom, bedroom, shower, toilet, changing room, changing rooms, locker room, fitting room, dressing room, sauna,
    undress, undressing, naked, nude, nudes, intimate, sex, breastfeeding, urinal, restroom, washroom, under the desk,
    tanning, hotel room, holiday let, airbnb, massage room, gynaecologist, gynecologist, skirts, underwear, dorm room,
    sleeping`,
  attack: `
    kill, murder, shoot, stab, bomb, blow up, beat up, beaten up, attack, assault, lynch, behead, burn down, set fire
    to, firebomb, torch, massacre, slaughter, exterminate, run over, ram, hang, maim, cripple, =batter (people|
    families|migrants|her|him), rough up, hurt, harm, torture, poison, gas, execute, assassinate, eliminate,
    ambush, hunt down, drive out, chase, expel, punish, acid, break ~ legs, break ~ fingers, break ~ bones, smash,
    terrorise, terrorize, wipe out, violence against, armed`,
  recruit: `
    recruit, recruiting, recruitment, enlist, join, joining, sign up, volunteers, radicalise, radicalize, fighters,
    move ~ to action, willing to, ready to, win over, draw ~ into, sympathisers, sympathizers, funding, fund,
    financing, finance, donate, donors, supporters, manifesto, propaganda, oath, training camp, martyr, cell, militia,
    brigade, brotherhood, jihad, caliphate, readiness, believers, followers, inspire, incite, move, call to arms, take
    up arms, rise up, uprising`,
  exploitwork: `
    passports, passport, hold their papers, papers, debt, work off, cannot leave, cant leave, may not leave, never
    leave, not free to leave, locked in, locked, no wages, unpaid, without pay, no pay, withheld, wages, no way out,
    cannot quit, no way of saying no, travel fee, never repay, confiscate, keep their documents, no contract, eighteen
    hours, sixteen hours, sixteen hour, bonded, captive, forced, obedient, obedience, no days off, beaten, fear of
    deportation, deport, threatened, restless, escape, running away, run away, no say, against their will, promises
    of, promised, cannot go home, quota`,
  labour: `
    worker, labourer, laborer, labour, labor, maid, servant, domestic, housekeeper, au pair, nanny, picker, farmhand,
    cook, kitchen, sailor, crew, fishermen, fisherman, nail salon, car wash, factory, workshop, brothel, massage,
    girl, women, woman, lady, ladies, migrant, seamstress, garment, construction, brick kiln, sweatshop, mine, miners,
    staff, employee, prostitute, escort, punters`,
  sexwork: `
    brothel, prostitute, prostitution, escort, sex work, sold for sex, sexual services, pimp, punters, strip club, red
    light, massage parlour, webcam studio, johns, clients for girls, street girls, sex tourism, sex, men who buy, our
    girls, the girls`,
  childsex: `
    child porn, child pornography, child sexual, sexual images of child, sexual image of child, kiddie porn, csam,
    lolita, jailbait, paedophile, pedophile, paedo, pedo, sexually interested in child, sexual interest in child,
    attracted to child, attracted to minors, minor attracted, sex with (child|minor|teen|girl|boy|young), child
    abuse video, abuse of child, child for sex, child sex, underage (sex|girl|boy|model|escort|prostitute|nude),
    preteen (model|nude|girl), loli, shota, groom (child|girl|boy|minor|teen|kid|twelve|thirteen|schoolgirl|
    pupil|young|underage|12|13|14), grooming (of|manual|guide|script|coach), girl next door naked, child
    brothel, school uniform nude, teenage nudes, nude (teen|child|minor|pupil)`,
  selfharm: `
    suicide, kill themselves, killing themselves, end their life, ending their life, end their lives, ending their
    lives, take their own life, take their own lives, end it all, final step, go through with it, final exit, die,
    death, self harm, self harmers, cut themselves, cutting themselves, cutting, fresh cut, cuts, starve, starving,
    starvation, anorexia, anorexic, bulimia, bulimic, purge, purging, pro ana, pro mia, thinspiration, thinspo, eat
    less, eat even less, choking game, burn themselves, overdose, jump, hang themselves, hurt themselves, blackout
    challenge, skipping meals, skip meals, not eating, killing yourself, kill yourself, suicidal, noose, hopeless,
    vomit, fasting, laxatives, calories`,
  urge: `
    encourage, persuade, convince, talk into, talk them into, talk ~ into, push, dare, reward, cheer, motivate, keep ~
    from seeking, bring them to commit, challenge, level, game, go deeper, coach, coaching, prompt, insults, tips,
    badge, points, goad, tip over, right choice, go through with, pact, live stream, livestream, hide it from, hide ~
    from, leave before, commit, contest, leaderboard, streak, forum which cheers, sales test, parcel, kit, bundle,
    subscription, celebrate, glamorous, cool, compete, romantic, make ~ attractive, unlock, groupmates, no cooling
    off, sell, our website, welcome message, assist, competition`,
  regulated: `
    vape, vapes, vaping, e cigarette, cigarette, cigar, tobacco, nicotine, snus, nicotine pouch, alcohol, alcopop,
    vodka, beer, cider, liquor, spirits, whisky, rum, gin, wine, booze, cocktails, shots, seltzer, gambling, gamble,
    casino, slots, slot machine, betting, bet, bets, bookmaker, poker, roulette, blackjack, scratchcard, scratch
    cards, lottery, sports betting, loot box, cannabis, weed, edibles, thc, nitrous, laughing gas, knife, knives,
    firework, crossbow, tattoo, piercing, sunbed, energy shot, porn, pornography, adult content, hookah, shisha,
    solvent, glue, aerosol, steroid, diet pill, laxative, payday loan, credit, loan, cash advance, botox, filler, lip
    filler, tanning, webcam, strip, airsoft, gun, pistol, pills, sexy, melatonin gummies, kratom, kava, poppers, ouzo,
    schnapps, sangria, hard lemonade, sugar daddy, sugaring, onlyfans, moonshine, ephedrine, spice`,
  toyoung: `
    no age check, without age check, no id, without id, fake id, parents wont, parents dont, parents not suspect, hide
    ~ from (parents|teachers|mum|mom), hidden from parents, disguised, school gate, behind the gym, behind the
    school, without telling their parents, no consent form, parents card, pocket money, lunch money, lunch break,
    lunchtime, cool, flavour, flavor, candy, sweet, sweetie, cartoon, bears, sell to, sold to, serve, hook, next to
    the school, beside the school, beside a middle school, beside a school, outside the school, outside schools, near
    schools, near school, in uniform, tiktok, snapchat, roblox, kids menu, colourful, bubblegum, unicorn, gummy, skip
    the age, bypass age, our, we, get ~ to try, start, first time, loyalty, discount, try, starter, buy, price,
    pricing, pack test, brand, subscription, sampling`,
  animalcruel: `
    dogfight, dog fight, dogfighting, dog fighting, pit bull fight, pit fights, cockfight, cock fight, cockfighting,
    cock fighting, badger baiting, bear baiting, hare coursing, hare courser, bull baiting, fighting dogs, fighting
    cocks, gamecock, fox baiting, set dogs on, bait dogs, crush video, animal torture, cat torture, torture of
    animals, dog meat stolen, puppy mill, puppy farm, docking ears at home, bare knuckle dogs, zoophilia, bestiality,
    sex with animals, fight footage, canned hunt, canned lion, trophy of protected, horse tripping, kitten torture,
    monkey torture, squirrel torture, dog against dog, dogs against, live bait`,
  wildlife: `
    rhino horn, ivory, elephant tusk, pangolin, tiger bone, tiger skin, leopard skin, bear bile, bear gall, shark fin,
    turtle eggs, tortoise, glass eel, eels, songbird, finches, falcon, falcon chicks, eagle, eagle eggs, bird eggs,
    wild birds, parrots, macaw, lemur, chimpanzee, baby chimp, orangutan, gorilla, monkey, slow loris, tiger cub, lion
    cub, cheetah, snow leopard, sea turtle, seahorse, abalone, totoaba, sturgeon, caviar, bushmeat, wild orchid,
    cactus, cacti, cycads, rosewood, mahogany, teak, protected timber, coral, rare reptiles, gecko, chameleons,
    iguana, snakes, frogs, beetles, butterflies, whale meat, dolphin, deer, protected species, endangered, wild
    animals, wild caught, exotic pets, hornbill, vulture, musk, saiga, vicuna, sandalwood, ambelopoulia, bluefin`,
  poach: `
    poach, poached, poacher, smuggle, smuggled, smuggler, trafficked, illegal, without permits, without permit, no
    permits, no permit, no cites, without papers, no papers, without labels, taken from nests, from nests, taken from
    the wild, caught in the wild, wild caught, trap, trapper, trapped, artificially aged, protected, endangered, out
    of season, thieves, hidden in, suitcases, off the books, banned, under the counter, passes as antique, pass as
    antique, fresh ivory, false permits, forged permits, fewest questions, ask least, private collectors, collectors`,
} as const;
