import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ratings } from "./api/ratings.ts";
import { research } from "./api/research.ts";
import { authorizationMembers } from "./connector/contract.ts";
import type { Endpoint } from "./contract.ts";
import { readEnvironment } from "./env.ts";
import { ratingsTools } from "./mcp/ratings-tools.ts";
import { placedInPath, placedInQuery } from "./net/parse-arguments.ts";
import { endpointsOf } from "./openapi/service.ts";
import { runResearchOperation } from "./research-tool/contract.ts";
import { pages, rowOf } from "./testing/docs.ts";
import { facetIds } from "./tools/facts/contract.ts";

const endpoints = [ratings, research].flatMap(endpointsOf);
/** The operations at an address, whose ids may be places; of one method where it is said. */
const operationsAt = (path: string, method?: string) =>
  endpoints.filter(
    (one) =>
      (method ?? one.method) === one.method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );

/** A call of the API as a text shows it, with the JSON that curl sends or that is named after "with". */
type Call = { said: string; method: string | undefined; path: string; query: string; body: string | undefined };

const base =
  "(?:https?://)?(?:localhost:\\d+|touchstone\\.example|your\\.service)|\\$?\\{\\{?base\\}?\\}|(?<=[\"'`(> ])";
const address = new RegExp(
  `(?:\\b([A-Z]+) )?(?:${base})(/api(?:/(?:<\\w+>|\\$?\\{[^}]*\\}|[\\w.-]*\\w))+)(?:\\?((?:<[\\w ]+>|[^\\s"'\`)<>])*))?`,
  "g",
);

