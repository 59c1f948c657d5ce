import { describe, expect, test } from "vitest";
import * as z from "zod";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { parseReply } from "./parse-reply.ts";

const Shape = z.object({
  name: z.string().trim().min(1).max(8),
  score: z.int().min(1).max(5),
  isSure: z.boolean(),
  side: z.enum(["for", "against"]),
  note: z.string().trim().min(1).nullable(),
  codes: z.array(z.object({ quote: z.string().max(10), weight: z.number().min(-1).max(1) })).max(3),
});
const right = { name: "Ana", score: 4, isSure: true, side: "for", note: null, codes: [{ quote: "yes", weight: 1 }] };
const json = JSON.stringify(right);
const read = (text: string, isCut = false) => parseReply(text, Shape, isCut);

describe("JSON that is not quite JSON is mended:", () => {
  test.each<[string, string]>([
    ["a comma too many", json.replace("]}", ",],}")],
    ["comments", json.replace("{", "{ // the answer\n/* so */")],
    ["a raw line break in a text", json.replace("Ana", "A\nna").replace('"A', '"A')],
    ["other quotes", json.replaceAll('"', "'")],
    ["smart quotes", json.replace(/"(\w+)":/g, "“$1”:")],
    ["a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["words around it", `Here it is:\n${json}\nI hope that this helps.`],
    ["two objects", `${json}\n${json}`],
    ["two objects without anything between", `${json}${json}`],
    ["another object before it", `{"plan": "answer"} ${json}`],
    ["one object too many", `{"response": ${json}}`],
    ["a list of one", `[${json}]`],
    ["Python's words", json.replace("true", "True").replace("null", "None")],
    ["digits as text", json.replace("4", '"4"')],
    ["a point with its word", json.replace("4", '"4 - agree"')],
    ["yes for true", json.replace("true", '"yes"')],
    ["a word in capitals", json.replace('"for"', '"FOR"')],
    ["nothing in words", json.replace("null", '"null"')],
    ["what may be null left out", json.replace('"note":null,', "")],
  ])("%s", (_, text) => {
    const { name, ...rest } = right;
    expect(read(text)).toMatchObject({ faults: null, value: rest });
    expect((read(text) as unknown as { value: typeof right }).value.name.replace("\n", "")).toBe(name);
  });
});

describe("a bound that is passed", () => {
  test.each<[string, object, object]>([
    ["is met by clamping", { score: 9 }, { score: 5 }],
    ["is met by rounding", { score: 3.6 }, { score: 4 }],
    ["is met by the beginning of a text", { name: "Anastasia" }, { name: "Anastasi" }],
    [
      "is met by the first of a list",
      { codes: Array(9).fill(right.codes[0]) },
      { codes: Array(3).fill(right.codes[0]) },
    ],
    [
      "in an item is met in it",
      { codes: [{ quote: "a long quote", weight: 7 }] },
      { codes: [{ quote: "a long quo", weight: 1 }] },
    ],
  ])("%s", (_, changed, expected) => {
    const text = JSON.stringify({ ...right, ...changed });
    expect(read(text)).toEqual({ faults: null, value: { ...right, ...expected } });
  });
});

test("an item that does not fit costs no other, unless half of them do not", () => {
  const codes = [...Array(2).fill(right.codes[0]), { quote: 4, weight: "none" }];
  expect(read(JSON.stringify({ ...right, codes }))).toEqual({
    faults: null,
    value: { ...right, codes: codes.slice(0, 2) },
  });
  expect(read(JSON.stringify({ ...right, codes: [{ quote: 4 }] })).faults).toContain("codes.0");
});

describe("an answer that broke off", () => {
  const items = '{"items":[{"quote":"one","weight":1},{"quote":"two","weight":0.5},{"quote":"thr';
  const Items = z.object({
    items: z.array(z.object({ quote: z.string(), weight: z.number() })),
    more: z.array(z.string()),
  });

  test("is closed behind its last whole element; lists that did not come are empty", () => {
    expect(parseReply(items, Items, true)).toEqual({
      faults: null,
      value: {
        items: [
          { quote: "one", weight: 1 },
          { quote: "two", weight: 0.5 },
        ],
        more: [],
      },
    });
  });

  test("of which nothing came is no answer", () => {
    expect(parseReply('{"items":[{"quote":"on', Items, true).faults).not.toBeNull();
    expect(parseReply("", Items, true).faults).not.toBeNull();
  });
});

test.each(["[", '{"a":', '{"a":[', '"x" y ', "{}", '{"', "\\"])("a reply of %j alone is read in bounded time", (part) =>
  expectCheap(3_000, () => read(`{"a":${part.repeat(1_000_000 / part.length)}`)),
);
