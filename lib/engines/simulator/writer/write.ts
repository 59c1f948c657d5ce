import { partOf } from "../../../cut-text.ts";
import { isForeign } from "../../is-foreign.ts";
import { priceInWords } from "../../price-in-words.ts";
import { capital, isConsideration, wordsOf } from "../../readings.ts";
import { studyForms } from "../../study-types.ts";
import { type Fact, type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import { priceInQuestion } from "../read-topic.ts";
import * as notes from "../words/notes.ts";
import { picksOf, todaysWay } from "./competitor-headline.ts";
import {
  counted,
  countOf,
  type HeadlineParts,
  leadOf,
  measureOf,
  named,
  namedFrom,
  ofAll,
  peopleIn,
  reasonsOf,
  topOf,
} from "./counts.ts";
import { chosenInstead, namedBeside, wordsPointedAt } from "./given-names.ts";
import { headlineOf } from "./headline.ts";
import { campsOf, leadsOf, segmentationFinding } from "./segmentation-headline.ts";

const sentence = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });

/** Puts a study into words: each sentence is a form of the tables with a count and a clause in it. */
export function write(task: WritingTask): Writing {
  const headline = headlineOf(task);
  const step = stepOf(task, headline);
  return {
    headline: sentence(headline.text),
    summary: [headline.text, leftOut(task, headline), step].filter((text) => text !== "").map(sentence),
    answers: task.questions.map(({ id, question }, place) => ({
      id,
      ...answerTo(task, question, place, headline.text),
    })),
    findings: task.facts.map((fact) => ({
      id: fact.id,
      finding: findingOf(task, fact),
      evidence: evidenceOf(fact),
      implication: implicationOf(task, fact),
    })),
    theme_descriptions: task.facts.map((fact) => ({ label: fact.label, description: findingOf(task, fact) })),
    resolutions: task.objections
      .filter(({ code }) => isConsideration(code))
      .map(({ id, code }) => ({ id, what_would_resolve: resolvedBy(task, code) })),
    opportunity: [sentence(sideSaid(task, "for"))],
    risk: [sentence(sideSaid(task, "against"))],
    signals: signalsOf(task),
    messaging_implications: messagesOf(task),
    research_agenda: agendaOf(task, step),
  };
}

/** Whether needs are parted, and no side is taken. */
const takesNoSide = ({ brief }: WritingTask): boolean => studyForms[brief.study_type].ends === "no_side";

const wordsFor = ({ brief }: WritingTask, id: string) =>
  wordsOf(brief.study_type)[id as keyof ReturnType<typeof wordsOf>];

/** What most say, and what is said beside it. */
function findingOf(task: WritingTask, fact: Fact): string {
  const ofNeeds = takesNoSide(task) ? segmentationFinding(task, fact) : null;
  if (ofNeeds !== null) return ofNeeds;
  const { label, interviews: n, of_interviews: all, opposed_interviews: other, polarity, code } = fact;
  if (polarity === 0 || !isConsideration(code))
    return `${label}: comes up in ${ofAll(n, all)}, and nobody takes a side.`;
  const { pro, con } = wordsFor(task, code);
  const [says, against] = polarity > 0 ? [pro, con] : [con, pro];
  if (n === other) return `As many say ${con} as say ${pro}: ${ofAll(n, all)} each.`;
  const opposite = other === 0 ? "" : `; ${against}: ${other}`;
  return `${capital(says)}: ${ofAll(n, all)}${opposite}.`;
}

function evidenceOf({ personas, of_personas, quotes, polarity }: Fact): string {
  const own = polarity < 0 ? "against" : "for";
  const first = quotes.find(({ side }) => polarity === 0 || side === own);
  const other = quotes.find(({ side }) => side !== null && side !== own && polarity !== 0);
  if (first === undefined) return "";
  const among = personas > 1 ? "such as " : "";
  const said = `Said by ${personas} of ${of_personas} personas, ${among}${first.persona_name}: “${first.quote}”`;
  return other === undefined ? said : `${said} On the other side, ${other.persona_name}: “${other.quote}”`;
}

function implicationOf(task: WritingTask, { polarity, code }: Fact): string {
  if (!isConsideration(code) || polarity === 0) return "";
  return polarity < 0 ? resolvedBy(task, code) : `Lead with ${wordsFor(task, code).lead}, ${notes.ifRealPeople}.`;
}

const resolvedBy = (task: WritingTask, code: string): string =>
  `Resolve it by ${wordsFor(task, code).resolve}, ${notes.ifRealPeople}.`;

/** What is said most on a side, and what follows. */
function sideSaid(task: WritingTask, side: "for" | "against"): string {
  if (takesNoSide(task)) return side === "for" ? leadsOf(task) : notes.noSides;
  const top = topOf(reasonsOf(task, side));
  if (top === null) return `Nothing was said ${side} it by two or more.`;
  const words = wordsFor(task, top.first.id);
  const follows = side === "for" ? `Lead with ${words.lead}.` : `Resolve it by ${words.resolve}.`;
  return `Said ${side} it most: ${counted(top, ofAll(top.n, task.interviews.length))}. ${follows}`;
}

