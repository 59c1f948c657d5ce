import type { HarmKind } from "../harm-kind.ts";

/** Harm done to people. */
export const acts: readonly HarmKind[] = [
  {
    harm: "defraud people",
    plain: `
      (our|my) (scam*|callers|victims|marks|con|script for), callers (pose|pretend), scam (script*|calls that),
      advance fee, boiler room,
      (pose|posing|poses) as (hmrc|the tax|bank|police|grand*|the bank|their|officer*|a doctor|the boss), fake police,
      fake bank, pretend to be (grand*|police|bank|their|from|a bank|the bank|soldier*|lonely),
      supposed (bank|police|tax), so called debt advis*, ponzi, pump and dump, rug pull*,
      dump on (fans|investors|holders), sham (crypto|exchange|appeal|charit*|invest*|fund|veteran*),
      (fund|bond|charity|hospice|orphanage|mine|debt|product|company|shelter) (that|which) (does not|do not|
       doesnt|never) exist*, no bond, there is no product,
      fake (charit*|appeal|invest*|lotter*|inheritance|refund|fundrais*), imaginary (orphanage|charity|fund),
      paid out of the fees, paid from later deposits, out of later deposits, until we vanish, before we vanish,
      collapses by design, keep it all, our own account, never deliver, never intend to, donations go to our,
      only the top ~ ever get paid, nobody earns, recruitment pyramid, our pyramid, pyramid for, ponzi fund,
      last ones in lose, rigged raffle, rigged lotter*, marked cards, weighted dice, insider dealer, set never to pay,
      cheated out of, to be fleeced, fleec*, swindl*, defraud*, conned out, wire us, send us money,
      send us their savings, hand over (the gold|their card*|their pin*|their savings|the money), empty the savings,
      empty (their|the) account*, drain (their|the) account*, sign their (house|home|flat) over, house over to,
      change their will, will in my favour, will in our favour, steer ~ hand, will rewritten, invented entirely by us,
      invented by us, worthless (carbon|shares|credits|land), do not belong to us, romance profiles,
      lonely widow* ~ (money|loan|transfer), voice cloning of the boss, ceo fraud, carousel fraud, fake invoice*,
      staged (crash*|accident*|car crash*), collect the insurance, convenient sinking, for the payout,
      torches lease cars, burn your ~ (restaurant|car|shop), roofs knackered`,
    hint: `
      scam*, con artist*, fraud*, pyramid scheme*, pyramid, ponzi, celebrity endorsement*,
      guaranteed (return*|30|profit*), boiler room*, invented, sham, bogus, fake charit*, lottery win, grandson,
      grandchildren, tax refund*, rebate*, rigged, gift cards, remote control, doorstep*, cold call*, courier fraud`,
    together: [
      [
        `
          @prey, grandma, grandmothers, widows, seniors, 75, nurses in, church groups, church ladies, savers,
          investors, believers, survivors`,
        `
          wire, bail money, gift cards, hand over, sign their, house over, will in, change their will, send money,
          send us money, fee to release, savings account, scam calls, giving their number, the gold, deposits out,
          their card, pins, ask for money, ask for the money, hang up before, questions the call, sell them magazine,
          overpriced`,
      ],
      [
        `
          grandson, grandchildren, nephew, tax office, irs, hmrc, bank fraud team, bank courier, police officer*,
          officers, soldier, widow, general, engineer, fema, inspectors, callers, calls, army, lottery, roof, roofs,
          roofer`,
        `
          posing, pose as, poses as, pretend*, pretending, its me, im in jail, in jail, fake, supposed, send us,
          wire us, wire bail, ask for money, before the ask, hang up, which photo, script, patter, money sooner,
          for bank info, charge ten grand, telephone*`,
        "script, photograph, which, what, test, wording, tone, story, version, works best, convincing, line, badge",
      ],
      [
        `
          invest*, fund, coin, crypto, bond, bonds, shares, yield, savings club, promissory notes, members pay,
          pyramid, ponzi, exchange, plots, credits`,
        `
          does not exist, doesnt exist, do not exist, no bond, new guys money, later deposits, vanish, nobody earns,
          sham, fake, invented, made up, we dump, to dump, collapse*, only the top, his boat, guaranteed 30,
          guaranteed 4, imaginary, worthless, do not belong, lose everything, ever get paid, paid out of`,
      ],
      [
        `
          charity, charities, donat*, donors, orphanage, hospice, appeal, veterans, sponsors, relief, cancer, shelter,
          funeral plan, collect, collecting`,
        `
          made up, invented, fake, sham, imaginary, does not exist, doesnt exist, no kids, theres no, no veterans,
          our own account, keep it all, just cash, alter the bank, copy a, not exist`,
      ],
      [
        `
          torching, torches, torch, arson guy, arson service, burn crew, burn your, sinking, do the fire,
          fire service, staged`,
        "insurer, insurance, claim, payout, owners, referral, overvalued, survey",
      ],
      [
        "slots, slot machines, dice, decks, cards, raffle, dealer, esports cup",
        `
          never pay, never to pay, rigged, marked, weighted, fleeced, cheated, bought dealer, loaded, cousin wins,
          decide the winner`,
      ],
      [
        `
          @prey, grandma*, grandpa*, granny, grannies, seniors, widows, savers, investors, believers, customers,
          victims, targets, marks, retirees, retired teachers, parishioners, immigrants, students, homeowners, donors,
          people over, women over, the elderly, aunt, uncle, nurses, jobseekers, job seekers, tourists, singles`,
        `
          wire us, wire money, wires, send us money, send money, bail money, gift card*, hand over, hand us,
          sign over, sign their, sign away, change their will, leave us, power of attorney, empty their, drain their,
          card details, pin, pins, one time code, otp, bank details, account number*, remote access, deposit and,
          pay upfront, upfront fee, release fee, processing fee, fee to release, life savings, pension pots, deed,
          deeds`,
        `
          script, scripts, which story, which line, fastest, our callers, our agents, our team, our girls, we call,
          we pose, we tell them, we phone, likeliest, most likely, easiest, convinc*, pose, posing, pretend*, fake,
          trick*, before they, hang up, doubts, suspicious, suspect, test which, which voice, which tone, believe,
          gullible, trusting, trick, scam, confused, dementia`,
      ],
      [
        `
          tax office, irs, hmrc, bank, police, officer, officers, soldier, doctor, grandson, grandchild*, nephew,
          amazon, microsoft, tech support, fema, inspectors, utility, lottery, sweepstakes, prize, inheritance,
          prince, boss, ceo, landlord, recruiter, embassy, court, sheriff`,
        `
          pose as, posing as, poses as, pretend*, impersonat*, fake, its me, claims to be, claiming to be,
          we say we are, spoof*, cloned voice, voice clone, deepfake*, supposed, so called`,
        `
          which, our, we, test, script, wording, victims, targets, money, pay, transfer, send, gift cards, convert*,
          tone, seniors, works best, hand over, click, wire, kit, callers`,
      ],
      [
        `
          fund, funds, coin, coins, nft*, crypto, bond, bonds, shares, gold mine, real estate, plots, timeshare*,
          investment*, investors, returns, yield, savings club, forex, trading platform, exchange, members, scheme,
          pyramid, mlm`,
        `
          does not exist, doesnt exist, dont exist, do not exist, there is no, theres no, no product, no such,
          new guys, new members money, later deposits, out of later, paid out of, newer members, vanish,
          disappear with, cash out before, exit scam*, nobody earns, lose everything, sham, fake, invented, made up,
          imaginary, dump on, we dump, collapse*, rug, ponzi, pyramid, only the top, worthless, guaranteed 1*,
          guaranteed 2*, guaranteed 3*, guaranteed 4*, risk free, do not belong to us`,
        `
          our, we, us, test, brochure, which, credible, believ*, convinc*, sound safe, trust, join, investors,
          teachers, church*, opener, pitch, names for`,
      ],
      [
        `
          charity, charities, donation*, donors, donate, orphanage, hospice, appeal, veterans, fundrais*, sponsors,
          disaster relief, flood relief, gofundme, crowdfunding, church, collecting, kids cancer, cancer kids,
          refugee aid`,
        `
          made up, invented, invent, fake, sham, imaginary, does not exist, doesnt exist, there is no, theres no,
          no such, our own account, our own pocket, pocket the, pocket it, keep it all, keep the money, keep all,
          just cash, goes to us, goes to our, go to our own, copy of, never reaches, stage*`,
      ],
      [
        "insurance, insurer, insurers, payout, claim, claims, policy, compensation",
        `
          torch*, arson, burn down, burn your, burning, sink, sinking, stage, staged, fake crash*, fake injur*,
          fake death*, fake theft, fake burglar*, faked, false claim*, set fire, accident to order, invented, made up`,
        "owners, customers, clients, our, service, offer, pay, survey, which, team",
      ],
      [
        `
          slot machine*, slots, casino, dice, cards, poker, roulette, raffle, lottery, game, games, bingo, fairground,
          tournament, bets`,
        `
          rigged, rig, fixed, loaded dice, marked cards, weighted, never pay, never wins, cannot win, cant win,
          cheat them, fleece, stacked deck, house always, our man wins, crooked, insiders win`,
        "our, we, players, guests, customers, which, how do, believing, punters, keep, pensioners",
      ],
    ],
  },
  {
    harm: "steal by malware, phishing or intrusion",
    plain: `
      phishing (kit*|campaign*|page*|template*|text*|site*|pack*|panel*|crew*), our phishing, our keylogger*,
      our trojan*, our botnet,
      our (ransomware|malware|spyware|infostealer*|exploit*|stalkerware|ransom note*|crypter), rent* ~ botnet,
      ransomware (rental|kit*|as), ransomware affiliates, ransomware for, affiliates ~ (ransomware|lock),
      banking trojan sold, trojan sold, password stealing, (copy|clone|replica) of the (site|login|bank), our copy of,
      false login, fake login, fake ~ login page*, login pages, harvest* (password*|card*|credential*|login*),
      enter their card details on our, type their password on our, click and enter, posing as hmrc, fake parcel text*,
      (encrypt|encrypts|lock up|locks up) ~ (files|clinics|hospitals|schools|companies), pay us rather than,
      asks for payment ~ files, opening demand, (ddos|denial of service) ~ (subscription|hire|rent|for rent|order),
      booter, stresser, knock* ~ offline, take down their, flood* ~ (phone lines|servers|site) on request,
      attacks on ~ (shops|sites),
      (break|breaking|hack|hacking|get|gets) into (their|her|his|the|a|someone*|other) ~ (icloud|account*|
       email*|phone*|computer*|network*), hacker* for hire, hack to order, cybercriminals on our,
      infected (game|app|mod|download*), hacked (baby monitor*|webcam*|camera*), fake ~ qr codes, qr codes stuck,
      zero day for, sim swap*, otp bot*, card skimm*, atm skimm*, low detection, infostealers`,
    hint: `
      phishing, ransomware, malware, trojan*, botnet*, keylogger*, spyware, infostealer*, ddos, hacker*, hacking,
      cybercriminal*, exploit kit*, affiliates, backdoor*, encrypts, login page*, credential*, icloud`,
    together: [
      [
        `
          phish*, login*, password*, card details, card harvest, credential*, bank info, qr code*, qr sticker*,
          payroll, transfer funds, remote control, subject line, emails`,
        `
          fake, false, copy, clones, harvest*, posing as, kit, kits, new scammers, enter their, type their, our copy,
          steal, our page, urgency, cloning, stuck on, open from, empty the`,
      ],
      [
        `
          ransomware, malware, trojan*, botnet*, keylogger*, infostealer*, locker, loader, maas, stealer*, exploit*,
          stalkerware, virus, crypter*`,
        `
          our, rental, rent, affiliates, subscription, monthly plan, for sale, customers, buyers, carrying our,
          hidden in, infected, operators, dashboard, tiers, victims, pay us, channel, cybercriminals, pricing,
          beginners, hackers who, tagline, coins`,
      ],
      [
        `
          lock its files, locks its files, locks files, lock up, encrypt*, leak site, double extortion, ransom note*,
          our locker, our ransom`,
        "pay*, paid, victims, sum, hospital*, clinics, convert, negotiator*, demand, refused",
      ],
      [
        "ddos, stresser, booter, offline, site off, take down, knock*, flooding, attacks on",
        `
          competitor*, rival, casino, betting site, exam*, hospital*, on request, bidders, web shops, subscription,
          for hire, during the, price discovery`,
      ],
      [
        `
          phish*, smish*, login page*, logins, passwords, card details, card numbers, credential*, bank info,
          qr code*, otp*, one time code*, seed phrase*, wallets, payroll, invoice*, subject line*, tax refund*,
          parcel text*, delivery text*`,
        `
          fake, false, copy of, clone, clones, cloned, harvest*, posing as, posing, spoof*, kit, kits, victims,
          target*, scammers, steal*, our copy, our page, drain*, empty, empties, grab*, captur*, trick*, fool*,
          click and enter, enter their card, mules`,
        `
          our, we, which, best, makes, get, pricing, plan, subscription, customers, test, buyers, convert*, crew,
          operators, hosting, a month, click, enter, feedback, urgency`,
      ],
      [
        `
          ransomware, malware, trojan*, botnet*, keylogger*, infostealer*, info stealer*, stealer*, loader*, rootkit*,
          exploit*, zero day*, spyware, crypter*, backdoor*, locker, ddos, stresser*, booter*, skimmer*, carding,
          hacking, hackers, cracked accounts`,
        `
          our, rental, rent, renting, hire, for sale, affiliates, affiliate, subscription, monthly, tiers, kit,
          as a service, customers, buyers, resellers, operators, dashboard, victims, pay us, commission, support,
          channel, distribut*, spread*, infect*, undetected, detection rate, beginners, gangs, crew, license key,
          low detection`,
        `
          price, pricing, features, which, why, brand, test, feedback, compare, churn, rivals, prefer, customer,
          affiliates, users, want, expect, name, satisfaction, loyal*, wording, pay`,
      ],
      [
        "files, servers, site, phone lines, portal, clinics, hospitals, schools, town hall*, law firms",
        `
          we encrypt, we lock, lock up, our team encrypts, encrypts the files, knock offline, knock,
          take down a rival, take down their, flood, ddos, hold hostage, hostage, for ransom, ransom, leak site,
          we leak, leak unless, shut down on request, attack on request, hacked by us, break into, get into`,
        `
          pay, pays, paying, price, sum, victims, amount, demand, rival, competitor*, request, clients, buyers,
          customers, bidders, payment, subscription, hire`,
      ],
    ],
  },
  {
    harm: "spy on, film or stalk people in secret",
    plain: `
      film guests, filming guests, watch guests undress, film (tenants|patients|women) ~ (shower|undress*|bathroom),
      (camera*|lens|microphone*|recorder*) ~ (shower*|bathroom*|bedroom*|changing room*|toilet*|
       fitting room*|locker room*|undress*),
      (film|filming|record|recording|films|records) ~ (undress*|shower*|changing room*|in the bath|
       under the desk|up skirt*), upskirt*, changing room (camera*|footage), voyeur*, footage recorded without,
      secretly recorded, recorded couples, spy pen*,
      (track|tracks|tracking|follow*|read*|listen*|spy|spies|monitor*|watch*|find*) ~ (ex|ex girlfriend|
       ex wife|wife|wives|husband) ~ (without|secret*|phone|messages|silent|hidden|never|moved|refuge|
       shelter|knowing|every call), secretly (read|track|follow|film|record|watch*|listen*|monitor*|install*),
      (phone tap|wiretap|stalking service|tracker) for (boyfriends|husbands|men|jealous*|ex*), covert stalking,
      our stalk*, stalkerware, spouseware, jealous (husband*|boyfriend*|men|ex*),
      shell never (know|find|notice|suspect), hell never (know|find|notice|suspect),
      theyll never (know|find|notice|suspect), find an ex, on my ex, my ex blocked, my ex scared,
      ex ~ changed her number, even after she has moved, fled to a refuge, where (she|he) is and who,
      an invisible app, hidden gps, controlling men, her location her messages, contact* her every day,
      records patients for us, for women who fled, doxx*, doxing, home address* of, reveals where ~ lives,
      school run routes, armed police to, swatting, hoax (bomb|call*), fake emergency call*, bomb threat*`,
    hint: `
      hidden camera*, concealed lens, spy*, stalk*, tracker*, ex girlfriend*, ex boyfriend*, ex wife, her phone,
      wifes messages, wiretap*, surveillance, eavesdrop*, smoke alarms with, peep*, covert*, undress*, jealous*,
      doxx*, swat*`,
    together: [
      [
        `
          track*, gps, spyware, keylogger*, reads, listen*, watch*, spy*, camera*, monitor*, location, dms,
          private messages, messages, finds, hack, bug, follow*, contacting, address`,
        `
          ex, exes, ex girlfriend*, ex boyfriend*, ex wife, wife, wives, husband*, girlfriend*, boyfriends,
          mother hides, lost custody, jealous, controlling, crush, women who fled, partners, woman`,
        `
          without her, without his, without ~ (knowing|finding), secretly, secret, hidden, invisible, never know*,
          never shows, silent, doesnt know, sleeps, hides, fled, has moved, moved away, slip on, unobserved, refuge,
          shelter, blocked me, where she, where he, exes can, jealous, controlling, covert*`,
      ],
      [
        `
          camera*, cam, cams, film, filming, films, record, records, recorded, recording, footage, lens, videos,
          video, clips, livestream*, live view`,
        `
          undress*, shower, showers, bathroom*, bedroom*, changing room*, toilet*, fitting room*, locker room*,
          upskirt, under the desk, anesthesia, anaesthesia, naked, recorded couples, couples with us,
          records patients, female guests`,
      ],
      [
        "home address*, where ~ lives, school run routes, armed police, bomb threats, hoax, emergency calls",
        `
          publish*, angry, vote on, users vote, journalists, reveals, on demand, on request, streamer*, customers,
          chip in, storms`,
      ],
      [
        `
          track*, gps, airtag*, spyware, stalkerware, keylogger*, read her, read his, listen in, watch her, watch him,
          spy*, spying, monitor*, location, dms, messages, whatsapp, find her, find him, follow her, follow him,
          new address, contact her, hack her, hack his, bug`,
        `
          ex, exes, my ex, ex girlfriend*, ex boyfriend*, ex wife, ex husband, exwife, wife, wives, husbands,
          girlfriend, girlfriends, boyfriends, spouse, crush, her new boyfriend, runaway wife, mistress*,
          cheating partner, women who left, woman who left, victim*, restraining order, shelter, refuge, jealous,
          possessive, controlling, obsessed, blocked`,
        `
          without, secret*, secretly, hidden, invisible, never know*, never notice*, never shows, never shown, silent,
          silently, doesnt know, doesnt notice, unaware, sleeps, hides itself, hidden icon, undetect*, fled,
          moved away, changed her number, unobserved, escaped, left him, covert*, stealth*, blocked me, blocked him,
          restraining order, jealous, possessive, controlling`,
      ],
      [
        `
          camera*, cam, cams, film, filming, films, filmed, record, records, recording, recorded, footage, lens,
          video, videos, clips, livestream*, photos, peephole*, recordings, two way mirror*`,
        `
          undress*, shower*, showering, bathroom*, bedroom*, changing room*, toilet*, restroom*, fitting room*,
          locker room*, upskirt*, up skirts, under the desk, anesthesia, sedated patients, naked, nude, nudes,
          breastfeeding, sleeping guests, female guests, female tenants, tenants bathroom, gynaec*, gynec*,
          having sex, intimate`,
        `
          hidden, secret*, spy, disguised, concealed, nobody, without, unaware, not know, hosts, landlords,
          subscribers, members, tiers, private group, private site, live view, never noticed, shape of, watch guests,
          upload, channel, archive, gym owners, sell`,
      ],
      [
        `
          home address*, addresses, where she lives, where he lives, where they live, real names, personal details,
          phone numbers, family members, workplace`,
        `
          publish*, post, leak, doxx*, dox, expose, hunt, visit, angry, harass*, swat*, bounty, mob, enemies, list of,
          revenge, target`,
        `
          journalists, judges, activists, women, ex, streamers, gamers, nurses, teenager, users, critics, politicians,
          members, on demand, abortion`,
      ],
    ],
  },
  {
    harm: "sexualise, abuse or groom children",
    plain: `
      (sexual|sex|naked|nude*|porn*|erotic*) ~ (of|with|images of|interest in|interested in) ~ (child|
       children|minors|schoolgirl*|kids),
      (child|children|minor|minors|schoolgirl*|underage|preteen*) ~ (porn*|nudes|naked|erotic*|
       sexual images|for sex|sex tourism|brides), (abuse|abusing) ~ children filmed, sexually interested in children,
      sexual interest in children, paedophile*, pedophile*, men who groom,
      groom (children|girls|boys|twelve*|12*|kids|schoolgirl*|teen*),
      (win|gain|earn) the trust of ~ (children|schoolgirls|girls|boys|twelve*|12*|11*|13*|kids|minors),
      pretend to be (teenagers|a teenager|teens|children), unsupervised access, child brid*,
      (twelve|thirteen|fourteen|fifteen|12|13|14|15) year old (wife|bride|escort*), in touch with minors,
      lonely boys ~ secret, keep his secret, like minded adults, does with the girls, children for sex,
      seeking children, marry off ~ (daughter*|niece*|girl*), against her will, husband she refuses,
      forced marriage service, bride kidnapping, teen escort*`,
    hint: `
      groom*, child abuse, sexual interest, brides, forced marriage*, child marriage*, abuse images, molest*,
      predator*, lolita`,
    together: [
      [
        `
          child, children, minors, kids, schoolgirl*, schoolboy*, boys, girls, teens, underage, playgrounds,
          twelve year olds, 12 year olds, fourteen year olds`,
        `
          sexual*, abuse images, groom, grooming, groomers, paedophil*, pedophil*, predators, kids alone,
          adults talk alone, talk alone, offline meetings, secrecy, pose as teens, pose as kids, pretend to be teen*,
          unsupervised, grown men, nudes, men who go abroad, for sex, sex tourism, child bride*, abuse of children,
          trading abuse, attracted to`,
      ],
      [
        `
          child, children, minors, minor, kids, kid, schoolgirl*, schoolboy*, little girls, little boys, girls, boys,
          teens, teenagers, underage, preteen*, toddlers, pupils, twelve year old*, thirteen year old*, 12 year old*,
          13 year old*, 11 year olds, campers, choirboys`,
        `
          sexual*, sexually, sexy, abuse images, abuse material, groom, grooming, groomer*, paedophil*, pedophil*,
          predators, like minded, alone with, kids alone, alone to kids, offline meet*, meet in secret, secrecy,
          keep it from their parents, keep our secret, pose as, posing as, pretend to be, unsupervised, grown men,
          older men, nudes, naked, erotic, for sex, sex with, webcam shows, sugar daddies, escort*, lure, luring,
          win their trust, win the trust, gain the trust, private chat with adults, adults who, adult men, molest*`,
        `
          our, we, us, members, users, customers, which, how, want, interested, tool, community, site, forum, coach,
          adults, men, looking, approach, guide, seeking`,
      ],
    ],
  },
  {
    harm: "make or spread sexual images without consent",
    plain: `
      revenge porn, (fake|faked|deepfake*|ai) ~ (nude*|naked|sex tape*|porn), nude deepfakes of, nudify, nudif*,
      undresses ~ (classmate*|her|girl*), (upload*|photo*|picture*) ~ (shows her naked|undress*|shows them naked),
      shows her naked, classmates naked, face into porn,
      (photo*|picture*|nudes|pictures) ~ (ex|ex girlfriend*|ex wife) ~ (online|post*|upload*|consent),
      without her consent, leak* nudes, faked sex, deepfakes of, upload her, class photo, trade nudes`,
    hint: "deepfake*, nude*, naked, porn, intimate (picture*|image*|photo*), sex tape*, revenge",
    together: [
      [
        "ai, fake, faked, deepfake*, face swap, photos, picture, pictures, morphed, upload, bot",
        "nude*, naked, porn, undress*, sex tapes, nudify",
        `
          classmate*, neighbo*, ex, exes, ex girlfriends, colleague*, girl, anchors, politicians, her, she, someone,
          schoolmate*, wives, daughters, female`,
      ],
      [
        `
          nude*, naked, porn, undress*, sex tape*, nudify*, topless, x rated, intimate pictures, intimate photos,
          sexual images`,
        `
          ai, deepfake*, fake, faked, face swap*, morph*, upload a photo, upload any, upload her, photo of any,
          from a photo, any girl, any woman, leaked, without consent, without her, she doesnt know, doesnt know, exes,
          ex girlfriend*, ex wives, revenge, hidden, nonconsensual, non consensual, without permission`,
        `
          classmate*, coworker*, colleague*, neighbour*, neighbor*, ex, exes, ex girlfriend*, teacher, teachers,
          celebrities, anchors, girl, girls, woman, women, her, schoolboys, politicians, crush, users, wives,
          strangers, pricing, subscription, members, sharing`,
      ],
    ],
  },
  {
    harm: "have people hurt, killed or kidnapped",
    plain: `
      date rape drops, (attack|attacks|beating|beatings) on demand, in a womans drink, in a girls drink,
      remember the night, hitm* for, hitman for hire, contract kill*, murder for hire, assassin for hire,
      kill* for (money|hire|a fee), leg breaking,
      (partner|partners|wife|husband|rival|boss|witness|spouse) ~ (killed|beaten up|murdered|death be worth|
       to disappear), have ~ (killed|beaten up|murdered|crippled|roughed up), look like an accident,
      looks like an accident, break ~ legs, broken ribs, acid attack*, throw acid, rough up, roughed up, beat up,
      rent a thug, hire a (lad|thug|hitman|killer|boy) to, stab someone,
      our (beatings|hitm*|kidnap*|enforcer*|acid|thugs|heavies), kidnap a, kidnapping of,
      kidnapp* ~ (ransom|children|rival*|accountant), which ransom, snatch* a child, against the court order,
      brake tamper*, tamper* with ~ brakes, ordering violence, violence against ~ for, business partner* death,
      can arrange it, a menu ~ violence, tasteless poison, untraceable poison, undetectable poison, slow poison*,
      poison* ~ (husband|wife|mother in law|boss|neighbour|flatmate|relative*|inheritance|colleague), inherit sooner,
      waiting for an inheritance, slowly ill, toxic mushrooms, unloved, powder ~ (husband|wife|flatmate*|slowly),
      roofie*, rohypnol, date rape, knockout drops,
      (slip|slipped|put|drop|dose|spike) ~ (in|into) ~ (drink|coffee|cocktail|glass), memory of the night,
      cant say no, dose tourists, make her yours, while we rob, so she wont remember`,
    hint: `
      hitman, hitmen, assassin*, murder*, poison*, kidnap*, ransom*, beaten, violence, thug*, spik*, hostage*, killed,
      killing, beating, broken window, torture`,
    together: [
      [
        `
          broken ribs, beat up, beaten, beatings, killed, kill, hurt, murder*, put in hospital, thug*, goons,
          rough up, mob, brick, assassin*, hitman, severity, broken window, slash, crippled`,
        `
          for a fee, to order, on request, hire, for hire, rent a, services, clients, agency, rival, business partner,
          packages, customers, fees, paid via, per, price, pay, stranger for, crew, punctuality`,
      ],
      [
        "kidnap*, snatch, snatches, snatching, abduct*, hostage, carjack*",
        `
          ransom, crew, clients, kids of, kids in custody, rivals, service, split, to order, customers, court order,
          family pay, dads pay, helper, parents pay, proof`,
      ],
      [
        `
          poison*, overdoses, toxic, mushrooms, sedative*, dose, ghb, laced, roofie*, something to put, date rape,
          rohypnol, real meds`,
        `
          husband, wife, mother in law, neighbo*, drink, drinks, dates, girls, women, her, flatmate*, guests, heirs,
          inherit*, grandma, dogs, candy, punch, coffee, somebody, fraternity, frat, tourists, partner, guys on`,
        `
          product idea, sold, sell, want to, tagline, naming, need a name, subscribe, packaging, reassure, buy,
          prefer, without, wont remember, nobodys told, interest, demand, target, customers, price, for guys, respond,
          react, feelings, our`,
      ],
      [
        `
          killed, kill, murder*, ribs, arms broken, broken arms, kneecap*, beaten, beaten up, beat up, beating,
          beatings, hurt, injured, maimed, disfigured, stabbed, stabbing, poisoned, crippled, put in hospital,
          scared off, run over, disappear, disappearance, taught a lesson, roughed up`,
        `
          hire us, hire, hired, for hire, for a fee, for a price, to order, on demand, on request, clients, customers,
          our service, service, contract, contracts, pay us, arrange, arranged, look like an accident, looks natural,
          natural causes, packages, price sensitivity, pricing, subscription, discreet*, completion, proof, goons,
          thugs, heavies, hitm*, enforcer*, assassin*, suitors, rival, business partner, spouse`,
        `
          our, we, us, would, price, pricing, customers, clients, which, how, satisfied, prefer, features, demand,
          market, fee, fees, pay`,
      ],
      [
        "kidnap*, abduct*, snatch*, hostage*, carjack*, take a child, taking a child",
        `
          ransom, our crew, crew, to order, clients, customers, victims, families pay, without calling,
          before calling, split, service, for hire, discreet*, court order, rival*, targets, bride, executive*`,
        "pay, price, which, our, we, clients, service, partners, customers, want, sum, figure, how",
      ],
      [
        `
          poison*, toxic, toxin*, cyanide, arsenic, antifreeze, ricin, thallium, digitalis, overdose*, sedative*, ghb,
          roofie*, rohypnol, knockout, mushrooms, laced, laxative*, spiked, spike`,
        `
          tasteless, odourless, odorless, untraceable, undetectable, in her drink, in a drink, in their drink,
          womans drink, in his food, in his coffee, slip, slipped, wont remember, not remember, forget the night,
          cant say no, cant resist, unconscious, pass out, date, dates, inherit*, heirs, husband, wife, mother in law,
          neighbour*, neighbor*, rival, unsuspecting, nobodys told, without her, without knowing, melts, victim,
          guests, get rid of, natural death`,
        `
          sell, buy, our, we, packaging, name, naming, men, brand, price, product, slogan, features, tagline,
          customers, want, feedback, concept, idea, would, interest, market`,
      ],
    ],
  },
  {
    harm: "plan or promote attacks and hatred",
    plain: `
      (our|the) (group|cell|movement|militia|brigade) ~ (blew|blow*|bomb*|attack*|kill*|shoot*|burn*|seeks|strike*),
      jihadi cell,
      (attack|attacking|shoot|bomb|burn|storm|shooting at) ~ (mosque*|synagogue*|church*|worshipp*|jews|
       muslims|migrants|refugees|hostel), attack on (a|the) (mosque*|synagogue*|church*|school*|parliament|police*),
      set fire to, place bombs, plant* bombs, armed attack*, financing a (shooting|bomb*|attack*),
      explosives for the cause, white power, race war, holy war, make them pay in blood, shoot up, willing to die,
      die while killing, suicide attack*, suicide bomb*, martyr poster*, plan to send to a war, incite*,
      angry crowd to,
      (chase|batter|beat|hunt|attack|expel) ~ (jews|muslims|roma|gays|migrants|foreigners|families|refugees|
       nurses|protesters), run over ~ protest*, gay bash*, hate song*, bounties, armed expulsion,
      expulsion of foreigners, far right fight club, our jihad*, banned separatist, recruits for ~ attack*,
      sign up to shoot, exterminate*, ethnic cleans*, sympathisers opinions, our manifesto, build* a bomb,
      bomb making, homemade bomb*, crowded places ~ afraid, poisoning the water, join isis, islamic state recruit*`,
    hint: `
      jihad*, militia*, terror*, extremis*, bomb*, mosque*, synagogue*, manifesto, martyr*, neo nazi*,
      white supremac*, lynch*, synagogue, explosives, far right, arson`,
    together: [
      [
        `
          bomb*, attack*, explosive*, jihad*, shooting, substations, militia, killing, cell, martyr*, manifesto,
          blew up, blow up, armed`,
        `
          our group, our movement, our cell, recruit, recruits, join us, sign up, radical readers, sympathis*,
          volunteers, supporters donate, the cause, believers, grads, leaflet, opening, readiness, signing up,
          moves them, which job ad, donor segmentation, merch, travel packages, preparing an`,
      ],
      [
        `
          jews, muslim*, roma, immigrants, migrants, refugees, foreigners, gays, gay, drag performers, antisemitic,
          rohingya, tribe, witch*, hindu boys, asylum hostel, worshippers, synagogue, mosque*, minorit*, protesters,
          syrian*`,
        `
          attacked, beat, beating up, chase, mob, get them killed, lynch*, set fire, hunt, mad enough, expulsion,
          expel, hate song, stone a, angry crowd, bounties, bashing, run over, whip up, kill`,
        `
          which, test, slogan, rank*, wording, message, leaflet, copy, campaign, ranking, meme, creative, propaganda,
          organizers, choose, song, podcast, video`,
      ],
      [
        `
          bomb, bombs, bombing, bombings, explosives, shooting, massacre, kill, killing, martyr*, armed struggle,
          armed, jihad, holy war, race war, civil war, blow up, blew up, blast, sabotage the grid, substations,
          derail, hostage taking, assassinat*, burn down, set fire`,
        `
          our group, our cell, our movement, our brothers, our cause, the cause, our militia, our organisation,
          our organization, recruiting, sign up, signing up, join us, join our, volunteers, sympathis*, sympathiz*,
          followers, believers, young men, supporters, foot soldiers, readiness, radicali*, manifesto, propaganda,
          most people afraid, crowded, commuters, casualties, worshippers, mosque*, synagogue*, infidels, unbelievers,
          traitors`,
        `
          which, test, message, slogan, video, leaflet, meme, poster, want, need, we, our, segment, moves, opening,
          wording, headline, donate, target*, recruits, line`,
      ],
      [
        `
          jews, jewish, muslims, muslim, roma, gypsies, immigrants, migrants, refugees, foreigners, gays, gay men,
          lesbians, trans, drag performers, rohingya, tutsi, hindus, christians, black people, blacks, asians,
          unbelievers, minority, tribe, asylum seekers, witches, albino*, journalists, women drivers, homeless,
          protesters, nurses, abortion doctors`,
        `
          attacked, attacking, beat, beat up, beaten, beating, chase, mob, killed, kill, killing, lynch*, set fire,
          hunt, hunting, violence, violent, mad enough, expel, expulsion, drive them out, driven out, drive out,
          exterminat*, wipe out, vermin, cleans*, stone, bounties, bounty, terrorise, terrorize, run over`,
        `
          slogan, slogans, leaflet, leaflets, wording, which, test, rank*, meme, memes, poster, creative, song,
          chorus, rumour, message, propaganda, campaign copy, headline, podcast, video, fires them up, get people,
          willing, make people, our, we want`,
      ],
    ],
  },
  {
    harm: "push people towards suicide or self-harm",
    plain: `
      (persuade*|convince*|talk*|push*|encourage*|coax*|dare*|nudge*) ~ (ending their*|end it all|suicide|
       killing themselves|kill themselves),
      (persuade*|convince*|talk*|push*|encourage*|coax*|dare*) ~ (starve|eat less|cut themselves|doing it|
       final step|go through with), (go|going) through with (killing|ending|it|suicide), ending their (life|lives) is,
      end it all so, take the final step, final exit, suicide pact, pro ana, thinspiration, thinspo, reward* purging,
      rewards ~ (cut*|purging|starving), fresh cut*, go deeper each, cutting kit*,
      (cheer*|celebrat*|dare*) ~ (cut*|starv*|purg*), dare each other to, last level is death,
      keeps them from seeking help, anorexic girls to eat, eat even less, insults motivate, hide it from doctors,
      suicide (challenge|game|kit*), blue whale challenge`,
    hint: `
      suicide, suicidal, self harm*, end* their life, end* their lives, anorexi*, purging, starve, starving, eat less,
      depressed`,
    together: [
      [
        `
          suicide, end it all, end his own life, own life, ending their life, ending their lives, killing themselves,
          kill themselves, final step, fresh cut*, cutting kits, cut themselves, starve, starving, skip meals,
          eat less, eat even less, purging, anorexic*, thinspo, thinspiration, pro ana, last one is final,
          final night is poison, last level is death`,
        `
          talk them, persuade*, convinces, convince, encourage, dare, dare each, challenge, retention, kit, rewards,
          reward, points, go through with, get grandpa, matching, together, motivate, keep them, pact, invites,
          insults, which, parcel, pack test, cheers, longer, stream`,
      ],
      [
        `
          suicide, suicidal, kill themselves, killing themselves, end it, end it all, ending it, end their life,
          ending their life, end their lives, ending their lives, take their life, own life, self harm, self harming,
          cut themselves, fresh cut*, starve, starving, starvation, eat less, skip meals, purge, purging, anorexi*,
          bulimi*, pro ana, thinspo*, overdose, hang themselves, die together`,
        `
          talk them into, talk into, persuad*, convince*, encourag*, push, dare, dares, dared, challenge, goad*, coax,
          nudge, reward*, points, badges, compet*, contest, leaderboard, retention, kit, kits, go through with, do it,
          the right choice, right choice, stop them seeking, from seeking help, keep them from, keep it from, hide it,
          hide from, coach*, motivat*, cheer*, celebrat*, glorif*, aesthetic, pact, partner, matching, instructions,
          next level, insults`,
        `
          our, we, us, members, users, which, how do, engaged, forum, group, teens, teenagers, girls, message, site,
          lines, challenge, community, what daily, keep`,
      ],
    ],
  },
  {
    harm: "exploit people by force, debt or trade",
    plain: `
      (passport*|papers|documents) ~ (stay with us|we hold|we keep|kept by us|stay with the|if rent), whose passports,
      lose their passports, keep their (papers|passports|documents),
      (cannot|cant|can not|unable to|may not|not free to) (leave|say no|refuse|walk away), not free to say,
      no way of saying no, no way out, cannot refuse, someone who cannot,
      (debt|debts) ~ (worked off|work off|never repay|is paid), work off a debt, debt they can never, until the debt,
      towards the cost of their journey, travel fee, work off, locked in,
      (sold|sell|sells|brought|move|bring|place) ~ (to|for|in) ~ brothel*, brothel owners,
      (sell|renting|rent|auction|buy|order) ~ (girls|women|brides|servants|maids|workers from us), buyers rate girls,
      our girls, girls from poor, (women|girls) who are not free, without pay, no wages, unpaid (crew|servants|maids),
      bed in return for sex, rent for sex, take three ~ girls, girls who work off,
      (nine|ten|eight|seven|eleven|twelve|9|10|8|7|11|12) year olds ~ (work*|workshop*|faster), boys of ten,
      child (workers|labourers|models for), eleven year old kitchen, children who beg, beg for us,
      makes the working children, kitchen hands paid in meals, human traffick*,
      undocumented (families|kitchen|workers) ~ (double|rent|call|charge), scare (asylum|migrants|tenants),
      calm and at work, keeping them calm, protection money, how much (fear|intimidation), what happens to the window,
      brick through, comes round with a bat, hurt those who, loans at 900, child* passport as pledge,
      punters about variety, prostitut* until`,
    hint: `
      brothel*, traffick*, forced labour, modern slavery, exploit*, passports, debt bondage, undocumented,
      asylum seekers, sweatshop*, child labour, loan shark*, indebted, prostitut*, punters, servants, labourers,
      their debt, dowry, obedience`,
    together: [
      [
        "daughter*, niece*, bride, brides, girl, wife",
        `
          married before, marry off, against her will, against their will, refuses, reluctant, bride kidnap*,
          thirteen year old, fifteen year old, cannot leave, never leave, to marry them, catalog*, buy a`,
      ],
      [
        `
          girls, women, ladies, bride, brides, maids, maid, servants, au pair*, cooks, labourers, laborers, migrants,
          workers, sailors, crew, cutters, surrogates, staff, cleaners, pickers`,
        `
          debt, debts, work it off, work off, passports, passport, documents stay, cannot leave, cant leave,
          cant quit, cannot quit, locked, sell on, sold to, brothel*, without pay, unpaid, no wages, buy, rent us,
          rent from, we rent, rent our, from us, never repay, never clear, auction*, not free, no way of saying`,
        `
          debt, debts, work off, work it off, passports, passport, held, documents, cannot, cant, never, locked, sold,
          sell on, brothel*, unpaid, no wages, without pay, auction*, buyers, from us, our girls, our women, rent`,
      ],
      [
        "undocumented, no papers, without papers, asylum seekers, a room, in a three bed",
        `
          double, cant complain, cannot complain, complaining, no heat, no heating, call the police, threats,
          keep their papers, maximises, scare, 14 men`,
      ],
      [
        "children, 8 year olds, nine year olds, tiny fingers, beggar kids, boys of ten, kids, eleven year old",
        `
          carpet*, workshop, made by, beg for, beggar, kitchen hands, chimney, work faster, leased, cocoa audit,
          working children, cheaper than men`,
      ],
      [
        `
          girls, women, ladies, bride, brides, maids, maid, servants, nannies, au pairs, cooks, labourers, laborers,
          migrants, migrant workers, workers, sailors, fishermen, fishing crews, crews, cutters, pickers, surrogates,
          dancers, hostesses, daughter, daughters, niece, refugees, trafficked, villagers, orphans, boys`,
        `
          debt bondage, work off, work it off, debt grows, debts they, debt they, hold their passports,
          keep their passports, take their passports, passports stay, passports held, their documents, confiscat*,
          cannot leave, cant leave, cant quit, can not leave, unable to leave, cant walk away, locked in, locked up,
          sell them, sold on, sold into, sold to, brothel*, pimp*, without pay, unpaid, no wages, forced,
          against her will, against their will, obedient, obedience, disciplin*, beaten, run away, running away,
          escape, escaping, never repay, auction*, owned, own them, no choice, no way of saying, refuse clients,
          marry off, married off, smuggled, transport* them, recruit them with, promise of, promises of, fake job,
          bait ads, by force`,
        `
          our, we, us, buyers, clients, customers, employers, which, owners, price, punters, agency, order, rate,
          message, families, how`,
      ],
      [
        `
          tenants, migrants, undocumented, asylum seekers, refugees, workers, pickers, families, immigrants,
          students from abroad, domestic workers, seasonal workers, illegal immigrants, without papers, no papers`,
        `
          double rent, pay double, cant complain, cannot complain, from complaining, dare not complain, wont report,
          too scared, threaten*, threats, deport*, call immigration, call the police if, no heat, no heating,
          no water, mouldy, cram, crammed, bunks, fourteen men, eighteen men, keep their papers, hold their,
          below minimum, under minimum wage, off the books, skim, unpaid, withhold, deduct*`,
        `
          our, we, landlords, which, how do, maximis*, maximiz*, rent, would, stop them, get them, employers, what,
          slumlords`,
      ],
      [
        `
          children, child, kids, boys, girls, eight year olds, nine year olds, ten year olds, 8 year olds,
          9 year olds, 10 year olds, small hands, tiny fingers, orphans, beggars, toddlers`,
        `
          mines, carpet*, workshop*, factory, factories, sweatshop*, beg for, begging for, kiln*, field work,
          night shift*, work faster, work cheaper, cheaper than, cost less, stitch*, sew, quarry, cobalt, brick,
          fishing boats, soldiers, carry drugs, carry packages, pick pockets, twelve hour, rented out`,
        "our, we, us, buyers, employers, cheap*, supply, auditors, inspectors, price, customers, which",
      ],
    ],
  },
];
