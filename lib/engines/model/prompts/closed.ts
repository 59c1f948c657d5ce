import * as z from "zod";
import words from "#lib/engines/closed-words.json" with { type: "json" };
import { plainly } from "../../../different.ts";
import { besideOptions } from "../../closed-kinds.ts";
import {
  type AskedQuestion,
  besideOf,
  type ClosedReply,
  longestOption,
  type ShownQuestion,
  wordsOfQuestion,
} from "../../closed-questions.ts";
import type { Engine } from "../../engine.ts";
import { asShares } from "../../statistics.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested, numbered, rulesOf, seedOf } from "./parts.ts";
import { respondentBlock } from "./respond.ts";
import { transcriptBlock } from "./setting.ts";

const rules = rulesOf("closed", numbered);

const Percent = z.number().min(0).max(100);
// A model may put a number or a mark before an option.
const Name = z.string().max(longestOption + 20);
const Said = z.enum(["none", "dont_know"]).nullable();

const namesOf = ({ question, order }: ShownQuestion): string[] => [
  ...order.map((_, at) => `${numbered.point}${at + 1}`),
  ...besideOf(question),
];

const object = <Shape extends z.ZodType>(names: readonly string[], shape: Shape) =>
  z.object(Object.fromEntries(names.map((name) => [name, shape])));

const isProbable = ({ kind }: AskedQuestion) => replyShapes[kind] === shares;

const shares = (display: ShownQuestion) => object(namesOf(display), Percent);
const instead = ({ question }: ShownQuestion) => (besideOf(question).length > 0 ? { instead: Said } : {});
const Pick = z.object({ best: Name, worst: Name }).nullable();
const setNames = ({ sets }: ShownQuestion) => sets.map((_, at) => `${numbered.set}${at + 1}`);

const replyShapes: Record<AskedQuestion["kind"], (display: ShownQuestion) => z.ZodType> = {
  ...{ scale: shares, choice: shares, multi: shares },
  number: (display) => z.object({ number: z.number().nullable(), ...instead(display) }),
  rank: (display) => z.object({ order: z.array(Name).max(display.order.length).nullable(), ...instead(display) }),
  best_worst: (display) => object(setNames(display), Pick).extend(instead(display)),
};

type Reply = {
  number?: number | null;
  order?: string[] | null;
  instead?: z.infer<typeof Said>;
  [set: `${typeof numbered.set}${number}`]: { best: string; worst: string } | null;
  [share: `${typeof numbered.point}${number}`]: number;
} & { [beside in "none" | "dont_know"]?: number };

type Replies = { answers: Record<string, unknown> };

function closedShape(displays: readonly ShownQuestion[], isLenient: boolean): z.ZodType<Replies> {
  const shapes = displays.map((one, at) => {
    const shape = replyShapes[one.question.kind](one).nullable();
    return [`${numbered.item}${at + 1}`, isLenient ? shape.catch(null) : shape] as const;
  });
  return z.object({ answers: z.object(Object.fromEntries(shapes)) });
}

type Task = Omit<Parameters<Engine["answerClosed"]>[0], "signal">;

/** All closed questions of the request, for one respondent after the interview. */
export function closedPrompt({ displays, draw, ...situation }: Task): Prompt<Replies> {
  const questions = displays.map((one, at) => questionBlock(one, at));
  return {
    label: "closed",
    rules,
    setting: respondentBlock(situation),
    messages: [
      { role: "user", content: `${transcriptBlock(situation.transcript)}\n${nested("questionnaire", questions)}` },
    ],
    shape: closedShape(displays, false),
    lenient: closedShape(displays, true),
    maxOutputTokens: 600 + 40 * displays.reduce((sum, one) => sum + namesOf(one).length + one.sets.length, 0),
    seed: seedOf(draw),
  };
}

function questionBlock({ question, order, sets }: ShownQuestion, at: number): string {
  const { kind, options, at_most, unit, min, max } = question;
  const namesAt = (places: readonly number[]) =>
    lines(Object.fromEntries(places.map((place) => [`${numbered.point}${order.indexOf(place) + 1}`, options[place]!])));
  const how = lines({
    kind: words[kind].asks,
    "at most": at_most !== null && at_most < options.length ? at_most : null,
    unit,
    "from and to": kind === "number" ? `${min} to ${max}` : null,
    "also offered": besideOf(question).map((beside) => `${beside} (${besideOptions[beside]})`),
  });
  const choices =
    kind === "best_worst"
      ? sets.map((set, place) => block("set", namesAt(set), `${numbered.set}${place + 1}`))
      : order.length > 0
        ? [block("options", namesAt(order))]
        : [];
  return nested(
    "item",
    [block("text", wordsOfQuestion(question)), block("how", how), ...choices],
    `${numbered.item}${at + 1}`,
  );
}

/** The replies to a questionnaire in the order of its questions, with places for names; null where no option is named. */
export const closedOf = ({ answers }: Replies, displays: readonly ShownQuestion[]): (ClosedReply | null)[] =>
  displays.map((one, at) => {
    const reply = (answers[`${numbered.item}${at + 1}`] ?? null) as Reply | null;
    return reply && (isProbable(one.question) ? sharesOf(one, reply) : replyOf(one, reply));
  });

function replyOf(display: ShownQuestion, { instead, number, order, ...sets }: Reply): ClosedReply | null {
  if (instead != null) return { beside: instead };
  if (number != null) return { number };
  if (order != null) return { ranking: order.map((name) => placeOf(name, display)) };
  const picks = display.sets.map((_, at) => {
    const pick = sets[`${numbered.set}${at + 1}`] ?? null;
    return pick && { best: placeOf(pick.best, display), worst: placeOf(pick.worst, display) };
  });
  return { picks };
}

function placeOf(name: string, { question: { options }, order }: ShownQuestion): number {
  const text = plainly(name);
  const byWords = options.findIndex((option) => plainly(option) === text);
  return byWords >= 0 ? byWords : (order[Number(/^p?(\d{1,2})$/.exec(text)?.[1]) - 1] ?? -1);
}

/** Percentages by name as probabilities of all that is offered, in the question's own order. */
function sharesOf({ question, order }: ShownQuestion, reply: Reply): ClosedReply | null {
  const percents = [
    ...question.options.map((_, place) => reply[`${numbered.point}${order.indexOf(place) + 1}`]!),
    ...besideOf(question).map((beside) => reply[beside]!),
  ];
  return { shares: question.kind === "multi" ? percents.map((percent) => percent / 100) : asShares(percents) };
}
