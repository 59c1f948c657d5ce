import type { Answer } from "../types/type-voice.ts";
import { limitOf } from "./amounts.ts";
import { spoken } from "./cores.ts";
import { type CoreKind, headsIn } from "./frames.ts";
import { type Point, pointOn } from "./mind.ts";
import type { Slots } from "./speaker.ts";
import type { Telling } from "./telling.ts";

/** The first sentence: an answer to what was asked. */
export function openAnswer(telling: Telling, answer: Answer, point: Point, slots: Slots = {}): string | null {
  const { opens } = answer;
  const { transcript } = telling.task;
  const isQuoted = telling.names.claims.some((claim) => transcript.some(({ a }) => a.includes(claim)));
  const isOfTopic = (text: string) => namesTopic.test(text) || (!isQuoted && text.includes("{claim}"));
  const heads = headsIn(typeof opens === "string" ? opens : opens[leaningOf(telling)]);
  const limit = heads.some(({ text }) => text.includes("{limit}")) ? limitOf(telling.task) : null;
  const filled = limit === null ? slots : { ...slots, limit };
  const kinds = preferred([...new Set(heads.map(({ core }) => core))], telling);
  for (const isNaming of [true, false])
    for (const kind of kinds) {
      const fit = heads.filter(({ core, text }) => core === kind && isOfTopic(text) === isNaming);
      const about = pointOf(kind, point, telling);
      const said = about && telling.speaker.say(fit, coresFor(kind, about), about.id, filled);
      if (said !== null) return said;
    }
  return null;
}

/** Heads that name something of the topic beside what is studied come first; words people are shown are quoted once. */
const namesTopic = /\{(?:rivals?|echo|limit|today)\}/;

/** What is named as good or bad is what weighs so with the respondent. */
function pointOf(kind: CoreKind | null, point: Point, { task, place }: Telling): Point | null {
  const side = kind === "pro" ? "for" : kind === "con" ? "against" : point.side;
  return side === point.side ? point : pointOn(task, side, place);
}

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

const leaningOf = ({ task: { disposition } }: Telling) =>
  disposition.stance === 3 ? "torn" : disposition.stance > 3 ? "warm" : "cold";
