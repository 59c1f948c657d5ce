import { describe, expect, test } from "vitest";
import first from "../phrasings.json" with { type: "json" };
import fifth from "../phrasings-fifth.json" with { type: "json" };
import fourth from "../phrasings-fourth.json" with { type: "json" };
import second from "../phrasings-second.json" with { type: "json" };
import sixth from "../phrasings-sixth.json" with { type: "json" };
import third from "../phrasings-third.json" with { type: "json" };
import { choicesOf } from "./choices.ts";
import { findOrder } from "./find-order.ts";

type Phrasing = { request: string; expected: string; also_ok: string[]; knows_study?: boolean };

const verbOf = (message: string, knowsStudy = false): string => {
  const order = findOrder(message, knowsStudy);
  return order === "forbidden" || order.verb === null ? "ask" : order.verb;
};
const isRight = ({ request, expected, also_ok, knows_study }: Phrasing): boolean =>
  ["ask", expected, ...also_ok].includes(verbOf(request, knows_study));
const isExact = ({ request, expected, knows_study }: Phrasing): boolean => verbOf(request, knows_study) === expected;

/** Verbs that cost money or that change or delete what the account has. */
const grave = "run follow_up rerun simulate cancel publish unlist delete_persona change_persona".split(" ");

describe.each<[string, Phrasing[], { right: number; exact: number }]>([
  ["60 phrasings by two writers who had not seen the grammar", first, { right: 0.95, exact: 0.7 }],
  ["504 phrasings in many voices", second, { right: 0.98, exact: 0.75 }],
  ["160 phrasings, terse, misspelt, pasted, indirect or after another message", third, { right: 0.98, exact: 0.75 }],
  ["87 further ones, written before the reader saw one", fourth, { right: 0.98, exact: 0.75 }],
  ["150 on which the reader failed or asked at first", fifth, { right: 0.98, exact: 0.75 }],
  ["60 by two further writers, kept back until the reader was done", sixth, { right: 0.95, exact: 0.6 }],
])("of %s", (_, phrasings, least) => {
  test("nearly all are done right or asked back, and most as expected", () => {
    const wrong = phrasings
      .filter((one) => !isRight(one))
      .map(({ request, knows_study }) => `${verbOf(request, knows_study)}: ${request}`);
    const exact = phrasings.filter(isExact).length;
    console.info(`${phrasings.length - wrong.length} of ${phrasings.length} right or asked back, ${exact} as expected`);
    expect(1 - wrong.length / phrasings.length, wrong.join("\n")).toBeGreaterThanOrEqual(least.right);
    expect(exact / phrasings.length).toBeGreaterThanOrEqual(least.exact);
  });

  test("none is taken for a verb that spends, changes or deletes where another was meant", () => {
    const wrong = phrasings.filter((one) => !isRight(one) && grave.includes(verbOf(one.request, one.knows_study)));
    expect(wrong.map(({ request }) => request)).toEqual([]);
  });

  test("an unclear one is answered with up to three messages that are clear", () => {
    for (const { request, knows_study } of phrasings) {
      const order = findOrder(request, knows_study);
      if (order === "forbidden" || order.verb !== null) continue;
      const choices = choicesOf(request, order);
      expect(choices.length, request).toBeGreaterThan(1);
      expect(choices.length, request).toBeLessThanOrEqual(3);
      expect(
        choices.map((choice) => verbOf(choice)),
        request,
      ).not.toContain("ask");
    }
  });
});
