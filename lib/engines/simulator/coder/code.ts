import { type Code, type Coding, statusQuo } from "../../coding.ts";
import { contentWords, wordCount } from "../../content-words.ts";
import type { Turn } from "../../engine.ts";
import { clamp, mean } from "../../statistics.ts";
import type { CodeTask, SpokenPlan } from "../task.ts";
import { plain } from "../voice/forms.ts";
import { type Reading, readAnswer } from "./read-answer.ts";

const sizes = { minor: 0.4, major: 0.7, blocker: 0.7 };
const declined = new Set(plain.atALoss.map(({ text }) => `${text}.`));

/** Codes a transcript from its text: each sentence whose construction says what it is about, and on which side. */
export const code = async ({ plan, study_type, transcript }: CodeTask): Promise<Coding> => {
  const read = transcript.map((turn) => readAnswer(turn.a, { plan, study_type }));
  return {
    codes: read.flatMap((readings, turn) => readings.flatMap((reading) => codesOf(reading, plan, turn))),
    turns: transcript.map((turn, place) => turnOf(turn, place, read[place]!, plan)),
  };
};

/** How much a sentence speaks for (above 0) or against what is studied. */
const polarityOf = ({ meaning, frame }: Reading): number =>
  frame.neutral || meaning.of !== "reason" ? 0 : meaning.side * sizes[frame.severity ?? "major"];

function codesOf(reading: Reading, plan: SpokenPlan, turn: number): Code[] {
  const { meaning, frame, text: quote, start, end, rival } = reading;
  if (meaning.of === "verdict" || meaning.of === "why") return [];
  const polarity = polarityOf(reading);
  const code = { id: meaning.id, polarity, turn, start, end, quote };
  if (meaning.of === "want") return [{ kind: "criterion", ...code }];
  const codes: Code[] = [{ kind: "theme", ...code }];
  if (polarity < 0) codes.push({ kind: "objection", ...code, severity: frame.severity ?? "major" });
  if (frame.decides) codes.push({ kind: "criterion", ...code });
  const besides = frame.against === "rival" ? rival : frame.against === "today" ? statusQuo : null;
  const direction = polarity === 0 ? "neutral" : polarity > 0 ? "favors_you" : "favors_competitor";
  if (besides !== null && besides !== plan.brand) codes.push({ ...code, kind: "signal", id: besides, direction });
  return codes;
}

function turnOf({ a, kind }: Turn, place: number, readings: readonly Reading[], plan: SpokenPlan) {
  const { subject, category, brand, competitors, claims } = plan;
  const refused = a.trim() === "" || declined.has(a.trim());
  const warmth = readings.flatMap((reading) =>
    reading.meaning.of === "verdict" ? [(reading.meaning.stance - 3) / 2] : polarityOf(reading) || [],
  );
  // How much an answer is of this topic: the figures and names in it.
  const named = [brand ?? "", ...competitors, ...claims].filter((name) => name !== "" && a.includes(name));
  const specificity = clamp((named.length + [...a.matchAll(/\d[\d.,]*/g)].length) / 3, 0, 1);
  // The first question warms up; what is said to the later ones is closer to a decision.
  const part = kind === "probe" ? 0.8 : place === 0 ? 0.5 : 1;
  const topic = new Set(contentWords(`${subject} ${category} ${brand ?? ""}`));
  return {
    valence: warmth.length === 0 ? 0 : clamp(mean(warmth), -1, 1),
    salience: refused ? 0.05 : part * clamp(0.4 + wordCount(a) / 100 + 0.2 * specificity, 0, 1),
    on_topic: !refused && (readings.length > 0 || contentWords(a).some((word) => topic.has(word))),
    refused,
    specificity,
  };
}
