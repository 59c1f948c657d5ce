import type { Engine } from "../../engines/engine.ts";
import type { Quote } from "../../engines/findings.ts";
import type { WritingTask } from "../../engines/writing.ts";
import type { Judge, WrittenPieces } from "./carried-sentences.ts";
import { checkWriting } from "./check-writing.ts";
import { orStop } from "./or-stop.ts";
import { composeProse, type Prose } from "./prose/compose-prose.ts";
import type { Material } from "./prose/material.ts";
import type { Evidence } from "./stated-by.ts";

type Writer = { engine: Pick<Engine, "write" | "support">; signal: AbortSignal };

/**
 * The study's prose: a model's after its check, or the host's own where the engine writes none. `isPlain` says that a
 * model's writing failed, so that the host's takes its place.
 */
export async function writeProse(
  { engine, signal }: Writer,
  material: Material,
  task: WritingTask,
  known: Evidence,
): Promise<{ prose: Prose; isPlain: boolean }> {
  const composed = composeProse(material);
  const { write } = engine;
  if (write === null) return { prose: composed, isPlain: false };
  const written: WrittenPieces | null = await orStop(signal, () => write({ ...task, signal })).catch(() => null);
  if (written === null) return { prose: composed, isPlain: true };
  const quotesOf = (ids: readonly string[]) => quotesNamed(ids, material.counted);
  const prose = await checkWriting(written, { task, known, judge: judgeOf(engine, signal), composed, quotesOf });
  return { prose, isPlain: false };
}

/** Without a reader's judgement in time no sentence that needs one stays. */
function judgeOf({ support }: Writer["engine"], signal: AbortSignal): Judge {
  if (support === null) return null;
  return (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
}

const quotesNamed = (ids: readonly string[], counted: Material["counted"]): Quote[] =>
  counted.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );
