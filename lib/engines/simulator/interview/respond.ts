import type { ConsiderationId } from "../../considerations.ts";
import type { Answer } from "../../engine.ts";
import { wordsOf } from "../../readings.ts";
import { priceInQuestion } from "../read-topic.ts";
import type { RespondTask } from "../task.ts";
import {
  cannotAnswer,
  deciders,
  nothingToSay,
  nowhere,
  onlyWhereSaid,
  saidBefore,
  verdictsOf,
} from "../words/openings.ts";
import { answerPrice } from "./answer-price.ts";
import { answerProbe } from "./answer-probe.ts";
import { sentenceOf } from "./choose-form.ts";
import { leaningOf } from "./mind.ts";
import { type Form, type OpeningRow, openingFor, type Sequel } from "./opening-rows.ts";
import { pickOf } from "./pick.ts";
import { filled } from "./sentence-meanings.ts";
import { formFor, nextReason, nextWant, ownSentences, type Speaker, speakerOf, weighsAt } from "./speaker.ts";

const listed = new Intl.ListFormat("en-GB");

/** What a simulated respondent answers: an opening for the question and the leaning, and mostly one sentence of the table. */
export function respond(task: RespondTask): Answer {
  const speaker = speakerOf(task);
  return { text: answerTo(speaker).join(" "), mark: null };
}

/** One of some sentences. */
const said = (speaker: Speaker, texts: readonly string[], name: string): string =>
  formFor(
    speaker,
    texts.map((text) => ({ text })),
    name,
  ).text;

function answerTo(speaker: Speaker): string[] {
  const { task } = speaker;
  const { question, brief, plan, disposition } = task;
  if (question.kind === "probe") return answerProbe(speaker, question);
  if (question.purpose === "closing") return closingOf(speaker);
  const purpose = question.purpose.replace(/_\d+$/, "");
  const own = deciders[disposition.state.others_decide];
  if (own !== undefined && (purpose === "budget_owner" || purpose === "process_people"))
    return [said(speaker, own[purpose], disposition.state.others_decide)];
  if (purpose === "price_reaction" && plan.prices.length > 0) return answerPrice(speaker, pricePut(speaker));
  const given = [plan.competitors.length > 0 ? "rivals" : "", plan.prices.length === 0 ? "no price" : ""];
  const row = openingFor(brief.study_type, purpose, given);
  if (row === undefined) return answerOther(speaker);
  const isFact = row.torn.sequel.says === null && purpose !== "price_reaction";
  return isFact ? factOf(speaker, row) : answerAs(speaker, row[speaker.leaning]);
}

/** What is a fact of a persona, which both of its interviews have alike; those who left have all left. */
function factOf(speaker: Speaker, row: OpeningRow): string[] {
  const { task, leaning } = speaker;
  const { brief, disposition } = task;
  const liking = disposition.reasons.reduce((sum, { weight }) => sum + weight, 0);
  const usual = brief.study_type === "churn" ? leaning : leaningOf(Math.round(3 + liking));
  const own = { ...task, repeat: 1, brief: { ...brief, n_per_persona: 1 } };
  return answerAs({ ...speaker, task: own }, row[usual]);
}

/** The stance at the end; what they would choose, and reasons where no other question could bring them up. */
function closingOf(speaker: Speaker): string[] {
  const { brief, disposition, plan, transcript } = speaker.task;
  const verdicts = verdictsOf(brief.study_type)[disposition.stance - 1]!;
  const verdict = said(speaker, verdicts, `stance ${disposition.stance}`);
  if (brief.study_type === "competitor") return [verdict, pickOf(speaker.task)];
  const isOwnGuide = plan.guide !== null && transcript.length > 0;
  return [verdict, ...(isOwnGuide ? ownSentences(speaker, () => true) : [])];
}

/** The price that the question names; of several of a study its place says which. */
function pricePut({ task: { question, plan } }: Speaker) {
  const place = Number(/_(\d+)$/.exec(question.purpose)?.[1] ?? 1) - 1;
  return plan.prices[place] ?? plan.prices[0]!;
}

