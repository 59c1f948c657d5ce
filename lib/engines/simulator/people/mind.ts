import { partOf } from "../../../cut-text.ts";
import { excerpt } from "../../../format.ts";
import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import { noneOfThese, scales, thisOne } from "../../closings.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { Plan } from "../../plan.ts";
import { incomeThousands } from "../../read-prices.ts";
import { isConsideration } from "../../readings.ts";
import { clamp, normal } from "../../statistics.ts";
import type { Leaning } from "../../study-form.ts";
import { type StudyTypeId, studyForms } from "../../study-types.ts";
import { comparableFact, plainSentences, wordsIn } from "../../texts.ts";
import { type Style, type StyleId, type TraitId, traitIds } from "../../traits.ts";
import { onceInStudy, type RespondTask, studyDraw } from "../plan-of.ts";
import { money } from "../words/openings.ts";
import { incomeWords } from "./described.ts";
import table from "./trait-words.json" with { type: "json" };

type Says = Partial<Record<TraitId | StyleId, number>>;
type TraitRow = [words: RegExp, says: Says];

/**
 * Words of how a person decides. That a word speaks of a scale follows from its meaning; the sizes are assumptions: most for
 * saying it outright, less for saying it in passing, least for what usually goes along with it.
 */
const traitWords = Object.entries<Says>(table.traits).map(toTraitRow);

/** Words of a role and an industry: what the job makes someone ask for. Assumptions, in standard deviations. */
const roleWords = Object.entries<Says>(table.roles).map(
  ([words, says]): TraitRow => [new RegExp(`\\b(?:${words})\\b`), says],
);

/** Fields in which rules are strict. */
const regulated =
  /hospital|health|medical|bank|payment|insur|pharma|government|public sector|defen[cs]e|fintech|financial/i;

type PersonaTraits = { traits: Record<TraitId, number>; style: Style };

/** A z-score is cut here: nobody is simulated who lies further out. */
const mostTrait = 2.5;
/** Style is cut tighter, as it shifts ratings without saying anything about the subject. */
const mostStyle: Style = { extremity: 2, hedging: 2, verbosity: 2, acquiescence: 0.5 };
const negated = /\b(not|no|never|isn't|doesn't|without|hardly|little interest in|indifferent to)\b/;
const cache = new WeakMap<Persona, PersonaTraits>();

// One pattern of all rows: an account's list asks this of each of its traits.
const [onSomeScale] = toTraitRow([Object.keys(table.traits).join("|"), {}]);

/** Whether the words of a trait are on some scale. */
export const isTraitWord = (trait: string): boolean => onSomeScale.test(comparableFact(trait));

/** The trait scores of a persona from its facts; name, sex and origin are not read. */
export function traitsOf(persona: Persona): PersonaTraits {
  const earlier = cache.get(persona);
  if (earlier) return earlier;
  const scores: Says = {};
  const traits = persona.traits.map(comparableFact);
  // A row counts once, however many traits say it; a "not" before its words turns them.
  for (const [words, says] of traitWords) {
    const match = traits.map((trait) => words.exec(trait)).find((match) => match !== null);
    const isTurned = match && negated.test(partOf(match.input, 0, match.index)) && !negated.test(match[0]);
    if (match) add(scores, says, isTurned ? -0.8 : 1);
  }
  const work = comparableFact(`${persona.role} ${persona.industry}`);
  for (const [words, says] of roleWords) if (words.test(work)) add(scores, says);
  for (const says of circumstances(persona)) add(scores, says);
  const cut = (id: TraitId | StyleId, most: number) => [id, clamp(scores[id] ?? 0, -most, most)];
  const mind = {
    traits: Object.fromEntries(traitIds.map((id) => cut(id, mostTrait))) as PersonaTraits["traits"],
    style: Object.fromEntries((Object.keys(mostStyle) as StyleId[]).map((id) => cut(id, mostStyle[id]))) as Style,
  };
  cache.set(persona, mind);
  return mind;
}

// From the start of a word only: a pattern that may begin at any letter is twice as slow.
function toTraitRow([words, says]: [string, Says]): TraitRow {
  return [new RegExp(`\\b(?:${words})`), says];
}

function add(scores: Says, says: Says, sign = 1): void {
  for (const [id, value] of Object.entries(says) as [TraitId | StyleId, number][])
    scores[id] = (scores[id] ?? 0) + sign * value;
}

