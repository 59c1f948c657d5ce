import type { Answer } from "../types/type-voice.ts";
import { limitOf } from "./amounts.ts";
import { spoken } from "./cores.ts";
import { type CoreKind, headsIn } from "./frames.ts";
import type { Point } from "./mind.ts";
import type { Slots } from "./speaker.ts";
import type { Telling } from "./telling.ts";

/** The first sentence: an answer to what was asked. */
export function openAnswer(telling: Telling, answer: Answer, point: Point, slots: Slots = {}): string | null {
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

const leaningOf = ({ task: { disposition } }: Telling) =>
  disposition.stance === 3 ? "torn" : disposition.stance > 3 ? "warm" : "cold";
