import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#lib/contract.ts";
import { jsonSchemaOf } from "#lib/json/json-schema.ts";
import { getOpenApiEndpoint } from "./document.ts";
import { errorCodesOf } from "./error-codes.ts";
import { ratingsEndpoints } from "./ratings-endpoints.ts";
import { requestExamples } from "./request-examples.ts";

const listed = ratingsEndpoints.flatMap(({ endpoints }) => endpoints);
const described = [...listed, getOpenApiEndpoint];

/** Every endpoint that a contract exports, whoever lists it. */
async function inContracts(): Promise<Endpoint[]> {
  const modules = await Promise.all(
    globSync("lib/*/contract.ts").map((file) => import(/* @vite-ignore */ resolve(file))),
  );
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith("Endpoint") ? [value as Endpoint] : [])),
  );
}

test("every endpoint of a contract is in the list of operations, once", async () => {
  const names = (endpoints: Endpoint[]) => endpoints.map(({ name }) => name).sort();
  expect(names(listed)).toEqual(names(await inContracts()));
  expect(new Set(names(described)).size).toBe(described.length);
});

test.each(described.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s is served by the route file of its path, under its method",
  async (_, { path, method }) => {
    const folder = path.replaceAll(/\{(\w+)\}/g, "[$1]");
    const route = await import(/* @vite-ignore */ resolve(`app${folder}/route.ts`));
    const { status } = await route.OPTIONS();
    expect(status).toBe(204);
    expect((await route.OPTIONS()).headers.get("allow").split(", ")).toContain(method);
  },
);

test("every operation has a request example, and no example is of an operation that is none", () => {
  expect(Object.keys(requestExamples).sort()).toEqual(described.map(({ name }) => name).sort());
  for (const [name, examples] of Object.entries(requestExamples)) expect(Object.keys(examples), name).not.toEqual([]);
});

test("no error code is named twice for an operation", () => {
  for (const endpoint of described) {
    const codes = errorCodesOf(endpoint);
    expect(codes, endpoint.name).toEqual([...new Set(codes)]);
  }
});

test("every operation that writes names its limit group and the code of a body that is not right", () => {
  for (const { name, limit, invalid } of listed.filter(({ method }) => method === "POST"))
    expect([name, typeof limit, typeof invalid]).toEqual([name, "string", "string"]);
});

/** Members whose name says all there is to say, whatever record they are of. */
const obvious = new Set(
  `
  after_task agent allowed anchors answered answers applies_when assessed_at assessment_id assessments assessor
  author_type body body_bytes by_type calls canonical canonical_form catalog category check_in checks code
  confidence cost cost_usd count created_at_within_hours day description dimensions document_sha256
  documentation dry_run duplicate ease encoding endpoints error evidence example failure followups harness
  hypothesis id key kind label last_30d last_7d latency_ms license limit limitations limits links mean median
  message method method_version metrics minimum_interval_seconds model name never offset outcome outcomes
  partial path per_client per_key published quality question questions ratings rationale reason reliability
  review_count reviews rubric_version schema_version scoring_version seconds signature sources speed status
  steps storage success suggested_interval_seconds summary tags tested than title tool_count tools url use
  used_for used_tool version warnings website
`.match(/\w+/g),
);

describe("every member has a description, or a name that says it all", () => {
  test.each(described.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, { input, result }) => {
    const silent = [...silentIn(jsonSchemaOf(input, "input")), ...silentIn(jsonSchemaOf(result, "output"))];
    expect([...new Set(silent)]).toEqual([]);
  });

  test("no name is called obvious that no record has", () => {
    const schemas = described.flatMap(({ input, result }) => [
      jsonSchemaOf(input, "input"),
      jsonSchemaOf(result, "output"),
    ]);
    const names = JSON.stringify(schemas);
    expect([...obvious].filter((name) => !names.includes(`"${name}":{`))).toEqual([]);
  });
});

/** A named shape is described where it stands, and so is a list of them. */
function isDescribed({ description, $ref, items }: Schema): boolean {
  return (description ?? $ref ?? items?.$ref) !== undefined;
}

type Schema = {
  properties?: Record<string, Schema>;
  description?: string;
  $ref?: string;
  items?: Schema;
  [name: string]: unknown;
};

/** The names of members that are neither described nor obvious, at any depth. */
function* silentIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [name, member] of Object.entries((schema as Schema).properties ?? {}))
    if (!isDescribed(member) && !obvious.has(name)) yield name;
  for (const member of Object.values(schema)) yield* silentIn(member);
}
