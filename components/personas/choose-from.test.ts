import { expect, test } from "vitest";
import { type SavedPersona, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { chooseFrom } from "./choose-from.ts";

const saved = Array.from({ length: 60 }, (_, n) => ({
  ...savePersonaEndpoint.input.parse({
    name: `Nia ${60 - n}`,
    age: 40,
    role: n % 2 ? "Baker" : "Nurse",
    location: "Leeds",
  }),
  id: `p_${60 - n}`,
  created_at: "2026-01-01T00:00:00.000Z",
})) as SavedPersona[];
const idsOf = (chosen: string[], words: string) => chooseFrom(saved, chosen, words, 48).personas.map(({ id }) => id);

test("the newest are offered, and any other by its words; who is chosen stays and comes first", () => {
  expect(idsOf([], "")).toEqual(saved.slice(0, 48).map(({ id }) => id));
  expect(idsOf([], " NURSE  leeds ")).toHaveLength(30);
  expect(idsOf([], "nia 1")).toContain("p_1");
  expect(idsOf(["p_1"], "")).toEqual(["p_1", ...saved.slice(0, 48).map(({ id }) => id)]);
  expect(idsOf(["p_60", "p_1"], "astronaut")).toEqual(["p_60", "p_1"]);
  expect(idsOf(["p_17"], "nia 7")).toEqual(["p_17", "p_57", "p_47", "p_37", "p_27", "p_7"]);
  expect(chooseFrom(saved, ["p_1"], "Baker", 10)).toMatchObject({
    saved: 60,
    matchCount: 30,
    most: 10,
    words: "Baker",
  });
});
