import { readFile, writeFile } from "node:fs/promises";
import { canonicalJson } from "../crypto/canonical-json.ts";
import type { Engine } from "../engines/engine.ts";
import { engineFaultKinds } from "../engines/engine-fault.ts";
import { engineFault } from "../engines/model/fault-of.ts";
import { modelEngine } from "../engines/model/model-engine.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { StudyFile } from "../studies/calls/study-file.ts";
import { runStudy } from "../studies/pipeline/run-study.ts";
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

/** The findings of a replay as canonical JSON (RFC 8785), and whether they are the bytes of the file's own. */
type Replay = { findings: string; isSame: boolean };

/** Why a file cannot be replayed, in words for the operator. */
class ReplayRefused extends Error {}

/** Runs a study again from its file, with every reply read from there: without network, database or clock. */
export async function replayStudy({ study, findings, calls }: StudyFile): Promise<Replay> {
  if (findings === null) throw new ReplayRefused(`This study is ${study.status}: there are no findings to compare.`);
  const stop = new AbortController();
  const engine = study.engine.kind === "simulator" ? simulator() : replayEngine(study.engine.id, calls, stop);
  if (engine.version !== study.engine.version)
    throw new ReplayRefused(
      `This study is of version ${study.engine.version} of its engine, and this Touchstone has ${engine.version}. Replay it with the Touchstone that made it.`,
    );
  const { brief, plan } = study;
  const replayed = await runStudy(brief, engine, { signal: stop.signal, ...(plan && { plan }) });
  const text = canonicalJson(JSON.parse(JSON.stringify(replayed.findings)));
  return { findings: text, isSame: text === canonicalJson(findings) };
}

/** An engine of the file's models that calls none: a reply that is missing stops the replay. */
function replayEngine(id: string, calls: StudyFile["calls"], stop: AbortController): Engine {
  const recorded = new Map(calls.map((call) => [call.key, call]));
  const miss = (label: string) => {
    stop.abort(
      new ReplayRefused(
        `The file has no reply to a call named "${label}". Where a study's time or money ran out, its calls differ from those of a replay, which has no end of either.`,
      ),
    );
    throw stop.signal.reason;
  };
  // No call is made after the deadline, which is now.
  const settings = modelSettings({ AI_MODEL: id, AI_CONCURRENCY: 1, AI_DEADLINE_S: 0 });
  const { models } = settings;
  const nameOf = ({ provider, model }: (typeof models)[number]) => `${provider}:${model}`;
  return modelEngine({
    ...settings,
    calls: {
      read: async (key, label) => {
        const call = recorded.get(key);
        const fault = engineFaultKinds.find((kind) => kind === call?.fault);
        // In the words of then, which the findings have.
        if (fault !== undefined)
          throw engineFault(fault, models.find((model) => nameOf(model) === call!.model) ?? models[0]!);
        return (call?.fault === null ? call.reply : null) ?? miss(label);
      },
      // Reached where a reply is there, but cannot be read.
      write: async ({ label }) => miss(label),
    },
  });
}
