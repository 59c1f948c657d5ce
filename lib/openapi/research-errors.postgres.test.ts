import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import type { Endpoint } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { engineFault } from "#lib/engines/model/fault-of.ts";
import type { ModelAddress } from "#lib/engines/model/settings.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { type ErrorCode, requestIdHeader, statusOf } from "#lib/errors.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, said, speakAs } from "#lib/testing/research.ts";
import { settled } from "#lib/testing/settled.ts";
import { undescribedHeaders } from "#lib/testing/undescribed-headers.ts";
import { withStorageAway } from "#lib/testing/with-storage-away.ts";
import { research } from "../api/research.ts";
import { processWide } from "../process-wide.ts";
import { endpointsOf, errorCodesIn } from "./service.ts";

const { DELETE } = routeAt("/api/v1/study-types");

useDatabase();

type Call = NonNullable<Parameters<typeof callEndpoint>[1]>;
type Provocation = [operation: string, asked: () => Call | Promise<Call>];

const endpoints = endpointsOf(research);
const named = (name: string): Endpoint => endpoints.find((endpoint) => endpoint.name === name)!;
const nowhere = randomUUID();
let describedOf: (endpoint: Endpoint) => Description;
let customer: Customer;
/** One who may run a single study. */
let small: Customer;
beforeAll(async () => {
  describedOf = readDescription();
  customer = await aCustomer();
  small = await aCustomer(1);
});

/** Undoes the preparation of a refusal: engines that wait or fail, and limits. */
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
  letSpeak();
  vi.restoreAllMocks();
});

const send = (name: string, { headers, ...asked }: Call = {}) =>
  callEndpoint(named(name), { ...asked, headers: { ...customer.headers, ...headers } });

/** Sets a new limit on reads: they are counted in memory, by limits read once. */
function limitReads(limit: string): void {
  setEnvironment({ RATE_LIMIT_READS: limit });
  processWide("read-limits").current = undefined;
}

const later = { prefer: "respond-async" };

/** Keeps a number of studies of the customer's key running until the refusal has come. */
async function running(count: number, headers: Record<string, string> = {}): Promise<void> {
  const { go } = holdStudies();
  const ids: string[] = [];
  undo.push(async () => {
    go();
    for (const study_id of ids)
      await vi.waitFor(async () => {
        const { body } = await send("get_study", { headers, path: { study_id } });
        expect(body.status).toBe("complete");
      }, 20_000);
  });
  for (let one = 0; one < count; one += 1) {
    const { body } = await send("create_study", { headers: { ...later, ...headers }, body: aStudy() });
    ids.push(body.id);
  }
}

/** Asks to publish a study with this topic, whose answers contain none of its words. */
const madePublic = (topic: string) => async () => {
  speakAs({
    plan: ({ brief, signal }) =>
      simulator().plan({ brief: { ...brief, topic: "How do people feel about expense software?" }, signal }),
    respond: async () => said("I like it, because it saves me an hour each week."),
  });
  const { body } = await send("create_study", { body: aStudy({ topic }) });
  return { path: { study_id: body.id }, body: { visibility: "public" } };
};

const study = (members: object) => () => ({ body: aStudy({ ...members }) });

