import { readAnswer } from "../coder/read-answer.ts";
import { spoken } from "./cores.ts";
import * as forms from "./forms.ts";
import { ownSide, type Point, pointOn, sideOf } from "./mind.ts";
import { argue, lengthOf, reasonWhy, type Sentences, type Telling, verdict } from "./telling.ts";

/** The point that a probe takes up: that of the sentence it repeats. */
function pointProbed(telling: Telling): Point | null {
  const { task, place } = telling;
  const { question, transcript, plan, brief } = task;
  const own = ownSide(task, place);
  const quoted = question.kind === "probe" ? question.quoted : "";
  const heard = readAnswer(transcript.at(-1)?.a ?? "", { plan, study_type: brief.study_type, asked: [] });
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
export function answerProbe(telling: Telling): Sentences {
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
