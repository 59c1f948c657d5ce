import type { Code } from "../../coding.ts";
import { formsIn } from "../../considerations/consideration.ts";
import * as speech from "../../considerations/speech.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import { type Names, standIn } from "./names.ts";
import { voiced } from "./ways.ts";

// A sentence is a frame and a core; the core ends the sentence, and the coder knows both. A frame is written as its
// words with the kind of core that ends them: `{reason}` is a noun phrase on the side that is argued, `{promise}` one
// in favour that takes no side, `{matter}` the matter, `{want}` what would have to be there, `{says}` a clause on the
// side, `{why}` one on why it counts, `{verdict}` the stance. After a colon: `decides` is what the decision turns on,
// `stops` rules it out, `minor` hardly weighs. " =+id", " =-id" or " =0id" says what a frame without a core speaks of.
const ending = /\{(reason|promise|matter|want|says|why|verdict)(?::(decides|stops|minor))?\}$/;
const signs = { for: 1, against: -1, "+": 1, "0": 0, "-": -1 } as const;

type CoreKind = "reason" | "promise" | "matter" | "want" | "says" | "why" | "verdict";
/** The words before a core, or a whole sentence. */
export type Frame = {
  text: string;
  core: CoreKind | null;
  means: { id: ConsiderationId; side: 1 | 0 | -1 } | null;
  severity?: Code["severity"];
  /** What the core holds for: a rival or what is done today. */
  against?: "rival" | "today";
  /** Whether the core is what a decision turns on, takes no side, or must be new to the interview. */
  decides?: boolean;
  neutral?: boolean;
  isFresh?: boolean;
};
/** A consideration on the side that an answer argues. */
export type Point = { id: ConsiderationId; side: "for" | "against" };
/** What a sentence says; the side of a reason is 1 where it speaks for what is studied, 0 names it alone. */
export type Meaning =
  | { of: "reason"; id: ConsiderationId; side: 1 | 0 | -1 }
  | { of: "why" | "want" | "matter"; id: ConsiderationId }
  | { of: "verdict"; stance: number };
type Core = { kind: CoreKind; form: string; meaning: Meaning };

function frameOf(form: string): Frame {
  const [text = "", meaning] = form.split(" =");
  const [slot, core, flag] = ending.exec(text) ?? [];
  return {
    text: slot === undefined ? text : `${text.slice(0, -slot.length)}{core}`,
    core: (core as CoreKind | undefined) ?? null,
    means: meaning === undefined ? null : { id: meaning.slice(1) as ConsiderationId, side: signs[meaning[0] as "+"] },
    severity: flag === "stops" ? "blocker" : flag === "minor" ? "minor" : undefined,
    against: text.includes("{rival}") ? "rival" : /\btoday\b|\bI have now\b/.test(text) ? "today" : undefined,
    decides: flag === "decides" || flag === "stops",
    neutral: core === "promise",
  };
}
/** Frames from their forms; those about oneself may open with a fact of the persona. */
export const openedIn = (forms: readonly string[]): Frame[] =>
  forms.flatMap((form) => (form.startsWith("I ") ? [form, `{fact}, ${form}`] : form)).map(frameOf);
const framesIn = (forms: string): Frame[] => formsIn(forms).map(frameOf);
/** The same frames around cores that are new to the interview. */
export const fresh = (frames: readonly Frame[]): Frame[] => frames.map((frame) => ({ ...frame, isFresh: true }));
const framesOf = <Kind extends string>(forms: Record<Kind, string>, read = framesIn): Record<Kind, Frame[]> =>
  Object.fromEntries(Object.entries<string>(forms).map(([kind, of]) => [kind, read(of)])) as Record<Kind, Frame[]>;