/** A request that provokes the code, and its operation. */
const provocations = {
  unauthorized: ["list_keys", () => ({ headers: { authorization: "" } })],
  invalid_key: ["list_keys", () => ({ headers: { authorization: `Bearer sr_live_${"0".repeat(38)}` } })],
  forbidden: [
    "revoke_key",
    async () => {
      setEnvironment({ API_KEYS: "self-serve" });
      undo.push(() => setEnvironment({ API_KEYS: "operator" }));
      const { key } = (await send("create_key", { body: { name: "another" } })).body;
      return { headers: { authorization: `Bearer ${key}` }, path: { key_id: customer.account.key_id } };
    },
  ],
  invalid_argument: ["list_studies", () => ({ query: { limit: 500 } })],
  invalid_json: ["create_study", () => ({ body: '{"topic": "Why" "seed": 7}' })],
  invalid_topic: ["create_study", study({ topic: "Why?" })],
  invalid_study_type: ["create_study", study({ study_type: "survey" })],
  invalid_audience: ["create_study", study({ audience: undefined, persona_ids: undefined })],
  invalid_persona_ids: ["create_study", study({ persona_ids: ["p_nobody"] })],
  invalid_n_per_persona: ["create_study", study({ n_per_persona: 4 })],
  invalid_webhook_url: ["create_study", study({ webhook_url: "https://localhost/hook" })],
  invalid_scenario: ["simulate", () => ({ body: { scenario: "Rain." } })],
  invalid_closed_questions: [
    "create_study",
    study({ closed_questions: [{ kind: "rank", text: "Rank these by importance." }] }),
  ],
  no_personas: ["simulate", () => ({ body: { scenario: "The price of coffee doubles." } })],
  invalid_persona: ["save_persona", () => ({ body: { name: "Mia", age: 12, role: "Pupil" } })],
  contains_secret: ["change_study", madePublic(`Do calls with ${"glpat-"}${"Xk3Rr9QpLw2Zt7Vb5NcY"} fail for people?`)],
  contains_personal_data: ["change_study", madePublic(`Would ${["mara.holm", "kontor-ost.eu"].join("@")} buy it?`)],
  invalid_request: ["create_study", study({ seed: -1 })],
  idempotency_mismatch: [
    "create_study",
    async () => {
      const headers = { "idempotency-key": randomUUID() };
      await send("create_study", { headers, body: aStudy({ seed: 1 }) });
      return { headers, body: aStudy({ seed: 2 }) };
    },
  ],
  in_progress: [
    "create_study",
    async () => {
      const headers = { "idempotency-key": randomUUID() };
      await running(1, headers);
      return { headers, body: aStudy() };
    },
  ],
  concurrency_limit: [
    "research",
    async () => {
      await running(10);
      return { body: { topic: "What do people cook on a Monday?", audience: "b2c" } };
    },
  ],
  research_failed: [
    "create_study",
    () => {
      vi.spyOn(console, "error").mockReturnValue();
      const fault = engineFault("too_slow", { provider: "openai", model: "gpt-5-mini" } as ModelAddress);
      speakAs({ plan: () => Promise.reject(fault) });
      return { body: aStudy() };
    },
  ],
  not_found: ["get_study", () => ({ path: { study_id: nowhere } })],
  payload_too_large: ["create_study", () => ({ body: `{"topic": "${"a".repeat(256 * 1024)}"}` })],
  unsupported_media_type: ["create_study", () => ({ body: "topic=Why", headers: { "content-type": "text/plain" } })],
  rate_limited: [
    "list_study_types",
    async () => {
      limitReads("6/minute");
      undo.push(() => limitReads("off"));
      for (let asked = 0; asked < 6; asked += 1) await send("list_study_types");
      return {};
    },
  ],
  internal_error: [
    "list_personas",
    async () => {
      vi.spyOn(console, "error").mockReturnValue();
      const db = await database();
      await db.execute(sql`alter table saved_personas rename to mislaid`);
      undo.push(() => db.execute(sql`alter table mislaid rename to saved_personas`));
      return {};
    },
  ],
  storage_unavailable: ["list_study_types", () => ({})],
} satisfies { [Code in ErrorCode]?: Provocation };

describe("every code is answered as its example says", () => {
  test.each(Object.keys(provocations) as (keyof typeof provocations)[])("%s", async (code) => {
    const [operation, asked]: Provocation = provocations[code];
    const request = await asked();
    const answered =
      code === "storage_unavailable"
        ? await withStorageAway(() => send(operation, request))
        : await send(operation, request);
    const { request_id, ...body } = answered.body;
    expect(request_id).toBe(answered.headers.get(requestIdHeader));
    expect(settled(body)).toEqual(research.errors[code]!.example);
    expect(refusalOf(answered)).toMatchObject({ status: statusOf[code], error: code });
    expect(describedOf(named(operation)).faultOfAnswer(answered.status, answered.body)).toBeNull();
    expect(undescribedHeaders(named(operation), answered)).toEqual([]);
  });

  test("there is a request for every code, but for that of a method that is none", () => {
    expect([...Object.keys(provocations), "method_not_allowed"].sort()).toEqual(errorCodesIn(research).sort());
  });

  test("method_not_allowed", async () => {
    const answered = await call(DELETE, {}, "DELETE");
    expect(answered.body).toEqual({ ...research.errors.method_not_allowed!.example, request_id: expect.any(String) });
    expect(refusalOf(answered).status).toBe(405);
  });
});

const followUp = { question: "Who else would have a say in this?" };
const aFinishedStudy = async (headers: Record<string, string> = {}) => ({
  study_id: (await send("create_study", { headers, body: aStudy() })).body.id as string,
});

/** A finished study with another value in one column, as an older version may have left it. */
async function aStudyWith(column: string, value: SQL): Promise<{ study_id: string }> {
  const path = await aFinishedStudy();
  const db = await database();
  await db.execute(sql`update studies set ${sql.identifier(column)} = ${value} where study_id = ${path.study_id}`);
  return path;
}

async function aPublicStudy(): Promise<{ study_id: string }> {
  const path = await aFinishedStudy();
  await send("change_study", { path, body: { visibility: "public" } });
  return path;
}

