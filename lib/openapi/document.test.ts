import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetEnvironment } from "#lib/env.ts";
import { statusOf } from "#lib/errors.ts";
import { jsonPointer } from "#lib/json/json-pointer.ts";
import { openApiShape } from "#lib/testing/openapi-shape.ts";
import { ratings } from "../api/ratings.ts";
import { research } from "../api/research.ts";
import { eventNames, webhookEvents } from "../webhooks/contract.ts";
import { bearer } from "./describe-operation.ts";
import { type OpenApiDocument, openApiDocument } from "./document.ts";
import { webhookExample } from "./research-webhook.ts";

type Node = Record<string, unknown>;
type Operation = Node & { operationId: string; tags: string[]; parameters?: Node[]; responses: Record<string, Node> };

type Entry = { path: string; method: string; operation: Operation };

/** Both descriptions with their committed files. */
const described = [
  { name: "ratings", service: ratings, snapshot: "lib/openapi/openapi.snapshot.json" },
  { name: "research", service: research, snapshot: "lib/openapi/research.snapshot.json" },
];
const environment = { ...process.env };

beforeAll(() => {
  // The tester's own address and limits are not part of the description.
  for (const name of Object.keys(process.env)) if (/^RATE_LIMIT_/.test(name)) delete process.env[name];
  process.env.PUBLIC_URL = "https://touchstone.example";
  forgetEnvironment();
});
afterAll(() => {
  process.env = environment;
  forgetEnvironment();
});

const operationsIn = ({ paths }: OpenApiDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );

/** Follows a reference within the document; returns anything else unchanged. */
function resolveIn(document: OpenApiDocument, node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const steps = node.$ref.slice(2).split("/");
  return steps.reduce<Node>((at, step) => at[step.replaceAll("~1", "/").replaceAll("~0", "~")] as Node, document);
}

/** Every object of the document with its JSON Pointer. */
function* objectsIn(node: unknown, path = ""): Generator<[string, Node]> {
  if (typeof node !== "object" || node === null) return;
  yield [path, node as Node];
  for (const [name, member] of Object.entries(node)) yield* objectsIn(member, path + jsonPointer([name]));
}

