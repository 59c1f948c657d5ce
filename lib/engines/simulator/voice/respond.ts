import { ownValue } from "../../../own-value.ts";
import { drawFrom } from "../../draw.ts";
import type { Answer as Spoken } from "../../engine.ts";
import { priceInWords } from "../../price-in-words.ts";
import { readAnswer } from "../coder/read-answer.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";
import type { Opening } from "../types/type-voice.ts";
import { typeVoices } from "../types/type-voices.ts";
import { foundAt } from "./amounts.ts";
import { partOf, partsOf, type QuestionPart } from "./any-question.ts";
import { coresFor, type Point } from "./cores.ts";
import { factsOf } from "./facts.ts";
import { further, ofPrice, onProbe, plain } from "./frames.ts";
import { guidePurpose, ofMoney, ownSide, placeOf, pointOn, sideOf, weightOf, weighty } from "./mind.ts";
import { type Names, namesIn, plainWords } from "./names.ts";
import { type Say, type Slots, speakerFor } from "./speaker.ts";

/** Below this share of recognised words a respondent hardly knows what is asked about, and mostly says so. */
const littleKnown = { below: 0.25, declines: 0.7 };
const mostSentences = 4;

/** An answer that is being put together: `place` is where in the guide it is, from 0. */
type Telling = { task: RespondTask; names: Names; say: Say; place: number };
/** What was said to a question, and what to argue further. */
type Beginning = { said: string[]; point: Point | null };

const spoken = (sentences: readonly (string | null)[]) => sentences.filter((sentence) => sentence !== null);

/** What a simulated respondent answers: one to four plain sentences that follow from what it weighs. */
export function respond(task: RespondTask): Spoken {
  const { plan, question, transcript, persona, repeat } = task;
  const names = namesIn(plan);
  const telling: Telling = { task, names, say: speakerFor(task, names), place: placeOf(task) };
  const isLost = plan.coverage < littleKnown.below && task.draw.at("loss").next() < littleKnown.declines;
  const lost = isLost ? telling.say(plain.atALoss, null) : null;
  if (lost !== null) return { text: lost, refused: true, truncated: false };
  const said = question.kind === "probe" ? answerProbe(telling) : answerQuestion(telling);
  const { selves } = factsOf(persona);
  const whole = transcript.length === 0 ? [selves[(repeat - 1) % selves.length]!, ...said] : said;
  return { text: whole.slice(0, mostSentences).join(" "), refused: false, truncated: false };
}

/** Goes deeper into the sentence that the moderator repeats. */
function answerProbe(telling: Telling): string[] {
  const { task, say } = telling;
  const { question } = task;
  const point = pointProbed(telling);
  if (question.kind !== "probe" || point === null) return spoken([verdict(telling)]);
  const frames = onProbe[question.probe === "counter" ? point.side : question.probe];
  const first = say(frames, point) ?? argue(telling, point) ?? explain(telling, point);
  if (first !== null && lengthOf(task) < 2) return [first];
  const isWhy = question.probe === "clarify" || question.probe === "example";
  const more = question.probe === "counter" ? null : isWhy ? say(further.why, point) : argue(telling, point);
  return spoken([first, more ?? verdict(telling)]);
}

/** The point of the sentence that a probe repeats. */
function pointProbed({ task, place }: Telling): Point | null {
  const { question, transcript, plan, brief } = task;
  const quoted = question.kind === "probe" ? question.quoted : "";
  const heard = readAnswer(transcript.at(-1)?.a ?? "", { plan, study_type: brief.study_type });
  const named = heard.flatMap(({ text, meaning }) => (meaning.of === "verdict" ? [] : [{ text, meaning }]));
  const { meaning } = named.find(({ text }) => quoted !== "" && text.includes(quoted)) ?? named[0] ?? {};
  const own = ownSide(task, place);
  if (meaning === undefined) return pointOn(task, own, place);
  if (meaning.of === "reason" && meaning.side !== 0)
    return { id: meaning.id, side: meaning.side > 0 ? "for" : "against" };
  return { id: meaning.id, side: sideOf(task, meaning.id) ?? own };
}

function answerQuestion(telling: Telling): string[] {
  const { task, names, place } = telling;
  const { text, purpose } = task.question;
  const isGuides = purpose !== "reaction" || /^what do you make of\b/i.test(text);
  const answer = ownValue(typeVoices[task.brief.study_type].answers, guidePurpose(purpose));
  if (isGuides && answer !== undefined) return goOn(telling, begin(telling, partOf(text, names, answer)), false);
  // Questions without a place of their own bring up different reasons.
  const from = place + Math.floor(drawFrom(text).next() * 8);
  const parts = partsOf(text, names, task.plan.prices).map((part, at) => begin({ ...telling, place: from + at }, part));
  if (parts.length === 1) return goOn({ ...telling, place: from }, parts[0]!, true);
  // Of several parts each has its answer before any is argued.
  const first = parts.flatMap(({ said }) => said.slice(0, 1));
  return [...first, ...parts.flatMap(({ said }) => said.slice(1)), ...spoken([verdict(telling)])];
}

