import { readFile, writeFile } from "node:fs/promises";
import { ReplayRefused, replayStudy } from "../studies/calls/replay-study.ts";
import { StudyFile } from "../studies/calls/study-file.ts";
import { valueOr } from "../value-or.ts";
import type { Command } from "./commands.ts";

/** Replays a study from its file and says whether it has the same findings; fails where it has not. */
export async function replay(path: string, out: string | undefined): Promise<string> {
  const file = await readStudyFile(path);
  const { findings, isSame } = await replayStudy(file);
  if (out !== undefined) await writeFile(out, findings);
  const { id, engine } = file.study;
  if (!isSame) throw new ReplayRefused(`The findings of study ${id} differ from those in ${path}.`);
  return `Study ${id} by ${engine.id}, replayed from ${file.calls.length} calls: the findings are the same bytes (${Buffer.byteLength(findings)}).`;
}

async function readStudyFile(path: string): Promise<StudyFile> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new ReplayRefused(`${path} cannot be read.`);
  });
  const file = StudyFile.safeParse(valueOr(() => JSON.parse(text), null));
  if (file.success) return file.data;
  throw new ReplayRefused(`${path} is no file of ${"export-study" satisfies Command}.`);
}
