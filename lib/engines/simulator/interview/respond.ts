import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { scales, thisOne } from "../../closings.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { Answer, Question } from "../../engine.ts";
import { buyingPrices, noStep, priceInWords, upTo } from "../../prices.ts";
import { wordsOf } from "../../readings.ts";
import { type Leaning, leaningOf } from "../../study-form.ts";
import { studyForms } from "../../study-types.ts";
import { stepsPut } from "../../texts.ts";
import { firmerThan, pickOf, readClosest, rivalOf, traitsOf } from "../people/mind.ts";
import { priceInQuestion, type RespondTask } from "../plan-of.ts";
import { importance, priceStep } from "../rating/utility.ts";
import deciders from "../words/deciders.json" with { type: "json" };
import { leaningsOf, money } from "../words/openings.ts";
import probes from "../words/probes.json" with { type: "json" };
import sentences from "../words/sentences.json" with { type: "json" };
import { type Form, filled, formOf, meaningOf, type OpeningRow, openingFor, type Sequel } from "./sentence-meanings.ts";
import {
  becauseOf,
  formFor,
  nextReason,
  nextWant,
  ownSentences,
  phraseOf,
  type Speaker,
  sentenceOf,
  speakerOf,
  weightiest,
} from "./speaker.ts";

const {
  noStepWords,
  nothingToSay,
  nothingWanted,
  nowhere,
  onlyWhereSaid,
  priceLevels,
  saidBefore,
  stepWords,
  unanswered,
} = sentences;

/** What is answered to a probe: what makes it matter, the next, stronger sentence of what was quoted, or what would turn it. */
function answerProbe(speaker: Speaker, { probe, quoted }: Extract<Question, { kind: "probe" }>): string[] {
  const { study_type } = speaker.task.brief;
  if (probe === "counter" && quoted == null) return [turnOf(speaker)];
  const row = probe == null ? undefined : ownValue(probes, probe);
  const meaning = quoted == null ? undefined : meaningOf(study_type, `${quoted}.`);
  if (meaning?.of !== "reason" || row === undefined) return [phraseOf(speaker, unanswered, "unanswered")];
  const { id, side, strength } = meaning;
  const replies = row[side === 1 ? "for" : "against"];
  const slots = { want: wordsOf(study_type)[id].want, because: becauseOf(speaker.task, id) };
  const forms = replies
    .map(formOf)
    .map((form) => ({ ...form, text: filled(form.text, slots) }))
    .filter(({ text }) => text !== "" && !/\{\w+\}/.test(text));
  const opening = forms.length === 0 ? [] : [formFor(speaker, forms, replies[0])];
  const firmer = opening[0]?.follows === 0 ? null : firmerThan(strength, speaker.leaning);
  return [...opening.map(({ text }) => text), ...(firmer === null ? [] : [sentenceOf(speaker.task, id, side, firmer)])];
}

/** What would turn the whole answer: a want of who is not for it; of who is for it, what would put them off. */
function turnOf(speaker: Speaker): string {
  if (speaker.leaning === "for") return phraseOf(speaker, probes.counter.for, "turn");
  const id = speaker.points.find(({ side }) => side === -1)?.id;
  if (id === undefined) return phraseOf(speaker, unanswered, "unanswered");
  const { want } = wordsOf(speaker.task.brief.study_type)[id];
  return filled(phraseOf(speaker, probes.counter.against, "turn"), { want });
}

/** What a simulated respondent answers: an opening for the question and the leaning, and mostly one sentence of the table. */
export function respond(task: RespondTask): Answer {
  const speaker = speakerOf(task);
  return { text: answerTo(speaker).join(" ") || phraseOf(speaker, unanswered, "unanswered"), mark: null };
}

function answerTo(speaker: Speaker): string[] {
  const { task } = speaker;
  const { question, brief, plan, disposition } = task;
  if (question.kind === "probe") return answerProbe(speaker, question);
  if (question.purpose === "closing") return closingOf(speaker, plan.guide !== null);
  const purpose = question.purpose.replace(/_\d+$/, "");
  const own = ownValue(deciders, disposition.state.others_decide);
  if (own !== undefined && (purpose === "budget_owner" || purpose === "process_people"))
    return [phraseOf(speaker, own[purpose], disposition.state.others_decide)];
  const price = plan.prices.find((one) => question.text.includes(priceInWords(one)));
  if (purpose === "price_reaction" && price !== undefined) return answerPrice(speaker, price);
  const isShown = readClosest(brief, plan, task.persona.id).length > 0;
  const members = [
    plan.category === null ? "" : "kind",
    plan.competitors.length === 0 ? "" : "rivals",
    !isShown ? "" : plan.claims.length > 1 ? "text" : "sentences",
  ];
  const row = openingFor(brief.study_type, purpose, members);
  if (row === undefined) return answerOther(speaker);
  // What was chosen and where a price gets too high go by the interview's own leaning.
  const isFact = row.torn.sequel.says === null && purpose !== "price_reaction" && purpose !== "chosen";
  return isFact ? factOf(speaker, row) : answerAs(speaker, row[leaningOn(speaker, purpose)]);
}

/** How a respondent leans in what a question is about: whether a text is clear is no matter of liking it. */
function leaningOn({ leaning, points }: Speaker, purpose: string): Leaning {
  const side = points.find(({ id }) => id === ownValue(aboutOne, purpose))?.side;
  return side === undefined ? leaning : side === 1 ? "for" : "against";
}
const aboutOne: Record<string, ConsiderationId> = { unclear: "simplicity", believe: "claims" };

/** What is a fact of a persona, which all of its interviews have alike; those who left have all left. */
function factOf(speaker: Speaker, row: OpeningRow): string[] {
  const { task, leaning } = speaker;
  const { brief, disposition } = task;
  const liking = disposition.reasons.reduce((sum, { weight }) => sum + weight, 0);
  const usual = studyForms[brief.study_type].ends === "against" ? leaning : leaningOf(Math.round(3 + liking));
  const own = { ...task, repeat: 1, brief: { ...brief, n_per_persona: 1 } };
  return answerAs({ ...speaker, task: own }, row[usual]);
}

/** The answer to the closing question; and reasons where no other question could bring them up. */
function closingOf(speaker: Speaker, isReasoned: boolean): string[] {
  const { brief, disposition, plan } = speaker.task;
  const { closing } = studyForms[brief.study_type];
  if (plan.closing !== null && plan.closing === stepsPut(plan.prices)) return answerSteps(speaker, plan.prices);
  const answer = `${scales[closing.scale][disposition.stance - 1]}.`;
  const option = closing.scale === "sure" ? [`${pickOf(speaker.task, closing.beside)}.`] : [];
  return [...option, answer, ...(isReasoned ? ownSentences(speaker, () => true) : [])];
}

function answerAs(speaker: Speaker, { sequel, forms }: { sequel: Sequel; forms: Form[] }): string[] {
  const { brief, plan, persona } = speaker.task;
  const want = nextWant(speaker, sequel.fits) ?? undefined;
  const weighed = weightiest(speaker, sequel.fits);
  const slots = {
    want,
    ...(weighed && { weighs: wordsOf(brief.study_type)[weighed].weighs, because: becauseOf(speaker.task, weighed) }),
    rival: rivalOf(brief, plan, persona.id),
    subject: plan.subject ?? thisOne.toLowerCase(),
    ...pointedAt(speaker),
  };
  const sayable = forms
    .map((form) => ({ ...form, text: filled(form.text, slots) }))
    .filter(({ text }) => !/\{\w+\}/.test(text));
  if (sayable.length === 0) return [nothing(speaker, sequel.says)];
  const first = formFor(speaker, sayable, forms[0]!.text);
  const rest = following(speaker, sequel, first.follows);
  if (first.follows === 0 || rest.length > 0) return [first.text, ...rest];
  if (sequel.says === "own" || sequel.says === "weighs") return [first.text];
  const plain = sayable.filter((form) => form.follows === 0);
  return [plain.length === 0 ? nothing(speaker, sequel.says) : formFor(speaker, plain, `plain ${forms[0]!.text}`).text];
}