/** Answers one thing that a question asks after. */
function begin(telling: Telling, part: QuestionPart): Beginning {
  const { task, say, place } = telling;
  const { stance } = task.disposition;
  const opening = part.answer[stance === 3 ? "torn" : stance > 3 ? "warm" : "cold"];
  const point = pointFor(telling, opening, part);
  const sum = part.asksSum ? say(plain.limit, null) : null;
  const paid = part.prices.map((price) => say(ofPrice[foundAt(task, price)], null, { price: wordsOf(price) }));
  const priced = spoken([sum, ...paid]);
  const isPaid = opening.about === "price" && priced.length > 0;
  if (point === null && !isPaid) {
    const side = opening.side === "for" || opening.side === "against" ? opening.side : ownSide(task, place);
    return { said: spoken([...priced, say(plain[side], null)]), point: pointOn(task, otherSide(side), place) };
  }
  const [rival] = part.rivals;
  const slots: Slots = { ...(rival && { rival }), ...(part.echo && { echo: part.echo }) };
  const naming = opening.frames.filter(({ text }) => namesTopic.test(text));
  const head = isPaid ? null : (say(naming, point, slots) ?? say(opening.frames, point, slots));
  const beside = part.rivals.filter((name) => !head?.includes(name)).slice(0, 3);
  const compared = beside.map((name) => say(further.rival, point, { rival: name }));
  const argued = opening.about === "least" ? pointOn(task, ownSide(task, place), place) : point;
  return { said: spoken([...priced, head, ...compared, aside(telling, part, point)]), point: argued };
}

/** Frames that name something of the topic beside what is studied come first. */
const namesTopic = /\{(?:rivals?|echo|today)\}/;
const wordsOf = (price: Parameters<typeof priceInWords>[0]): string => plainWords(priceInWords(price));
const otherSide = (side: Point["side"]): Point["side"] => (side === "for" ? "against" : "for");

/** What is said of a matter that the question brings up, where the answer argues another. */
function aside({ task, say }: Telling, { touched }: QuestionPart, point: Point | null): string | null {
  const [id] = touched;
  if (id === undefined || touched.some((one) => one === point?.id)) return null;
  const side = sideOf(task, id);
  if (side !== null) return say(further.otherSide, { id, side });
  return say(plain.aside, null, { aside: coresFor("matter", { id, side: "for" }, 3)[0]! });
}

/** The point that an answer argues. */
function pointFor({ task, place }: Telling, { side, about }: Opening, { touched }: QuestionPart): Point | null {
  const own = ownSide(task, place);
  const argued = side === "own" || side === "any" ? own : side;
  if (about === "claim") {
    const shown = tokensOf(task.plan.stimulus ?? task.plan.claims[0] ?? "");
    const id = speaksOf(shown).find((one) => task.plan.considerations.includes(one));
    if (id !== undefined) return { id, side: argued };
  }
  const ids = weighty(task).filter((id) => !ofMoney.has(id));
  const weighed = ids.filter((id) => sideOf(task, id) !== null);
  if (about === "least" && ids.length > 0) return { id: weighed.at(-1) ?? ids.at(-1)!, side: argued };
  const asked = about === "beyond_price" ? ids.slice(0, 1) : touched;
  const id = asked.find((one) => sideOf(task, one) !== null);
  const found = id === undefined ? null : sideOf(task, id);
  const isFit = found !== null && (found === argued || side === "any" || about !== undefined);
  return isFit ? { id: id!, side: found } : pointOn(task, argued, place);
}

/** How many sentences the answer has. */
function lengthOf({ disposition: { state }, question }: RespondTask): number {
  const usual = { brief: 2, normal: 3, long: 4 }[state.verbosity];
  return Math.max(1, usual - (state.time_pressure === "high" ? 1 : 0) - (question.kind === "probe" ? 1 : 0));
}

/**
 * What follows the beginning, until the answer is as long as the respondent talks. The stance is said outright in every
 * second answer, where the other side was argued, and where the question is not the guide's.
 */
function goOn(telling: Telling, { said, point }: Beginning, isOwn: boolean): string[] {
  const { task, place } = telling;
  const isTurned = task.disposition.stance !== 3 && point?.side !== ownSide(task, place);
  const closes = isOwn || isTurned || place % 2 === 1 || task.question.purpose === "reaction";
  const length = Math.max(lengthOf(task), place === 0 ? 2 : 1) - (closes ? 1 : 0);
  const acts = [argue, explain, concede, argue];
  const answer = [...said];
  for (const act of [...acts.slice(place % 3), ...acts.slice(0, place % 3)])
    if (point !== null && answer.length < length) answer.push(...spoken([act(telling, point)]));
  return closes || answer.length === 0
    ? [...answer.slice(0, mostSentences - 1), ...spoken([verdict(telling)])]
    : answer;
}

/** A clause on the point, with the trait of the persona that makes it count, or a fact of it or of the topic. */
const argue = ({ say }: Telling, point: Point): string | null => say(further.trait, point) ?? say(further.argue, point);

const explain = ({ say }: Telling, point: Point): string | null => say(further.why, point);

const verdict = ({ say }: Telling): string | null => say(further.verdict, null);

/** The other side, which those in the middle weigh as much and others less. */
function concede({ task, say, place }: Telling, point: Point): string | null {
  const { stance } = task.disposition;
  if (point.side !== ownSide(task, place) || stance === 1 || stance === 5) return null;
  const other = pointOn(task, otherSide(point.side), place);
  if (other === null) return null;
  const isSmaller = stance > 3 && Math.abs(weightOf(task, other.id)) < Math.abs(weightOf(task, point.id));
  return say(isSmaller ? further.smaller : further.otherSide, other);
}
