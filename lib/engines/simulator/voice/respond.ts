import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { formsIn } from "../../considerations/consideration.ts";
import { considerationIds } from "../../considerations.ts";
import type { Answer as Spoken } from "../../engine.ts";
import { priceInWords } from "../../price-in-words.ts";
import { meaningsIn } from "../coder/read-answer.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";
import type { Answer } from "../types/type-voice.ts";
import { types } from "../types/types.ts";
import { foundAt, limitOf } from "./amounts.ts";
import { type Asked, partsOf, pricesIn } from "./any-question.ts";
import { priceForms, spoken } from "./cores.ts";
import * as forms from "./forms.ts";
import { type CoreKind, headsIn } from "./frames.ts";
import { guidePurpose, ownSide, type Point, placeOf, pointOn, type Side, sideOf, weightOf, weighty } from "./mind.ts";
import { type Names, namesIn, plainWords } from "./names.ts";
import { type Slots, type Speaker, speakerFor } from "./speaker.ts";

/** Below this share of recognised words a respondent hardly knows what is asked about. */
const littleKnown = 0.25;
const plain: forms.Frame[] = [{ text: "{core}" }];
const ofMoney = new Set(["price", "price_clarity", "value", "budget_cycle"]);

type Telling = { task: RespondTask; names: Names; speaker: Speaker; place: number };

/** What a simulated respondent answers: one to four plain sentences that follow from what it weighs. */
export function respond(task: RespondTask): Spoken {
  const names = namesIn(task.plan, []);
  const telling: Telling = { task, names, speaker: speakerFor(task, names), place: placeOf(task) };
  const isLost = task.plan.coverage < littleKnown && task.draw.at("loss").next() < 0.7;
  const lost = isLost
    ? telling.speaker.say(
        formsIn(forms.atALoss).map((text) => ({ text, isBare: true as const })),
        [],
      )
    : null;
  if (lost !== null) return { text: lost, refused: true, truncated: false };
  const sentences = task.question.kind === "probe" ? onProbe(telling) : onQuestion(telling);
  const text = sentences.filter((sentence) => sentence !== null).join(" ");
  return { text, refused: false, truncated: false };
}

type Sentences = (string | null)[];

/** How many sentences the answer has. */
function lengthOf({ task: { disposition, question } }: Telling): number {
  const { verbosity, time_pressure } = disposition.state;
  const usual = { brief: 2, normal: 3, long: 4 }[verbosity];
  return Math.max(1, usual - (time_pressure === "high" ? 1 : 0) - (question.kind === "probe" ? 1 : 0));
}

const leaningOf = ({ task: { disposition } }: Telling) =>
  disposition.stance === 3 ? "torn" : disposition.stance > 3 ? "warm" : "cold";

function onQuestion(telling: Telling): Sentences {
  const { question, brief } = telling.task;
  const isGuides = question.purpose !== "reaction" || /^what do you make of\b/i.test(question.text);
  const answer = ownValue(types[brief.study_type].answers, guidePurpose(question.purpose));
  return isGuides && answer !== undefined ? onGuide(telling, answer) : onAny(telling);
}

/** The point that an answer argues. */
function pointFor({ task, place }: Telling, answer: Answer): Point | null {
  const own = ownSide(task, place);
  const side = answer.side === "own" ? own : answer.side;
  if (answer.about === "claim") {
    const words = task.plan.stimulus ?? task.plan.claims[0] ?? "";
    const [id] = speaksOf(tokensOf(words));
    if (id !== undefined) return { id, side };
  }
  if (answer.about === "least") {
    const id = weighty(task).at(-1);
    return id === undefined ? null : { id, side };
  }
  return pointOn(task, side, place);
}

/** The first sentence: an answer to what was asked. */
function headOf(telling: Telling, answer: Answer, point: Point, slots: Slots = {}): string | null {
  const { opens } = answer;
  const heads = headsIn(typeof opens === "string" ? opens : opens[leaningOf(telling)]);
  const limit = heads.some(({ text }) => text.includes("{limit}")) ? limitOf(telling.task) : null;
  const filled = limit === null ? slots : { ...slots, limit };
  const kinds = preferred([...new Set(heads.map(({ core }) => core))], telling);
  for (const isNaming of [true, false])
    for (const kind of kinds) {
      const fit = heads.filter(({ core, text }) => core === kind && isOfTopic(text) === isNaming);
      const said = telling.speaker.say(fit, coresFor(kind, point), point.id, filled);
      if (said !== null) return said;
    }
  return null;
}