/** In z-scores: income by Lichtenstein 1993, age by Parasuraman and Colby 2015, firms by Johnston and Bonoma 1981. */
function circumstances({ age, income, company, industry, audience }: Persona): Says[] {
  const isBusiness = audience === "b2b";
  const thousands = incomeThousands(income) ?? 77;
  const isLow = income.search(incomeWords.low) >= 0 || thousands < 45;
  const isHigh = !isLow && (income.search(incomeWords.high) >= 0 || thousands >= 180);
  // What a manager earns does not make the company's money looser or tighter: less weight in business.
  const price = (isLow ? 0.8 : isHigh ? -1.2 : thousands >= 110 ? -0.5 : 0) * (isBusiness ? 0.4 : 1);
  const people = isBusiness ? /(\d[\d,. ]*)\s*(?:people|employees|staff|seats)/.exec(company.toLowerCase()) : null;
  const size = people ? Number(people[1]!.replace(/\D/g, "")) : 100;
  const rows: [holds: boolean, says: Says][] = [
    [true, { price_consciousness: price, value_consciousness: 0.3 * price }],
    [isHigh, { quality_consciousness: 0.3, convenience: 0.2 }],
    [age < 28, { technology_readiness: 0.4, innovativeness: 0.3, influence: 0.2 }],
    [age >= 55 && age < 65, { technology_readiness: -0.2 }],
    [age >= 65, { technology_readiness: -0.5, innovativeness: -0.3 }],
    [isBusiness && regulated.test(`${company} ${industry}`), { security_demand: 0.4, risk_aversion: 0.2 }],
    [size < 50, { consensus_need: -0.5, price_consciousness: 0.3, security_demand: -0.3 }],
    [size >= 1000, { consensus_need: 0.4, security_demand: 0.3, integration_cost: 0.3 }],
  ];
  return rows.flatMap(([holds, says]) => (holds ? [says] : []));
}

/** A consideration on the side on which it weighs with a respondent; `weight` is in latent units, above 0. */
export type Point = { id: ConsiderationId; side: 1 | -1; weight: number };

/** The next firmer strength in which a respondent speaks, null behind the firmest: who is torn never speaks firmly. */
export const firmerThan = (strength: 0 | 1 | 2, leaning: Leaning): 1 | 2 | null =>
  strength < (leaning === "torn" ? 1 : 2) ? ((strength + 1) as 1 | 2) : null;

/** Of these an interview names one side only; of two that disagree the weaker is dropped. */
const alike: ConsiderationId[][] = [
  ["effort", "convenience", "speed", "simplicity"],
  ["trust", "claims", "references"],
  ["price", "value", "price_clarity"],
];

/** How far one interview of a person differs from another in what weighs: deviation in latent units. */
const repeatNoise = 0.4;

/** Whether a respondent may speak of a consideration: of money only where a price was put, or where people know what they pay. */
export const isSayable = (id: ConsiderationId, study_type: StudyTypeId, isPricePut: boolean): boolean =>
  isPricePut || studyForms[study_type].isPaidFor === true || !money.has(id);

type Interview = Pick<RespondTask, "persona" | "repeat" | "disposition" | "brief">;

/** What weighs with a respondent in this interview, the weightiest first; drawn once for all its turns. */
export const pointsOf = (interview: Interview): Point[] =>
  onceInStudy(interview.brief, `points ${interview.persona.id} ${interview.repeat}`, () => drawPoints(interview));

/**
 * The stance was drawn with chance; what chance added is shared out among the reasons, as the mean of equally uncertain parts
 * given their sum, so that words and stance agree.
 */
