import type { HarmKind } from "../harm-kind.ts";

/** Harm by what is sold. */
export const goods: readonly HarmKind[] = [
  {
    harm: "sell hard drugs",
    plain: `
      our (coke|cocaine|heroin|meth|crystal|fentanyl|ecstasy|mdma|ketamine|speed|pills|crack|lsd|acid|hash|xanax),
      our (dealer*|runner*|drug*|stash|gear|weed), my (dealer*|speed|coke|weed|gear), county line between,
      run a county line, crack dealers, drug dealers across, cutting agent*, gram of (cocaine|coke|heroin|meth|speed),
      (cocaine|heroin|meth|fentanyl|mdma|ecstasy|ketamine|lsd|coke|speed|weed|hash|pills) ~ (wraps|baggies|
       per gram|dealers),
      (cocaine|heroin|meth|fentanyl|mdma|ecstasy|ketamine|lsd|coke|drug|drugs|weed|hash|pill|
       pills) (delivery|delivered|menu),
      (deliver|sell|supply|flog|shift|push|smuggle|traffic) ~ (cocaine|heroin|meth|fentanyl|mdma|ecstasy|
       ketamine|coke|hash),
      (sell|supply|flog|shift|push|smuggle|traffic) (drugs|spice|crack|amphetamine*|opioids|oxycodone|lsd|speed),
      (party|street|hard|illegal|illicit|unprescribed|prescription free) (drugs|pills|oxycodone|painkillers|
       opioids|xanax), pressed (fentanyl|pills|tablets), stamped pills, fake xanax, fake oxy*, spice soaked,
      spiked vapes, darknet (shop|market), dark web shop, drug (mule*|courier*|runner*|shop|menu), crack house,
      trap house, grow house, meth lab, stash house, without a prescription, without prescription, no prescription,
      none ~ has a prescription, get ~ hooked, more addictive, amphetamine trade,
      (cocaine|heroin|amphetamine|drug) (trade|business|supplier|wholesale*)`,
    hint: `
      cocaine, coke dealer*, heroin, fentanyl, crystal meth, meth, methamphetamine*, amphetamine*, mdma, ecstasy,
      ketamine, lsd, ghb, mephedrone, oxycodone, oxycontin, opioid*, opiate*, xanax, benzos, street drug*, hard drug*,
      narcotic*, drug, drugs, dealer*, pusher*, speed wraps, magic mushrooms, nitrous, codeine, tramadol, steroids,
      stimulants, adderall, ritalin, morphine, methadone, hooked, addict*, smuggl*, couriers who carry`,
    together: [
      [
        "@drugs",
        "@deal, dealers, menu, brand, couriers, stamp, flavour*, flavor*, packaging, our, ours, regulars, runners",
      ],
      [
        `
          adderall, xanax, oxy*, ritalin, stimulants, semaglutide, ozempic, painkillers, opioids, scripts, codeine,
          tramadol, steroids, testosterone, viagra, sildenafil, botox, tablets`,
        `
          w o script, without ~ (prescription|script), no (prescription|script), pill mill, other peoples, stolen,
          homemade, our kitchen, our garage, dm the, unprescribed, pressed, fake, hijacked, undeclared,
          has a prescription`,
      ],
      [
        "@drugs, dope, pills",
        "cut, cutting, stepping on, step on, laced, tranq, bulking, levamisole, diluted, stretch",
      ],
      ["prison*, jail*, inmates, ward, wards", "spice, smuggl*, drugs, fentanyl, phones in, soaked, mules, slip"],
      [
        `
          @drugs, dope, smack, edibles, thc, eight ball*, baggie*, shrooms, dmt, pcp, tramadol, oxys, percs,
          percocet*, vicodin, benzos, codeine, nitazene*, captagon, qat, poppers, party pills`,
        `
          dealer, dealers, dealing, trap house, corner boys, stash, mules, mule, darknet, dark web, telegram, wickr,
          snapchat, whatsapp menu, dead drop, cartel*, gang*, runners, hooked, addicts, repeat users, purity,
          smuggle*, trafficking, without prescription, pressed, laced, cut with`,
        "@deal, our, we, us, which, test, brand, slogan, customers, why do, prefer",
      ],
    ],
  },
  {
    harm: "sell weapons past the law",
    plain: `
      (ghost|untraceable|unregistered|unlicensed|illegal|smuggled|stolen|serial free|unmarked) ~ (gun*|
       pistol*|rifle*|handgun*),
      (untraceable|unregistered|unlicensed|illegal|smuggled|stolen) (firearm*|weapon*|silencer*|ammo|
       ammunition|grenade*),
      (gun|guns|glock|pistol*|rifle*|handgun*|firearm*|weapons|ammunition|ammo) ~ (no|without) (papers|
       paperwork|licen*|questions),
      (gun|guns|glock|pistol*|rifle*|handgun*|firearm*|weapons|ammunition) ~ (no|without) ~ (check*|serial*|
       permit*|id), no licence no questions, no serial number*, filed off, failed ~ background check*,
      barred from owning, banned from owning, turned down for a firearms, gun rental, rent a gun, converted blank*,
      reactivat* (gun*|kalashnikov*|rifle*), that fire again, auto sear*, glock switch*, zombie knives,
      knuckleduster*, to gangs, arms to militia*, embargo bust*, print* a working pistol, disguised as torches,
      hand grenades sold, live grenade*, pipe bomb kit*, letter bomb*, nerve agent, armour piercing`,
    hint: `
      gun, guns, pistol*, handgun*, rifle*, firearm*, glock*, kalashnikov*, ak 47, weapon*, silencer*, suppressor*,
      grenade*, ammunition, ammo, explosive*, detonator*, landmine*, stun gun*, crossbow*, machete*, shotgun*,
      blank firing, pepper spray`,
    together: [
      [
        "@guns",
        `
          untraceable, no serial, serial number, failed ~ background, failed ~ check, felon*, conviction, banned from,
          barred, straw purchas*, embargo, militia*, gang*, cartel*, @young, no paper*, no licen*, smuggl*, illegal,
          unlicensed, unregistered, print*, disguised, mailed, robbers, no check*, without check*, no questions,
          obtain a permit, across the border, turned down`,
      ],
      [
        "bomb, bomb kit*, explosives, grenades, detonators",
        "kit, kits, @deal, store, customers, our, recipe*, builders",
      ],
      [
        `
          @guns, uzi, ak47*, ar 15*, lower receiver*, suppressors, bump stock*, auto sear*, tasers, daggers,
          brass knuckles, explosives, dynamite, c4, rocket*, mortar*, drones with`,
        `
          untraceable, unmarked, unserialised, unserialized, scratched, filed off, off the books, under the counter,
          cash only, no questions, no paper*, no id, no background, without a background, without background, felons,
          felon, ex cons, ex convicts, convicted, domestic abusers, restraining order*, gangs, gang members, warlord*,
          rebels, insurgent*, militia*, cartels, traffick*, smuggl*, black market, illegal*, banned, embargoed,
          embargo, sanctions, underage, teenagers, schoolkids, ghost, unlicensed, forbidden, prohibited from, hitmen,
          robbers, contract, disguised, 3d print*`,
      ],
    ],
  },
  {
    harm: "sell stolen data or goods",
    plain: `
      (hacked|stolen|leaked|phished|cloned|dumped|compromised) ~ (login*|accounts|cards|card number*|
       credential*|password*|cvv*),
      (hacked|stolen|leaked|cloned) ~ (records|passports|identit*|profiles|database*|goods|phones|laptops|
       tractors|silver|art), (hacked|stolen|leaked) (paypal|netflix|bank|patient|customer|medical), fullz, carding,
      carder*, card dumps, cards with pins, bank logins, password* taken, credentials taken,
      our (hacked|stolen|nicked|lifted|looted), freshly stolen, we (nick|steal|rob), nicked (phones|from|bikes|tools),
      lifted designer, shoplift* to order, steal to order, stolen to order, receiv* stolen, fell off a lorry,
      reselling catalytic, our lads cut, stripped from (railway*|lines|houses), fell into our hands, resell* stolen,
      fence stolen, buy* stolen, sell* stolen,
      stolen (insulin|medicine|tools|jewel*|watches|parrots|art|antiques|cars), looted (art*|antiquit*|treasure*),
      got hold of the ~ database, keyless cars, relay kits, relay attack kit*, imei chang*`,
    hint: `
      stolen, hacked, leaked, cloned, nicked, looted, thief, thieves, fraudster*, fence, burgled, shoplift*,
      pickpocket*, catalytic converter*, patient records, card number*, customer files, customer data, trade secrets,
      dark web, darknet`,
    together: [
      [
        `
          stolen, nicked, looted, looters, hijacked, boosted, hacked, leaked, cloned, dumped, fullz, stole,
          freshly lifted`,
        "@deal, reseller*, resold, collectors, marketplace, per record, bundle, starter pack, warranty, guarantee*",
      ],
      [
        `
          patient records, medical records, card numbers, credit card*, bank logins, passport scans, passports,
          logins, ssn, ssns, identities, records, database, accounts`,
        `
          hacked, stolen, in bulk, per record, who buys, dump, dumps, carder*, cloned, fell into our hands, skimmer*,
          taken by, got hold`,
      ],
      [
        `
          stolen, nicked, swiped, looted, hijacked, boosted, jacked, fenced, burgled, shoplifted, robbed, hacked,
          leaked, breached, exfiltrated, cloned, phished, dumped, compromised, siphoned`,
        `
          @deal, marketplace, forum, shop, store, per record, bundle, warranty, guarantee, brand, half price,
          below retail, no receipt, no receipts, refurbish*, wiped, unlocked, fence, pawn, scrap, collectors,
          galleries, cash only, membership`,
        "our, we, us, my, test, which, concept, would, why do, how do, interview, ask, pricing, service",
      ],
    ],
  },
  {
    harm: "sell forged papers, goods or money",
    plain: `
      (fake|forged|counterfeit|bogus|falsified|false|doctored|faked|sham) ~ (passport*|visa*|licence*|
       license*|diploma*|degree*),
      (fake|forged|counterfeit|bogus|falsified|false|doctored|faked) (id|ids|id card*|prescription*|
       banknote*|notes|badge*),
      (fake|forged|counterfeit|bogus|falsified|false|doctored|faked) ~ (certificate*|clearance|residence*|
       registration*|mot),
      (fake|forged|bogus|falsified|false|doctored|faked) ~ (sick note*|permit*|papers|transcript*|payslip*|
       reference*|pedigree*),
      (fake|forged|counterfeit|bogus) ~ (inspection*|tickets|stickers|work permit*|birth certificate*|
       vaccin* (card*|pass*)), we forge, our forge*, our forged, another forger, print* fake, made up pedigree*,
      real looking (passport*|id*|note*),
      counterfeit (currency|money|euros|dollars|cash|perfume*|watches|sneakers|handbags|airbags|brake*|cigarettes),
      replica rolex, without any inspection, no inspection, licences to people who never,
      diplomas to people who never, never trained, passes for real, past any border, gets past ~ border,
      buy* a degree, sham marriage*, marriage of convenience`,
    hint: `
      fake, forged, forger*, forgery, counterfeit*, bogus, falsif*, knock off, knockoff*, hologram*, imitation*,
      false papers, false certificate*, diploma mill*, sick note*`,
    together: [
      [
        "@false",
        `
          passport*, licence*, license*, visa*, diploma*, degree*, certificate*, certification*, id, ids, papers,
          prescription*, green card*, ssn, permit*, badge*, clearance*, transcript*, provenance, receipts, invoices,
          warrants, registration*, banknotes, mot, sick note*, hologram, pedigree*, apostille, sticker*,
          antique papers`,
        `
          @deal, our, we, test, testing, which, buyers, makes, forgers, drivers, demand, feedback, same day,
          employers, design, appeal, convincing, travellers, mill*, pls`,
      ],
      [
        "@false, look alike, lookalike, novelty, replica, photoshopped, backdated, made to order, cloned",
        `
          passport*, licence*, license*, visa, visas, diploma*, degrees, degree, phd*, certificate*, certification*,
          id card*, identity card*, driver*, papers, documents, prescription*, green card*, social security, ssn,
          permit*, badge*, clearance*, transcript*, provenance, references, reference letter*, bank statement*,
          payslip*, pay stub*, tax return*, warrants, registration*, number plate*, banknotes, twenties, fifties,
          sick note*, doctors note*, test results, hologram, pedigree*, stickers, insurance cards, id, ids,
          birth certificate*, marriage certificate*, vaccination*, covid pass*, nursing, medical license, pilot*,
          lab report*, safety report*, inspection report*, crane, forklift`,
        `
          our, we, us, my, deal, @deal, test, concept, which, design, quality, delivered, forger*, printed, print,
          buyers, convincing, employer*, pass, passes, scan, scans, customers, who need, demand`,
      ],
    ],
  },
  {
    harm: "sell fake, tainted or unlicensed medicine, food and goods",
    plain: `
      (fake|counterfeit|bogus|expired|tainted|contaminated|empty|diluted) ~ (vaccine*|insulin|antibiotic*|
       epipen*|chemo*|pills),
      (fake|counterfeit|bogus|expired|tainted|contaminated|relabelled) ~ (medicine*|tablets|capsules|botox|
       inhaler*|vials|filler*),
      (sell*|sold|pass|label*|package*|bottle*) ~ as (insulin|chemotherapy|prime beef|sterile|genuine|
       organic|medicine|vaccine), sugar pills (packaged|as|and sell), filled with saline, fill with saline,
      nothing but chalk, packaged as a well known, relabel*, re label*, label changed, new dates, changed dates,
      change the dates, under another ~ code, left off the label,
      (recalled|condemned|expired|spoiled|rotten|contaminated|unfit) ~ (we|our|still|sold|sell|shift*|stock|
       box|discount*), our (formula|baby food|milk|medicine|pills|eggs|meat) is contaminated,
      is contaminated with ~ and we know, we know it harms, tested positive for (salmonella|listeria),
      unfit for (eating|consumption), methanol, industrial silicone, builders silicone, industrial colourant,
      that do not work, bleach (drops|cure*), miracle mineral, stop chemo*, instead of (chemo*|insulin),
      buyer is not told, buyers are not told, patients are not told, not told about the ingredient, banned poison,
      with mercury, unregulated workshop, put ~ people in hospital, fail in a crash, no medical training,
      unqualified staff, backstreet, back street (clinic*|abortion*|dentist*|surgery), hotel room ~ injection*,
      injections ~ hotel room*, garage liposuction,
      (nose jobs|botox|fillers|surgery|dentistry|liposuction|injections|moles) ~ (no licence|no license|
       unlicensed|in his flat), former butcher, smuggled acid,
      unlicensed (surgeon*|clinic*|dentist*|doctor*|practitioner*|abortion pills), female circumcision,
      female genital, circumcision for daughters, visiting cutter, stop asking about (a|the|our) licen*`,
    hint: `
      recalled, contaminat*, tainted, expired, mercury, lead paint*, salmonella, horsemeat, unlicensed, unregulated,
      untested, unapproved, sugar pills, placebo, saline, bleach, miracle cure*, adulterat*, silicone, harming people,
      fake medicine*, fake pills, genital, no doctor, chalk, banned substance*, banned ingredient*`,
    together: [
      [
        "@false, replica",
        `
          medicine*, medication*, chemo*, epipen*, insulin, botox, pills, airbag*, brake*, vaccine*, formula,
          inhaler*, lenses, drugs, cure*, olive oil, vodka, parts`,
        "@deal, our, we, convinces, clinics, fools, trust, branding",
      ],
      [
        `
          recalled, pulled from shelves, got pulled, banned, condemned, rejected, expired, contaminated, tainted,
          lead paint*, lead painted, methanol, melamine, undeclared, unfit, failed inspection, mercury, salmonella,
          listeria, infants died, infants suffocated, horse meat, horsemeat, off wrecks`,
        `
          relabel*, label changed, new label, new labels, new box, new name, new dates, rebrand*, brand refresh,
          sold as, sell, sold, refitted, shift*, shifting, swap it, units, stop asking, recognize, flea market*, bury,
          buried, noticing, reads high, look away, under another, calm the buyers, left off`,
      ],
      [
        "cancer, autism, hiv, diabetes, diabetics, chemo, chemotherapy, leukaemia",
        `
          quit chemo, stop chemo*, bleach, soda, miracle, instead of, saline, sugar pills, drops instead,
          dodge doubts`,
      ],
      [
        `
          surgery, butt shots, injections, fillers, liposuction, nose jobs, dentistry, castration, silicone,
          mole removal, hair transplant*, abortion pills, circumcision, botulinum, iv drip`,
        `
          no licen*, without a licen*, unlicensed, hotel room*, garage, his flat, kitchen, basement, backroom,
          no medical, unqualified, butcher, cellar, home parties, no doctor, stolen anaesthetic, by a guy, cutter,
          fake medical licen*`,
      ],
      [
        `
          recalled, recall, banned, condemned, expired, spoiled, rotten, mouldy, moldy, contaminated, tainted, toxic,
          unsafe, defective, faulty, uncertified, unsterile, unsterilised, adulterated, diluted, watered down,
          undeclared, methanol, melamine, mercury, asbestos, arsenic, salmonella, listeria, e coli, horse meat,
          dog meat, roadkill, untested, failed its, failed safety, failed inspection, known to, rejected, substandard,
          unregistered pesticide*, carcinogen*`,
        `
          relabel*, new label*, new packaging, repackag*, rebrand*, renam*, new name, new dates, extended dates,
          sold as, sell as, pass off, passed off, sell, shift, offload, clear the stock, remaining stock, move units,
          export, abroad, poor countries, stop asking, stop checking, from noticing, dont ask, dont notice,
          without telling, hush, downplay, reassur*, keep buying, keep them buying, look away, buried, hide, hiding,
          conceal, leave off, left off, unsuspecting`,
        "our, we, us, which, wording, story, test",
      ],
      [
        `
          cancer, tumour*, autism, autistic, hiv, aids, diabetes, diabetic*, epilep*, alzheimer*, depression meds,
          chemo*, insulin, vaccin*, antibiotic*, dialysis, leukaemia, leukemia, malaria`,
        `
          bleach, miracle, drops instead, instead of, quit, stop taking, throw away, refuse treatment, abandon,
          turpentine, colloidal silver, saline, sugar pills, chalk, tap water, empty capsules, placebo pills sold,
          fake cure, cure that, secret cure, cures, we know it does not, does nothing, no effect, worthless`,
        "our, we, sell, selling, buy, test, which, headline, story, customers, testimonial, brand, packaged",
      ],
      [
        `
          surgery, surgeries, operations, injections, injection, fillers, filler, botox, liposuction, implants,
          nose job*, butt lift*, bbl*, dentistry, dental, teeth, tooth, abortion*, circumcision, castration,
          transplants, stem cell*, iv drips, anaesthetic, anesthesia, births, braces, lasik, silicone`,
        `
          no licen*, without a licen*, without licen*, unlicensed, unqualified, untrained, no training, no medical,
          never trained, struck off, lost his licence, lost her licence, hotel room*, motel, garage, basement,
          kitchen table, back room, backroom, in his flat, living room, cellar, cash only, self taught, fake doctor*,
          no questions, stop asking, veterinary grade, hardware store, builders silicone, leftover`,
        `
          our, we, us, my, price, clients, which, ads, customers, brand, book, test, sell, women, offer, logo,
          pricing`,
      ],
    ],
  },
  {
    harm: "sell to minors what they may not have",
    plain: `
      (no|without|skip*|beat*|bypass*) ~ (age check*|id check*|age limit*|age verification|proof of age|
       consent form*), no id no problem, no id needed, serve kids, at the school gate*, at the gates of,
      beside a middle school, near the school gate*,
      (cannabis|vape*|weed|beer|vodka|alcopop*|snus|nicotine|cigarette*|roulette|slots|poker|betting|casino|
       knives) ~ for (kids|children|minors|pupils|schoolkids|middle schoolers|under sixteens|under 16s|
       under 18s|teenagers|schoolchildren),
      (cannabis|vape*|weed|beer|vodka|alcopop*|snus|nicotine|cigarette*|betting|poker|slots|knives|gun|
       guns) ~ to (kids|children|minors|pupils|schoolkids|middle schoolers|under sixteens|under 16s|
       under 18s|schoolchildren), fake id bundled, (lunch|pocket) money with us, parents cards,
      name that parents wont suspect, sampling strategy ~ children,
      (vape*|weed|nicotine|cannabis) ~ (in sweetie wrappers|shaped like cartoon*|disguised as), cigarettes per stick,
      loosies`,
    hint: "",
    together: [
      [
        "@regulated, ecstasy, lsd gummies, thc, liquor, fake id*, taser*, switchblade, real cash",
        "@young",
        `
          no id, no age, no consent, no parents, we never ask, hide from, parents wont, would parents notice,
          pocket money, lunch money, school gate*, our, look like, disguised, shaped, hooks them, hook, bundle,
          caption, coolest, cool, attractive, sell, sold, selling, flavour*, which, try our, pay, retention,
          packaging, buy, price, bonus, credit from us`,
      ],
      [
        `
          vape*, vaping, e cig*, cigarettes, nicotine, snus, tobacco, alcohol, vodka, beer, wine coolers, alcopop*,
          liquor, hard seltzer, gambl*, casino, slots, betting, bets, poker, roulette, bingo, scratchcard*,
          loot boxes, cannabis, weed, thc, edibles, gummies, steroids, nitrous, knives, guns, gun, fireworks, tattoos,
          piercings, energy shots, loans, credit cards, fake ids, adult content, tanning`,
        `
          @minors, middle schoolers, schoolers, tweens, 6th graders, 7th graders, 8th graders, 9th graders, freshmen,
          sophomores, schoolyard, minors, juniors, under 16*, under 18*, under 21*, age 12*, ages 11*, ages 12*,
          aged 11*, aged 12*, aged 13*`,
        `
          no id, without id, no age check, no age, no consent, skip the age, we never ask, get around, get past,
          bypass, behind the gym, hide, hidden from, hides, secretly, disguised, look like, looks like, shaped like,
          candy, sweetie, cartoon, cool, coolest, pocket money, lunch money, parents cards, their parents,
          at the school gate, near schools, outside school*, hook, hooked, deliver, sold to, sell to, selling to,
          our brand, flavours`,
      ],
    ],
  },
  {
    harm: "trade in human organs or in babies",
    plain: `
      (kidney*|liver*|cornea*|organ|organs) ~ (taken from|bought from|from someone|from prisoners|
       from a refugee|from refugees),
      (kidney*|liver*|cornea*) ~ (brokering|broker*|for sale|for cash|for money|cheap|seller*|one of theirs|
       price list), (sell|buy|buyers of|purchase|harvest) ~ (kidney|kidneys|livers|corneas|human organs|bone marrow),
      organ (tourism|broker*|trade), buy newborns, take newborns, sell newborns, newborns from, infant for sale,
      baby for sale, babies for sale, buy a baby from,
      (purchasing|buying|selling|sell|buy) (an infant|babies|infants|newborns), no adoption papers,
      without adoption papers, told that the baby died, persuades ~ to sell ~ (baby|child|infant), baby factory,
      baby farm*, girls to sell, surrogates by force`,
    hint: `
      kidney*, liver, livers, cornea*, organ donor*, human organs, newborn*, infant*, adoption, surroga*, egg donor*`,
    together: [
      [
        "baby, babies, newborn*, infant, infants, toddlers, child, children",
        `
          sells the child, sells the baby, buy newborns, take newborns, takes toddlers, takes children, for sale,
          sell the baby, purchasing an, baby died, adoption papers, ask where the parents,
          persuades the girls to sell, sell them to couples`,
      ],
      [
        "kidney*, liver, livers, cornea*, organ, organs, marrow",
        `
          sell, sells, sales, selling, buyers, buy, brokering, broker, brokers, indebted, in debt, prisoners,
          refugee*, for cash, 2k, morgue, give up, off the books, cannot refuse, taken from, no choice`,
      ],
      [
        "baby, babies, newborn, newborns, infant, infants",
        `
          sell, selling, sells, for sale, sold to, buyers, black market, price list, catalogue, catalog, auction,
          without papers, no papers, no adoption, died, stolen, take from, taken from, poor mothers, teenage mothers`,
        "couples, our, we, mothers, clients, parents, foreign, price",
      ],
      [
        "kidney, kidneys, liver, livers, cornea*, organ, organs, bone marrow, eggs, plasma, lung",
        `
          sell us, sell one, sellers, sell theirs, paid donors, buyers, for sale, broker*, black market, indebted,
          in debt, prisoners, refugee*, poor, slum*, desperate, for cash, off the books, forbids, illegal,
          cannot refuse, no choice, executed, harvest*, no questions, skip the waiting list`,
        "price, pay, our, we, us, patients, clients, message, brand, buyers, convince, trust",
      ],
    ],
  },
  {
    harm: "be cruel to animals or trade in stolen or protected ones",
    plain: `
      dog fight*, dogfight*, cock fight*, cockfight*, fighting dogs, bare knuckle dogs, set dogs on,
      dogs on each other, badger bait*, bear bait*, hare cours*, crush video*, pit bull fight*, steel spurs,
      cat torture, (torture|torment|kill) ~ (cats|dogs|kittens|animals),
      (stolen|snatched|lift|steal|take) ~ (dogs|puppies|kittens|spaniels|parrots|horses|pedigree*), dogs are stolen,
      chips removed,
      (rhino horn|ivory|tiger bone|pangolin*|bear gall|bear bile|shark fin*|glass eels|falcon chicks|
       tortoises) ~ (collectors|price*|pricing|sell*|buyer*|customers|guests|dealers|permits|smuggl*|
       acceptance|wine|wanted|supply), wild falcon*, taken from nests, songbird trapp*, illegal ambelopoulia,
      sturgeon poach*, our poach*, poachers would, caviar without, (orchid|cactus|egg|reptile) thieves,
      ransom letter for stolen, fresh ivory, passes as antique, endangered ~ (pets|meat|skins)`,
    hint: `
      ivory, rhino horn*, pangolin*, tiger bone*, bear bile, poach*, puppy farm*, puppy mill*, fighting ring*,
      wildlife trade`,
    together: [
      [
        "dog, dogs, cats, gamefowl, roosters, pit bull, hog dog, terriers, badger, hare*, bare knuckle",
        `
          fights, fight footage, fighting, to the death, spurs, derby night, baiting, ringside, torture, wagers,
          betting, poisoning, baited meatballs, ppv, livestream, set on, coursers`,
      ],
      [
        "dogs, cats, puppies, kittens, pets, pedigree*, spaniels, parrots, tortoises",
        `
          stolen, snatched, from yards, from gardens, take cats, lift pedigree, chips removed, new chips, to labs,
          to order`,
      ],
      [
        `
          ivory, tusk*, rhino*, pangolin*, tiger*, bear bile, bear gall, abalone, eels, falcon chicks, wild falcon*,
          songbird*, caviar, trophy lion, orchid*, cactus*, turtle*, elephant, shark fin*, ambelopoulia, sturgeon`,
        `
          no permit*, without permits, sell, buyers, pricing, price, smuggl*, collectors, customers, resellers,
          poacher*, luxury box, fake antique, taken from nests, barter, divers, thieves, client experience, passes as,
          without labels, restaurants`,
      ],
      [
        `
          dog, dogs, cocks, rooster*, gamefowl, pit bull*, cats, cat, kitten*, puppies, puppy, hamsters, monkeys,
          horses, badger*, hare, hares, bears, animals`,
        `
          fights, fighting ring*, fight night, to the death, spurs, bait, baiting, blood sport, crush, torture,
          torment, kick, stolen, snatched, stealing, steal, taken from gardens, from gardens, from yards,
          chips removed, microchips removed, new papers, wagers, betting on, sick puppies, burning, drown*,
          skinned alive`,
        `
          our, we, us, fans, buyers, customers, spectator*, subscribers, subscription, tickets, stakes, families buy,
          members, stream, story, price, bets, cruelty, brand`,
      ],
      [
        `
          ivory, tusk*, elephant, rhino*, pangolin*, tiger*, leopard, bear bile, bear gall, bear paw*, abalone, eels,
          falcon chicks, wild falcon*, songbird*, parrots, macaw*, caviar, sturgeon, turtle*, tortoise*, seahorse*,
          shark fin*, orchid*, cactus*, rosewood, teak, chimp*, orangutan*, gorilla, big cats, cheetah*, snow leopard,
          whale meat, endangered, protected species, wild caught, bushmeat`,
        `
          no permit*, without permit*, without papers, smuggl*, black market, poach*, illegal*, no cites,
          fake antique, aged to look, passes as, fake papers, hidden in, discreet*, no questions, taken from, buyers,
          resellers, collectors, sell, selling, sold, price*, pricing, trophies, luxury`,
      ],
    ],
  },
];
