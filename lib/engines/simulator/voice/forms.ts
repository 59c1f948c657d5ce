import type { Code } from "../../coding.ts";
import { formsIn } from "../../considerations/consideration.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import { type Names, standIn } from "./names.ts";

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
const freshIn = (forms: string): Frame[] => fresh(framesIn(forms));
const priced = (forms: string): Frame[] => openedIn(formsIn(forms));
/** What is said of a price by how it is found: all right, at the limit, too much. */
export const ofPrice = {
  "1": priced(`I would pay {price} for {it} =+price | I find {price} all right for {it} =+price
    {price} is something I can pay for {it} =+price | For {it} I am fine with {price} =+price`),
  "0": priced(`{price} for {it} is at my limit =0price | I would hesitate at {price} for {it} =0price
    I am torn over {price} for {it} =0price | At {price} I am in two minds about {it} =0price`),
  "-1": priced(`I would not pay {price} for {it} =-price | I find {price} too much for {it} =-price
    {price} is more than I want to spend on {it} =-price | At {price} I would pass on {it} =-price`),
};
/** How a probe is taken up, by its kind; one on what would change a mind, by the side. */
export const onProbe = {
  clarify: framesIn(`What I mean is that {says} | By that I mean that {says} | Simply put, {says}
    In plain words, {says} | I was thinking that {says}`),
  example: framesIn(`Day to day, {says} | In practice, {says} | In everyday use, {says} | Over a usual week, {says}
    As things are, {says}`),
  contrast: framesIn(`Compared with today, {says} | Set against what I do today, {says}
    Next to what I have now, {says}`),
  ladder: framesIn(`It matters because {why} | The reason is that {why} | Behind it is that {why}
    I say so because {why} | It counts because {why} | My reason is that {why}`),
  against: framesIn(`To think otherwise I need {want} | I would think again after {want} | What could move me is {want}
    I would have to see {want} | It would take {want} | For that I need {want}`),
  for: framesIn(`I would think otherwise without {promise:decides} | My mind would change without {promise:decides}
    It would be another matter without {promise:decides}`),
};
/** What goes on with an answer. */
export const further = {
  trait: freshIn("{trait}, and {says}"),
  argue: freshIn(`{says} | For one thing, {says} | Also, {says} | Besides, {says} | In short, {says}
    For my part, {says} | {fact}, {says} | At {cost}, {says} | Next to {rival}, {says} | Compared with {rival}, {says}
    Next to {today}, {says} | Compared with {today}, {says} | With “{backing}” in mind, {says}`),
  otherSide: framesIn(`Still, I think of {reason} | I also weigh {reason} | Against that I set {reason}
    On the other side I count {reason} | I also keep in mind {reason}`),
  smaller: framesIn(`As a smaller point I think of {reason:minor} | It weighs less, but I think of {reason:minor}
    If I look for a fault, I come to {reason:minor}`),
  rival: framesIn("Next to {rival}, {says} | Compared with {rival}, {says} | With {rival} beside it, {says}"),
  asked: framesIn("On “{asked}”, {verdict}"),
  verdict: framesIn(`{verdict} | {fact}, {verdict} | All in all, {verdict} | In the end, {verdict}
    On balance, {verdict} | Taken together, {verdict} | For now, {verdict} | As of now, {verdict}`),
};
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

/** Stances from firmly against to firmly for. */
const verdicts = [
  `I am against {it} | I see no place for {it} | I say no to {it} | I want nothing from {it}
    my answer on {it} is no | I would not take {it} | I turn {it} down`,
  `I am rather against {it} | I lean against {it} | I would rather skip {it} | I am cool on {it}
    more speaks against {it} than for it | I would leave {it} alone | I rather doubt {it}`,
  `I am undecided about {it} | on {it} I am torn | I am split on {it} | I am neutral on {it}
    about {it} I am unsure | I could take or leave {it} | I stay open on {it}`,
  `I am rather for {it} | I lean towards {it} | I would try {it} once | I rather like {it}
    more speaks for {it} than against it | I would accept {it} | I think well of {it}`,
  `I am clearly for {it} | I say yes to {it} | I want {it} | my answer on {it} is yes
    I am all for {it} | I am fully behind {it} | I would gladly take {it}`,
];

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
  ...verdicts.flatMap((forms, at) =>
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
  return name !== standIn && /(?:^|\s)(?:\p{Ll}[\p{L}-]*[^\Wsu']s|people|children)$/u.test(head);
}

/** A form with its names put in; a thing that was named before is "it" or "they". */
export function named(form: string, it: string, { kind }: Pick<Names, "kind">, isNamed = false): string {
  let isFirst = !isNamed;
  const put = form.replace(/\{it\}(\s(?:would|might|could|should|will|can)\b)?/g, (_, modal: string = "") => {
    const name = isFirst ? it : !areMany(it) ? "it" : modal === "" ? "them" : "they";
    isFirst = false;
    return name + modal;
  });
  return put.replaceAll("{kind}", kind);
}