/** What a respondent points at in a shown text: what they like and what they doubt, each time another part where there is one. */
function pointedAt({ task: { brief, plan, persona, transcript } }: Speaker) {
  const clauses = readClosest(brief, plan, persona.id).map((clause) => `“${clause}”`);
  if (clauses.length === 0) return {};
  const half = Math.ceil(clauses.length / 2);
  const answers = transcript.map(({ a }) => a).join(" ");
  const fresh = (own: string[]) => own.slice(0, 2).find((clause) => !answers.includes(clause)) ?? own[0];
  return { liked: fresh(clauses.slice(0, half)), doubted: fresh(clauses.slice(half).reverse()) };
}

/** What is said where nothing can follow: that all was said before, or that there is nothing. */
function nothing(speaker: Speaker, says: Sequel["says"]): string {
  const side = says === "for" ? 1 : says === "against" ? -1 : 0;
  const isSaid = speaker.heard.some(({ meaning }) => meaning.of === "reason" && meaning.side === side);
  const isWhere = /^where\b/i.test(speaker.task.question.text);
  if (says === "want") return phraseOf(speaker, nothingWanted, "nothing wanted");
  const forms = isWhere ? [nowhere, onlyWhereSaid] : [nothingToSay, saidBefore];
  return phraseOf(speaker, forms[Number(isSaid)]!, `nothing ${isWhere} ${isSaid}`);
}

function following(speaker: Speaker, sequel: Sequel, count: number): string[] {
  if (count === 0 || sequel.says === null || sequel.says === "want") return [];
  if (sequel.says === "own") return ownSentences(speaker, sequel.fits);
  if (sequel.says === "weighs") {
    const { id, side } = speaker.points.find((point) => point.id === weightiest(speaker, sequel.fits))!;
    return [nextReason(speaker, { side, fits: (one) => one === id })?.text ?? ""].filter(Boolean);
  }
  const side = sequel.says === "for" ? 1 : -1;
  const first = nextReason(speaker, { side, fits: sequel.fits });
  if (first === null) return [];
  const second = count < 2 ? null : nextReason(speaker, { side, fits: sequel.fits, without: [first.id] });
  return [first.text, ...(second === null ? [] : [second.text])];
}

/** The answer to a follow-up: how its price is found, else how the respondent leans, and why. */
function answerOther(speaker: Speaker): string[] {
  const { question, plan, brief } = speaker.task;
  const price = priceInQuestion(brief, question.text);
  if (price !== undefined) return answerPrice(speaker, { ...price, per: price.per ?? plan.prices[0]?.per ?? null });
  return [leaningsOf(brief.study_type)[speaker.task.disposition.stance - 1]!, ...ownSentences(speaker, () => true)];
}

/** Where the levels of a price part, in latent units of liking. */
const levelsFrom = [-1.3, -0.3, 0.3, 1.3];
const isMoney = (id: ConsiderationId) => money.has(id);

/** How a price is found, as a place in `priceLevels`; a higher price is never found better. */
function levelOfPrice({ task }: Speaker, price: Price): number {
  const { persona, disposition, plan } = task;
  const weight = importance("price", traitsOf(persona).traits);
  const payer = { weight, offered: plan.prices[0] ?? price, audience: persona.audience };
  const liking = disposition.stance - 3 + priceStep(price, payer);
  return levelsFrom.filter((from) => liking > from).length;
}

function answerSteps(speaker: Speaker, prices: readonly Price[]): string[] {
  const top = buyingPrices(prices).findLast((price) => levelOfPrice(speaker, price) >= 2);
  if (top === undefined) return [noStep, phraseOf(speaker, noStepWords, "no step")];
  const { stance } = speaker.task.disposition;
  return [upTo(priceInWords(top)), phraseOf(speaker, stepWords[stance - 1]!, `steps ${stance}`)];
}

function answerPrice(speaker: Speaker, price: Price): string[] {
  const level = levelOfPrice(speaker, price);
  const put: Speaker = { ...speaker, isPricePut: true };
  const opening = phraseOf(put, priceLevels[level]!, `level ${level}`);
  if (level === 2) return [opening, ...ownSentences({ ...put, leaning: "torn" }, isMoney)];
  const side = level < 2 ? -1 : 1;
  const reason = nextReason(put, { side, fits: isMoney });
  return reason === null ? [opening] : [opening, reason.text];
}
