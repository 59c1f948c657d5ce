import { expect, test } from "vitest";
import * as z from "zod";
import { inShape, present } from "./in-shape.ts";

const Shape = z.strictObject({ id: z.string(), count: z.int(), note: z.string().optional() });

test("an answer has the members of its shape in its order, and no others", () => {
  const row = { secret: "x", note: undefined, count: 2, id: "one" };
  expect(JSON.stringify(inShape(Shape, row))).toBe('{"id":"one","count":2}');
});

test("members that say nothing are left out", () => {
  const members = { a: null, b: undefined, c: [], d: "", e: false, f: ["x"] };
  expect(present(members)).toEqual({ d: "", e: false, f: ["x"] });
});
