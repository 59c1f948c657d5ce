import { expect, test } from "vitest";
import { KeptJson, keptAsIs, keptList, withKept, writeJson } from "#lib/json/kept-json.ts";

const text = '{"b":1,"a":[ "x", 1.0 ],"$&":"$1"}';
const kept = () => withKept({ id: 7, document: new KeptJson<{ a: [string, number] }>(text), after: null });

test("a kept text is read as its value", () => {
  expect(kept().document.a).toEqual(["x", 1]);
  expect({ ...kept() }).toEqual({ id: 7, document: JSON.parse(text), after: null });
  expect(JSON.parse(JSON.stringify(kept()))).toEqual({ id: 7, document: JSON.parse(text), after: null });
  expect(withKept({ list: keptList<number>("1,2") }).list).toEqual([1, 2]);
});

test("and written as the very text it was kept as, in its place, wherever it stands", () => {
  expect(writeJson(kept())).toBe(`{"id":7,"document":${text},"after":null}`);
  const nested = { records: [kept(), kept()], list: withKept({ none: keptList(""), two: keptList(`${text},2`) }) };
  const one = `{"id":7,"document":${text},"after":null}`;
  expect(writeJson(nested)).toBe(`{"records":[${one},${one}],"list":{"none":[],"two":[${text},2]}}`);
});

test("a value that cannot be written leaves nothing behind for the next", () => {
  const round: { self?: unknown } = {};
  round.self = round;
  expect(() => writeJson({ kept: kept(), round })).toThrow(/circular/i);
  expect(kept().document.a[0]).toBe("x");
  expect(writeJson("plain")).toBe('"plain"');
});

test("a value kept as it is reads as before, and is written as the text of the moment it was kept", () => {
  const list = [{ a: 1 }];
  const fixed = keptAsIs(list);
  expect(fixed).toBe(list);
  expect(fixed.map(({ a }) => a)).toEqual([1]);
  expect(JSON.stringify({ fixed })).toBe('{"fixed":[{"a":1}]}');
  list[0]!.a = 2;
  expect(writeJson({ fixed, kept: kept() })).toBe(
    `{"fixed":[{"a":1}],"kept":{"id":7,"document":${text},"after":null}}`,
  );
});
