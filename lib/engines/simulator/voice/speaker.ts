import { defaultPersonas } from "../../../personas/default-personas.ts";
import { drawFrom, shuffled } from "../../draw.ts";
import { sentencesOf } from "../../sentences.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";
import { limitOf } from "./amounts.ts";
import { coresFor, named, type Point } from "./cores.ts";
import { factsOf, traitFor } from "./facts.ts";
import type { Frame } from "./frames.ts";
import { ofMoney } from "./mind.ts";
import { type Names, standIn } from "./names.ts";

/** Words for the slots of a frame; a frame of which one is missing is not said. */
export type Slots = Partial<Record<"price" | "rival" | "echo" | "aside", string>>;

/** A sentence of one of the frames around one of its cores, each once in an interview; null when there is none. */
export type Say = (frames: readonly Frame[], point: Point | null, slots?: Slots) => string | null;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** The text with its slots put in, but for those of `named` and the core; null where one is missing. */
function filled(text: string, slots: Readonly<Record<string, string | null | undefined>>): string | null {
  const missing = [...text.matchAll(/\{(?!it\}|kind\}|core\})(\w+)\}/g)].some(([, name]) => !slots[name!]);
  return missing ? null : text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}

/** The default personas in the order in which they are most often asked together. */
const order = [...defaultPersonas.b2b, ...defaultPersonas.b2c].map(({ id }) => id);
/** Multiples of it fall far apart between 0 and 1 (Weyl 1916). */
const golden = 0.618_033_988_75;

/** Where an interview starts in what all interviews of a study can say, from 0 to 1 and far from the others. */
function startOf({ persona, repeat }: RespondTask): number {
  const place = order.indexOf(persona.id);
  const number = place < 0 ? Math.floor(drawFrom(persona.id).next() * 5_040) : place;
  return ((number + defaultPersonas.b2b.length * (repeat - 1)) * golden) % 1;
}

/** Speaks for a respondent, who has said what the transcript holds. */
export function speakerFor(task: RespondTask, names: Names): Say {
  const { persona, disposition, draw, brief, question } = task;
  const start = startOf(task);
  const heard = task.transcript.map(({ a }) => a);
  const said = new Set(heard.flatMap(sentencesOf));
  const facts = factsOf(persona);
  let turn = 0;
  let last = "";
  const isHeard = (phrase: string) => heard.some((answer) => answer.includes(phrase));
  const unheard = (phrases: readonly (string | null)[]) =>
    phrases.find((phrase) => phrase !== null && !isHeard(phrase));
  const rankOf = (it: string) => (it === standIn ? 2 : 0) + (it === last ? 1 : 0);

  const slotsFor = (point: Point | null): Record<string, string | null | undefined> => {
    const from = draw.at(`slots ${turn}`);
    const isMoney = point !== null && ofMoney.has(point.id);
    const { claims } = names;
    const backing = claims.filter((claim) => point !== null && speaksOf(tokensOf(claim)).includes(point.id));
    return {
      fact: unheard(shuffled(from, facts.openings)),
      trait: point && unheard([traitFor(persona, point.id)]),
      income: isMoney ? unheard([facts.income]) : null,
      price: names.prices[0],
      cost: isMoney ? names.prices[0] : null,
      rival: shuffled(from, names.rivals)[0],
      rivals: listed(names.rivals.slice(0, 3)),
      today: names.today,
      claim: unheard(claims) ?? claims[0],
      backing: point?.side === "for" ? unheard(backing) : null,
      talk: point?.side === "against" ? unheard(claims) : null,
      limit: limitOf(task),
      others: disposition.state.others_decide,
    };
  };

  return (frames, point, given) => {
    turn += 1;
    const slots = { ...slotsFor(point), ...given };
    const sayable = frames.flatMap((frame) => {
      const text = filled(frame.text, slots);
      if (text === null) return [];
      const cores = frame.core === null ? [""] : coresFor(frame.core, point, disposition.stance);
      return cores.flatMap((core) => {
        const isStale = core !== "" && names.it.some((it) => isHeard(named(core, it, names)));
        // A place or an age opens no sentence but one of oneself.
        if ((frame.isFresh && isStale) || (frame.text.startsWith("{fact}") && !core.startsWith("I "))) return [];
        return names.it.map((it) => ({ text, core, it, rank: (isStale ? 4 : 0) + rankOf(it) }));
      });
    });
    const dealt = shuffled(drawFrom(`${brief.seed}/${question.text}/${turn}`), sayable);
    const from = Math.floor(dealt.length * start);
    const inOrder = [...dealt.slice(from), ...dealt.slice(0, from)];
    for (const { text, core, it } of inOrder.toSorted((one, other) => one.rank - other.rank)) {
      const end = named(core, it, names, text.includes("{it}"));
      const sentence = `${capital(named(text, it, names).replace("{core}", () => end))}.`;
      if (said.has(sentence)) continue;
      said.add(sentence);
      heard.push(sentence);
      last = it;
      return sentence;
    }
    return null;
  };
}
