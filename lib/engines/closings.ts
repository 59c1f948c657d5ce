import { besideOptions } from "./closed-kinds.ts";

/** What people answer to a closing question, by their stance, the one most against it first. */
export const scales = {
  good: ["Bad", "Mostly bad", "Mixed", "Mostly good", "Good"],
  yes: ["No", "Probably not", "Not sure", "Probably", "Yes"],
  much: ["Not at all", "Hardly", "A little", "Quite a lot", "Very much"],
  /** How sure of it one is who has named an option. */
  sure: ["No doubt about it", "On balance", "For now", "All things considered", "I'm sure of it"],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;

/** What is studied, where it has no name and is one of some options; and what there is beside it and its rivals. */
export const thisOne = "This one";
export const noneOfThese = besideOptions.none;
const another = "Another one";

/** What the built-in engine asks at the end, and what people choose among or answer by. */
export type Closing =
  | { ask: string; scale: Exclude<keyof typeof scales, "sure"> }
  /** `beside` is chosen by those who choose neither this nor a rival. */
  | { ask: string; scale: "sure"; beside: typeof noneOfThese | typeof another };

/** What a request names. */
export type Names = { subject: string | null; rivals: readonly string[] };

/** All answers to a closing question, the most in favour first. */
export const optionsOf = (closing: Closing, { subject, rivals }: Names): string[] =>
  closing.scale === "sure" ? [subject ?? thisOne, ...rivals, closing.beside] : scales[closing.scale].toReversed();

/** What people answer who do not know what there is to choose among, as the question says. */
export const unknownOnes = "I don't know them";
