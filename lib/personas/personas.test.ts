import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { longestFact, mostSaved, mostTraits, savePersonaEndpoint } from "./contract.ts";
import { madeNotes, toSavedPersona, unreadIn } from "./personas.ts";

test("the notes of a made persona say what it was made from, and what of that was not understood", () => {
  expect(unreadIn(madeNotes("left-handed nurses", ["left-handed", "tall"]))).toBe("left-handed; tall");
  for (const notes of [madeNotes("nurses", []), "Not understood, so it is in none of them: x", "", null])
    expect(unreadIn(notes)).toBe("");
});

test.each(["㍿", "one, two and "])("a full list of personas whose traits are of %j is cheap to answer", (unit) => {
  const traits = Array(mostTraits).fill(unit.repeat(longestFact.trait / unit.length));
  const fields = savePersonaEndpoint.input.parse({ name: "Nia", age: 40, role: "Baker", traits });
  const row = {
    ...fields,
    persona_id: "p_nia",
    account_id: "",
    seq: 1,
    created_at: new Date(),
    updated_at: new Date(),
  };
  return expectCheap(150, () => Array.from({ length: mostSaved }, () => toSavedPersona({ ...row })));
});
