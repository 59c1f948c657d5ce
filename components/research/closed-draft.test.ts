import { describe, expect, test } from "vitest";
import { ClosedQuestions } from "#lib/engines/closed-questions.ts";
import { closedQuestionsOf, closedTemplates, editClosed, readClosedDrafts } from "./closed-draft.ts";

const form = (entries: [string, string][]) => readClosedDrafts(new URLSearchParams(entries));

describe("closed questions in the form", () => {
  test.each(closedTemplates)("the template $name is a request that is taken", ({ id }) => {
    const drafts = editClosed([], `closed-use-${id}`, new FormData());
    expect(ClosedQuestions.safeParse(closedQuestionsOf(drafts)).error?.issues).toBeUndefined();
  });

  test("the price ladder takes its currency and its range from the price in the form", () => {
    const [half, same, twice, most] = form([
      ["do", "closed-use-price_ladder"],
      ["price_amount", "2500"],
      ["price_currency", "eur"],
    ]);
    expect([half, same, twice].map((draft) => draft!.at_price)).toEqual(["0.5", "1", "2"]);
    expect(most).toMatchObject({ unit: "EUR", min: "0", max: "10000" });
    expect(form([["do", "closed-use-price_ladder"]])[3]).toMatchObject({ unit: "USD", max: "1000" });
  });

  test("are read in their order, and sent with what their kind has", () => {
    const drafts = form([
      ["closed_kind", "multi"],
      ["closed_text", "Which of these do you use?"],
      ["closed_options", "One\r\n\r\n Two "],
      ["closed_at_most", "1"],
      ["closed_min", "4"],
      ["closed_beside", "both"],
    ]);
    expect(closedQuestionsOf(drafts)).toEqual([
      {
        ...{ kind: "multi", text: "Which of these do you use?", options: ["One", "Two"], at_most: 1 },
        ...{ none_of_these: true, dont_know: true },
      },
    ]);
  });

  test("are added, moved and removed by the form's buttons, and no other button changes them", () => {
    const texts = (action: string) =>
      form([
        ["closed_kind", "rank"],
        ["closed_kind", "rank"],
        ["closed_text", "first"],
        ["closed_text", "second"],
        ["do", action],
      ]).map(({ text }) => text);
    expect(texts("closed-add")).toEqual(["first", "second", ""]);
    expect(texts("closed-up-1")).toEqual(["second", "first"]);
    expect(texts("closed-down-0")).toEqual(["second", "first"]);
    expect(texts("closed-remove-0")).toEqual(["second"]);
    for (const action of ["closed-up-0", "closed-down-1", "closed-up-9", "closed-use-toString", "preview", "start"])
      expect(texts(action)).toEqual(["first", "second"]);
  });
});
