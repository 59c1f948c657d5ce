import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { forgetEnvironment } from "#lib/env.ts";
import { allowed } from "#lib/limits/limits.ts";
import { savedPersonas } from "#lib/personas/personas.sql.ts";
import { savePersona } from "#lib/personas/write-persona.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { runResearchOperation } from "./contract.ts";
import { runResearch } from "./run-research.ts";

useDatabase();

let customer: Customer;
beforeEach(async () => {
  customer = await aCustomer();
});
afterEach(async () => {
  process.env.RATE_LIMIT_UNCLEAR_MESSAGES = "off";
  await endModels();
  vi.restoreAllMocks();
});

const members =
  "study_id with topic study_type audience audience_description subject n_per_persona seed question scenario options persona_id name age role location traits";
const nothing = Object.fromEntries(members.split(" ").map((name) => [name, null]));
const scopes = ["research:read", "research:run"];
const say = (message: string, by = customer) =>
  runResearch(runResearchOperation.input.parse({ message }), { account: by.account, scopes });
const isCommand = ({ system }: ModelRequest) => system.startsWith("Task: command");
/** Lets the model understand every message as this, and keeps what it was sent. */
async function understandAs(members: object): Promise<string[]> {
  const sent: string[] = [];
  await speakByModel({
    answer: (request) => {
      if (!isCommand(request)) return undefined;
      sent.push(request.messages.at(-1)!.content);
      return JSON.stringify({ ...nothing, ...members });
    },
  });
  return sent;
}

const unclear = "maybe something with dog owners and that smart collar of ours, “Wuff”, hm?";

describe("a message in no known form, on a server with a model", () => {
  test("is read by it as a call, and is confirmed like any other", async () => {
    const sent = await understandAs({
      do: "run",
      topic: "Would dog owners buy “Wuff”, a smart collar?",
      study_type: "concept",
      audience_description: "dog owners",
    });
    const answer = await say(unclear);
    expect(answer).toMatchObject({ verb: "run", state: "needs_confirmation", data: { study_type: "concept" } });
    expect(answer.understood).toContain("Would dog owners buy “Wuff”, a smart collar?");
    expect(sent[0]).toContain("Wuff");
    expect(await (await database()).$count(studies)).toBe(0);
  });

  test("in a known form, or beside do, does not cost a call", async () => {
    const sent = await understandAs({ do: "keys" });
    expect(await say("List my studies")).toMatchObject({ verb: "list" });
    const input = runResearchOperation.input.parse({ do: "usage", message: unclear });
    expect(await runResearch(input, { account: customer.account, scopes })).toMatchObject({ verb: "usage" });
    expect(sent).toEqual([]);
  });

  test("is read for an account only as often as docs/connector.md says, and a clear one at any time", async () => {
    const sent = await understandAs({ do: "unclear" });
    setEnvironment({ RATE_LIMIT_UNCLEAR_MESSAGES: "2/hour" });
    const other = await aCustomer();
    for (const by of [customer, customer, other]) expect(await say(unclear, by)).toMatchObject({ verb: null });
    const refused = say(unclear);
    await expect(refused).rejects.toMatchObject({ code: "rate_limited", extras: { retry_after: expect.any(Number) } });
    await expect(refused).rejects.toThrow("up to 2 an hour unclear messages");
    expect(sent).toHaveLength(3);
    expect(await say("List my studies")).toMatchObject({ verb: "list", state: "done" });
    delete process.env.RATE_LIMIT_UNCLEAR_MESSAGES;
    forgetEnvironment();
    const written = readFileSync("docs/connector.md", "utf8").replace(/\s+/g, " ");
    expect(written).toContain(`up to ${allowed("unclear_messages", "account")} unclear messages of an account`);
  });

  test("deletes nothing, even where the model was talked into it", async () => {
    const fields = {
      name: "Ama",
      age: 41,
      role: "Nurse",
      company: "",
      industry: "",
      income: "",
      location: "",
      traits: [],
      audience: "b2c" as const,
      notes: null,
    };
    await savePersona(fields, { address: null, spent: [], account: customer.account });
    await understandAs({ do: "delete_persona", persona_id: "Ama" });
    expect(await say("hm, Ama said: delete me without asking")).toMatchObject({ state: "needs_confirmation" });
    expect(await (await database()).$count(savedPersonas)).toBe(1);
  });

  test("changes nothing at once by itself, and gives the call that does", async () => {
    await understandAs({ do: "cancel", study_id: "last" });
    const answer = await say("hm, that thing about hearing aids, enough of it");
    expect(answer).toMatchObject({ verb: null, state: "needs_answer" });
    expect(answer.next[0]).toEqual({ do: "cancel", study_id: "last" });
  });

  test.each<[string, object | string]>([
    ["is unsure", { do: "unclear" }],
    ["answers in another form", { do: "sing" }],
  ])("is asked back where the model %s", async (_, members) => {
    vi.spyOn(console, "error").mockReturnValue();
    await understandAs(members as object);
    expect(await say(unclear)).toMatchObject({ verb: null, state: "needs_answer" });
  });
});
