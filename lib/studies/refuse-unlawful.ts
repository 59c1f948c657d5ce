import { partOf } from "../cut-text.ts";
import { readPart } from "../engines/read-part.ts";
import { AppError, type ErrorCode } from "../errors.ts";

/** Deeds and, near behind them, what makes them unlawful with any person; parted by commas. */
const deeds: [deeds: string, objects: string][] = [
  [
    "build, building, make, making, assemble, buy, sell, selling, print",
    "bomb, bombs, explosives, nerve agent, sarin, ricin, ghost gun, ghost guns",
  ],
  [
    "sell, selling, deal, dealing, smuggle, smuggling, cook, cooking, deliver, delivering, buy, order",
    "cocaine, heroin, fentanyl, crystal meth, methamphetamine, crack, mdma, ecstasy pills, stolen goods, counterfeit money",
  ],
  [
    "write, post, buy, sell, selling, order, offer, get, make, produce, launch, price",
    "fake reviews, fake ids, fake id, fake passports, fake passport, fake diplomas, fake degree, fake degrees, fake doctor's notes, fake vaccine cards, forged documents, fake invoices",
  ],
  [
    "sell, selling, launch, launching, import, importing, buy, make, offer",
    "counterfeit bags, counterfeit goods, counterfeit watches, counterfeit medicine, counterfeit pills, stolen cards, stolen card numbers, stolen data, stolen passwords, rhino horn, ivory, tiger bone, pangolin",
  ],
  [
    "run, running, launch, launching, start, starting, sell, selling, join, market, promote",
    "ponzi scheme, pyramid scheme, pump and dump, phishing kit, phishing campaign, ransomware, ddos service, stalkerware, keylogger",
  ],
  ["launder, laundering", "money, cash, proceeds"],
  [
    "steal, stealing, harvest, harvesting, crack, cracking",
    "passwords, card numbers, credit cards, bank details, identities, accounts",
  ],
  ["hack, hacking, break, breaking", "into"],
  [
    "track, tracking, record, recording, film, filming, spy, spying, follow, following, watch, watching, monitor, monitoring",
    "without her knowledge, without his knowledge, without their knowledge, without knowing, without consent, without her consent, without his consent, without their consent, secretly, in secret",
  ],
  ["secretly, covertly", "track, record, film, follow, monitor, spy on, install"],
  [
    "murder, kidnap, blackmail, extort, assassinate, lynch, poison",
    "someone, somebody, a person, people, my wife, my husband, my boss, him, her, them, a neighbour, a politician, a judge, a journalist, voters",
  ],
  ["hire, hiring, book, find", "hitman, contract killer, assassin"],
  [
    "exterminate, exterminating, wipe out, wiping out, eradicate, eradicating, cleanse, cleansing",
    "an ethnic group, a religious group, a minority, a people, all of them",
  ],
  [
    "make, making, share, sharing, sell, selling, post",
    "revenge porn, deepfake nudes, deepfake porn, child pornography, nude photos of minors, sexual images of children",
  ],
  [
    "traffic, trafficking, buy, buying, sell, selling",
    "human beings, people, women, girls, children, babies, organs, kidneys, a kidney",
  ],
  [
    "use, using, hire, hiring, offer, supply",
    "forced labour, forced labor, child labour, child labor, slave labour, slave labor",
  ],
  [
    "buy, buying, rig, rigging, steal, stealing, suppress, suppressing",
    "votes, elections, an election, the election, turnout among",
  ],
  [
    "sit, sitting, take, taking, pass, passing, write, writing",
    "exams for students, exam for a student, exams for other people, drug test with someone else's, essays for students to hand in",
  ],
  [
    "bribe, bribing, pay off, paying off",
    "officials, an official, a judge, inspectors, an inspector, the police, customs officers",
  ],
  [
    "reject, refuse, refusing, exclude, excluding, turn away, turning away, screen out, screening out",
    "because of their race, because of their religion, because of their ethnicity, because of their disability, because of their sexuality, by race, by religion, by ethnicity",
  ],
  ["evade, evading, dodge, dodging", "taxes, tax, sanctions, customs"],
  ["dump, dumping", "toxic waste, chemical waste, sewage in, waste in the river"],
];

/** Words that make a deed something to prevent, or to help with. */
const guards =
  /\b(?:prevent|stop|avoid|against|protect|spot|detect|report|recover|fight|quit|treat|refus|warn|catch|block|ban|combat|tackl|tell|recogni[sz]e|victims? of|survivors? of)/i;

const anyOf = (words: string): string => words.split(", ").join("|");
const patterns = deeds.map(
  ([deed, objects]) => new RegExp(`\\b(?:${anyOf(deed)})\\b[^.?!\\n]{0,40}?\\b(?:${anyOf(objects)})\\b`, "i"),
);

const restricted =
  "alcohol, alcopops?, beer, wine, vodka, whisky, cider, cigarettes?, tobacco, snus, vapes?, vaping, e-cigarettes?, nicotine, gambling, betting, casinos?, slot machines?, poker, porn, cannabis, guns?, firearms?, fireworks, tattoos?";
const underAge = String.raw`(?:[1-9]|1[0-7])(?:\s?(?:-|–|to)\s?(?:[1-9]|1[0-7]))?[- ](?:year[- ]olds?|years old)|aged? (?:[1-9]|1[0-7])\b|under[- ](?:1[0-8]s?|age\b)|underage|minors|(?:to|for|at|would|do|will|among) (?:school ?children|school pupils|teens|teenagers|children|kids)`;
const toMinors = [
  new RegExp(`\\b(?:${underAge})\\b[^.?!\\n]{0,60}?\\b(?:${anyOf(restricted)})\\b`, "i"),
  new RegExp(`\\b(?:${anyOf(restricted)})\\b[^.?!\\n]{0,60}?\\b(?:${underAge})\\b`, "i"),
];

/** As long as any text of a request: only what grows in its plain form is not read to its end. */
const longestText = 20_000;

/** Whether a text asks how to do or sell what is unlawful: a short list, and no word on who is named. */
export function isUnlawful(text: string): boolean {
  const plain = readPart(text, longestText).normalize("NFKC");
  return [...patterns, ...toMinors].some((pattern) => {
    const found = pattern.exec(plain);
    return found !== null && !guards.test(partOf(plain, Math.max(0, found.index - 60), found.index + found[0].length));
  });
}

/** Refuses texts that ask for what is unlawful. */
export function refuseUnlawful(texts: readonly (string | null | undefined)[], code: ErrorCode): void {
  if (texts.some((text) => text != null && isUnlawful(text))) throw new AppError(code, unlawful);
}

const unlawful =
  "This asks how to do or sell something unlawful, which this service does not rehearse. Ask about something else.";

/** Refuses what an engine's reading refuses, with its reason. */
export function refuseRead(reason: string | null | undefined, code: ErrorCode): void {
  if (reason != null && reason !== "") throw new AppError(code, reason);
}
