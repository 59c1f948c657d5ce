import { expect, test } from "vitest";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { columnsOf } from "./import-personas.ts";

const refusal = (names: string[]): string => {
  try {
    columnsOf(
      names.map((name, at) => ({ name, at })),
      1,
    );
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("a name in a long heading is read in no time, and named by its beginning", () =>
  expectCheap(100, () => expect(refusal(["(".repeat(190_000)])).toHaveLength(refusal(["(".repeat(200)]).length)));

test("of many unknown columns ten are named", () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `column ${at}`);
  expect(refusal(names).match(/"column \d+"/g)).toHaveLength(10);
});

test("each member of a saved persona is a column by its own name", () => {
  const members = Object.keys(savePersonaEndpoint.input.shape);
  const columns = columnsOf(
    members.map((name, at) => ({ name, at })),
    1,
  );
  expect(columns.map(({ member }) => member)).toEqual(members);
});
