import type { Brief } from "../brief.ts";
import { type Draw, drawFrom } from "../draw.ts";

const kept = new WeakMap<object, Map<string, number>>();

/** A number that follows from a study's brief and a name, drawn once: each rating and each sentence asks for it again. */
export function onceInStudy(brief: Brief, name: string, draw: () => number): number {
  const numbers = kept.get(brief) ?? new Map<string, number>();
  kept.set(brief, numbers);
  const number = numbers.get(name) ?? draw();
  numbers.set(name, number);
  return number;
}

/** The chance of a study: it follows from the seed and the subject, so that two things under one seed are seen differently. */
export const studyDraw = ({ seed, given }: Pick<Brief, "seed" | "given">): Draw =>
  drawFrom(["touchstone study", seed, given?.subject ?? ""].join(" ").trim());
