import { expect, test } from "vitest";
import { boxOf, boxOfMark, collide, narrowest, placeLabels } from "./place-labels.ts";

const names = ["Catherine Livingstone", "Jenna Kowalski", "Bo", "Theodora Papadopoulou"];

/** Numbers from 0 to below 1 that are the same in each run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

test("a name alone is beside its mark, towards the middle, on its line", () => {
  expect(placeLabels([{ label: "Bo", x: 20, y: 90 }])).toMatchObject([{ side: 1, moved: 0 }]);
  expect(placeLabels([{ label: "Bo", x: 80, y: 90 }])).toMatchObject([{ side: -1, moved: 0 }]);
});

test("no name lies on another name or on another's mark, at any width, wherever four marks are", () => {
  const next = numbers(7);
  const from = (low: number, span: number) => low + next.next().value! * span;
  for (let round = 0; round < 3_000; round += 1) {
    // Half of the rounds crowd all marks into a corner.
    const span = round % 2 === 0 ? 94 : 12;
    const marks = names.map((label) => ({ label, x: from(3, span), y: from(26, span * 1.9) }));
    const placed = placeLabels(marks);
    for (const width of [narrowest, 400, 700])
      for (const [at, one] of placed.entries()) {
        for (const other of placed.slice(at + 1))
          expect(collide(boxOf(one, width), boxOf(other, width)), JSON.stringify([one, other, width])).toBe(false);
        for (const other of marks.filter((_, place) => place !== at))
          expect(collide(boxOf(one, width), boxOfMark(other, width)), JSON.stringify([one, other, width])).toBe(false);
      }
  }
});
