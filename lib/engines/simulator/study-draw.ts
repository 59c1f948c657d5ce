import type { Brief } from "../brief.ts";
import { type Draw, drawFrom } from "../draw.ts";

const caches = new WeakMap<object, Map<string, unknown>>();

/** What follows from a study's brief and a name, worked out once: each rating and each sentence asks for it again. */
export function onceInStudy<Value>(brief: object, name: string, work: () => Value): Value {
  const cache = caches.get(brief) ?? new Map<string, unknown>();
  caches.set(brief, cache);
  if (!cache.has(name)) cache.set(name, work());
  return cache.get(name) as Value;
}

/** The chance of a study: it follows from the seed and the subject, so that two things under one seed are seen differently. */
export const studyDraw = ({ seed, given }: Pick<Brief, "seed" | "given">): Draw =>
  drawFrom(["touchstone study", seed, given?.subject ?? ""].join(" ").trim());
