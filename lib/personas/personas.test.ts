import { expect, test } from "vitest";
import { madeNotes, unreadIn } from "./personas.ts";

test("the notes of a made persona say what it was made from, and what of that was not understood", () => {
  expect(unreadIn(madeNotes("left-handed nurses", ["left-handed", "tall"]))).toBe("left-handed; tall");
  for (const notes of [madeNotes("nurses", []), "Not understood, so it is in none of them: x", "", null])
    expect(unreadIn(notes)).toBe("");
});
