import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { drawFrom, pick } from "../../draw.ts";
import type { Question, Answer as Spoken } from "../../engine.ts";
import { priceInWords } from "../../price-in-words.ts";
import { tokensOf } from "../../read-text.ts";
import { readAnswer } from "../coder/read-answer.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import type { Answer, Opening } from "../types/type-voice.ts";
import { typeVoices } from "../types/type-voices.ts";
import { partOf, partsOf, type QuestionPart } from "./any-question.ts";
import { factsOf } from "./facts.ts";
import { coresFor, fresh, further, ofPrice, onProbe, type Point, plain } from "./forms.ts";
import { foundAt, ofMoney, otherSide, ownSide, pointOf, pointOn, weightOf, weighty } from "./mind.ts";
import { type Names, namesIn, plainWords } from "./names.ts";
import { type Say, speakerFor } from "./speaker.ts";

/** Below this share of recognised words a respondent hardly knows what is asked about, and mostly says so. */
const littleKnown = { below: 0.25, declines: 0.7 };
const mostSentences = 4;

/** An answer that is being put together: `place` is where in the guide it is, from 0. */
type Telling = { task: RespondTask; names: Names; say: Say; place: number };
type Beginning = { said: string[]; point: Point | null };

const spoken = (sentences: readonly (string | null)[]) => sentences.filter((sentence) => sentence !== null);

/** What a simulated respondent answers: one to four plain sentences that follow from what it weighs. */
export function respond(task: RespondTask): Spoken {
  const { plan, brief, question, transcript, persona, repeat } = task;
  const { answers } = typeVoices[brief.study_type];
  // A question that is asked once more, for another price, has the answer of the first.
  const purpose = question.purpose.replace(/(?<!^(?:own|topic))_\d+$/, "");
  const at = Object.keys(answers).indexOf(purpose);
  const place = at < 0 ? transcript.filter(({ kind }) => kind === "core").length : at;
  const names = namesIn(plan, persona.id);
  const telling: Telling = { task, names, say: speakerFor(task, names), place };
  const isLost = plan.coverage < littleKnown.below && task.draw.at("loss").next() < littleKnown.declines;
  const lost = isLost ? telling.say(plain.atALoss, null) : null;
  if (lost !== null) return { text: lost, refused: true, truncated: false };
  const isGuides = purpose !== "reaction" || /^what do you make of\b/i.test(question.text);
  const answer = isGuides ? ownValue(answers, purpose) : undefined;
  const said = question.kind === "probe" ? answerProbe(telling, question) : answerQuestion(telling, answer);
  const { selves } = factsOf(persona);
  const self = Math.floor(drawFrom(`${names.voice}/${persona.id}`).next() * selves.length) + repeat - 1;
  const whole = transcript.length === 0 ? [selves[self % selves.length]!, ...said] : said;
  return { text: whole.slice(0, mostSentences).join(" "), refused: false, truncated: false };
}

function answerProbe(telling: Telling, { probe, quoted }: Extract<Question, { kind: "probe" }>): string[] {
  const point = pointProbed(telling, quoted);
  if (point === null) return spoken([verdict(telling)]);
  const frames = onProbe[probe === "counter" ? point.side : probe];
  const deeper = probe === "counter" ? null : (telling.say(fresh(frames), point) ?? argue(telling, point));
  const first = deeper ?? telling.say(frames, point);
  if (first !== null && lengthOf(telling.task) < 2) return [first];
  const goesOn = { clarify: explain, example: explain, contrast: argue, ladder: argue, counter: verdict };
  return spoken([first, goesOn[probe](telling, point) ?? verdict(telling)]);
}

function pointProbed({ task, place }: Telling, quoted: string): Point | null {
  const { transcript, plan, brief } = task;
  const heard = readAnswer(transcript.at(-1)?.a ?? "", { plan, study_type: brief.study_type });
  const named = heard.flatMap(({ text, meaning }) => (meaning.of === "verdict" ? [] : [{ text, meaning }]));
  const { meaning } = named.find(({ text }) => quoted !== "" && text.includes(quoted)) ?? named[0] ?? {};
  const own = ownSide(task, place);
  if (meaning === undefined) return pointOn(task, own, place);
  const weighed = pointOf(task, meaning.id) ?? { id: meaning.id, side: own };
  if (meaning.of !== "reason" || meaning.side === 0) return weighed;
  return { ...weighed, side: meaning.side > 0 ? "for" : "against" };
}

function answerQuestion(telling: Telling, answer: Answer | undefined): string[] {
  const { task, names } = telling;
  const { text } = task.question;
  // Questions without a place of their own bring up different reasons.
  const place = telling.place + (answer ? 0 : Math.floor(drawFrom(text).next() * 8));
  const asked = answer ? [partOf(text, names, answer)] : partsOf(text, names, task.plan.prices);
  const parts = asked.map((part, at) => begin({ ...telling, place: place + at }, part));
  if (parts.length === 1) return goOn({ ...telling, place }, parts[0]!, answer === undefined);
  // Of several parts each has its answer before any is argued.
  const more = parts.flatMap(({ said }) => said.slice(1));
  return spoken([...parts.map(({ said: [first = null] }) => first), ...more, verdict(telling)]);
}

