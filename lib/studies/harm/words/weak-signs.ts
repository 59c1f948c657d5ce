import { people } from "./people.ts";

/** What speaks of harm only beside a strong sign. */
export const weakSigns = {
  minors: people.minors,
  elders: people.elders,
  prey: `
    lonely, vulnerable, gullible, naive, =trusting, desperate, indebted, in debt, poor (women|families|mothers|
    girls|villages|countries|donors|people|students), refugees, asylum seekers, migrant, undocumented, homeless,
    runaway, newly arrived, depressed, grieving, heartbroken, single mothers, unemployed, addicts, cancer patients,
    sick children, terminally ill, dying, orphans, live alone, living alone, lives alone, pregnant teens, pregnant
    girls, pregnant teenagers, confused (aunt|patients|residents|customers|parents|elderly), drunk, tourists,
    girls from, women from, from abroad, young women, young girls, teenage girls, teenage boys, diabetics, inmates,
    prisoners, foreign workers, flock, churchgoers, job seekers, jobseekers, illiterate, closeted, prostitutes,
    insecure, angry young, angry boys, bullied, addicted, problem gamblers, disabled residents, difficult residents,
    bereaved families, rejected`,
  partners: `
    wife, wives, husband, girlfriend, boyfriend, =ex, exes, spouse, missus, jealous, mistress, babysitter, nanny,
    nannies, female colleague, roommate, flatmate, housemate, female guests, tenants, stepdaughter, daughter in law,
    mother in law`,
  groups: `
    jew, jewish, muslim, mosque, synagogue, christians, roma, gypsy, gypsies, immigrants, migrants, asylum hostel,
    foreigner, gay, gays, lesbian, lgbt, trans people, black people, black voters, black families, black applicants,
    mexicans, latinos, pakistani, syrian, somali, arab, hindu, infidel, worshippers, minorities, female politician,
    women journalists, activists, politician, protesters, homeless men, strangers, commuters, crowded, drag
    performers, abortion clinic, union organisers, whistleblower, witnesses, jurors, voters, nurses who, judges,
    police officers, soldiers, school shooting`,
  officials: `
    inspector, judge, juror, customs, police, prison guard, prison officer, official, councillor, mayor, planning
    officer, examiner, border guard, referee, court clerk, clerk, civil servant, prosecutor, ministry, regulator,
    licensing officer, embassy, auditors, church leaders, patrol, bank staff, bank clerks, warehouse staff`,
  sex: `
    sex, sexual, sexually, =nude, =nudes, naked, undress, porn, prostitution, prostitute, escort, escorts, intimate
    pictures, erotic, bathroom, shower, changing room, locker room, underage, =companions, underwear, bride, brides,
    fetish, explicit, private pictures, seduce, seduction, punters, massage, virgin, private messages, private photos`,
  weapons: `
    =gun, =guns, firearm, pistol, handgun, rifle, ammunition, ammo, weapon, knives, machete, taser, crossbow, bomb,
    bombs, stun gun, pepper spray, blades, armed, bats`,
  adult: `
    vape, vapes, cigarettes, nicotine, tobacco, alcohol, vodka, beer, gambling, casino, betting, slots, poker,
    cannabis, weed, edibles, tattoo, sunbed, fireworks, painkillers, opioids, sleeping pills, pills, =pill, steroid,
    botox, fillers, implants, prescription, sedative, tranquilliser, tranquillizer, tranquilizer, stimulants, powder,
    =drops, injection, viagra, insulin, chemotherapy, vaccine, baby formula, formula`,
  secret: `
    discreet, discreetly, discretion, quietly, =secret, secretly, secrecy, hidden, covert, invisible, anonymous,
    anonymously, telegram, snapchat, encrypted, disguise, conceal, stealth, at night, at the school gate, school gate,
    offshore, off grid, unobserved, private group, closed group, private club, members only, no names`,
  money: `
    savings, bank account, bank details, card details, inheritance, will rewritten, power of attorney, pension,
    jewels, valuables, ransom, cash from, payout, insurance money, debt, debts, loan, loans, gambling, bets, wagers,
    donations, donors, charity, deposit, for a share, for a cut, a share of, a cut of, half the price, third of the
    price, half price`,
  fear: `
    threat, threats, fear, scare, scares, frighten, frightens, pressure, punish, revenge, panic, scary, silence, obey,
    weak spots, easy target, easy targets, =targets, tempt, talk ~ into, talked into, hook, lure, guilt, shame them,
    despair`,
  wrong: `
    crime, criminal, fraud, scam, cheat, cheating, abuse, abused, wanted for, risky, raid, arrested, prison,
    convicted, forbidden, banned, failed, without asking, without telling, front, laws, unregulated, false, rumour,
    rumours, =lies, hate, radical, extremist, underground, unsafe, toxic, poisonous, hazardous, shady, dirty,
    =tampering, sabotage, destroy, damage, ruin, burn, burnt, arson, theft, trafficking, exploit, exploitation,
    victims, dangerous, death, corpse, blood, beaten, hacker, squatters`,
} as const;
