import { ownValue } from "../../../own-value.ts";
import { formsIn } from "../../considerations/consideration.ts";
import type { Answer as Spoken } from "../../engine.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";
import type { Answer } from "../types/type-voice.ts";
import { typeVoices } from "../types/type-voices.ts";
import { answerAny } from "./answer-any.ts";
import { answerProbe } from "./answer-probe.ts";
import { pricesIn } from "./any-question.ts";
import { factsOf } from "./facts.ts";
import * as forms from "./forms.ts";
import { guidePurpose, ownSide, type Point, placeOf, pointOn, sideOf, weighty } from "./mind.ts";
import { namesIn } from "./names.ts";
import { openAnswer } from "./open-answer.ts";
import { speakerFor } from "./speaker.ts";
import { goOn, ofMoney, onNothing, type Sentences, sayPrices, type Telling } from "./telling.ts";

/** Below this share of recognised words a respondent hardly knows what is asked about. */
const littleKnown = 0.25;

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
  const sentences = task.question.kind === "probe" ? answerProbe(telling) : onQuestion(telling);
  const said = sentences.filter((sentence) => sentence !== null);
  const isFirst = task.transcript.length === 0;
  const text = (isFirst ? introduced(selfOf(task), said) : said).join(" ");
  return { text, refused: false, truncated: false };
}

function selfOf({ persona, repeat }: RespondTask): string {
  const { selves } = factsOf(persona);
  return selves[(repeat - 1) % selves.length]!;
}

/** An answer that begins with who speaks; of a long one the second sentence gives way. */
const introduced = (self: string, [first = "", ...rest]: string[]): string[] => [
  self,
  first,
  ...(rest.length > 2 ? rest.slice(1) : rest),
];

function onQuestion(telling: Telling): Sentences {
  const { question, brief } = telling.task;
  const isGuides = question.purpose !== "reaction" || /^what do you make of\b/i.test(question.text);
  const answer = ownValue(typeVoices[brief.study_type].answers, guidePurpose(question.purpose));
  return isGuides && answer !== undefined ? onGuide(telling, answer) : answerAny(telling);
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
  const head = answer.about === "price" && named.length > 0 ? null : openAnswer(telling, answer, point, { rival });
  // What one would give up is named, and what is argued then is something else.
  const argued = answer.about === "least" ? pointOn(task, ownSide(task, place), place) : point;
  return goOn(telling, [...named, head], argued ?? point, named.length);
}

/** The point that an answer argues. */
function pointFor({ task, place }: Telling, answer: Answer): Point | null {
  const own = ownSide(task, place);
  const side = answer.side === "own" ? own : answer.side;
  if (answer.about === "claim") {
    const words = task.plan.stimulus ?? task.plan.claims[0] ?? "";
    const id = speaksOf(tokensOf(words)).find((one) => task.plan.considerations.includes(one));
    if (id !== undefined) return { id, side };
  }
  if (answer.about === "beyond_price") {
    const id = weighty(task).find((one) => !ofMoney.has(one));
    return id === undefined ? null : { id, side: sideOf(task, id) ?? side };
  }
  if (answer.about === "least") {
    const id = weighty(task).findLast((one) => !ofMoney.has(one) && sideOf(task, one) !== null) ?? weighty(task).at(-1);
    return id === undefined ? null : { id, side };
  }
  return pointOn(task, side, place);
}
