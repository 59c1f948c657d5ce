import type { Price } from "../../brief.ts";
import { drawFrom } from "../../draw.ts";
import { limitOf } from "./amounts.ts";
import { partsOf, type QuestionPart } from "./any-question.ts";
import { spoken } from "./cores.ts";
import * as forms from "./forms.ts";
import { ownSide, type Point, pointOn, sideOf } from "./mind.ts";
import { plainWords } from "./names.ts";
import { openAnswer } from "./open-answer.ts";
import { argue, onNothing, type Sentences, sayPrices, type Telling, verdict } from "./telling.ts";

const mostSentences = 4;
const sums: forms.Frame[] = [
  { text: "I would pay {limit} at most for {it}" },
  { text: "For {it} my limit is {limit}" },
  { text: "{limit} is where I would stop with {it}" },
];

/** How a respondent says that what was asked about does not move it. */
const noView = [
  "As for {core}, it does not decide {it} for me",
  "With {it} I have no strong view on {core}",
  "My view of {it} does not turn on {core}",
  "I go neither way on {core} with {it}",
  "On {core} I have no firm opinion about {it}",
  "I would not choose for or against {it} by {core}",
  "My mind about {it} is made up by other things than {core}",
  "I have thought little about {core} with {it}",
].map((text) => ({ text }));

/** An answer to a question that no guide has: to each part of it. */
export function answerAny(telling: Telling): Sentences {
  const { task, names } = telling;
  const parts = partsOf(task.question.text, names, task.plan.prices);
  // Questions without a place of their own bring up different reasons.
  const place = telling.place + Math.floor(drawFrom(task.question.text).next() * 8);
  const answers = parts.map((part, at) => onPart({ ...telling, place: place + at }, part));
  if (parts.length === 1) return [...answers[0]!.slice(0, mostSentences - 1), verdict(telling)];
  // Of several parts each has its answer before any is argued.
  return [...answers.flatMap(([first]) => first ?? null), ...answers.flatMap(([, ...more]) => more)].slice(
    0,
    mostSentences,
  );
}

function onPart(telling: Telling, { answer, prices, rivals, touched, echo, asksSum }: QuestionPart): Sentences {
  const { task, speaker, place } = telling;
  const limit = asksSum ? limitOf(task) : null;
  const sum = limit === null ? null : speaker.say(sums, [], "price", { limit });
  if (prices.length > 0)
    return [sum, ...sayPrices(telling, prices), onlyWith(telling, prices)].filter((one) => one !== null);
  const own = ownSide(task, place);
  const id = touched.find((one) => sideOf(task, one) !== null);
  const side = answer.side === "own" ? ((id === undefined ? null : sideOf(task, id)) ?? own) : answer.side;
  const point = id !== undefined && sideOf(task, id) === side ? { id, side } : pointOn(task, side, place);
  if (point === null) return onNothing(telling, side);
  const beside = rivals
    .slice(0, 3)
    .map((rival) => speaker.say(forms.nextTo, spoken[point.id][side].says, point.id, { rival }));
  const open = id === undefined ? (touched[0] ?? null) : null;
  const aside = open === null ? null : speaker.say(noView, [spoken[open].matter]);
  const said = [openAnswer(telling, answer, point, echo === null ? {} : { echo: plainWords(echo) }), ...beside, aside];
  return [...said, rivals.length === 0 ? argue(telling, point) : null].filter((sentence) => sentence !== null);
}

/** What a price is weighed with: the point that moves the respondent most. */
function onlyWith(telling: Telling, prices: readonly Price[]): string | null {
  const { task, place } = telling;
  const price = sideOf(task, "price");
  const point: Point | null =
    price === null ? pointOn(task, ownSide(task, place), place) : { id: "price", side: price };
  return point === null || prices.length > 2 ? null : argue({ ...telling, place: 1 }, point);
}