/** Whether a head names something of the topic beside what is studied; such heads come first. */
const isOfTopic = (text: string): boolean => /\{(?:rivals?|claim|echo|limit|today)\}/.test(text);

function preferred(kinds: (CoreKind | null)[], { task, place }: Telling): (CoreKind | null)[] {
  const from = (task.repeat + place) % kinds.length;
  return [...kinds.slice(from), ...kinds.slice(0, from)];
}

function coresFor(kind: CoreKind | null, { id, side }: Point): string[] {
  const words = spoken[id];
  if (kind === null) return [];
  if (kind === "matter") return [words.matter];
  if (kind === "want") return words.want;
  if (kind === "says") return words[side].says;
  return words[kind === "reason" ? side : kind === "con" ? "against" : "for"].nouns;
}

function onGuide(telling: Telling, answer: Answer): Sentences {
  const { task, place, names } = telling;
  const prices = pricesIn(task.question.text);
  const named = answer.about === "price" || prices.length > 0 ? sayPrices(telling, prices) : [];
  const point = pointFor(telling, answer);
  if (point === null)
    return [...named, ...onNothing(telling, answer.side === "own" ? ownSide(task, place) : answer.side)];
  const asked = task.question.text.toLowerCase();
  const rival = names.rivals.find((name) => asked.includes(name.toLowerCase()));
  const head = answer.about === "price" && named.length > 0 ? null : headOf(telling, answer, point, { rival });
  // What one would give up is named, and what is argued then is something else.
  const argued = answer.about === "least" ? pointOn(task, ownSide(task, place), place) : point;
  return goOn(telling, [...named, head], argued ?? point, named.length);
}

function onNothing(telling: Telling, side: Side): Sentences {
  const { speaker, task, place } = telling;
  const other = pointOn(task, side === "for" ? "against" : "for", place);
  const none = speaker.say(
    formsIn(forms.nothingOn[side]).map((text) => ({ text })),
    [],
  );
  return other === null ? [none, verdict(telling)] : goOn(telling, [none], other);
}

/** Each price that is asked about, with how it is found. */
const sayPrices = ({ speaker, task }: Telling, prices: readonly Price[]): Sentences =>
  prices.map((price) => {
    const words = plainWords(priceInWords(price));
    return speaker.say(
      plain,
      priceForms[foundAt(task, price)].map((form) => form.replace("{price}", words)),
    );
  });

/** What follows the first sentence, until the answer is as long as the respondent talks. */
function goOn(telling: Telling, first: Sentences, point: Point, least = 1): Sentences {
  const { task, place } = telling;
  const said = first.filter((sentence) => sentence !== null);
  const own = ownSide(task, place);
  const isTurned = task.disposition.stance !== 3 && point.side !== own;
  const length = Math.max(lengthOf(telling), least + (mustJudge(telling) || isTurned ? 1 : 0), place === 0 ? 2 : 1);
  const acts = [
    () => argue(telling, point),
    () => concede(telling, point, own),
    () => (place % 2 === 0 ? reasonWhy(telling, point) : null),
    () => argue(telling, point),
  ];
  const closing = mustJudge(telling) || isTurned || length > 3 ? 1 : 0;
  for (const act of acts) {
    if (said.length >= length - closing) break;
    const sentence = act();
    if (sentence !== null) said.push(sentence);
  }
  if (closing > 0) said.push(verdict(telling) ?? "");
  return said.filter((sentence) => sentence !== "");
}

/** Where someone stands is said outright in every second answer, and where a study turns on it. */
const mustJudge = ({ place, task }: Telling): boolean => place % 2 === 1 || task.question.purpose === "reaction";

const verdict = ({ task, speaker }: Telling): string | null =>
  speaker.say(forms.judging, formsIn(forms.verdicts[task.disposition.stance]));

