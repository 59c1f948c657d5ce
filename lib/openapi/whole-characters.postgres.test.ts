import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ratings } from "#lib/api/ratings.ts";
import { research } from "#lib/api/research.ts";
import type { Endpoint } from "#lib/contract.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "#lib/json/json-schema.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { inputsOf, signedAnyway } from "#lib/testing/fuzz/fuzz-inputs.ts";
import { requestOf } from "#lib/testing/fuzz/fuzz-request.ts";
import { type Account, accountForFuzzing, researchInputsOf } from "#lib/testing/fuzz/fuzz-research.ts";
import { patience, seed, tally } from "#lib/testing/fuzz/fuzz-runs.ts";
import { send } from "#lib/testing/fuzz/fuzz-send.ts";
import { type Fixture, storeForFuzzing } from "#lib/testing/fuzz/fuzz-stored.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { endpointsOf } from "./service.ts";

useDatabase({ API_KEYS: "self-serve" });

const times = process.env.FULL_TESTS ? 3_000 : 120;
const ofResearch = endpointsOf(research).filter(({ name }) => !["drain", "move_key", "follow_study"].includes(name));
const endpoints = [...endpointsOf(ratings), ...ofResearch];

let stored: Fixture;
let account: Account;
let origin: string;
beforeAll(async () => {
  stored = await storeForFuzzing();
  account = await accountForFuzzing((name) => ofResearch.find((endpoint) => endpoint.name === name)!);
  origin = await startLane();
});
afterAll(endStudies);

/** Characters of a reader that are several code points, parts of them, and halves of pairs. */
const characters = [
  "👨‍👩‍👧‍👦",
  "🇨🇭",
  "e\u0301",
  "👍🏽",
  "क्षि",
  "각",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣",
  "😀",
  "\u0301",
  "\u200d",
  "🇨",
  "\ud83d",
  "\ude00",
];

type Place = { path: string[]; longest: number };

/** The places of an input where its schema takes text, each with the most code points. */
function textsIn(schema: JsonSchema, path: string[] = []): Place[] {
  const { properties = {}, items, anyOf = [], maxLength } = schema as Record<string, never>;
  const own = typeof maxLength === "number" ? [{ path, longest: maxLength }] : [];
  return [
    ...own,
    ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, one]) => textsIn(one, [...path, name])),
    ...(anyOf as JsonSchema[]).flatMap((one) => textsIn(one, path)),
    ...(items === undefined ? [] : textsIn(items, [...path, "0"])),
  ];
}

/** The same input with a text in this place; a signed document is signed again. */
function withText(input: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === "0") return [withText([input].flat()[0], rest, text), ...[input].flat().slice(1)];
  const members = (input ?? {}) as Record<string, unknown>;
  const changed = { ...members, [name]: withText(members[name], rest, text) };
  return name === "document" && rest.length > 0
    ? { ...changed, ...signedAnyway(stored.agents[0]!, changed.document) }
    : changed;
}

/** A text of so many code points, of words and one character again and again, which may begin or end within one. */
const filled = (character: string, length: number, from: number) =>
  [..."Would you pay for ", ...character.repeat(length + 8)].slice(from, from + length).join("");

const places = endpoints.flatMap((endpoint) => {
  const schema = withoutReferences(jsonSchemaOf(endpoint.input, "input"));
  return textsIn(schema).map((place) => ({ endpoint, schema, ...place }));
});

const inputOf = (endpoint: Endpoint, schema: JsonSchema) =>
  (endpoint.auth === undefined
    ? inputsOf({ name: endpoint.name, schema }, stored)
    : researchInputsOf(endpoint, account)
  ).filter(({ kind }) => kind === "valid");

test("no character that is cut or counted at any limit of any operation fails on our side", patience, async () => {
  expect(places.length).toBeGreaterThan(40);
  const counted = tally("whole characters");
  const asked = fc.nat(places.length - 1).chain((at) => {
    const { endpoint, schema, longest } = places[at]!;
    return fc.record({
      at: fc.constant(at),
      input: inputOf(endpoint, schema),
      character: fc.constantFrom(...characters),
      length: fc
        .constantFrom(1, 10, 60, 80, 100, 140, 200, longest - 1, longest, longest + 1)
        .filter((n) => n <= longest + 1),
      from: fc.nat(25),
    });
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ at, input: { input }, character, length, from }) => {
      const { endpoint, path } = places[at]!;
      const given = withText(input, path, filled(character, length, from));
      const { sent } = requestOf(endpoint, { kind: "nearly", input: given });
      const headers = { ...sent.headers, ...(endpoint.auth && account.customer.headers) };
      const { status, text } = await send(origin, { ...sent, headers }, 30_000);
      counted.add(status);
      expect(status, `${endpoint.name} ${path.join("/")}: ${text}`).toBeLessThan(500);
    }),
    { seed, numRuns: times },
  );
  expect(counted.share(200, 201, 202)).toBeGreaterThan(0.1);
});

test.each(characters)("a study about many of %j is answered, and cuts none of them in half", async (character) => {
  for (const topic of [character.repeat(10), `Would families pay for ${character.repeat(60)}?`]) {
    const body = JSON.stringify({ topic, study_type: "custom", audience: "b2c", n_per_persona: 1 });
    const headers = { ...account.customer.headers, "content-type": "application/json" };
    const { status, text } = await send(origin, { method: "POST", target: "/api/v1/studies", headers, body }, 30_000);
    expect([200, 400], text).toContain(status);
    if (!character.isWellFormed()) expect(status).toBe(400);
    // JSON writes half of a pair as an escape.
    expect(text).not.toMatch(/\\ud[89a-f]/i);
  }
});
