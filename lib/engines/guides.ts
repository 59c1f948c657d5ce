import words from "#lib/engines/guides.json" with { type: "json" };
import { ownValue } from "../own-value.ts";
import type { ProbeKind } from "./engine.ts";
import type { StudyTypeId } from "./study-types.ts";

/**
 * A core question: what it is for, how it is asked, and what it is probed for, the most wanted first. `without` is asked
 * where no price is given; a `hypothetical` one may be so. "It" is what the moderator named before the first one.
 */
export type CoreQuestion = {
  purpose: string;
  ask: string;
  without?: string;
  seeks: ProbeKind[];
  hypothetical?: boolean;
};

/** What a thing is set beside where no rival is given. */
const ownSolution = "what you do today";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a thing is set beside in a question: every rival that is given, else what people have today. */
export const besideOf = (rivals: readonly string[]): string =>
  rivals.length === 0 ? ownSolution : either.format(rivals);

/** The core questions of a study type, and the place from 0 of the one that changes places with the next in the second order. */
type TypeGuide = { swap: number; questions: CoreQuestion[] };

/**
 * The guides: worth before price, the whole before its parts, what is in use before any rival. In `unaided_brand` nothing is
 * named before what comes to mind unaided; it needs a kind of thing to ask about.
 */
export const guides = words as Record<StudyTypeId | "unaided_brand", TypeGuide>;

/** A text of the tables with its slots, such as {thing}, filled; one that is not known stays as it is. */
export const filled = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(ownValue(slots, name) ?? slot)).trim();