function drawPoints({ persona, repeat, disposition, brief }: Interview): Point[] {
  const { stance } = disposition;
  const draw = studyDraw(brief).at(persona.id).at(`mind ${repeat}`);
  const considered = disposition.reasons.filter(({ id }) => isConsideration(id));
  const moved = considered.map(({ id, weight }) => ({
    id: id as ConsiderationId,
    weight: weight + repeatNoise * normal(draw.at(id)),
  }));
  const sum = moved.reduce((all, { weight }) => all + weight, 0);
  const shift = (stance - 3 - sum) / Math.max(1, moved.length);
  const points = moved
    .map(({ id, weight }): Point => {
      const value = weight + shift;
      return { id, side: value < 0 ? -1 : 1, weight: Math.abs(value) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  return oneSided(points);
}

function oneSided(points: readonly Point[]): Point[] {
  const distinct: Point[] = [];
  for (const point of points) {
    const clashes = distinct.some(
      (other) => other.side !== point.side && alike.some((ids) => ids.includes(point.id) && ids.includes(other.id)),
    );
    if (!clashes) distinct.push(point);
  }
  return distinct;
}

/** How differently rivals are seen: by all of a study, and by each of its people; deviations. */
const rivalDeviations = { study: 0.3, person: 1 };

/** The rival that a persona thinks most of; undefined where none is given. */
export function rivalOf(
  brief: Brief,
  { competitors }: Pick<Plan, "competitors">,
  persona_id: string,
): string | undefined {
  const draw = studyDraw(brief);
  const scores = competitors.map(
    (_, at) =>
      rivalDeviations.study * normal(draw.at(`rival ${at + 1}`)) +
      rivalDeviations.person * normal(draw.at(persona_id).at(`rival ${at}`)),
  );
  return competitors[scores.indexOf(Math.max(...scores))];
}

/** What a respondent chooses: the thing if for it, what there is beside if torn, else that or a rival. */
export function pickOf({ brief, plan, persona, disposition }: RespondTask, beside: string): string {
  if (disposition.stance >= 4) return plan.subject ?? thisOne;
  const rival = rivalOf(brief, plan, persona.id);
  return disposition.stance === 3 || rival === undefined ? beside : rival;
}

/** The option that an answer names at the end, with how sure of it one is; −1 for none. The first is what people do today, the last what is studied. */
export const pickedIn = (answer: string, options: readonly string[]): number =>
  options.findIndex((option, place) => {
    const names = place === 0 ? [noneOfThese] : place === options.length - 1 ? [option, thisOne] : [option];
    return names.some((name) => scales.sure.some((sure) => answer.endsWith(`${name}. ${sure}.`)));
  });

/** How differently lines are seen: by all of a study, and by each of its people; deviations. */
const lineDeviations = { study: 0.8, person: 1 };
/** What is read first and last stays (Murdock 1962), and long sentences hold readers up: deviations of a person. Assumptions. */
const moves = { first: 1.5, last: 0.7, word: 0.2 };
/** A longer sentence is quoted by its beginning. */
const longestQuote = 160;
/** Nobody names a sentence far down a text; each one is drawn for each person. */
const mostSentences = 60;

/**
 * The lines that a message test compares, or the sentences of its one text, from the one that a persona takes to, or that stays,
 * to the one that they doubt, or stop at. What they mean is not read.
 */
export const readClosest = (brief: Brief, { claims }: Pick<Plan, "claims">, persona_id: string): string[] =>
  onceInStudy(brief, `closest ${persona_id}`, () => {
    if (!studyForms[brief.study_type].isOfWords || claims.length === 0) return [];
    const study = studyDraw(brief);
    const own = (at: number) => normal(study.at(persona_id).at(`clause ${at}`));
    if (claims.length === 1) return bySentence(plainSentences(claims[0]!).slice(0, mostSentences), own);
    const scored = claims.map((claim, at) => ({
      line: claim.replace(/[\p{P}\s]+$/u, "").trim(),
      score: lineDeviations.study * normal(study.at(`clause ${at}`)) + lineDeviations.person * own(at),
    }));
    return scored.toSorted((one, other) => other.score - one.score).map(({ line }) => line);
  });

/** Sentences from the one that stays to the one that holds a reader up; of a single one none. */
function bySentence(sentences: readonly string[], own: (at: number) => number): string[] {
  if (sentences.length < 2) return [];
  const scored = sentences.map((sentence, at) => ({
    line: excerpt(sentence, longestQuote),
    stays: (at === 0 ? moves.first : at === sentences.length - 1 ? moves.last : 0) + own(at),
    stops: moves.word * wordsIn(sentence) + own(at + sentences.length),
  }));
  const stop = scored.toSorted((one, other) => other.stops - one.stops)[0]!;
  const others = scored.filter((one) => one !== stop).toSorted((one, other) => other.stays - one.stays);
  return [...others, stop].map(({ line }) => line);
}
