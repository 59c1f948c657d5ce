import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import type { ModelFault } from "#lib/testing/model-server.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";
import { exportStudy, StudyFile } from "../studies/calls/study-file.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { replayStudy } from "./replay.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(endModels);

const ask = async (members: Record<string, unknown> = {}) =>
  (await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy(members) })).body;

let words = 0;
const many = { persona_ids: ["p_cfo", "p_cto"], n_per_persona: 2 };

/** Runs a study by a model that never says the same twice, ends the model, and reads the study's file. */
async function exported(
  members: object,
  fault: (label: string, n: number) => ModelFault | undefined = () => undefined,
) {
  const server = await speakByModel({
    answer: (asked) => {
      words += 1;
      return asked.system.startsWith("Task: respond\n") ? `${answerByStructure(asked)} In ${words}.` : undefined;
    },
    fault: ({ system }, n) => fault(/^Task: (\S+)/.exec(system)![1]!, n),
  });
  const { id } = await ask({ ...many, ...members });
  const sent = server.seen.length;
  await endModels();
  const file = StudyFile.parse(JSON.parse(JSON.stringify(await exportStudy(id))));
  return { file, sent };
}

describe("an exported study", () => {
  test("has the same findings to the byte, with no model left to call", async () => {
    const { file, sent } = await exported({ seed: 1 });
    expect(file.calls).toHaveLength(sent);
    const { isSame, findings } = await replayStudy(file);
    expect(isSame).toBe(true);
    expect(JSON.parse(findings)).toEqual(file.findings);
  });

  test("is replayed with its people made, repairs and faults, and the interviews that these cost", {
    tags: "full",
  }, async () => {
    let [failed, refused, rated] = [0, 0, 0];
    const { file } = await exported(
      { seed: 2, persona_ids: undefined, audience_description: "People who file travel costs" },
      (label) => {
        // One alone: a second on the repair of the first would lose its interview.
        rated += label === "rate" ? 1 : 0;
        if (label === "rate" && rated === 2) return { is: "wrong-shape" };
        // One alone: the order of calls differs, and half of the interviews lost is a failed study.
        refused += label === "respond" ? 1 : 0;
        if (label === "respond" && refused === 9) return { is: "content-filter" };
        failed += label === "code" ? 1 : 0;
        return label === "code" && failed === 2 ? { is: "content-filter" } : undefined;
      },
    );
    const faults = new Set(file.calls.map(({ fault }) => fault));
    expect([...faults]).toEqual(expect.arrayContaining([null, "refused"]));
    expect(file.findings!.flags.map(({ code }) => code)).toContain("uncoded");
    expect((await replayStudy(file)).isSame).toBe(true);
  });

  test("by the simulator is replayed too", async () => {
    const { id } = await ask(many);
    expect((await replayStudy(await exportStudy(id))).isSame).toBe(true);
  });

  test("without one of its replies is refused, and the call is named", { tags: "full" }, async () => {
    const { file } = await exported({ seed: 3 });
    for (const label of ["probe", "write", "support"]) {
      const missing = file.calls.findIndex((call) => call.label === label);
      const calls = file.calls.toSpliced(missing, 1);
      await expect(replayStudy({ ...file, calls })).rejects.toThrow(`no reply to a call named "${label}"`);
    }
  });

  test("with a changed reply differs, and one of another engine's version is refused", async () => {
    const { file } = await exported({ seed: 4 });
    const calls = file.calls.map((call) =>
      call.label === "write" ? { ...call, reply: call.reply!.replaceAll("the", "a") } : call,
    );
    const changed = await replayStudy({ ...file, calls }).catch((error: Error) => error);
    expect(changed).not.toMatchObject({ isSame: true });
    const study = { ...file.study, engine: { ...file.study.engine, version: "0" } };
    await expect(replayStudy({ ...file, study })).rejects.toThrow(/of version 0 of its engine/);
    await expect(replayStudy({ ...file, findings: null })).rejects.toThrow(/no findings to compare/);
  });
});
