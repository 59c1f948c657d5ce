/** How a thing is offered or a deed done: who asks, what is sold, and what is kept from whom. */
export const manner = {
  ours: "our, ours, we, us, my, mine, =i, im, ive, weve, id like",
  trade: `
    sale, seller, buy, buyer, bought, purchase, price, pricing, pay, paid, payment, customer, client, subscribe,
    subscription, subscriber, brand, branding, slogan, tagline, headline, offer, market, marketing, shop, store,
    supplier, vendor, discount, loyalty, package, packaging, pack test, logo, fee, tier, order, willingness to pay,
    flog, quid, euro, pound, dollar, commission, competitor, competition, rival, repeat, refund, churn, conversion,
    membership, feature, concept, service, app, website, site, kit, menu, bundle, demand, recommend, refer, plan,
    users, landing page, ad, advert, message test, positioning, win loss, deposit, catalogue, catalog, product,
    business, startup, start up, agency, firm, platform, forum, channel, marketplace, gram, advertise, mates,
    wholesaler, reseller, affiliates, punters, for hire, on demand, on request, cost, cheap, charge, per month,
    monthly, weekly, per head, opener, flyer, poster, leaflet, brochure, wording, pitch, line, script, name, naming,
    naming test`,
  hide: `
    without (her|his|their|them|him|anyone|parents|the parents|the bank|the owner|owners|staff|users|
    customers|patients|workers|buyers|the police|my wife|our customers|residents|guests|tenants|employees|
    consent|the family|relatives|telling|being|people|anybody|a trace|trace|suspicion|raising|alerting|
    permission|informing|asking), (never|not|wont|dont|doesnt|didnt|cannot|cant|shouldnt|nobody|no one|
    rarely) (notice|suspect|find out|realise|realize|ask where|ask questions|be traced|be detected|be caught|
    get caught|show up|be told|told|tell them|know it|know they|know that|know what|know we|know about the|
    mention the|disclose|mention it|know the|tell buyers|tell customers|tell patients|want to report), unaware,
    unknowing, unsuspecting, unknowingly, none the wiser, in the dark, cover up, covering up, hush up, hushed, hush
    money, on the quiet, on the sly, behind (her|his|their|the) back, secretly, covertly, in secret, keep (it|
    this|that|them|her|the) (from|quiet|secret|hidden), keeping (it|this|them) (from|quiet|secret), no
    question, fewest questions, few questions, ask least, least questions, stop asking, stop checking, stop looking,
    dont ask, do not ask, not ask, never ask, nobody asks, asks no, asking no, ask no, look the other way, looking the
    other way, look away, turn a blind eye, turning a blind eye, blind eye, wink, less suspicious, not look too
    closely, not looking, looking closely, looking too closely, hide the fact, hide that, hide this, hide it, hide
    from, hidden from, hide ~ from, conceal ~ from, concealed from, disguise, disguised, disguised as, camouflage,
    untraceable, undetectable, undetected, unnoticed, cannot be traced, cant be traced, no paper trail, no trace,
    leave no trace, traceless, off the books, off the record, off books, under the table, under the counter, cash
    only, no receipt, no invoice, back door, back room, no paperwork, no papers, without papers, no id, without id, no
    permit, without permit, no licence, no license, without licence, without a licence, without license, without a
    license, no checks, without checks, without a check, without any check, without inspection, without any
    inspection, no inspection, no records, no log, plausible deniability, seem innocent, look innocent, look
    accidental, look like an accident, like an accident, looks natural, seem natural, look legitimate, look official,
    looks official, seem legitimate, appear legitimate, looks legit, look legit, seem trustworthy, not on the label,
    off the label, left off the label, change the label, relabel, rebadged, repackaged, repack, new label, swapped
    label, label swapped, batch number, filed off, new dates, back dated, backdated, backdate, never told, never tell,
    never mention, nobody knows, no one knows, does not know, do not know, they dont know, isnt aware, arent aware,
    before anyone notices, before they notice, before they realise, before they realize, not to report, from
    reporting, from telling, from talking, from speaking, from complaining, from asking, from noticing, from checking,
    from leaving, from finding out, from going to, from calling, from contacting, from seeking, from suspecting, from
    learning, keep quiet, stay quiet, stay silent, keep silent, kept quiet`,
  evade: `
    (before|until|avoid|evade|dodge|escape|fool|beat|slip past|sneak past|get past|getting past|past|
    outwit|bypass|around|from|against|out of sight of|under the radar of|invisible to|trick|deceive|mislead|
    pass|hidden from|throw off|keep away from|unknown to|lie to|stay ahead of|tip off|alert|alerting|
    attention of|calling|call) ~ (police|cops|feds|customs|inspector|inspection|authorities|regulator|border
    control|border guard|border force|tax office|tax authorities|taxman|hmrc|irs|auditor|investigators|drug
    test|drug tests|emissions test|breathalyser|breathalyzer|detection|moderators|child protection|social
    services|social workers|sanctions|screening|checkpoint|airport security|metal detector|sniffer dogs|
    vetting|trading standards|quarantine|age check|age checks|age verification|plagiarism check|background
    check|background checks|identity checks), evade detection, avoid detection, low detection, detection rate,
    escape detection, under the radar, police raid, raids, getting caught, get caught, being caught, avoid
    prosecution, avoid arrest, lookout, risk of arrest, fully undetected, bulletproof hosting, never gets caught, get
    away with, getting away with, stay out of prison, burner, burner phones, going to the police, go to the police,
    went to the police, run to the police, tells the police`,
  nochecks: `
    no licence, no license, without a licence, without licence, without a license, without license, unlicensed,
    unlicenced, no permit, without permit, without a permit, no paperwork, no papers, without papers, no serial
    number, untraceable, no background check, without background check, without a background check, no checks, without
    checks, no id, without id, no questions, unregistered, off the books, illegal, illicit, banned, black market,
    under the counter, prohibited, failed (a|the|their) background, failed background, barred from, banned from,
    turned down for, not allowed to own, cannot legally, cant legally, convicted, felon, conviction, restraining
    order, smuggled, no serial, ghost, serial number removed, filed off serial, out of a garage, out of a van, off
    ration, no age check, without age check, without age verification, no age verification, no waiting period, no
    registration, stolen, dark web, darknet, telegram, snapchat, back door, by post no, gangs, gang, robbers,
    reactivated, converted`,
  fake: `
    fake, faked, faking, forged, forge, forger, forging, forgery, counterfeit, counterfeited, bogus, false, falsified,
    falsify, phony, phoney, sham, fabricated, fabricate, made up, invented, doctored, imitation, knockoff, knock off,
    cloned, real looking, pretend, pretends, dummy, mock, photoshopped, altered, tampered, replica, backdated, invent,
    backdate, fraudulent, novelty, high quality copies, indistinguishable, rubber stamped, no inspection, without
    inspection, without any inspection, without training, without exam, without study, without studying, never
    trained, never attended, who never, skip the exam, who failed, so called`,
  pose: `
    pose as, posing as, pretend, pretending, impersonate, impersonating, impersonator, claim to be, claiming to be,
    supposed, so called, in the name of, disguised as, dressed as, mimic, mimics, masquerade, spoof, spoofed, posed
    as, claim that, claim they, acting as, act as if, supposedly, alleged, made to look like, looks like it comes
    from, say were from, say we are from, saying were from, saying we are from, says hes from, says he is from, says
    she is from, tell them were from, tell them we are from, tells people its a doctor, says its a doctor, call
    itself, calls itself, introduces himself as, introduce ourselves as, in a police uniform, in uniform, wearing the
    uniform`,
  fool: `
    trick, deceive, dupe, con, fool, mislead, lure, talk into, talked into, manipulate, pressure, coax, groom, hook,
    hooked, scare, frighten, intimidate, threaten, bully, cheat, swindle, fleece, milk, exploit, brainwash, coerce,
    win the trust, win their trust, gain the trust, gain their trust, get ~ to (sign|send|pay|wire|hand|transfer|
    give|click|buy|invest|change|keep|agree|believe|trust|share|enter|type|join|stop), believe it,
    believe that, make ~ (believe|pay|think|send|sign|feel guilty|feel safe|trust), keep ~ (believing|buying|
    paying|calm|silent|quiet|hooked|compliant|obedient|playing|drinking|coming back|trusting), more willing,
    persuade, convince, entice, tempt, most believable, sounds believable, more convincing, most convincing, hand
    over, guilt`,
} as const;
