import { contentWords } from "../../content-words.ts";
import { type Draw, drawFrom, shuffled } from "../../draw.ts";
import { sentencesOf } from "../../sentences.ts";
import type { RespondTask } from "../task.ts";
import { lowerFirst, named } from "./cores.ts";
import { factsOf, traitFor } from "./facts.ts";
import type { Frame } from "./forms.ts";
import { dealtTo } from "./mind.ts";
import type { Names } from "./names.ts";

/** Phrases that a frame may take; those that are missing rule it out. */
export type Slots = Partial<
  Record<"fact" | "trait" | "income" | "price" | "rival" | "claim" | "limit" | "echo", string>
>;

/** Puts sentences together, each once in an interview. */
export type Speaker = {
  /** A sentence of one of the frames around one of the cores, not said before; null when there is none. */
  say(frames: readonly Frame[], cores: readonly string[], about?: string, slots?: Slots): string | null;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

type Combination = { frame: Frame; core: string; it: string; rank: number };

/** Multiples of it fall far apart between 0 and 1 (Weyl 1916). */
const golden = 0.618_033_988_75;

/** A sentence as it is written: begun with a capital, ended with a mark. */
const written = (text: string): string => `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;

/**
 * Sentences that a fact of the persona may open: this share of them, and all that could hardly be said in another way.
 */
const takesOpening = /^(?:\{core\}$|(?:What|The|My|I|Whether|How|Hardly|Little|Nobody|Others|Nothing)\b)/;
/** Sentences that have an opening of their own. */
const isOpen = /,|^As\b/;
const isRole = /^As\b/;
const opened = 0.25;
const few = 12;
export function speakerFor(task: RespondTask, names: Names): Speaker {
  const { persona, disposition, transcript, draw } = task;
  const before = transcript.map(({ a }) => a);
  const said = new Set(before.flatMap(sentencesOf));
  const heard = [...before];
  const facts = factsOf(persona);
  let last = "";
  let turn = 0;
  let hasFact = false;

  const times = (phrase: string): number => heard.filter((answer) => answer.includes(phrase)).length;
  const unheard = (phrases: readonly string[], from: Draw) =>
    shuffled(
      from,
      phrases.filter((phrase) => times(phrase) === 0),
    )[0];
  const openingsLeft = () => facts.openings.filter(({ said, most }) => times(said) < most).map(({ said }) => said);

  const slotsFor = (
    about: string,
    given: Slots,
    from: Draw,
  ): Slots & { today?: string; rivals?: string; others: string } => {
    const trait = traitFor(persona, about);
    return {
      fact: hasFact ? undefined : shuffled(from, openingsLeft())[0],
      trait: trait === null ? undefined : unheard([trait], from),
      income: facts.income === null ? undefined : unheard([facts.income], from),
      price: names.prices[0],
      rival: shuffled(from, names.rivals)[0],
      claim: unheard(names.claims, from) ?? names.claims[0],
      today: names.today ?? undefined,
      rivals: names.rivals.length === 0 ? undefined : listed(names.rivals.slice(0, 3)),
      others: disposition.state.others_decide,
      ...Object.fromEntries(Object.entries(given).filter(([, words]) => words !== undefined)),
    };
  };

  /** The frame with its slots put in; null where one is missing. */
  const framed = (text: string, slots: Record<string, string | undefined>): string | null => {
    let isWhole = true;
    const filled = text.replace(/\{(\w+)\}/g, (slot, name: string) => {
      if (name === "it" || name === "kind" || name === "core") return slot;
      if (slots[name] === undefined) isWhole = false;
      return slots[name] ?? "";
    });
    return isWhole ? filled : null;
  };

  /** How stale a core is: heard in the interview before, or like what was just said. */
  const staleness = (core: string): number => {
    const just = new Set(contentWords(heard.at(-1) ?? ""));
    const isHeard = names.it.some((it) => heard.some((answer) => answer.includes(named(core, it, names))));
    const isAlike = contentWords(core).filter((word) => just.has(word)).length > 1;
    return (isHeard ? 20 : 0) + (isAlike ? 5 : 0);
  };

  /**
   * All that could be said, in an order that all interviews of the study share and each begins at a place of its own.
   */
  const combined = (frames: readonly Frame[], cores: readonly string[]): Combination[] => {
    const all = cores.flatMap((core) => {
      const stale = staleness(core);
      return names.it.flatMap((it, at) => {
        // "The app Rota" is named once; from then on it is Rota.
        const isLong = names.it.some((other) => other !== it && it.endsWith(` ${other}`)) && times(it) > 0;
        const rank = stale + (it === last ? 1 : 0) + (isLong ? 3 : 0) + (at === names.it.length - 1 ? 10 : 0);
        return frames.map((frame) => ({ frame, core, it, rank }));
      });
    });
    const label = `${task.brief.seed}/${task.question.text}/${turn}`;
    const order = shuffled(drawFrom(label), all);
    const from = Math.floor(order.length * ((dealtTo(task) * golden) % 1));
    return [...order.slice(from), ...order.slice(0, from)].toSorted((one, other) => one.rank - other.rank);
  };

  const say: Speaker["say"] = (frames, cores, about = "", given = {}) => {
    turn += 1;
    const own = draw.at(`sentence ${turn}`);
    const slots = slotsFor(about, given, own.at("slots"));
    const combinations = combined(frames, cores.length === 0 ? [""] : cores);
    const isOpened = combinations.length < few || own.at("opened").next() < opened;
    for (const { frame, core, it } of combinations) {
      const text = framed(frame.text, slots);
      if (text === null) continue;
      const end = core === "" ? "" : named(core, it, names, text.includes("{it}"));
      const bare = named(text, it, names).replace("{core}", () => end);
      // A place or an age opens no sentence but a plain one of oneself.
      if (!isRole.test(slots.fact ?? "As") && frame.text.startsWith("{fact}") && !/^I\b/.test(end)) continue;
      const isFit = isRole.test(slots.fact ?? "")
        ? takesOpening.test(frame.text)
        : frame.text === "{core}" && /^I\b/.test(bare);
      const opening = isOpened && isFit && !frame.isBare && !isOpen.test(frame.text) ? slots.fact : undefined;
      const sentence = written(opening === undefined ? bare : `${opening}, ${lowerFirst(bare)}`);
      if (said.has(sentence)) continue;
      hasFact ||= slots.fact !== undefined && sentence.startsWith(slots.fact);
      said.add(sentence);
      heard.push(sentence);
      last = it;
      return sentence;
    }
    return null;
  };
  return { say };
}
