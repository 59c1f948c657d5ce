/** People a harm is done to or done by. */
export const people = {
  minors: `
    child, kid, kiddo, infant, newborn, baby, toddler, teen, teenager, teenage, teeny, tween, preteen, pre teen,
    minor, underage, under age, adolescent, juvenile, youngster, pupil, schoolchild, schoolchildren, children,
    schoolkid, schoolgirl, schoolboy, schoolmate, classmate, sixth former, middle schooler, high schooler, primary
    schooler, secondary schooler, schoolyard, playground, school gate, lunch money, pocket money, little girl, little
    boy, young girl, young boy, school age, girl aged, boy aged, youth football, youth club, eighth grader, ninth
    grader, (sixth|seventh|eighth|ninth|tenth|6th|7th|8th|9th|10th) grade, freshman high, underager, school
    leaver, high school, (eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|8|9|10|
    11|12|13|14|15|16|17) year old, (twelve|thirteen|fourteen|fifteen|sixteen|12|13|14|15|16) to
    (thirteen|fourteen|fifteen|sixteen|seventeen|13|14|15|16|17), (under|below|aged|age|boy of|girl of|
    younger than) (9|10|11|12|13|14|15|16|17|18|16s|18s|14s|13s|15s|12s|21s), (under|below|boy of|
    girl of|aged) (nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen), (under|
    over) (twelves|thirteens|fourteens|fifteens|sixteens|eighteens), year (5|6|7|8|9|10|11|five|six|
    seven|eight|nine|ten|eleven), middle school, primary school, secondary school`,
  elders: `
    pensioner, elderly, old people, older people, old dear, old folk, older person, old lady, old man, old woman, oap,
    senior, widow, widower, retiree, retired, dementia, alzheimers, grandparent, grandmother, grandfather, grandma,
    granny, grandpa, nan, gran, over (sixty|seventy|eighty|60|65|70|75|80|85), care home, nursing home,
    bereaved, over 60s, over 65s, over 70s, over 75s, over 80s, hard of hearing, forgetful, frail, housebound,
    confused (aunt|uncle|mother|father|parent|resident|relative|patient)`,
  prey: `
    lonely, vulnerable, gullible, naive, desperate, indebted, in debt, poor (women|families|mothers|girls|
    villages|village|people|countries), refugee, asylum seeker, migrant, undocumented, homeless, runaway,
    illiterate, trusting, newly arrived, depressed, grieving, heartbroken, single mother, jobless, unemployed, addict,
    cancer patient, disabled, mentally ill, orphan, immigrants, foreign workers, students, nurses, veterans, first
    time buyers, savers, churchgoers, sick people, terminally ill, dying, care leaver`,
  partners: `
    wife, wives, husband, girlfriend, boyfriend, ex, exes, partner, spouse, fiance, fiancee, missus, other half,
    wifes, ex wife, ex husband, ex partner, lover, daughter, sister, mistress, date, crush`,
  private: `
    tenant, guest, lodger, flatmate, roommate, housemate, colleague, coworker, co worker, employee, staff, neighbour,
    neighbor, worker, nanny, au pair, babysitter, cleaner, patient, woman, women, girl, lady, female, females, boss,
    boys, visitor, customer, shopper, swimmer, gym members, classmates, students, teenagers, couple, someone, anyone,
    people, stranger, person, user, passenger, renter, her, them, him, teacher, celebrity, celebrities`,
  officials: `
    inspector, inspection, police, policeman, policemen, police officer, officer, cop, judge, juror, jury, customs,
    magistrate, prosecutor, official, civil servant, councillor, council officer, mayor, planning officer, regulator,
    examiner, invigilator, auditor, border guard, border agent, prison officer, prison guard, warder, minister,
    senator, congressman, mp, lawmaker, politician, referee, umpire, linesman, procurement (officer|manager),
    purchasing manager, tax officer, tax inspector, licensing officer, building control, surveyor, doctors, gps,
    housing officer, visa officer, consular, notary, bailiff, tender, licensing board, planning committee, alderman,
    port (agent|authority|worker|staff), fire marshal, hygiene (officer|rating), health board, hospital buyers,
    jockey, goalkeeper, tennis player, player, boxer, athlete, social worker, driving examiner, immigration officer`,
  criminals: `
    gang, gangs, gangster, fraudster, thief, thieves, burglar, robber, smuggler, forger, drug dealer, our dealers,
    hacker, cybercriminal, criminal, poacher, trafficker, scammer, paedophile, pedophile, carder, launderer, mafia,
    mob, mobster, organised crime, organized crime, cartel, pimp, hitman, hitmen, crook, con artist, con man, conmen,
    our fences, pickpocket, shoplifter, extortionist, blackmailer, loan shark, arsonist, vandals, rapist, stalker,
    groomer, jihadist, neo nazi, terrorist, insurgents, warlord, people smuggler, wanted (person|man|men|people),
    money mule, drug lord, kingpin, runner boys, bank robber, counterfeiter, abuser, predator, car thieves, hooligan,
    cybercrime crew, crime family, triad, dog fighter, hare courser, fugitive, swindler, skimmer crew, sex buyer`,
  groups: `
    jew, jewish, muslim, mosque, synagogue, church, roma, gypsy, gypsies, immigrant, migrant, refugee, asylum seekers,
    foreigner, gay, gays, lesbian, lgbt, trans, trans people, queer, black people, black families, blacks, asian,
    asians, mexican, latino, latinos, indian, pakistani, syrian, somali, african, arab, christian, hindu, sikh,
    infidel, worshipper, minority, minorities, ethnic, kurds, albanian, ukrainian, women, feminist, journalist,
    activist, politician, protester, nurse, doctor, abortion doctor, teachers, disabled people, homeless people,
    commuter, shopper, passenger, civilian, school, crowd, crowded, concert, stadium, train station, shopping centre,
    mall, asylum hostel, asylum home, refugee home, hostel, temple, pride parade, pride march, embassy, parliament,
    nightclub`,
} as const;
