import { describe, expect, test } from "vitest";
import { respond_async } from "../prefer.ts";
import { accepts, allows } from "./negotiation.ts";

describe("accepts", () => {
  test.each([
    ["text/markdown", true],
    ["Text/Markdown; charset=utf-8", true],
    ["application/json;q=0.5, text/markdown", true],
    ["text/markdown, application/json", false],
    ["application/json;q=0.5, text/markdown;q=0.5", false],
    ["text/markdown;q=0.1, */*", true],
    ["application/json, text/markdown;q=0.9", false],
    ["text/markdown;q=0", false],
    ["text/*", false],
    ["*/*", false],
    ["", false],
    [null, false],
  ])("%j: %s", (header, expected) => {
    expect(accepts(header, "text/markdown")).toBe(expected);
  });
});

describe("allows", () => {
  test.each([
    ["text/event-stream", true],
    ["application/json;q=0.5, TEXT/Event-Stream;q=0.1", true],
    ["text/*", true],
    ["*/*", true],
    ["", true],
    [" , ", true],
    [null, true],
    ["application/json", false],
    ["application/*, text/html", false],
    ["text/event-stream;q=0", false],
    ["text/event-stream;q=0, */*", false],
    ["text/*;q=0, */*", false],
    ["*/*;q=0.0", false],
    ["nonsense", false],
  ])("%j: %s", (header, expected) => {
    expect(allows(header, "text/event-stream")).toBe(expected);
  });
});

describe("respond_async", () => {
  test.each([
    ["respond-async", true],
    ["Respond-Async, wait=10", true],
    ["return=minimal; x, respond-async; y=1", true],
    ["return=respond-async", false],
    ["no-respond-async", false],
    [undefined, false],
  ])("%j: %s", (header, expected) => {
    expect(respond_async.parse(header)).toBe(expected);
  });
});
