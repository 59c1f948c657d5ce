import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TranscriptTurn } from "#components/studies/transcript-turn.tsx";
import { type Mark, marks } from "#lib/engines/marks.ts";
import { markInWords } from "#lib/format.ts";

const shown = (mark?: Mark) => {
  const turn = { q: "And then?", a: "I went home.", kind: "core" as const, ...(mark && { mark }) };
  return renderToStaticMarkup(
    createElement(TranscriptTurn, { id: "t", turn, quoted: undefined, cite: (quote) => quote }),
  );
};

describe("an answer of a transcript", () => {
  test.each(marks)("says below its words in plain words that it is %s", (mark) => {
    expect(shown(mark)).toContain("I went home.");
    expect(shown(mark)).toContain(markInWords(mark));
    expect(shown(mark).includes("neither quoted nor rated")).toBe(mark !== "cut");
  });

  test("says nothing below where nothing is wrong with it", () => {
    for (const mark of marks) expect(shown()).not.toContain(markInWords(mark));
  });
});
