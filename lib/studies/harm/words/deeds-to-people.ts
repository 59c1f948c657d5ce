import type { HarmKind } from "../harm-kind.ts";

/** Harm done to people. */
export const deedsToPeople: readonly HarmKind[] = [
  {
    harm: "spy on people in secret",
    deeds: `
      abusive, jealous, controlling, suspicious, distrustful & husband, husbands, wife, boyfriend, boyfriends, men,
      partner, girlfriend & app, shows, sees, reads, track, every word, tracker, phone, camera, pay;
      @watch & @covert & @partners;
      @watch & @covert & @private & @intimate;
      @watch & @intimate & hidden camera, tiny camera, small camera, spy camera, mirror with a camera, camera in a,
      cameras in the shape, patients under, spycam, spy cam, pinhole, nobody can spot, concealed lens, without the,
      secretly record;
      stalkerware, spycam in, spy cam in, secret phone tap, covert stalking, stalking service, hidden tracking app,
      upskirt, upskirting, creepshot, voyeur;
      find, track down, locate, trace, address & @partners, women who & shelter, refuge, moved away, fled, left him,
      escaped, blocked me, restraining order, new address, changed her number, went into hiding, new identity;
      catch up app, keep tabs on, tabs on & controlling men, jealous, his wife, my wife, my ex, their wives, their ex;
      spy pen, hidden microphone, listening device, bugging device & @private, @partners;
      secretly, covertly, without her knowing, without his knowing, without their knowledge & read, listen, record,
      film, track, log, watch & message, call, phone, whatsapp, chats, location, keystroke, conversation, them, her,
      employees;
      hacked baby monitor, hacked webcam, hacked camera, hacked home camera`,
  },
  {
    harm: "abuse children sexually",
    deeds: `
      rent, hire, order, book, buy, pay for, meet & boys under, girls under, boys of, girls of, underage, schoolgirls,
      schoolboys, child, children, 12 year old, 13 year old, 14 year old, 15 year old & tourists, men, clients,
      travellers, guests, night, ask for first, hotel, gentlemen, discretion;
      @minors & buy sex, sex from, sex with, sexual contact, sleep with, undress, nudes, send pictures, dating a 30
      year old, older man, older men, grown man, adult men, naked, lick, kiss adults, intimate with, escort, webcam
      shows, erotic;
      sexual, sexually, erotic, nude, naked, porn, abuse images, abuse videos, lewd, fondle, molest & child, children,
      minors, underage, preteen, toddler, schoolgirls, schoolboys, pupils, 12 year olds, 13 year olds, 14 year olds,
      young girls, young boys, little girls, little boys, teens & @ours, @trade, members, men, collection, archive;
      @childsex & @trade, @ours, community, forum, guide, exchange, members, how, tours, travel, coach, camp,
      unnoticed;
      grown men, adult men, older men, grown man, adults, uncles, men who & win the trust, gain the trust, meet,
      pretend to be teenagers, pretend to be a teen, groom, unsupervised, alone with, sexual, send pictures, keep ~
      secret & @minors;
      unsupervised access, alone with, access to, time alone & children, minors, girls, boys, kids & sexual, interest
      in children, attracted, like minded, secret, men;
      keep his secret, keep our secret, keep ~ secret from ~ parents, our little secret & boys, girls, children, kids,
      pupils, twelve, campers;
      leader does with the girls, does with the boys, with the choirboys, with the altar boys;
      tourists, travel package, trip, holiday & children, young girls, young boys, minors & for sex, sexual, brothel,
      underage;
      nude, naked, topless, sexy, erotic & @minors & pictures, photos, images, videos, modelling, content, webcam,
      pay, sell, send`,
  },
  {
    harm: "traffic people or force them into sex work",
    deeds: `
      @exploitwork & @sexwork & @ours, @trade;
      sold to brothels, sell girls, sell women, buy a girl, buy girls, order girls, order women, buy women, rent
      women, bid on women, bid on girls, auction of women, auction of girls, women to order, girls to order, girls for
      sale, women for sale, human trafficking route, trafficked (girl|women|woman|people|migrant);
      brothel & newly arrived, bid, migrants, from abroad, no way of saying no, supply, unwilling, fresh girls, new
      girls;
      unwilling, not willing, no way of saying no, not free to say no, not free, never agreed, cannot say no & women,
      woman, girl, ladies, migrants & punters, men, brothel, order, buyer, client, customer, obedience;
      move, rotate, bring, place, lure, recruit, promise & girls, women, young mothers & brothel, flats where, as
      prostitutes, prostitution, sold, punters, massage parlour, escort agency, travel fee;
      bride, wife, wives & mail order, catalogue, buy, purchase, order, for sale & without consent, against her will,
      thirteen, fourteen, fifteen, unwilling, poor village, no say, cannot refuse, trafficked;
      smuggle, smuggling, carry, ferry, lorry, boat, dinghy, dinghies & migrant, people, refugees, families,
      passengers & channel, border, crossing, across, without visas, life jackets, per head, illegally, hidden, us
      border, lorry;
      people smuggling, people smuggler, human smuggling, coyote fee, dinghy operator`,
  },
  {
    harm: "force people to work",
    deeds: `
      too afraid, too scared, afraid, scared, frighten, threaten & join a union, unionise, complain, ask for wages, go
      on strike, strike, leave, report & workers, staff, pickers, employees, maids;
      cannot leave, cant leave, not leave, may not leave, not free to go, no right to leave, must stay & until they
      have paid, paid off, debt, journey, their passports, contract ends, travel costs, fee & workers, maids, girls,
      women, labourers, staff, farms, restaurants, brothel, nannies, pickers;
      @exploitwork & @labour & passports we hold, hold ~ passport, keep ~ passport, hold ~ papers, keep ~ papers, keep
      their documents, documents stay with us, passports stay with us, lose their passports, take ~ passports,
      confiscate, debt is paid, debt is worked, debt they can never, work off a debt, works off, cannot leave, cant
      leave, not leave, no way out, no wages, without pay, locked in, never repay, against their will, bonded,
      threaten to deport, deportation;
      slave labour, slave workers, indentured, debt bondage, bonded labour, captive workers, forced labour supply,
      unpaid prisoners, scam compound;
      @exploitwork & keep ~ calm, keep ~ obedient, stop them leaving, stop them complaining, stop ~ running away, keep
      them working, stop them from leaving, prevent ~ from leaving;
      docile, obedient, compliant, undocumented & @labour & never complain, too scared, afraid to complain, below
      minimum wage, under minimum wage, no contract, half the wage, cannot complain, wont report, no rights, cheaper
      than, no breaks;
      withhold, skim, deduct, keep & wages, tips, pay, salary & migrant, workers, undocumented, until nothing, too
      afraid, cannot complain, from abroad`,
  },
  {
    harm: "put children to work or exploit them",
    deeds: `
      kids, children, boys, girls & begging, beg, roll cigarettes, stitch, sew, mine, weave, pick cotton, steal,
      carry, sell roses, wash cars & for us, corners, bring in, bring most, cheaper, of nine, of eight, of ten, of
      seven, buyers;
      child labour, child labor, child workers, working children, child miners, children who beg, child beggars, child
      soldier & @ours, @trade, vanish, cheaper, discreet, faster, suppliers;
      @minors & work faster, work in our, in our workshop, in our factory, in our mine, kitchen hands, hands for,
      carpet workshop, cheaper than men, cheaper than adults, paid in meals, beg for us, begging for us, small hands,
      nimble fingers, small fingers, night shift, night shifts, sweatshop, cobalt, brick, pickpocket for us, pick
      pockets, steal for us, sew, chimney, boiler, fields for us, twelve hour, without school, instead of school,
      stitch;
      @minors & carry, courier, deliver, run, hold, sell & packages for us, for us, our drugs, drugs, crack, weed,
      parcels, stash, our runners, county line;
      run a county line, our county line, county line between, county lines crew, cuckoo, cuckooing;
      child, children, minors & vanish, hide, hidden & auditor, audit, inspector, inspection`,
  },
  {
    harm: "force people or children into marriage, or cut girls",
    deeds: `
      girls cut, cut our daughters, cut their daughters, circumcised, circumcision, our cutter, our nurse travels &
      holidays, school holidays, mothers, reassure, discreet, secret, quietly, abroad, paris, london;
      marry, marrying, wedding, bride, dowry & 12 year olds, 13 year olds, 14 year olds, 15 year olds, 16 year olds,
      twelve, thirteen, fourteen, fifteen, schoolgirl & discreet, planner, package, families, price, groom, arrange;
      beats, beat, cure, cures, drive, pray, shock, convert, re educate, straighten & homosexuality, gayness, gay out,
      lesbian out, queerness, gay teens, gay sons, gay children;
      marry off, marry her off, married off, forced marriage, forced marriages, arranged for a man & against her will,
      against their will, refuses, she refuses, package, our service, abroad, whether she, daughter, niece, unwilling;
      child bride, child brides, underage bride, teenage bride, year old bride, year old wife, bride under;
      @minors & bride, wife, wives, marriage, dowry, marry & @trade, @ours, give, older, buy, match;
      bride kidnapping, bride kidnap, kidnap a bride, abduct a bride;
      female circumcision, circumcise girls, circumcise our girls, circumcise daughters, girls cut, cut girls, cutting
      ceremony, fgm & @ours, @trade, cutter, quietly, abroad, daughters, families prefer;
      honour killing, honor killing, honour kill;
      conversion therapy, pray the gay away, cure homosexuality, cure gay, turn ~ straight, gay cure & @ours, @trade,
      camp, parents, teen`,
  },
  {
    harm: "buy or sell babies or organs",
    deeds: `
      kidney, liver, lung, cornea, organ, marrow & from pakistan, from india, from china, from nepal, from egypt,
      poor, students, within six weeks, no waiting list, no registry, no donor registry, prisoners, refugees, cheap,
      villagers, donors for & patients, clients, price, persuade, rich, buyers, surgery, pay;
      mothers, teen mothers, pregnant girls, pregnant teens, poor mothers, surrogates & sign, give up, hand over,
      sell, leave & babies, baby, newborn, child, infants & for money, for a phone, for cash, couples pay, pay most,
      to us, our agency;
      baby, babies, newborn, infant, child, children & for sale, buy, sell, sold, purchase, purchasing, order,
      catalogue, price list & mother, couple, couples, adoption, no papers, adoption papers, newborns, poor,
      orphanage, birth, weeks old, eye colour, buyer, parents;
      take newborns, steal newborns, stolen newborn, stolen babies, told that the baby died, mother thinks ~ died, no
      adoption papers, without adoption papers, baby broker, baby farm, adoption off the books, rehome adopted,
      falsified adoption, babies to order, buy newborns, sell newborns, baby factory;
      kidney, liver, cornea, organ, lung, womb, bone marrow, plasma, eggs, heart, skin, hair & buyer, buy, sell,
      bought, sold, broker, brokering, purchase, black market, pay for, price, pricing, harvest, cash, for sale &
      refugee, prisoner, indebted, in debt, poor, taken from, debt, no choice, cannot refuse, young men, one of
      theirs, off the books, forbids, transplant, surgery, slum, villagers, migrants, patient, donors, desperate,
      wealthy;
      organ trafficking, organ trade, organ harvesting, organ tourism, transplant tourism, kidney broker, kidney
      brokering, kidney for sale, organs for sale, body part, corpses, cadavers & @ours, @trade, donor in debt, family
      not, without family, without the family`,
  },
  {
    harm: "make sexual images of people against their will",
    deeds: `
      nudify, nudifier, deepfake nude, deepfake porn, deepfake nudes, nude deepfake, fake nude, fake nudes, fake sex
      tape, faked sex tape, undress app, undresses, undressing app, faked porn, revenge porn, ai nude, ai nudes, into
      porn, porn of your;
      deepfake, ai, app, bot, upload, edit, face swap & nude, naked, undress, porn, sex, topless, explicit & ex,
      girlfriend, colleague, classmate, girl, teacher, neighbour, neighbor, coworker, celebrity, politician, women,
      woman, wife, boss, anyone, daughters, pupils, photo of;
      intimate, nude, naked, sex, explicit, private & picture, photo, video, tape, footage, image, clip & ex, without
      her, without their, without consent, leak, leaked, publish, post online, share, trade, upload, colleagues,
      knowing, stolen, hacked`,
  },
  {
    harm: "extort or blackmail people",
    deeds: `
      blackmail, extort, extortion, sextortion, sextort, shakedown, shake down & @ours, @trade, letter, target,
      victim, how, best, opening, pays, whose, which, service;
      protection money, protection fee, protection racket, pay ~ for protection, window if, accident could happen,
      happens to the window, happens to their & @ours, shopkeepers, weekly, shop, restaurant, accept, invoice, kebab;
      threaten, threatening, threat, or else, unless & publish, tell, inform, expose, send, leak, post, reveal,
      release & pay, pays, paid, money, fee, instalment, payment, raise, gives, unless, hush;
      pay us, pays us, paying us, pay me & so that we dont, so we dont, not to tell, not tell, unless, rather than, or
      we, to keep quiet, silence, delete, stay quiet, to remove, each month so;
      compromising, embarrassing, incriminating, intimate, nude, affair, secret, kompromat, dirt & hold, collect,
      gather, have, found, got & give way, pay, money, vote our way, sign, resign, raise, councillor, letter, boss;
      sends one picture, ask for more then money, send one picture, send a picture then;
      bad review, negative review, one star review, complaints, legal threats, copyright trolling, fake complaint &
      unless ~ pay, unless it pays, unless they pay, pays us, pay us, to remove, removal fee, extort;
      ransom & kidnap, letter, note, demand, family, owner, pet, pay, dog, spaniel, files, dognap`,
  },
  {
    harm: "hurt, kidnap or kill people",
    deeds: `
      powder, pills, tasteless, odourless, drops, mushrooms, injection & uncle, husband, wife, mother in law, aunt,
      rival, stubborn, unloved, rich & soup, heart failure, no traces, slow, buy, coffee, inherit, sleep forever, tea,
      price;
      have, see, make, wants, pay to & husband, wife, partner, ex, rival, boss, witness & disappear, vanish, gone for
      good, silenced, dealt with, eliminated, removed for good;
      order, book, buy, hire, request, pay for, menu, website, service, app & =beating, =beatings, a beating,
      thrashing, broken windows, burnt cars, burned cars, slashed tyres, smashed windows, arson, leg broken, acid,
      intimidation, visit from our boys & people, rivals, someone, neighbour, ex, client, competitors, which package,
      prefer, order, customers, tenants;
      takes care of rivals, take care of rivals, deal with rivals, get rid of rivals, rivals & threats, burnt cars,
      broken windows, violence, fire, accidents, beaten, scare, smashed;
      we kidnap, we abduct, we snatch, we beat, we shoot, we poison, we stab, we torture, we burn, we threaten & pay,
      family, customers, clients, negotiate, price, which, how;
      hitman for hire, hire a hitman, hitmen for hire, contract killing, contract kill, contract killer, assassin for
      hire, murder for hire, kill for money, kill for hire, hired killer, hired thug, rent a thug, thug for hire,
      thugs for hire, muscle for hire, killed to order, leg breaking, leg breaker, beating to order, violence against
      a, ordering violence, beatings for hire;
      have ~ killed, having ~ killed, have ~ beaten, having ~ beaten, have ~ murdered, get ~ killed, get ~ beaten,
      killed and made to look, hurt for money, death be worth, partners death, arrange his death, arrange her death,
      arrange a death, disappear permanently, make ~ disappear for;
      hire, pay, hired, order, service, client, customer, on demand, for a fee, menu, quote, price, job & kill,
      murder, stab, beat up, beaten up, rough up, break ~ legs, broken ribs, broken bones, break ~ fingers, throw
      acid, acid attack, acid attacks, knee cap, kneecap, shoot, assault, maim, run over, drown, strangle, assassinate
      & someone, somebody, neighbour, rival, partner, ex, witness, wife, husband, boss, uncle, lad, client, organiser,
      landlord, tenant, people, him, her, relative, suitor, a man;
      acid attack, acid attacks, throw acid, acid on & ex, demand, suitor, stranger, fee, order, service, revenge,
      hire, satisfied;
      kidnap, kidnapping, abduct, abduction, snatch, hold ~ hostage, take ~ hostage & ransom, fee, client, pay, rival,
      service, child, children, entrepreneur, accountant, weekend, order, target, team, customer, our, which, demand,
      price;
      snatch, snatching, grab & child, children, son, daughter, baby & court order, other parent, out of the country,
      playground, abroad, custody;
      assassinate, assassination, murder, kill & @ours & plan, target, want, intend, going to, how do, we can,
      arrange, which;
      poison, toxic, arsenic, ricin, thallium, antifreeze, cyanide, polonium, powder, mushroom & tasteless,
      undetectable, odourless, odorless, slowly, inherit, inheritance, husband, wife, mother in law, spouse, aunt,
      uncle, unloved, relative, ill, food, coffee, soup, risotto, natural & @trade, @ours, discreet, respond, feel,
      reassure, packaging;
      torture, waterboard, dungeon without & @ours, rent, service, livestream, captives, kit;
      beat, punch, hit, hurt, scare, harass, frighten & my ex, an ex, our tenants, ex again, homeless, rough sleepers,
      strangers, passers by & video, views, app, idea, service, clip, challenge, bounty, price;
      bum fights, homeless fight, knockout game, happy slapping, punch a stranger, school fights & @ours, @trade, pay,
      stream, winner, film`,
  },
  {
    harm: "drug people or their drinks",
    deeds: `
      too dizzy, too drunk, too weak, too sleepy, too drowsy, dizzy, helpless, defenceless, unconscious, out cold,
      unable & to resist, resist, say no, fight back, remember, refuse, defend & woman, women, girl, girls, guest,
      date, her, men pay, dose, drink, additive, powder, drops;
      date rape, roofie, roofies, rohypnol, rape drug, knock out drops, knockout drops, knockout drug, drink spiking
      drops, spike drinks, spike her drink, spike ~ drink, spiking drinks;
      drop, powder, pill, something, tablet, salt, sedative, drug, ghb, syringe, needle, dose, liquid, gummies &
      drink, drinks, cocktail, coffee, beer, girls drink, tea, punch, party, clubbers, girls, women, flatmate,
      tourists, date & wont remember, without memory, no memory, cannot say no, cant say no, forget, pass out, asleep,
      sleeps, unconscious, while we rob, slip, slipped, unknowing, compliant, cannot resist, make her yours, relax
      her, willing, out cold, rob;
      dose tourists, drug tourists, sedate, drug the, sedating & rob, robbers, patients, residents, children,
      passengers, quiet, unneeded, without telling, easier`,
  },
  {
    harm: "plan or spread terror and hatred",
    deeds: `
      making, make, build, building, assemble, instructions, guide to, tutorial, recipe, manual, at home & pipe bombs,
      =bombs, =bomb, explosives, molotov cocktails, nail bombs, nerve gas, ricin, detonators & kitchen, supplies,
      household, home, homemade, guide, beginners, video, teens, pricing, readers, sell;
      burn down, set fire to, set on fire, blow up, attack, bomb, smash up, storm, raid & refugee centre, refugee
      center, refugee home, asylum centre, mosque, synagogue, church, temple, clinic, town hall, pride, community
      centre, gay bar, embassy, parliament, school;
      attacks on, violence against, calls for, killing of, death of, hunting & immigrants, migrants, jews, muslims,
      gays, women, foreigners, politicians, journalists, police officers, refugees, black people & festival, concert,
      song, band, slogan, shirt, forum, leaflet, video, post, podcast, rally, our;
      @attack & @groups & @recruit;
      @attack & @groups & @ours, campaign, message, leaflet, podcast, poster, slogan, wording, meme, bounty, bounties,
      song, chorus, listeners, readers, shared map, hook, angry crowd, plan;
      jihad, jihadi, jihadist, isis, al qaeda, white power, white supremacist, neo nazi, race war, ethnic cleansing,
      banned group, banned separatist, caliphate, accelerationist, militia cell, incel uprising, fascist group, nazi,
      extremist, terror cell, terrorist group, far right & recruit, recruits, join, recruitment, our, we, win over,
      meme, funding, donate, video, oath, boys, sign up, merch, propaganda, game, volunteers, money, chant;
      terrorist attack, bomb attack, mass shooting, school shooting, armed attack, suicide attack, knife attack, car
      attack, lone wolf, martyrdom & @ours, recruit, plan, sign up, which, fund, inspire, financing, poster, target,
      how;
      blew up, blow up, bomb, bombs, bombing, explosives, shooting, massacre & our group, we plan, we intend,
      preparing, planning, for the cause, place bombs, set off, targets, most people, sympathisers, volunteers, donor,
      crowded, plant;
      armed expulsion, drive out, drive ~ out of, chase ~ from, expel, get rid of, burn out, cleanse, purge & @groups
      & village, town, market, valley, street, neighbourhood, wording, leaflet, speech, listeners, our;
      incite, incite violence, stir up, whip up, angry crowd, angry mob, lynch mob, riot, rioting, pogrom & @ours,
      @groups, message, rumour, rumor, leaflet, post, meme, which;
      holocaust denial, deny the holocaust, gas the, kill all, death to, race traitor, great replacement, subhuman,
      vermin & @ours, @trade, @groups, persuade, shirt, message, test;
      recruit, recruits, volunteers, martyr, believers, young men, boys, youths & die while, killing, attacks on,
      armed attacks, make them pay in blood, in blood, war zone, shoot worshippers, willing to die, to fight for,
      bombs`,
  },
  {
    harm: "drive people to suicide, self-harm or eating disorders",
    deeds: `
      suicide, self harm, self injury, killing yourself, starving, dying, death & join our, our group, our forum, our
      club, join ~ group, members, dare, kit, method, coach, encourage, how to, persuade, stay in, partner for, pact &
      lonely, teenagers, teens, teenager, depressed, young, students, girls, boys, people, pensioners, message;
      @selfharm & @urge & teen, girl, depressed, lonely, young, pensioner, student, member, user, schoolgirl, ballet,
      pupil, vulnerable, people, boy, gamer, dancers, models, children, forum, viewers, thirteen, fourteen, patients,
      heirs, heartbroken, group;
      suicide pact, suicide challenge, suicide kit, suicide game, pro ana, pro anorexia, pro suicide, thinspiration,
      thinspo, ana coach, suicide method, suicide forum, blue whale challenge, how to starve, cutting kit;
      last level is death, final exit, killing themselves, ending their lives, end it all, kill yourself & our, we,
      how do, keep, convince, encourage, parcel, tone, which, message`,
  },
  {
    harm: "hook children on what is for adults",
    deeds: `
      vapes, vape, roulette, slots, poker, vodka, beer, alcohol, cannabis, cigarettes, snus, betting, nicotine,
      jackpots, weed & primary school, school gate, schoolchildren, pupils, schoolkids, playground, behind the gym,
      crayons, dads credit card, parents credit card, sixth graders, 12 year olds, 13 year olds, elementary school,
      kindergarten & for, sold, attract, name, flavour, app, sell, shape, brand, price;
      @minors & @regulated & @toyoung;
      @minors & @drugs;
      groups of teenagers, kids, children, pupils, students, teenagers, schoolkids & easiest to get hooked, get
      hooked, get them hooked, hooked on our, addicted to our, addict;
      serve, sell to, selling to, sold to, ship to & kids, minors, underage, under 18s, under age, children,
      teenagers, pupils, schoolkids & @regulated`,
  },
  {
    harm: "hide abuse or silence those it is done to",
    deeds: `
      punish, punishes, beat, beats, lock up, locks, locking them up, hurt & children, kids, members, pupils,
      residents, wives & cult, sect, our church, our home, our school, explain it, explain to parents, authorities,
      outsiders;
      explain away, make up, make-up, stories for, cover, excuse, excuses for, hide & bruises, broken arm, black eye,
      burns, marks, injuries & police, hospital, teacher, school, doctor, father, husbands, nurse;
      hide, cover, covering, conceal, explain away, rewrite, lie about, deny, keep quiet about, hush up, make up for &
      bruise, bruises, beating, beatings, =marks, abuse, hit their wives, hit his wife, beat their kids, beaten
      children, injuries, resident was hurt, neglect, broken arm;
      coach, coaching, teach, rehearse, drill, train, script & children, kids, child, wife, residents, victim & lie
      to, deny, deny the, what to say when, say they fell, social worker, school nurse, hide;
      beat their (kids|children|wives), hit their (kids|children|wives), beaten children, hurt their child, hurt
      by staff, men who hit, parents who beat, beatings & hide, out of sight, sell, service, coaching, would they pay,
      want, silence, notice;
      silence, silencing, keep ~ quiet, buy off, scare off, pay off, intimidate, discredit & victim, nanny, former
      pupil, whistleblower, accuser, survivor, housemaid, employee who, complainant, abused, housemaster, women who
      accused, altar boys, witness;
      hide families from child protection, from child protection, ghost address, never to tell outsiders, never tell
      outsiders, evade social services, avoid child protection, out of sight of the authorities, out of sight of
      social services`,
  },
  {
    harm: "stalk, harass or expose people",
    deeds: `
      stalkers, stalker, bullies, trolls, harassers, doxxers, ex husbands, jealous & swap tips, forum, website where,
      community, app, toolkit, targets, address, features, demand for, share & their, women, victims, girls, targets,
      tips, where;
      dox, doxx, doxing, doxxing, swat, swatting, home addresses of, where ~ lives, home address, school run, school
      route & on demand, angry, subscription, publish, publishing, reveal, reveals, users, button, layout, service,
      target, gamers, our, visit, litigants, bounty;
      harass, harassment, bully, bullying, cyberbully, humiliate, stalk, pile on, brigading, troll & app, service, for
      hire, on demand, customers, subscription, our, tool, ex, classmate, classmates, teacher, tenants, witness,
      journalist, best way, tier, pay;
      blocked me, blocked him & keeps contacting, new accounts, keep contacting, reach her, message her, every day,
      numbers;
      fake emergency call, hoax call, hoax bomb, bomb threat, armed police to, swat team, special unit storms, hoax
      emergency & @trade, @ours, which, font, exams, streamer, neighbour, viewers;
      scare, frighten, drive mad, gaslight, ruin & my ex, ex again, her life, his life, neighbours out, tenants out,
      colleague out`,
  },
  {
    harm: "exploit tenants or the sick",
    deeds: `
      room, flat, sofa, bed, rent & for free if, if she is nice, if shes nice, in exchange for company, in exchange
      for intimacy, benefits, massages, friendly girl, cuddles, no rent;
      landlords, owners, we & tenants out, old tenants, get rid of tenants, tenants leave, renters out & noise, rats,
      cold, threats, damp, book our, dust, mould, bullies;
      cuts off, cut off, turn off, turns off, switch off, remove, noise, rats, mould, threats, intimidate, bully &
      heating, water, electricity, lift, doors, windows, tenants, renters & until tenants, give up, tenants leave,
      move out, tenants go, out of their flats, out of their homes, drive ~ out, get them out;
      sick people, patients, diabetics, cancer patients, parents of sick children, hiv patients, desperate patients &
      sugar water, bleach, salt water, chalk, magnets, useless, fake cure, our cure, our powder, not a doctor, says
      its a doctor, its a doctor & sell, sells, buy, pay, builds trust, trust, give up, convince, price;
      bed, room, rent, flat, accommodation, housing, roof & in return for sex, for sex, sex instead, sexual favours,
      sexual favors, sleep with the landlord, with benefits;
      tenants, migrants, undocumented, asylum seekers, families, porters, pickers & rent cupboards, no heating, call
      the police if, keep their papers, without water, three bed, double for rooms, out of getting their deposit,
      scare, eighteen men, stop them complaining, stop ~ complaining, too scared to complain, illegal eviction, cut
      off ~ heating, change the locks, force ~ out, drive ~ out;
      buttock, buttocks, silicone, injection, injections, filler, fillers, botox, nose job, nose jobs, liposuction,
      surgery, hair transplant, dentist, dentistry, tooth, mole removal, circumcision, abortion, implants, braces, eye
      surgery, dental, medical, acid, iv drip, lip filler, stem cell & no licence, no license, no training, without
      training, no medical training, unqualified, untrained, unlicensed, by someone with no, former butcher, in a
      cellar, in a garage, garage, backstreet, in his flat, in her flat, hotel room, hotel rooms, home party, home
      parties, no doctor, industrial silicone, builders silicone, not a doctor, never qualified, struck off, unknown
      content, without licence, without a licence, without a license, kitchen, never trained, no qualification,
      youtube & @trade, @ours, would, host, stop asking, look clinical, book;
      cure, cures, stop chemotherapy, instead of chemotherapy, refuse chemo, stop taking insulin, stop ~ medication,
      off their medication, instead of insulin, drop their insulin, cancel ~ surgery, replace insulin & bleach, drops,
      our, cancer, autism, diabetics, diabetic, parents, leukaemia, crystals, powder, tea, diabetes, hiv, juice;
      bleach drops, miracle mineral, bleach cure, chlorine dioxide, black salve, cures cancer, cure autism`,
  },
];
