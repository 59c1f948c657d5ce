import { describe, expect, test } from "vitest";
import { membersOf, typeOf } from "./members-of.ts";

describe("the members of a schema", () => {
  test("what is sent says all its limits and what it is when absent", () => {
    const schema = {
      type: "object",
      required: ["title"],
      properties: {
        title: { type: "string", minLength: 12, maxLength: 6000, description: "In one line." },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        tags: { type: "array", maxItems: 5, items: { type: "string", pattern: "^[a-z]$" } },
        basis: { type: "string", enum: ["tested", "documentation"] },
      },
    };
    expect(membersOf(schema, "sent")).toEqual([
      {
        name: "title",
        type: ["string"],
        required: true,
        description: "In one line.",
        facts: ["12 to 6,000 characters"],
      },
      { name: "limit", type: ["integer"], facts: ["1 to 100", "default 20"] },
      { name: "tags", type: ["array of ", "string"], facts: ["at most 5 items", "each matches ^[a-z]$"] },
      { name: "basis", type: ["string"], values: ["tested", "documentation"] },
    ]);
  });

  test("an answer leaves its limits out", () => {
    const schema = { type: "object", properties: { mean: { type: "number", minimum: 1, maximum: 5 } } };
    expect(membersOf(schema, "answered")).toEqual([{ name: "mean", type: ["number"] }]);
  });

  test("an object without a name is opened, also where it may be null or stands in a list", () => {
    const inner = { type: "object", required: ["low"], properties: { low: { type: "number" } } };
    const low = { name: "low", type: ["number"], required: true };
    const schema = {
      properties: { one: { anyOf: [inner, { type: "null" }] }, many: { type: "array", items: inner } },
    };
    expect(membersOf(schema, "sent")).toEqual([
      { name: "one", type: ["object", " or ", "null"], members: [low] },
      { name: "many", type: ["array of ", "object"], members: [low] },
    ]);
  });
});

describe("a type in words", () => {
  test.for([
    [{ $ref: "#/components/schemas/Tool" }, [{ shape: "Tool" }]],
    [{ $ref: "#/components/schemas/ReviewDocumentInput" }, [{ shape: "ReviewDocument" }]],
    [{ type: "array", items: { $ref: "#/components/schemas/Tool" } }, ["array of ", { shape: "Tool" }]],
    [{ anyOf: [{ $ref: "#/components/schemas/Usage" }, { type: "null" }] }, [{ shape: "Usage" }, " or ", "null"]],
    [{ const: "CC-BY-4.0" }, ['"CC-BY-4.0"']],
    [{ type: ["string", "null"] }, ["string or null"]],
    [{ type: "object", additionalProperties: { type: "string" } }, ["object of ", "string"]],
    [{ type: "object", additionalProperties: {} }, ["object"]],
    [{}, ["any JSON"]],
  ])("%j", ([schema, words]) => expect(typeOf(schema as never)).toEqual(words));
});
