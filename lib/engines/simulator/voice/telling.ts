import type { Price } from "../../brief.ts";
import { formsIn } from "../../considerations/consideration.ts";
import { priceInWords } from "../../price-in-words.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";
import { foundAt } from "./amounts.ts";
import { priceForms, spoken } from "./cores.ts";
import * as forms from "./forms.ts";
import { ownSide, type Point, pointOn, type Side, weightOf } from "./mind.ts";
import { type Names, plainWords } from "./names.ts";
import type { Speaker } from "./speaker.ts";

/** An answer that is being put together. */
export type Telling = { task: RespondTask; names: Names; speaker: Speaker; place: number };
export type Sentences = (string | null)[];

const plain: forms.Frame[] = [{ text: "{core}" }];
/** What a price or a budget is about. */
export const ofMoney = new Set(["price", "price_clarity", "value", "budget_cycle"]);

/** How many sentences the answer has. */
export function lengthOf({ task: { disposition, question } }: Telling): number {
  const { verbosity, time_pressure } = disposition.state;
  const usual = { brief: 2, normal: 3, long: 4 }[verbosity];
  return Math.max(1, usual - (time_pressure === "high" ? 1 : 0) - (question.kind === "probe" ? 1 : 0));
}

export function onNothing(telling: Telling, side: Side): Sentences {
  const { speaker, task, place } = telling;
  const other = pointOn(task, side === "for" ? "against" : "for", place);
  const none = speaker.say(
    formsIn(forms.nothingOn[side]).map((text) => ({ text })),
    [],
  );
  return other === null ? [none, verdict(telling)] : goOn(telling, [none], other);
}

/** Each price that is asked about, with how it is found. */
export const sayPrices = ({ speaker, task }: Telling, prices: readonly Price[]): Sentences =>
  prices.map((price) => {
    const words = plainWords(priceInWords(price));
    return speaker.say(
      plain,
      priceForms[foundAt(task, price)].map((form) => form.replace("{price}", words)),
    );
  });

/** What follows the first sentence, until the answer is as long as the respondent talks. */
export function goOn(telling: Telling, first: Sentences, point: Point, least = 1): Sentences {
  const { task, place } = telling;
  const said = first.filter((sentence) => sentence !== null);
  const own = ownSide(task, place);
  const isTurned = task.disposition.stance !== 3 && point.side !== own;
  const length = Math.max(lengthOf(telling), least + (mustJudge(telling) || isTurned ? 1 : 0), place === 0 ? 2 : 1);
  const again = () => argue(telling, point);
  const why = () => reasonWhy(telling, point);
  const other = () => concede(telling, point, own);
  const orders = [
    [again, other, why, again],
    [again, why, again],
    [why, again, other, again],
  ];
  const acts = orders[place % orders.length]!;
  const closing = mustJudge(telling) || isTurned ? 1 : 0;
  for (const act of acts) {
    if (said.length >= length - closing) break;
    const sentence = act();
    if (sentence !== null) said.push(sentence);
  }
  if (closing > 0) said.push(verdict(telling) ?? "");
  return said.filter((sentence) => sentence !== "");
}

/** The stance is said outright in every second answer, and where a study turns on it. */
const mustJudge = ({ place, task }: Telling): boolean => place % 2 === 1 || task.question.purpose === "reaction";

export const verdict = ({ task, speaker }: Telling): string | null =>
  speaker.say(forms.judging, formsIn(forms.verdicts[task.disposition.stance]));

/** A clause on the point, with a fact of the persona or of the topic beside it. */
export function argue({ task, speaker, place, names }: Telling, { id, side }: Point): string | null {
  const cores = spoken[id][side].says;
  const claim = names.claims.find((words) => speaksOf(tokensOf(words)).includes(id));
  const onClaim = side === "against" ? forms.ofClaim.against : claim === undefined ? [] : forms.ofClaim.for;
  const families: forms.Frame[][] = [
    forms.ofOneself,
    ofMoney.has(id) ? forms.ofMoney : onClaim,
    names.rivals.length > 0 ? forms.nextTo : forms.plainly,
    forms.plainly,
    onClaim,
    names.today !== null ? forms.nextToToday : forms.plainly,
  ];
  const from = place === 0 ? 0 : (place + task.repeat) % families.length;
  for (const frames of [...families.slice(from), ...families.slice(0, from), forms.goingOn]) {
    const said =
      frames.length === 0 ? null : speaker.say(frames, cores, id, frames === forms.ofClaim.for ? { claim } : {});
    if (said !== null) return said;
  }
  return null;
}

/** The other side, which those in the middle weigh as much and others less. */
function concede({ task, speaker, place }: Telling, point: Point, own: Side): string | null {
  const { stance } = task.disposition;
  if (point.side !== own || stance === 1 || stance === 5) return null;
  const side = point.side === "for" ? "against" : "for";
  const other = pointOn(task, side, place);
  if (other === null) return null;
  const isSmaller = side === "against" && stance > 3 && weightOf(task, other.id) < weightOf(task, point.id);
  return speaker.say(isSmaller ? forms.smaller : forms.onTheOtherSide, spoken[other.id][side].nouns, other.id);
}

export const reasonWhy = ({ speaker }: Telling, { id }: Point): string | null =>
  speaker.say(forms.because, spoken[id].why, id);
