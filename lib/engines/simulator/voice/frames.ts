import type { Code } from "../../coding.ts";
import { formsIn } from "../../considerations/consideration.ts";
import type { ConsiderationId } from "../../considerations.ts";

// A sentence is a frame and a core; the core ends the sentence, and the coder knows both. A frame is written as its words
// with the kind of core that ends them in braces: `{reason}` is a noun phrase on the side that is argued, `{promise}` one
// in favour that takes no side, `{matter}` names the matter, `{want}` what would have to be there, `{says}` is a clause on
// the side, `{why}` one on why it counts, `{verdict}` the stance. After a colon: `decides` is what the decision turns on,
// `stops` rules it out, `minor` hardly weighs. " =+id", " =-id" or " =0id" says what a frame without a core speaks of.

export type CoreKind = "reason" | "promise" | "matter" | "want" | "says" | "why" | "verdict";

export type Frame = {
  text: string;
  /** Null where the frame is a whole sentence. */
  core: CoreKind | null;
  means: { id: ConsiderationId; side: 1 | 0 | -1 } | null;
  severity?: Code["severity"];
  /** What the core holds for: a rival or what is done today. */
  against?: "rival" | "today";
  /** Whether the core is what a decision turns on. */
  decides?: boolean;
  /** Whether the core is named without taking its side. */
  neutral?: boolean;
  /** Whether its core must be new to the interview. */
  isFresh?: boolean;
};

const ending = /\{(reason|promise|matter|want|says|why|verdict)(?::(decides|stops|minor))?\}$/;
const sides = { "+": 1, "0": 0, "-": -1 } as const;

/** A frame from its notation. */
export function frameOf(form: string): Frame {
  const [text = "", meaning] = form.split(" =");
  const [slot, core, flag] = ending.exec(text) ?? [];
  return {
    text: slot === undefined ? text : `${text.slice(0, -slot.length)}{core}`,
    core: (core as CoreKind | undefined) ?? null,
    means: meaning === undefined ? null : { id: meaning.slice(1) as ConsiderationId, side: sides[meaning[0] as "+"] },
    severity: flag === "stops" ? "blocker" : flag === "minor" ? "minor" : undefined,
    against: text.includes("{rival}") ? "rival" : /\btoday\b|\bI have now\b/.test(text) ? "today" : undefined,
    decides: flag === "decides" || flag === "stops",
    neutral: core === "promise",
  };
}

const framesIn = (forms: string): Frame[] => formsIn(forms).map(frameOf);
const goingOn = (forms: string): Frame[] => framesIn(forms).map((frame) => ({ ...frame, isFresh: true }));

/** What is said of a price by how it is found: all right, at the limit, too much. */
export const ofPrice = {
  "1": framesIn(`I would pay {price} for {it} =+price | I find {price} all right for {it} =+price
    {price} is something I can pay for {it} =+price | Yes to {it} at {price} =+price`),
  "0": framesIn(`{price} for {it} is at my limit =0price | I would hesitate at {price} for {it} =0price
    I am torn over {price} for {it} =0price | At {price} I am in two minds about {it} =0price`),
  "-1": framesIn(`I would not pay {price} for {it} =-price | I find {price} too much for {it} =-price
    {price} is more than I want to spend on {it} =-price | No to {it} at {price} =-price`),
};

/** How a probe is taken up, by its kind; what would change a mind depends on its side. */
export const onProbe = {
  clarify: goingOn(`What I mean is that {says} | By that I mean that {says} | Simply put, {says}
    In plain words, {says} | I was thinking that {says}`),
  example: goingOn(`Day to day, {says} | In practice, {says} | In everyday use, {says} | Over a usual week, {says}
    As things are, {says}`),
  contrast: goingOn(`Compared with today, {says} | Set against what I do today, {says}
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
  trait: goingOn("{trait}, and {says}"),
  argue: goingOn(`{says} | For one thing, {says} | Also, {says} | Besides, {says} | In short, {says}
    For my part, {says} | {fact}, {says} | {income}, {says} | At {cost}, {says} | Next to {rival}, {says}
    Compared with {rival}, {says} | Next to {today}, {says} | Compared with {today}, {says}
    With “{backing}” in mind, {says} | Going by “{backing}”, {says} | For all the talk of “{talk}”, {says}`),
  why: onProbe.ladder.map((frame) => ({ ...frame, isFresh: true })),
  otherSide: framesIn(`Still, I think of {reason} | I also weigh {reason} | Against that I set {reason}
    On the other side I count {reason} | I also keep in mind {reason}`),
  smaller: framesIn(`As a smaller point I think of {reason:minor} | It weighs less, but I think of {reason:minor}
    If I look for a fault, I come to {reason:minor}`),
  rival: framesIn(`Next to {rival}, {says} | Compared with {rival}, {says} | With {rival} beside it, {says}`),
  verdict: framesIn(`{verdict} | {fact}, {verdict} | All in all, {verdict} | In the end, {verdict}
    On balance, {verdict} | Taken together, {verdict} | For now, {verdict} | As of now, {verdict}`),
};

/** Every frame around a core, and every sentence on a price, that a study of any type can have. */
export const generalFrames: Frame[] = [ofPrice, onProbe, further].flatMap((frames) => Object.values(frames).flat());

/** What a question gets that no reason answers. */
export const plain = {
  atALoss: framesIn(`I do not know what is meant, so I cannot say | I do not know | I pass on this one
    I cannot say, as I do not understand the question | I have nothing to say to that | I would rather not answer that
    I have no answer, because I do not know what this is about | I cannot tell what I am being asked
    I would have to guess, and I would rather not | I have no opinion on something I do not understand
    It is not clear to me what you mean | I cannot help you there | I do not follow, so I leave it open`),
  for: framesIn(`I see nothing that speaks for {it} | Nothing for {it} comes to me | I can name no good side of {it}`),
  against: framesIn(`I see nothing that speaks against {it} | Nothing against {it} comes to me
    I can name no fault in {it}`),
  limit: framesIn(`I would pay {limit} at most for {it} | For {it} my limit is {limit}
    {limit} is where I would stop with {it}`),
  aside: framesIn(`As for {aside}, it does not decide {it} for me | With {it} I have no strong view on {aside}
    My view of {it} does not turn on {aside} | On {aside} I go neither way with {it}
    On {aside} I have no firm opinion about {it} | I would not choose for or against {it} by {aside}
    My mind about {it} is made up by other things than {aside}`),
};
