import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Endpoint, readCosts } from "#lib/contract.ts";
import { jsonSchemaOf, withoutReferences } from "#lib/json/json-schema.ts";
import { hasBody } from "#lib/net/parse-arguments.ts";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { services } from "#lib/testing/service-of.ts";
import { errorCodesOf, statusesOf } from "./error-codes.ts";
import researchMeanings from "./research-meanings.json" with { type: "json" };
import { endpointsOf, errorCodesIn } from "./service.ts";

const described = services.flatMap(endpointsOf);

/** Every endpoint that a contract exports. */
async function inContracts(): Promise<Endpoint[]> {
  const modules = await Promise.all(
    globSync("lib/**/contract.ts").map((file) => import(/* @vite-ignore */ resolve(file))),
  );
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith("Endpoint") ? [value as Endpoint] : [])),
  );
}

test("every endpoint of a contract is in the list of operations, once", async () => {
  const names = (endpoints: Endpoint[]) => endpoints.map(({ name }) => name).sort();
  expect(names(described)).toEqual(names(await inContracts()));
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
  for (const service of services) {
    expect(Object.keys(service.requests).sort()).toEqual(
      endpointsOf(service)
        .map(({ name }) => name)
        .sort(),
    );
    for (const [name, examples] of Object.entries(service.requests))
      expect(Object.keys(examples), name).not.toEqual([]);
  }
});

test("no error code is named twice for an operation", () => {
  for (const endpoint of described) {
    const codes = errorCodesOf(endpoint);
    expect(codes, endpoint.name).toEqual([...new Set(codes)]);
  }
});

test("every code that a service can answer with has an example, and no example is of a code that it cannot", () => {
  for (const service of services) expect(Object.keys(service.errors).sort()).toEqual(errorCodesIn(service).sort());
});

test("every operation that takes a body names the code of one that is not right, and without an account its limit group", () => {
  const limits = new Map(described.filter(hasBody).map(({ name, auth, limit }) => [name, auth ?? limit]));
  expect([...limits].filter(([, limit]) => limit === undefined)).toEqual([]);
  for (const { name, invalid } of described.filter(hasBody)) expect([name, invalid]).not.toEqual([name, undefined]);
});

test("every operation of the research API but its description asks for an API key, and none of the ratings API does", () => {
  const isOpen = ({ auth }: Endpoint) => auth === undefined;
  const [open, closed] = services.map((service) =>
    endpointsOf(service)
      .filter(isOpen)
      .map(({ name }) => name),
  );
  expect(open).toEqual(endpointsOf(services[0]!).map(({ name }) => name));
  expect(closed).toEqual(["get_research_openapi"]);
});

test("each meaning and header of a success is of a status that its operation answers with", () => {
  const ofHeaders = services.flatMap(({ beyond }) =>
    Object.entries(beyond).map(([name, { headers = {} }]) => [name, Object.keys(headers)] as const),
  );
  const ofMeanings = Object.entries(researchMeanings).map(([name, meanings]) => [name, Object.keys(meanings)] as const);
  const stray = [...ofHeaders, ...ofMeanings].flatMap(([name, statuses]) => {
    const answered = statusesOf(described.find((endpoint) => endpoint.name === name)!);
    return statuses
      .map(Number)
      .flatMap((status) => (status < 300 && !answered.has(status) ? [`${name} ${status}`] : []));
  });
  expect(stray).toEqual([]);
});

test("every list with pages costs what a list costs", () => {
  const lists = described.filter(({ input }) => "offset" in input.shape);
  expect(lists.map(({ name, cost }) => [name, cost])).toEqual(lists.map(({ name }) => [name, readCosts.list]));
});

/** How long JSON of a schema can be in characters: texts and lists of texts at their longest, of records one. */
function longestOf({ properties = {}, items, maxItems = 1, maxLength, anyOf = [] }: Schema): number {
  const members = Object.entries(properties).map(([name, member]) => `"":,${name}`.length + longestOf(member));
  const inAll = members.reduce((sum, one) => sum + one, 0);
  const list = items === undefined ? 0 : (items.properties ? 1 : maxItems) * (longestOf(items) + 1);
  return 2 + Math.max(maxLength ?? 0, list, ...anyOf.map(longestOf), inAll);
}

test("a body and a page's form have room for each text at its longest", () => {
  const bodies = described.filter(hasBody).map(({ name, input, auth }) => ({
    ...{ name, bytes: longestOf(withoutReferences(jsonSchemaOf(input, "input"))) },
    most: Math.min(sizeLimits[auth === undefined ? "rest" : "research"].bytes, sizeLimits.draft.bytes),
  }));
  expect(Math.max(...bodies.map(({ bytes }) => bytes))).toBeGreaterThan(sizeLimits.rest.bytes);
  expect(bodies.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});

/** Members whose name says everything, in any record. */
const obvious = new Set(
  `
  a after_task age agent allowed amount analysis anchors answer answered answers applies_when assessed_at assessment_id
  assessments assessor attempt audience_description author_type avg_sentiment b2b b2c basis body body_bytes by_type
  calls canonical canonical_form catalog category check_in checks code concurrency confidence consensus cost
  cost_usd count created_at_within_hours criteria criterion currency day defaults delivered_at delivery_id description
  detractor detractors dimensions direction disclaimer document_sha256 documentation dry_run duplicate duration_ms
  ease encoding endpoints error estimated_input_tokens estimated_output_tokens estimated_seconds event evidence example executive_summary failure finding followups
  harness headline_finding high hypothesis id implication industry input_tokens interview_count interviews
  interviews_done key key_id kind label last_30d last_7d last_used_at latency_ms license limit limitations limits
  links location low margin_of_error markdown mean median message messaging_implications met method method_version
  metrics minimum_interval_seconds mixed model model_calls model_error_source n_interviews n_per_persona n_personas
  name negative neutral never next_attempt_at note nps objection objections of_interviews of_personas offset opposed
  opportunity outcome outcomes output_tokens overall_confidence partial passive passives path per per_client per_key
  persona_count persona_ids persona_name persona_role personas positive prefix previous_expires_at price_usd
  priority promoter promoters published q quality question questions rank ratings rationale reaction reason
  reasons_against reasons_for reliability report_url review_count reviews revoked_at risk rivals rubric_version sample
  scenario schema_version scoring_version seconds sentiment sentiment_distribution severity signal signature slug
  sources speed status steps storage study_id success suggested_interval_seconds summary support tags tested than
  theme title tool_count tools topic transcript unit url use used_for used_tool value version warnings website
  what_would_resolve why
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

/** A named shape is described in one place, and so is a list of them. */
function isDescribed({ description, $ref, items }: Schema): boolean {
  return (description ?? $ref ?? items?.$ref) !== undefined;
}

type Schema = {
  properties?: Record<string, Schema>;
  description?: string;
  $ref?: string;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  anyOf?: Schema[];
  [name: string]: unknown;
};

/** The names of members that are neither described nor obvious, at any depth. */
function* silentIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [name, member] of Object.entries((schema as Schema).properties ?? {}))
    if (!isDescribed(member) && !obvious.has(name)) yield name;
  for (const member of Object.values(schema)) yield* silentIn(member);
}