describe.each(described)("the $name description", ({ service, snapshot }) => {
  let document: OpenApiDocument;
  let operations: Entry[];
  const resolve = (node: Node) => resolveIn(document, node);

  beforeAll(() => {
    document = openApiDocument(service);
    operations = operationsIn(document);
  });

  test("the description is the one that was committed", () => {
    if (process.env.UPDATE_SNAPSHOTS === "1") {
      writeFileSync(snapshot, JSON.stringify(document));
      execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", snapshot]);
    }
    const renew = "The API has changed. If that was meant: UPDATE_SNAPSHOTS=1 npm run check, and commit the snapshot.";
    expect(JSON.parse(JSON.stringify(document)), renew).toEqual(JSON.parse(readFileSync(snapshot, "utf8")));
  });

  describe("the description is valid OpenAPI 3.1", () => {
    test("every object has the members that OpenAPI requires of it, and no other", () => {
      const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(
        openApiShape,
      );
      validate(JSON.parse(JSON.stringify(document)));
      expect(validate.errors).toBeNull();
    });

    test("every reference leads somewhere", () => {
      const dangling = [...objectsIn(document)].filter(([, node]) => "$ref" in node && resolve(node) === undefined);
      expect(dangling.map(([path]) => path)).toEqual([]);
    });

    test("every named schema, parameter, header and example is referred to", () => {
      const used = new Set([...objectsIn(document)].map(([, node]) => node.$ref));
      const idle = Object.entries(document.components).flatMap(([kind, named]) =>
        Object.keys(named)
          .map((name) => `#/components/${kind}/${name}`)
          .filter((address) => !used.has(address)),
      );
      // A scheme is referred to by its name.
      expect(idle.filter((address) => address !== `#/components/securitySchemes/${bearer}`)).toEqual([]);
    });

    test("operation ids are unique, and every tag is described", () => {
      const ids = operations.map(({ operation }) => operation.operationId);
      expect(ids).toEqual([...new Set(ids)]);
      const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
      expect([...tags]).toEqual(document.tags.map(({ name }) => name));
    });

    test("the parameters in a path are those that its operations declare, each required and each once", () => {
      for (const { path, operation } of operations) {
        const declared = (operation.parameters ?? []).map(resolve);
        const named = declared.map((parameter) => `${parameter.in} ${parameter.name}`);
        expect(named, path).toEqual([...new Set(named)]);
        const inPath = declared.filter((parameter) => parameter.in === "path");
        expect(inPath.every(({ required }) => required === true)).toBe(true);
        expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      }
    });
  });

  describe("its schemas", () => {
    let compiled: (pointer: string) => ValidateFunction | undefined;
    beforeAll(() => {
      const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
      addFormats(ajv);
      // The document itself is not a schema: its own members are allowed, those of its schemas are checked.
      ajv.addVocabulary([...Object.keys(document), "discriminator"]);
      ajv.addSchema(document, "described", false, false);
      compiled = (pointer) => ajv.getSchema(`described#${pointer.split("/").map(encodeURIComponent).join("/")}`);
    });

    test("compile under JSON Schema 2020-12 in strict mode, named ones and all others", () => {
      const found = [...objectsIn(document)].filter(([path]) => /\/schema$|^\/components\/schemas\/\w+$/.test(path));
      expect(found.length).toBeGreaterThan(80);
      for (const [path] of found) expect(compiled(path), path).toBeInstanceOf(Function);
    });

    test("admit every example that stands beside them", () => {
      let checked = 0;
      for (const [path, holder] of objectsIn(document)) {
        if (typeof holder.schema !== "object" || !("examples" in holder || "example" in holder)) continue;
        const validate = compiled(`${path}/schema`)!;
        const values = Object.values((holder.examples ?? {}) as Node).map((example) => resolve(example as Node).value);
        for (const value of "example" in holder ? [...values, holder.example] : values) {
          validate(value);
          expect(validate.errors, path).toBeNull();
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(100);
    });
  });

  test("every status of an error has one example of each of its codes, and each code its own status", () => {
    for (const { path, operation } of operations.filter((one) => one.path !== "/mcp"))
      for (const [status, response] of Object.entries(operation.responses)) {
        const { schema, examples } = (response.content as Record<string, Node>)?.["application/json"] ?? {};
        if ((schema as Node | undefined)?.$ref !== "#/components/schemas/Error") {
          expect(Number(status) < 400 || path === "/api/health", `${path} ${status}`).toBe(true);
          continue;
        }
        const codes = Object.keys(examples as Node);
        expect(response.description).toBe(`Refused: ${codes.join(", ")}.`);
        for (const code of codes) expect(statusOf[code as keyof typeof statusOf]).toBe(Number(status));
      }
  });
});

describe("the ratings description", () => {
  test("names what is sent and what is answered apart where the two differ", () => {
    const { schemas } = openApiDocument(ratings).components;
    expect(schemas.ReviewDocumentInput).toMatchObject({ additionalProperties: false });
    expect(schemas.ReviewDocument).not.toHaveProperty("additionalProperties");
    expect(schemas).not.toHaveProperty("ToolInput");
  });

  test("says of an operation that counts against a limit of its own how many it takes", () => {
    const operations = operationsIn(openApiDocument(ratings));
    const said = (name: string) =>
      operations.find(({ operation }) => operation.operationId === name)?.operation.description;
    expect(said("submit_review")).toContain("10 an hour and 30 a day per key, 30 an hour per client");
    expect(said("submit_review")).toContain("of reviews that list a new tool 5 a day per key");
    expect(said("withdraw_review")).toContain("60 a minute");
    expect(said("submit_question")).toContain("6 an hour and 20 a day per client");
    expect(said("submit_answer")).toContain("20 an hour and 100 a day per client");
  });
});

describe("the research description", () => {
  test("asks for a bearer everywhere but for itself, and names both refusals of it", () => {
    const { paths, components } = openApiDocument(research);
    expect(components.securitySchemes).toMatchObject({ [bearer]: { type: "http", scheme: "bearer" } });
    for (const { path, operation } of operationsIn({ paths } as OpenApiDocument)) {
      const isOpen = path === "/api/v1/openapi.json";
      expect(operation.security, path).toEqual(isOpen ? [] : [{ [bearer]: [] }]);
      const refusals = ["401", "403"].filter((status) => status in operation.responses);
      expect(refusals, path).toEqual(isOpen ? [] : ["401", "403"]);
    }
  });

  test("shows the ways to run a study: at once, as events, later; and a summary as Markdown", () => {
    const { paths } = openApiDocument(research);
    const study = paths["/api/v1/studies"]!.post as Operation;
    expect(study.parameters).toEqual([
      { $ref: "#/components/parameters/Prefer" },
      { $ref: "#/components/parameters/IdempotencyKey" },
    ]);
    const { 200: done, 202: later } = study.responses as Record<string, { content: object; headers: object }>;
    expect(Object.keys(done!.content)).toEqual(["application/json", "text/event-stream"]);
    expect(Object.keys(later!.headers)).toEqual(expect.arrayContaining(["Location", "Preference-Applied"]));
    const summary = (paths["/api/v1/research"]!.post as Operation).responses[200] as { content: object };
    expect(Object.keys(summary.content)).toEqual(["application/json", "text/markdown"]);
  });

  test.each(eventNames)("shows a body of %s as it is sent", (event) => {
    expect(webhookEvents[event].body.parse(webhookExample(event))).toMatchObject({ event });
  });

  test("has the webhook that a complete study sends, with its six members and its three headers", () => {
    const { paths, components } = openApiDocument(research);
    const { callbacks } = paths["/api/v1/studies"]!.post as Record<string, Record<string, Record<string, Node>>>;
    expect(Object.keys(callbacks!)).toEqual(eventNames);
    const { parameters, requestBody } = callbacks!["study.completed"]!["{$request.body#/webhook_url}"]!.post as Node;
    expect((parameters as Node[]).map(({ name }) => name)).toEqual([
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature",
    ]);
    expect(JSON.stringify(requestBody)).toContain('"$ref":"#/components/schemas/StudyCompleted"');
    expect(Object.keys(components.schemas.StudyCompleted!.properties as object)).toHaveLength(6);
  });
});