/** What is said of a price by how it is found: 1 all right, 0 at the limit, −1 too much. */
export const ofPrice = framesOf(speech.ofPrice, (forms) => openedIn(formsIn(forms)));
/** How a probe is taken up, by its kind; one on what would change a mind, by the side. */
export const onProbe = framesOf(speech.onProbe);
const goingOn = framesOf(speech.further);
/** What goes on with an answer; what is argued is new to the interview. */
export const further = { ...goingOn, trait: fresh(goingOn.trait), argue: fresh(goingOn.argue) };
/** The frames that are known to every study. */
export const generalFrames: Frame[] = [ofPrice, onProbe, further].flatMap((frames) => Object.values(frames).flat());

/** What is said where no reason answers. */
export const plain = {
  atALoss: framesIn(`I do not know what is meant, so I cannot say | I do not know | I pass on this one
    I cannot say, as I do not understand the question | I have nothing to say to that | I cannot help you there
    I have no answer, because I do not know what this is about | I cannot tell what I am being asked
    I have no opinion on something I do not understand | It is not clear to me what you mean`),
  for: framesIn("I see nothing that speaks for {it} | Nothing for {it} comes to me | I can name no good side of {it}"),
  against: framesIn("I see nothing against {it} | Nothing against {it} comes to me | I can name no fault in {it}"),
  limit: framesIn("I would pay {limit} at most for {it} | For {it} my limit is {limit} | With {it} I stop at {limit}"),
  aside: framesIn(`As for {aside}, it does not decide {it} for me | With {it} I have no strong view on {aside}
    My view of {it} does not turn on {aside} | I judge {it} by other things than {aside}
    I would not choose for or against {it} by {aside} | With {it} I give little thought to {aside}`),
};

const coresOn = (id: ConsiderationId): Core[] =>
  (["matter", "why", "want", "for", "against"] as const).flatMap((of) =>
    formsIn(considerations[id].said[of]).map((form, at): Core => {
      if (of !== "for" && of !== "against") return { kind: of, form, meaning: { of, id } };
      return { kind: at < 2 ? "reason" : "says", form, meaning: { of: "reason", id, side: signs[of] } };
    }),
  );

/** All ends of sentences. */
export const cores: Core[] = [
  ...considerationIds.flatMap(coresOn),
  ...speech.verdicts.flatMap((forms, at) =>
    formsIn(forms).map((form): Core => ({ kind: "verdict", form, meaning: { of: "verdict", stance: at + 1 } })),
  ),
];

/** The forms of one kind of core, on a point or on a stance from 1 to 5. */
export function coresFor(kind: CoreKind, point: Point | null, stance: number): string[] {
  const [of, side] = kind === "promise" ? (["reason", "for"] as const) : ([kind, point?.side ?? "for"] as const);
  const isMeant = (meaning: Meaning) =>
    meaning.of === "verdict"
      ? meaning.stance === stance
      : meaning.id === point?.id && (meaning.of !== "reason" || meaning.side === signs[side]);
  return cores.filter((core) => core.kind === of && isMeant(core.meaning)).map(({ form }) => form);
}

/** Whether a name is of several things: "the kitchen projects", and not "Friends". */
function areMany(name: string): boolean {
  const head = name.replace(/\s(?:of|for|with|that|which|by|in|to)\s.*$/, "");
  return !name.endsWith(standIn) && /(?:^|\s)(?:\p{Ll}[\p{L}-]*[^\Wsu']s|people|children)$/u.test(head);
}

/** A form with its names put in; a thing that was named before is "it" or "they". */
export function named(form: string, it: string, names: Pick<Names, "kind" | "voice">, isNamed = false): string {
  let isFirst = !isNamed;
  const put = voiced(form, names.voice).replace(
    /\{it\}(\s(?:would|might|could|should|will|can)\b)?/g,
    (_, modal: string = "") => {
      const name = isFirst ? it : !areMany(it) ? "it" : modal === "" ? "them" : "they";
      isFirst = false;
      return name + modal;
    },
  );
  return put.replaceAll("{kind}", names.kind);
}