/** For each operation, a request that provokes each code of its contract beyond those of its members. */
const refusals: Record<string, Partial<Record<ErrorCode, () => Call | Promise<Call>>>> = {
  follow_study: {
    invalid_request: async () => ({ path: await aFinishedStudy(), headers: { "last-event-id": "the last" } }),
  },
  move_key: { forbidden: () => ({ path: { key_id: customer.account.key_id }, body: {} }) },
  create_key: { forbidden: () => ({ body: { name: "a busy one", concurrency: 50 } }) },
  drain: { forbidden: () => ({ body: {} }) },
  create_study: {
    concurrency_limit: async () => {
      await running(1, small.headers);
      return { headers: small.headers, body: aStudy() };
    },
    idempotency_mismatch: provocations.idempotency_mismatch[1],
    in_progress: provocations.in_progress[1],
    research_failed: provocations.research_failed[1],
  },
  research: {
    concurrency_limit: async () => {
      await running(1, small.headers);
      return { headers: small.headers, body: { topic: "What do people cook on a Monday?", audience: "b2c" } };
    },
    idempotency_mismatch: provocations.idempotency_mismatch[1],
    in_progress: async () => {
      const { go, asked } = holdStudies();
      const request = { headers: { "idempotency-key": randomUUID() }, body: aStudy() };
      const first = send("research", request);
      undo.push(async () => {
        go();
        await first;
      });
      await asked;
      return request;
    },
    research_failed: provocations.research_failed[1],
  },
  simulate: {
    no_personas: provocations.no_personas[1],
    concurrency_limit: async () => {
      const { headers } = small;
      await send("save_persona", { headers, body: { name: "Nia", age: 33, role: "Baker" } });
      await running(1, headers);
      return { headers, body: { scenario: "The price of flour doubles." } };
    },
    research_failed: async () => {
      await send("save_persona", { body: { name: "Nia", age: 33, role: "Baker" } });
      provocations.research_failed[1]();
      return { body: { scenario: "The price of flour doubles." } };
    },
  },
  ask_follow_up: {
    concurrency_limit: async () => {
      const { headers } = small;
      const path = await aFinishedStudy(headers);
      await running(1, headers);
      return { headers, path, body: followUp };
    },
    idempotency_mismatch: async () => {
      const asked = { headers: { "idempotency-key": randomUUID() }, path: await aFinishedStudy() };
      await send("ask_follow_up", { ...asked, body: followUp });
      return { ...asked, body: { question: "Who pays for it?" } };
    },
    in_progress: async () => {
      const asked = { headers: { "idempotency-key": randomUUID() }, path: await aFinishedStudy(), body: followUp };
      const { promise: gone, resolve: go } = Promise.withResolvers<void>();
      const { promise: begun, resolve: note } = Promise.withResolvers<void>();
      speakAs({
        respond: async () => {
          note();
          await gone;
          return said("My brother has a say.");
        },
      });
      const first = send("ask_follow_up", asked);
      undo.push(async () => {
        go();
        await first;
      });
      await begun;
      return asked;
    },
    research_failed: async () => {
      const path = await aFinishedStudy();
      speakAs({ respond: () => Promise.reject(new Error("inner")) });
      return { path, body: followUp };
    },
    contains_secret: async () => ({
      path: await aPublicStudy(),
      body: { question: `Would you paste ${"glpat-"}${"Xk3Rr9QpLw2Zt7Vb5NcY"} there?` },
    }),
    contains_personal_data: async () => ({
      path: await aPublicStudy(),
      body: { question: `Would ${["mara.holm", "kontor-ost.eu"].join("@")} agree?` },
    }),
  },
  rerun_study: {
    invalid_topic: async () => ({
      path: await aStudyWith(
        "brief",
        sql`jsonb_set(brief, '{topic}', '"How much would dealers pay us for laundering their money?"')`,
      ),
      body: {},
    }),
    invalid_webhook_url: async () => ({
      path: await aStudyWith("webhook_url", sql`'https://localhost/hook'`),
      body: {},
    }),
    concurrency_limit: async () => {
      const path = await aFinishedStudy(small.headers);
      await running(1, small.headers);
      return { headers: small.headers, path, body: {} };
    },
    idempotency_mismatch: async () => {
      const asked = { headers: { "idempotency-key": randomUUID() }, path: await aFinishedStudy() };
      await send("rerun_study", { ...asked, body: { seed: 1 } });
      return { ...asked, body: { seed: 2 } };
    },
    in_progress: async () => {
      const asked = { headers: { "idempotency-key": randomUUID() }, path: await aFinishedStudy(), body: {} };
      const { go, asked: begun } = holdStudies();
      const first = send("rerun_study", asked);
      undo.push(async () => {
        go();
        await first;
      });
      await begun;
      return asked;
    },
    research_failed: async () => {
      const path = await aFinishedStudy();
      provocations.research_failed[1]();
      return { path, body: {} };
    },
  },
  change_study: {
    contains_secret: provocations.contains_secret[1],
    contains_personal_data: provocations.contains_personal_data[1],
  },
  cancel_study: {
    invalid_request: async () => ({
      path: { study_id: (await send("create_study", { body: aStudy() })).body.id },
    }),
  },
  revoke_key: { forbidden: provocations.forbidden[1] },
  delete_persona: { invalid_persona: () => ({ path: { persona_id: "p_cfo" } }) },
};

test("there is a request for every code that a contract names, and for no other", () => {
  for (const { name, refuses = [] } of endpoints)
    expect(Object.keys(refusals[name] ?? {}).sort(), name).toEqual([...refuses].sort());
});

test.each(
  Object.entries(refusals).flatMap(([name, makes]) =>
    Object.entries(makes).map(([code, make]) => [name, code, make] as const),
  ),
)("%s refuses with %s", async (name, code, make) => {
  expect(refusalOf(await send(name, await make())).error).toBe(code);
});