function begin(telling: Telling, part: QuestionPart): Beginning {
  const { task, say, place } = telling;
  const { answer, rivals, echo, prices } = part;
  const opening = answer[(["cold", "cold", "torn", "warm", "warm"] as const)[task.disposition.stance - 1]!];
  const own = ownSide(task, place);
  const point = pointFor(telling, opening, part.touched);
  const found = (price: Price) => say(ofPrice[foundAt(task, price)], null, { price: plainWords(priceInWords(price)) });
  const paid = spoken([part.asksSum ? say(plain.limit, null) : null, ...prices.map(found)]);
  if (opening.about === "price" && paid.length > 0) return { said: paid, point };
  if (point === null) {
    const side = sideFor(opening, own);
    return { said: spoken([...paid, say(plain[side], null)]), point: pointOn(task, otherSide(side), place) };
  }
  // Frames that name something of the topic beside what is studied come first.
  const naming = opening.frames.filter(({ text }) => /\{(?:rivals?|echo|today)\}/.test(text));
  const slots = { echo, ...(rivals.length > 0 && { rival: rivals[0] }) };
  const head = say(naming, point, slots) ?? say(opening.frames, point, slots);
  const unnamed = rivals.filter((rival) => !head?.includes(rival)).slice(0, 3);
  const beside = unnamed.map((rival) => say(further.rival, point, { rival }));
  const said = spoken([...paid, head, ...beside, aside(telling, part, point)]);
  return { said, point: opening.about === "least" ? pointOn(task, own, place) : point };
}

/** What is said of a matter that the question brings up, where the answer argues another. */
function aside({ task, say }: Telling, { touched = [] }: QuestionPart, argued: Point): string | null {
  const [id] = touched;
  if (id === undefined || touched.includes(argued.id)) return null;
  const point = pointOf(task, id);
  if (point !== null) return say(further[point.side], point);
  return say(plain.aside, null, { aside: pick(task.draw, coresFor("matter", { id, side: "for" }, 3)) });
}

const sideFor = ({ side }: Opening, own: Point["side"]): Point["side"] =>
  side === "for" || side === "against" ? side : own;

function pointFor({ task, place }: Telling, opening: Opening, touched: readonly ConsiderationId[] = []): Point | null {
  const side = sideFor(opening, ownSide(task, place));
  const { stimulus, claims, considerations } = task.plan;
  const shown = speaksOf(tokensOf(stimulus ?? claims[0] ?? "")).filter((id) => considerations.includes(id));
  const ids = weighty(task).filter((id) => !ofMoney.has(id));
  const least = ids.findLast((id) => weightOf(task, id) !== 0) ?? ids.at(-1);
  const id = opening.about && { claim: shown[0], least, beyond_price: ids[0], price: undefined }[opening.about];
  if (id !== undefined) return (opening.about === "claim" ? null : pointOf(task, id)) ?? { id, side };
  const asked = touched.map((one) => pointOf(task, one)).find((point) => point !== null);
  return asked && (opening.side === "any" || asked.side === side) ? asked : pointOn(task, side, place);
}

function lengthOf({ disposition: { state }, question }: RespondTask): number {
  const usual = { brief: 2, normal: 3, long: 4 }[state.verbosity];
  return Math.max(1, usual - (state.time_pressure === "high" ? 1 : 0) - (question.kind === "probe" ? 1 : 0));
}

/** What follows the beginning until the answer is long enough; every second answer says the stance outright. */
function goOn(telling: Telling, { said, point }: Beginning, isOwn: boolean): string[] {
  const { task, place } = telling;
  const isTurned = task.disposition.stance !== 3 && point?.side !== ownSide(task, place);
  const closes = isOwn || isTurned || place % 2 === 1;
  const length = Math.max(lengthOf(task), place === 0 ? 2 : 1) - (closes ? 1 : 0);
  const answer = [...said];
  for (const act of place % 3 === 2 ? [concede, argue, argue] : [argue, explain, concede])
    if (point !== null && answer.length < length) answer.push(...spoken([act(telling, point)]));
  if (!closes && answer.length > 0) return answer;
  return [...answer.slice(0, mostSentences - 1), ...spoken([verdict(telling)])];
}

/** A clause on the point, with the trait of the persona that makes it count, or a fact of it or of the topic. */
const argue = ({ say }: Telling, point: Point): string | null => say(further.trait, point) ?? say(further.argue, point);
const explain = ({ say }: Telling, point: Point): string | null => say(fresh(onProbe.ladder), point);
const verdict = ({ say }: Telling): string | null => say(further.asked, null) ?? say(further.verdict, null);

/** The other side, which those in the middle weigh as much and others less. */
function concede({ task, say, place }: Telling, point: Point): string | null {
  const { stance } = task.disposition;
  const other = pointOn(task, otherSide(point.side), place);
  if (point.side !== ownSide(task, place) || stance === 1 || stance === 5 || other === null) return null;
  const isSmaller = stance > 3 && -weightOf(task, other.id) < weightOf(task, point.id);
  return say(further[isSmaller ? "smaller" : other.side], other);
}
