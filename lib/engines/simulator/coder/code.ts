import { type Code, type Coding, statusQuo } from "../../coding.ts";
import { formsIn } from "../../considerations/consideration.ts";
import { contentWords, wordCount } from "../../content-words.ts";
import type { Turn } from "../../engine.ts";
import { clamp, mean } from "../../statistics.ts";
import type { CodeTask, SpokenPlan } from "../task.ts";
import { readPrices } from "../topic/read-prices.ts";
import { atALoss } from "../voice/forms.ts";
import { type Reading, readAnswer } from "./read-answer.ts";

/** How far out a reason lies, and what is named beside a rival. */
const plainly = 0.7;
const slightly = 0.4;
/** Answers that decline to answer. */
const declined = new Set(formsIn(atALoss).map((form) => `${form}.`));

/** Codes a transcript from its text: each sentence whose construction says what it is about, and on which side. */
export const code = async ({ plan, study_type, transcript }: CodeTask): Promise<Coding> => {
  const asked = transcript
    .flatMap(({ q }) => readPrices(q))
    .map(({ amount, currency, per }) => ({ amount, currency, per }));
  const read = transcript.map((turn, place) => {
    const readings = readAnswer(turn.a, { plan, study_type, asked });
    const codes = readings.flatMap((reading) => codesOf(reading, plan)).map((found) => ({ ...found, turn: place }));
    return { codes, turn: turnOf(turn, place, readings, plan) };
  });
  return { codes: read.flatMap(({ codes }) => codes), turns: read.map(({ turn }) => turn) };
};

type Match = Omit<Code, "turn">;

/** How much a sentence speaks for (above 0) or against what is studied. */
function polarityOf({ meaning, frame }: Reading): number {
  if (frame.neutral || !("side" in meaning)) return 0;
  return meaning.side * (frame.severity === "minor" ? slightly : plainly);
}

function codesOf(reading: Reading, plan: SpokenPlan): Match[] {
  const { meaning, frame, text: quote, start, end, rival } = reading;
  if (meaning.of === "verdict" || meaning.of === "why") return [];
  const polarity = polarityOf(reading);
  const code = { id: meaning.id, polarity, start, end, quote };
  if (meaning.of === "want") return [{ kind: "criterion", ...code }];
  const codes: Match[] = [{ kind: "theme", ...code }];
  if (polarity < 0) codes.push({ kind: "objection", ...code, severity: frame.severity ?? "major" });
  if (frame.decides) codes.push({ kind: "criterion", ...code });
  const besides = frame.against === "rival" ? rival : frame.against === "today" ? statusQuo : null;
  if (besides !== null && besides !== plan.brand)
    codes.push({
      ...code,
      kind: "signal",
      id: besides,
      direction: polarity === 0 ? "neutral" : polarity > 0 ? "favors_you" : "favors_competitor",
    });
  return codes;
}

/** How much an answer is of this topic and this person: figures and names in it, from 0 to 1. */
function specificityOf(answer: string, plan: SpokenPlan): number {
  const names = [plan.brand ?? "", ...plan.competitors, ...plan.claims].filter(
    (name) => name !== "" && answer.includes(name),
  );
  return clamp((names.length + [...answer.matchAll(/\d[\d.,]*/g)].length) / 3, 0, 1);
}

function turnOf(
  { a, kind }: Turn,
  place: number,
  readings: readonly Reading[],
  plan: SpokenPlan,
): Coding["turns"][number] {
  const refused = a.trim() === "" || declined.has(a.trim());
  const warmth = readings.map((reading) =>
    reading.meaning.of === "verdict" ? (reading.meaning.stance - 3) / 2 : polarityOf(reading),
  );
  const judged = warmth.filter((value, index) => value !== 0 || readings[index]!.meaning.of === "verdict");
  const specificity = specificityOf(a, plan);
  // The first question warms up; what is said to the later ones is closer to a decision.
  const part = kind === "probe" ? 0.8 : place === 0 ? 0.5 : 1;
  const topic = new Set(contentWords([plan.subject, plan.category, plan.brand ?? ""].join(" ")));
  return {
    valence: judged.length === 0 ? 0 : clamp(mean(judged), -1, 1),
    salience: refused ? 0.05 : part * clamp(0.4 + wordCount(a) / 100 + 0.2 * specificity, 0, 1),
    on_topic: !refused && (readings.length > 0 || contentWords(a).some((word) => topic.has(word))),
    refused,
    specificity,
  };
}