const callsIn = (text: string): Call[] =>
  [...text.matchAll(address)].map(({ 0: said, 1: method, 2: path, 3: query = "", index }) => {
    const isCurl = /(?:^|[`\n]|\* )\s*curl [^\n`]*$/.test(text.slice(0, index));
    const [, body] = /^[^\n]*?(?: -d | --data-binary |` with )(@|['`]\{[^'`]*\})/.exec(text.slice(index)) ?? [];
    const ofCurl = isCurl ? (body === undefined ? "GET" : "POST") : undefined;
    return { said, method: method ?? ofCurl, path: path!, query, body: body?.replace(/^@|^['`]/, "") };
  });

/** A value whose place the reader fills. */
const isPlace = (value: unknown) => /[<{$…]/.test(JSON.stringify(value).replace(/^\{/, ""));

/** What the operation does not take: a parameter, a member, or its value. */
function faultsOf({ input }: Endpoint, members: [string, unknown][], taken: string[]): string[] {
  return members.flatMap(([name, value]) => {
    if (!taken.includes(name)) return [`${name} is none`];
    // A need may name any tag; those of the texts are facts.
    const needs: string[] = name === "constraints" && !isPlace(value) ? String(value).split(",") : [];
    const unknown = needs.find((need) => !facetIds.some((id) => id === need));
    if (unknown !== undefined) return [`${unknown} is no constraint`];
    const { error } = isPlace(value) ? {} : input.shape[name]!.safeParse(value);
    return error === undefined ? [] : [`${name}: ${error.issues[0]!.message}`];
  });
}

/** What is wrong with a call: its address, what it sends, or what it leaves out. */
function faultOf({ method, path, query, body }: Call): string | undefined {
  const faults = operationsAt(path, method).map((endpoint) => {
    const inQuery = placedInQuery(endpoint);
    const outside = [...inQuery, ...placedInPath(endpoint)];
    const inBody = Object.keys(endpoint.input.shape).filter((name) => !outside.includes(name));
    const asked = /^[{$]/.test(query) ? [] : [...new URLSearchParams(query.replace(/[.,;]$/, ""))];
    const sent = Object.entries<unknown>(JSON.parse(body || "{}"));
    const isNeeded = (name: string) => !endpoint.input.shape[name]!.safeParse(undefined).success;
    const missing = inBody.filter((name) => body && isNeeded(name) && !sent.some(([one]) => one === name));
    return [
      ...faultsOf(endpoint, asked, inQuery),
      ...faultsOf(endpoint, sent, inBody),
      ...missing.map((name) => `${name} is missing`),
    ].join(", ");
  });
  if (faults.length === 0) return "no operation is there";
  return faults.includes("") ? undefined : faults[0];
}

/** Beginnings of addresses, their types, and addresses at other services. */
const others = /^\/api(?:\/v1)?(?:\/openapi\.json|\/crates\/.*|\/\$\{string\}|\$\{path\})?$/;

const texts = [
  ...pages,
  ...globSync(["{app,components}/**/*.{ts,tsx}", "lib/**/*.{md,txt,xml,html,ts,json}"]).filter(
    (file) => !/^app\/api\/|\.test\.|snapshot|\/(?:testing|answers|demo|catalog)\//.test(file),
  ),
];

test("each call of the API that documents, texts and pages show is one that it takes", () => {
  const calls = texts.flatMap((file) => callsIn(readFileSync(file, "utf8")).map((call) => ({ file, ...call })));
  expect(calls.length).toBeGreaterThan(250);
  expect(calls.filter(({ body }) => body).length).toBeGreaterThan(5);
  const wrong = calls.flatMap((call) => {
    const fault = others.test(call.path) ? undefined : faultOf(call);
    return fault === undefined ? [] : [`${call.file}: ${call.said}: ${fault}`];
  });
  expect(wrong).toEqual([]);
});

test("a parameter that a text adds to a call is one", () => {
  const text = texts.map((file) => readFileSync(file, "utf8")).join("\n");
  const added = [...text.matchAll(/`[?&]([a-z_]+)=/g)].map(([, name]) => name!);
  expect(added.length).toBeGreaterThan(3);
  expect(added.filter((name) => !endpoints.some(({ input }) => name in input.shape))).toEqual([]);
});

/** Each name that a text has before an address, and whether another operation is there. */
const pairsIn = (text: string) =>
  [...text.matchAll(/(\w+)`? \(`?([A-Z]+) (\/api[^\s)`?]*)/g)].map(([said, name, method, path]) => ({
    said,
    isWrong: !operationsAt(path!, method).some((one) => one.name === name),
  }));

test("a name before an address is that of the operation there", () => {
  const pairs = texts.flatMap((file) => pairsIn(readFileSync(file, "utf8")));
  expect(pairs.length).toBeGreaterThan(12);
  expect(pairs.filter(({ isWrong }) => isWrong)).toEqual([]);
  expect(pairsIn("confirm_answer (POST /api/confirmations)")[0]).toHaveProperty("isWrong", true);
});

test("a call of a tool has arguments of the tool, and an address of a consent the members of one", () => {
  const text = [...pages, "components/docs/start.tsx", "lib/openapi/mcp-path.json"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const argumentsOf = new Map([
    ...ratingsTools.map(({ listed }) => [listed().name, Object.keys(listed().inputSchema.properties!)] as const),
    [runResearchOperation.name, Object.keys(runResearchOperation.input.shape)],
  ]);
  const calls = [...text.matchAll(/name"?: "(\w+)",\s*"?arguments"?: \{([^}]*)\}/g)];
  const given = calls.flatMap(([, name, members]) =>
    [...members!.matchAll(/"?(\w+)"?: /g)].map(([, member]) => ({ name: name!, member: member! })),
  );
  expect(calls.length).toBeGreaterThan(2);
  expect(given.filter(({ name, member }) => !argumentsOf.get(name)?.includes(member))).toEqual([]);
  const [, consent] = /\/oauth\/authorize\?(\S+)/.exec(text)!;
  expect(authorizationMembers).toEqual(expect.arrayContaining([...new URLSearchParams(consent).keys()]));
});

/** The members of each object in a source, and whether it is typed. */
const objectsIn = (source: string) =>
  [...source.matchAll(/(?:return|=|\() \{\n((?:.*,\n)+) *\}( satisfies)?/g)].map(([, members, typed]) => ({
    members: [...members!.matchAll(/^ *(\w+)(?=[:,])/gm)].map(([, name]) => name!),
    isTyped: typed !== undefined,
  }));

test("a body that a page makes for its reader is typed by its contract", () => {
  const bodies = endpoints
    .filter(({ method }) => method === "POST")
    .map((endpoint) => {
      const outside = [...placedInQuery(endpoint), ...placedInPath(endpoint)];
      const taken = Object.keys(endpoint.input.shape).filter((name) => !outside.includes(name));
      return { taken, needed: taken.filter((name) => !endpoint.input.shape[name]!.safeParse(undefined).success) };
    });
  const isBody = (members: string[]) =>
    bodies.some(
      ({ taken, needed }) =>
        members.length > 1 &&
        members.every((one) => taken.includes(one)) &&
        needed.every((one) => members.includes(one)),
    );
  const objects = globSync("{app,components}/**/*.{ts,tsx}")
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ file, source }) => !/\.test\./.test(file) && /JSON\.stringify|<CodeBlock/.test(source))
    .flatMap(({ file, source }) => objectsIn(source).map((one) => ({ file, ...one })))
    .filter(({ members }) => isBody(members));
  expect(objects.length).toBeGreaterThan(2);
  expect(objects.filter(({ isTyped }) => !isTyped)).toEqual([]);
});

test.each([
  ["curl localhost:3000/api/tool", "no operation is there"],
  ["`PATCH /api/tools`", "no operation is there"],
  ["curl 'localhost:3000/api/recommend?need=a+map'", "need is none"],
  ["`GET {{base}}/api/tools?limit=many`", "limit: must be a whole number from 1 to 100"],
  [`curl {{base}}/api/questions -d '{"title": "Why?"}'`, expect.stringContaining("author_type is missing")],
  [`curl -X POST https://touchstone.example/api/v1/drain -d '{"minutes": 5}'`, "minutes is none"],
])("a wrong call is seen in: %s", (text, fault) => {
  expect(callsIn(text).map(faultOf)).toEqual([fault]);
});

test("the service is at its default port in each page and example", () => {
  const files = [...pages, "CONTRIBUTING.md", ...globSync("examples/*")];
  const port = `${readEnvironment({}).PORT}`;
  expect(rowOf("PORT")).toMatch(/^where to listen; /);
  // A model on this machine has an address of its own, which ends in /v1.
  const said = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/localhost:(\d+)(?![\d/]*\/v1)/g)].map(([, one]) => `${file}: ${one}`),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((one) => !one.endsWith(`: ${port}`))).toEqual([]);
});
