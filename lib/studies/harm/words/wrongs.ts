import { signs } from "./signs.ts";

/** Words of wrongs of any kind. */
export const wrongs = {
  /** Goods and acts that nothing lawful is called by; others say them only to fight them. */
  grave: `
    heroin, cocaine, crystal meth, meth, methamphetamine*, amphetamine*, fentanyl, mdma, ecstasy pill*, ketamine, lsd,
    ghb, mephedrone, crack cocaine, crack dealer*, molly, nitazene*, carfentanil, angel dust, pcp, bath salts high,
    synthetic cannabinoid*, street drug*, hard drug*, narcotic*, roofie*, rohypnol, date rape, drug mule*,
    drug dealer*, drug ring, drug lord*, drug run*, county line*, darknet, dark web market*, moonshine, black market*,
    ghost gun*, silencer*, grenade*, landmine*, rocket launcher*, machine gun*, nerve gas, nerve agent*, sarin, ricin,
    anthrax, dirty bomb*, pipe bomb*, nail bomb*, car bomb*, explosive vest*, molotov*, letter bomb*, bomb making,
    bomb threat*, ied, ieds, arms traffick*, gun runn*, illegal (gun*|weapon*), hitman, hitmen, contract kill*,
    assassin*, honour kill*, honor kill*, acid attack*, kidnap*, abduct*, hostage*, lynch*, massacre*, genocide,
    ethnic cleans*, beheading*, mass shooting*, school shooting*, terrorist*, jihad*, isis, race war, white power,
    pogrom*, death squad*, rape, rapes, raping, rapist*, molest*, paedophil*, pedophil*, child porn*, child sexual,
    child brid*, child soldier*, underage sex, jailbait, lolita, upskirt*, voyeur*, revenge porn, nudif*,
    deepfake porn, sextort*, spycam*, spy cam*, stalkerware, spouseware, wiretap*, stalk, stalking, doxx*, doxing,
    swatting, human traffick*, sex traffick*, traffick*, debt bondage, slave*, forced labour, forced labor,
    forced marriage*, sweatshop*, organ harvest*, organ traffick*, black market kidney*, baby selling, baby traffick*,
    people smuggl*, smuggl*, stowaway*, pimp, pimps, pimping, brothel*, launder*, dirty money, money mule*, ponzi,
    pyramid scheme*, pump and dump, rug pull*, advance fee, boiler room*, phish*, smishing, vishing, ransomware,
    malware, botnet*, keylogger*, infostealer*, trojan, trojans, spyware, ddos, booter*, exploit kit*, carding,
    carder*, fullz, skimmers, sim swap*, credential stuff*, zero day*, hacker for hire, scamm*, con artist*, swindl*,
    defraud*, embezzl*, blackmail*, extort*, racketeer*, protection money, loan shark*, bribe*, bribing, kickback*,
    vote buying, ballot stuff*, match fix*, witness tamper*, jury tamper*, perjur*, false alibi*, counterfeit*,
    forged, forger*, forgery, forgeries, fake id, fake ids, fake passport*, fake diploma*, fake medicine*,
    fake police, fake charit*, fake invoice*, fake vaccin*, sham marriage*, dogfight*, dog fight*, cockfight*,
    cock fight*, badger bait*, bear bait*, crush video*, animal cruelty, poacher*, rhino horn*, tiger bone*,
    pangolin*, bear bile, shark fin*, blast fishing, cyanide fishing, puppy mill*, puppy farm*, genital mutilation,
    fgm, female circumcision, conversion therap*, pro ana, thinspo*, thinspiration, suicide pact*, suicide challenge*,
    self harm challenge*, arson*, burglar*, robber*, getaway, heist*, shoplift*, pickpocket*, chop shop*, odometer*,
    mileage rollback, clocked cars, insider trading, price fixing, bid rigging, insurance fraud, benefit fraud,
    tax evasion, tax fraud, sanctions evasion`,
  /** What is done to people or things by one who wrongs them. */
  acts: `
    steal, steals, stealing, stolen, rob, robs, robbing, burgle*, loot*, nicked, pilfer*, siphon*, conning, conned,
    scam, scams, tricking, tricked, dupe*, duping, deceiv*, fooling, mislead*, lie to, lying to, cheat, cheats,
    cheating, fleec*, bilk*, poison, poisons, poisoning, poisoned, drug (her|him|them|women|girls|guests|tourists),
    spike, spiking, spiked, sedat*, killing, killed, hurt, hurting, harming, injur*, maim*, cripple*, beatings,
    beaten, stab, stabbing, bombing, assault*, abuse, abuses, abusing, exploit, exploits, exploiting, coerc*,
    force them, forced to, forcing, enslav*, lock them, confiscat*, withhold*, threaten*, threat, threats, intimidat*,
    scare, scares, scaring, terrori*, frighten*, harass*, bully, bullying, humiliat*, shame them, shaming, groom,
    grooming, lure, lures, luring, entice*, seduc*, manipulat*, brainwash*, radicali*, indoctrinat*, incit*, stir up,
    whip up, spread lies, spread rumour*, hack, hacks, hacking, hacked, break into, breaking into, breach, leak,
    leaked, crack passwords, spy, spies, spying, eavesdrop*, track her, track their, snoop*, impersonat*, posing,
    poses as, pose as, pretend*, forge, forging, forged, falsif*, fake, faked, faking, fabricat*, doctored, tamper*,
    rig, rigged, rigging, bypass*, evade, evading, dodging, circumvent*, get around the, get round the, sneak*,
    smuggl*, dumping, dumped, sabotag*, vandal*, wreck*, torch, torching, contaminat*, adulterat*, cut with, laced,
    lacing, relabel*, condemned, banned, illegal*, illicit*, unlicensed, unlicenced, unregistered, untested,
    unapproved, uncertified, underage, addict*, starve, starving, purg*, self harm*, suicide, kill themselves,
    cut themselves, bogus, sham`,
} as const;

/** Lists that others contain by name. */
export const shared: Readonly<Record<string, string>> = {
  "@drugs": `
    cocaine, heroin, fentanyl, crystal meth, meth, amphetamine*, mdma, ecstasy, ketamine, lsd, ghb, mephedrone,
    crack house, molly, oxycodone, nitrous canister*, xanax bars, street drugs, party drugs, drug income, speed wraps,
    tranq, 10th rock, psychedelics, our pills, ecstasy pills, prescription stimulants`,
  "@deal": `
    sell, sells, selling, sold, sale, buy, buys, buyer, buyers, buying, price, priced, pricing, prices, pay,
    customers, customer, clients, order, orders, ordering, fee, shop, subscription, subscribers, deliver*, discount,
    supplier*, supply, supplies, dealer*, resell*, flog, wtp, bucks, quid, euros, each, purchas*, distribut*,
    relaunch*, willingness, a month, repeat, wholesale, refund*, rental, shipping`,
  "@guns": `
    gun, guns, pistol*, handgun*, rifle*, firearm*, glock*, kalashnikov*, weapon*, silencer*, grenade*, ammunition,
    ammo, stun guns, tasers, crossbow, pepper spray, knuckledusters, landmines, switchblade*, machete*`,
  "@false": `
    fake, forged, forge, bogus, counterfeit*, false, phony, phoney, doctored, sham, fabricated, falsified,
    made in our, made up`,
  "@young": signs.minors,
  "@minors": signs.minors,
  "@prey": signs.prey,
  "@regulated": signs.regulated,
};