function answerAs(speaker: Speaker, { sequel, forms }: { sequel: Sequel; forms: Form[] }): string[] {
  const { competitors } = speaker.task.plan;
  const want = nextWant(speaker, sequel.fits) ?? undefined;
  const weighed = weighsAt(speaker, sequel.says === "least" ? 0 : sequel.rank, sequel.fits);
  const weighs = weighed === null ? undefined : wordsOf(speaker.task.brief.study_type)[weighed].weighs;
  const slots = {
    ...{ want, weighs },
    rivals: competitors.length === 0 ? undefined : listed.format(competitors),
  };
  const sayable = forms
    .map((form) => ({ ...form, text: filled(form.text, slots) }))
    .filter(({ text }) => !/\{\w+\}/.test(text));
  const follows = (form: Form) => following(speaker, sequel, form.follows, weighed);
  const first = sayable.length === 0 ? null : formFor(speaker, sayable, forms[0]!.text);
  if (first === null) return [nothing(speaker, sequel.says)];
  const rest = follows(first);
  if (first.follows === 0 || rest.length > 0) return [first.text, ...rest];
  if (sequel.says === "own" || sequel.isArgued) return [first.text];
  const plain = sayable.filter((form) => form.follows === 0);
  return [plain.length === 0 ? nothing(speaker, sequel.says) : formFor(speaker, plain, `plain ${forms[0]!.text}`).text];
}

/** What is said where nothing can follow: that all was said before, or that there is nothing. */
function nothing(speaker: Speaker, says: Sequel["says"]): string {
  const side = says === "for" ? 1 : says === "against" || says === "want" ? -1 : 0;
  const isSaid = speaker.heard.some(({ meaning }) => meaning.of === "reason" && meaning.side === side);
  const isWhere = /^where\b/i.test(speaker.task.question.text);
  const forms = isWhere ? [nowhere, onlyWhereSaid] : [nothingToSay, saidBefore];
  return said(speaker, forms[Number(isSaid)]!, `nothing ${isWhere} ${isSaid}`);
}

/** The sentences that follow an opening. */
function following(speaker: Speaker, sequel: Sequel, count: number, weighed: ConsiderationId | null): string[] {
  if (count === 0 || sequel.says === null || sequel.says === "want") return [];
  if (sequel.isArgued) {
    const side = speaker.points.find(({ id }) => id === weighed)?.side;
    const reason = side && nextReason(speaker, { side, fits: (id) => id === weighed });
    return reason ? [reason.text] : [];
  }
  if (sequel.says === "own") return ownSentences(speaker, sequel.fits);
  const side = sequel.says === "for" ? 1 : -1;
  const first = nextReason(speaker, { side, fits: sequel.fits });
  if (first === null) return [];
  const second = count < 2 ? null : nextReason(speaker, { side, fits: sequel.fits, without: [first.id] });
  return [first.text, ...(second === null ? [] : [second.text])];
}

/** A leaning and its first reason, where a question asked after the study cannot be interpreted. */
function leaningAndReason(speaker: Speaker): string[] {
  const { brief, disposition } = speaker.task;
  const verdict = verdictsOf(brief.study_type)[disposition.stance - 1]![0]!;
  const point = speaker.points.find(({ side }) => side === speaker.own);
  return [
    verdict,
    ...(point ? [sentenceOf(speaker.task, point.id, point.side, speaker.leaning === "torn" ? 0 : 1)] : []),
  ];
}

/** The answer to a question that no guide of ours has: how its price is found, else that a rehearsal has none. */
function answerOther(speaker: Speaker): string[] {
  const { question, plan, brief } = speaker.task;
  const price = priceInQuestion(brief, question.text);
  if (price !== undefined) return answerPrice(speaker, { ...price, per: price.per ?? plan.prices[0]?.per ?? null });
  return question.purpose === "follow_up" ? leaningAndReason(speaker) : [said(speaker, cannotAnswer, "cannot answer")];
}