/** A clause on the point, with a fact of the persona or of the topic beside it. */
function argue({ task, speaker, place, names }: Telling, { id, side }: Point): string | null {
  const cores = spoken[id][side].says;
  const claim = names.claims.find((words) => speaksOf(tokensOf(words)).includes(id));
  const onClaim = side === "against" ? forms.ofClaim.against : claim === undefined ? [] : forms.ofClaim.for;
  const families: forms.Frame[][] = [
    forms.ofOneself,
    ofMoney.has(id) ? forms.ofMoney : onClaim,
    names.rivals.length > 0 ? forms.nextTo : plain,
    plain,
    onClaim,
    names.today !== null ? forms.nextToToday : forms.goingOn,
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

const reasonWhy = ({ speaker }: Telling, { id }: Point): string | null =>
  speaker.say(forms.because, spoken[id].why, id);

/** The point that a probe takes up: that of the sentence it repeats. */
function pointProbed(telling: Telling): Point | null {
  const { task, place } = telling;
  const { question, transcript, plan, brief } = task;
  const own = ownSide(task, place);
  const quoted = question.kind === "probe" ? question.quoted : "";
  const heard = meaningsIn(transcript.at(-1)?.a ?? "", { plan, study_type: brief.study_type, asked: [] });
  const ids = heard.filter(({ meaning }) => "id" in meaning);
  const found = ids.find(({ text }) => quoted !== "" && text.includes(quoted)) ?? ids[0];
  if (found === undefined || !("id" in found.meaning)) return pointOn(task, own, place);
  const { meaning } = found;
  const side =
    "side" in meaning && meaning.side !== 0
      ? meaning.side > 0
        ? "for"
        : "against"
      : (sideOf(task, meaning.id) ?? own);
  return { id: meaning.id, side };
}

/** Goes deeper into what the moderator repeats. */
function onProbe(telling: Telling): Sentences {
  const { task, speaker } = telling;
  const point = pointProbed(telling);
  if (task.question.kind !== "probe" || point === null) return [verdict(telling)];
  const { id, side } = point;
  const words = spoken[id];
  const more = lengthOf(telling) > 1;
  const { probe } = task.question;
  if (probe === "counter") {
    const changing =
      side === "for" ? speaker.say(forms.losing, words.for.nouns, id) : speaker.say(forms.wanting, words.want, id);
    return [changing, more || changing === null ? verdict(telling) : null];
  }
  const why = () => reasonWhy(telling, point);
  const again = () => argue(telling, point);
  if (probe === "ladder") return [why() ?? again(), more ? again() : null];
  const first = speaker.say(forms.probed[probe], words[side].says, id) ?? again();
  return [first, more || first === null ? (probe === "contrast" ? again() : why()) : null];
}

/** An answer to a question that no guide has: to each part of it. */
function onAny(telling: Telling): Sentences {
  const { task, names } = telling;
  const parts = partsOf(task.question.text, names, task.plan.prices);
  const said = parts.flatMap((part, at) => onPart({ ...telling, place: telling.place + at }, part));
  const isJudged = parts.length < 2 && task.question.kind === "core";
  return isJudged ? [...said, verdict(telling)] : said;
}

function onPart(telling: Telling, { answer, prices, rivals, touched, echo }: Asked): Sentences {
  const { task, speaker, place } = telling;
  if (prices.length > 0) return [...sayPrices(telling, prices), onlyWith(telling, prices)];
  const own = ownSide(task, place);
  const id = touched.find((one) => sideOf(task, one) !== null);
  const side = answer.side === "own" ? ((id === undefined ? null : sideOf(task, id)) ?? own) : answer.side;
  const point = id !== undefined && sideOf(task, id) === side ? { id, side } : pointOn(task, side, place);
  if (point === null) return onNothing(telling, side);
  const beside = rivals
    .slice(0, 3)
    .map((rival) => speaker.say(forms.nextTo, spoken[point.id][side].says, point.id, { rival }));
  const open =
    touched[0] !== undefined && id === undefined && considerationIds.includes(touched[0]) ? touched[0] : null;
  const aside =
    open === null
      ? null
      : speaker.say(
          [{ text: "As for {core}, it is not what decides for me" }, { text: "I have no strong view on {core}" }],
          [spoken[open].matter],
        );
  return [
    headOf(telling, answer, point, echo === null ? {} : { echo: plainWords(echo) }),
    ...beside,
    aside,
    rivals.length === 0 ? argue(telling, point) : null,
  ];
}

/** What a price is weighed with: the point that moves the respondent most. */
function onlyWith(telling: Telling, prices: readonly Price[]): string | null {
  const { task, place } = telling;
  const price = sideOf(task, "price");
  const point: Point | null =
    price === null ? pointOn(task, ownSide(task, place), place) : { id: "price", side: price };
  return point === null || prices.length > 2 ? null : argue({ ...telling, place: 1 }, point);
}
