import { describe, expect, test } from "vitest";
import first from "../phrasings.json" with { type: "json" };
import second from "../phrasings-second.json" with { type: "json" };
import { choicesOf } from "./choices.ts";
import { findOrder } from "./find-order.ts";
import { readCommand } from "./read-command.ts";

type Phrasing = { request: string; expected: string; also_ok: string[] };

const verbOf = (message: string): string => {
  const read = readCommand(message);
  return read === null || read === "forbidden" ? "ask" : read.verb;
};
const isRight = ({ request, expected, also_ok }: Phrasing): boolean =>
  ["ask", expected, ...also_ok].includes(verbOf(request));
const isExact = ({ request, expected }: Phrasing): boolean => verbOf(request) === expected;

/** Verbs that cost money or that change or delete what the account has. */
const grave = "run follow_up rerun simulate cancel publish unlist delete_persona change_persona".split(" ");

describe.each<[string, Phrasing[], { right: number; exact: number }]>([
  ["60 phrasings by two writers who had not seen the grammar", first, { right: 0.95, exact: 0.7 }],
  ["504 phrasings in many voices", second, { right: 0.97, exact: 0.7 }],
])("of %s", (_, phrasings, least) => {
  test("nearly all are done right or asked back, and most as expected", () => {
    const wrong = phrasings.filter((one) => !isRight(one)).map(({ request }) => `${verbOf(request)}: ${request}`);
    const exact = phrasings.filter(isExact).length;
    console.info(`${phrasings.length - wrong.length} of ${phrasings.length} right or asked back, ${exact} as expected`);
    expect(1 - wrong.length / phrasings.length, wrong.join("\n")).toBeGreaterThanOrEqual(least.right);
    expect(exact / phrasings.length).toBeGreaterThanOrEqual(least.exact);
  });

  test("none is taken for a verb that spends, changes or deletes where another was meant", () => {
    const wrong = phrasings.filter((one) => !isRight(one) && grave.includes(verbOf(one.request)));
    expect(wrong.map(({ request }) => request)).toEqual([]);
  });

  test("an unclear one is answered with up to three messages that are clear", () => {
    for (const { request } of phrasings) {
      const order = findOrder(request);
      if (order === "forbidden" || order.verb !== null) continue;
      const choices = choicesOf(request, order);
      expect(choices.length, request).toBeGreaterThan(1);
      expect(choices.length, request).toBeLessThanOrEqual(3);
      expect(choices.map(verbOf), request).not.toContain("ask");
    }
  });
});
