import { expect, test } from "vitest";
import { chooseQuotes, type Mention, nothingShown } from "./themes.ts";

const words = "in words that are clear enough to be read alone.";
const said = (id: string, about: string, polarity = 0.8) =>
  ({
    code: { quote: `I speak of ${about} ${words}`, polarity, turn: 0 },
    interview: 0,
    persona: { id },
  }) as unknown as Mention;

test("the first quotes of a study come from different personas where these said as much", () => {
  const shown = nothingShown();
  const firsts = ["price", "time", "trust"].map((about) => {
    const all = ["ana", "ben", "cy"].map((id) => said(id, `${about} as ${id}`));
    return chooseQuotes(all, 3, shown)[0]!.persona_id;
  });
  expect(new Set(firsts).size).toBe(3);
});

test("the one persona who spoke of something is quoted on it again", () => {
  const shown = nothingShown();
  for (const about of ["price", "time"]) expect(chooseQuotes([said("ana", about)], 3, shown)).toHaveLength(1);
});

test("what is said plainly is shown before what is half taken back, even of who was quoted before", () => {
  const shown = nothingShown();
  chooseQuotes([said("ana", "time")], 1, shown);
  const [first] = chooseQuotes([said("ben", "price, at most", -0.4), said("ana", "price", -0.8)], 1, shown);
  expect(first!.persona_id).toBe("ana");
});