/** What the headline leaves out: the other side first. */
function leftOut(task: WritingTask, { names, reason, text }: HeadlineParts & { text: string }): string {
  if (takesNoSide(task)) return leadsOf(task);
  const sides = { for: reasonsOf(task, "for"), against: reasonsOf(task, "against") };
  const told = (side: "for" | "against"): string | null => {
    const top = leadOf(topOf(sides[side].filter(({ clause }) => !text.includes(clause))));
    if (top === null) return null;
    if (sides[side][0]!.id !== top.first.id) return `Also said ${side} it: ${named(top)}.`;
    return `${side === "for" ? "What is said for it most" : "What stands against it most"}: ${named(top)}.`;
  };
  const order = names === "against" ? (["for", "against"] as const) : (["against", "for"] as const);
  const said = order.map(told).find((one) => one !== null);
  return said ?? (reason === undefined ? notes.tooLittle : "No other reason stands out.");
}

function stepOf(task: WritingTask, { reason, text }: HeadlineParts & { text: string }): string {
  const own = task.plan.unasked;
  if (own.length > 0) return `${notes.ownFirst}${own.map((question) => `“${question}”`).join(", ")}.`;
  const form = studyForms[task.brief.study_type].nextStep.step;
  const said = text.includes(reason?.clause ?? "{") ? reason : topOf(reasonsOf(task, "against"))?.first;
  const label = campsOf(task)[0]?.need;
  const filled = form.replace("{clause}", () => said?.clause ?? "{").replace("{label}", () => label ?? "{");
  return filled.includes("{") ? `${partOf(form, 0, form.indexOf(", and "))}.` : filled;
}

/** What to put to people: the request's own questions, which a rehearsal cannot answer, before that of its type. */
function agendaOf({ brief, plan }: WritingTask, why: string): Writing["research_agenda"] {
  const { step: _, ...usual } = studyForms[brief.study_type].nextStep;
  const ofOwn = { method: notes.ownMethod, sample: notes.ownSample, would_change: notes.ownOverturns };
  const own = plan.unasked.map((question) => ({ ...ofOwn, question }));
  return [...own, usual].map((item) => ({ ...item, why, priority: "high" }));
}

/** What to lead with and what to answer: of one consideration the side that more take. */
function messagesOf(task: WritingTask): string[] {
  if (takesNoSide(task)) return [leadsOf(task)].filter((text) => text !== "");
  const sides = { for: reasonsOf(task, "for"), against: reasonsOf(task, "against") };
  const leading = (side: "for" | "against") => {
    const other = sides[side === "for" ? "against" : "for"];
    return sides[side].filter(({ id, n }) => n >= namedFrom && n > (other.find((one) => one.id === id)?.n ?? 0));
  };
  const merits = leading("for").slice(0, 2);
  const doubts = leading("against").slice(0, merits.length === 0 ? 2 : 1);
  const lines = [
    ...merits.map(({ id }) => `Lead with ${wordsFor(task, id).lead}.`),
    ...doubts.map(({ id, clause }) => `Answer “${clause}” by ${wordsFor(task, id).resolve}.`),
  ];
  return lines.length === 0 ? ["Nothing was named often enough to build a message on."] : lines;
}

function signalsOf(task: WritingTask): Writing["signals"] {
  const all = task.interviews.length;
  const picks = picksOf(task);
  const con = topOf(reasonsOf(task, "against"));
  const { subject } = task.plan;
  return task.signals.map(({ competitor, interviews }) => {
    const pick = picks.find(({ kind, name }) => (competitor === "status quo" ? kind === "today" : name === competitor));
    const named = competitor === "status quo" ? "What people do today" : competitor;
    if (pick === undefined) return { competitor, signal: capital(`${named} comes up in ${ofAll(interviews, all)}.`) };
    const does = pick.kind === "today" ? `would ${todaysWay}` : `would pick ${pick.name}`;
    const said = subject === null || con === null ? "" : ` They say of ${subject} most often: ${con.first.clause}.`;
    return { competitor, signal: `${capital(peopleIn(does, pick.n, all))}.${said}` };
  });
}

type Answer = Omit<Writing["answers"][number], "id">;

const answered = (text: string, quotes: string[] = []): Answer => ({
  sentences: [{ text, quotes, counts: [wholeStudy] }],
  cannot_tell: null,
});
const untold = (cannot_tell: string): Answer => ({ sentences: [], cannot_tell });

/** The topic's own question is answered by the type's measure; a given one by the price it names. */
function answerTo(task: WritingTask, question: string, place: number, headline: string): Answer {
  if (place === 0) {
    const quotes = task.facts.slice(0, 2).flatMap((fact) => fact.quotes.slice(0, 1).map(({ id }) => id));
    const reasons = notes.generalReasons.join(` ${task.plan.subject ?? "what is asked"}`);
    const given = [wordsPointedAt, chosenInstead, namedBeside].map((of) => of(task));
    const texts = [headline, ...given, studyForms[task.brief.study_type].note, reasons];
    return answered(texts.filter(Boolean).join(" "), quotes);
  }
  const all = task.interviews.length;
  const price = isForeign(question) ? undefined : priceInQuestion(task.brief, question);
  if (price === undefined) return untold(notes.cannotInterpret);
  const words = priceInWords({ ...price, per: price.per ?? task.plan.prices[0]?.per ?? null });
  const share = measureOf(task, "gabor_granger")?.items.find(({ label }) => label === words)?.value;
  if (share == null) return untold(notes.cannotInterpret);
  return answered(`At ${words} ${peopleIn("would pay", countOf(share, all), all, true)}.`);
}
