import type { Code, Coding } from "../../coding.ts";
import type { Turn } from "../../engine.ts";
import { clamp, mean } from "../../statistics.ts";
import type { CodeTask, TopicPlan } from "../task.ts";
import { type Heard, heardIn } from "./heard.ts";
import { type Manner, mannerOf } from "./manner-of.ts";
import { topicMask } from "./mask-topic.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { readTurn } from "./read-turn.ts";
import { directionOf, rivalsIn } from "./rivals.ts";
import { severityOf } from "./severity-of.ts";
import { toneOf } from "./tone-of.ts";

/** From where on a passage is an objection; what is only asked for or wished lies nearer to the middle. */
const objectsFrom = -0.25;
/** Questions whose answers name what a decision turns on. */
const asksWhatDecides =
  /\b(?:how (?:did|do|would) you (?:come to )?(?:choose|chose|decide|pick|compare)|what (?:decid|matter|count|made (?:you|the difference)|settled|tipped|would have to)|criteri|look for|come to choose|most important|weigh)/i;

/** Codes a transcript from its text alone: passages to the letter, each with what it speaks of and on which side. */
export const code = async ({ plan, transcript }: CodeTask): Promise<Coding> => {
  const mask = topicMask(plan);
  const read = transcript.map((turn, place) => codeTurn(turn, place, plan, mask));
  return { codes: read.flatMap(({ codes }) => codes), turns: read.map(({ turn }) => turn) };
};

function codeTurn(turn: Turn, place: number, plan: TopicPlan, mask: (answer: string) => string) {
  const plain = mask(turn.a);
  const decides = asksWhatDecides.test(turn.q);
  const read = passagesOf(turn.a).map((passage) => readPassage(passage, turn.a, plain, plan, decides));
  const codes = read.flatMap(({ codes }) => codes).map((found): Code => ({ ...found, turn: place }));
  const weight = read.reduce((sum, { passage }) => sum + passage.weight, 0);
  const valence =
    weight === 0 ? 0 : read.reduce((sum, { passage, warmth }) => sum + passage.weight * warmth, 0) / weight;
  return { codes, turn: readTurn(turn, place, valence, codes, plan) satisfies Coding["turns"][number] };
}

type Found = Omit<Code, "turn">;

function readPassage(passage: Passage, answer: string, plain: string, plan: TopicPlan, decides: boolean) {
  const { start, end } = passage;
  const text = plain.slice(start, end);
  const span = { start, end, quote: answer.slice(start, end) };
  // A question mark stands behind the clause that it makes a question of.
  const manner = mannerOf(plain.slice(start, end) + (/^\s*\?/.test(plain.slice(end)) ? "?" : ""));
  const tone = toneOf(text);
  const rivals = rivalsIn(text, plan);
  const turned = rivals.some(({ name, isSubject }) => isSubject && name !== plan.brand);
  const heard = heardIn(text, manner, tone, turned);
  const judged = heard.filter(({ explicit }) => explicit).map(({ polarity }) => polarity);
  const stated = turned ? -0.5 * tone : tone;
  const warmth = judged.length === 0 ? stated : clamp(mean(judged) * 0.6 + stated * 0.6, -1, 1);
  const codes: Found[] = heard.flatMap((one) => codesOf(one, span, text, manner, decides || manner.decides));
  for (const rival of rivals) {
    const direction = directionOf(rival, plan, turned && judged.length > 0 ? -warmth : tone);
    codes.push({ kind: "signal", id: rival.name, polarity: warmth, ...span, direction });
  }
  return { passage, codes, warmth };
}

function codesOf(
  { id, polarity, explicit }: Heard,
  span: Pick<Code, "start" | "end" | "quote">,
  text: string,
  manner: Manner,
  decides: boolean,
): Found[] {
  const isOpen = manner.asks || manner.demands;
  // What is only wished for is no blocker, however strong the words about what would follow.
  const gravityOf = () => (isOpen && polarity > objectsFrom ? "minor" : severityOf(text, isOpen));
  const codes: Found[] = [{ kind: "theme", id, polarity, ...span }];
  if (polarity <= objectsFrom || (isOpen && polarity < 0 && (explicit || manner.demands)))
    codes.push({ kind: "objection", id, polarity, ...span, severity: gravityOf() });
  // What is demanded is wanted, and whether it is met is not said.
  if (decides) codes.push({ kind: "criterion", id, polarity: isOpen ? 0 : polarity, ...span });
  return codes;
}
