import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { type Script, scriptedEngine, themeCode } from "#lib/testing/scripted-engine.ts";
import { runStudy } from "./run-study.ts";

const dear = "it would be too dear each month";
const answer: Script["answer"] = ({ persona, question }) =>
  `${persona.name} on ${question.purpose}: ${dear}. So be it.`;
const codes: Script["codes"] = () => [themeCode("price", dear, -0.8)];
const priceOf = "Price";
const flagsOf = (findings: { flags: { code: string }[] }) => findings.flags.map(({ code }) => code);

describe("prose that is malformed or says too much", () => {
  const good = (text: string, counts: string[]) => ({ text, quotes: [], counts });
  const ofPrice = `finding:${priceOf}`;
  const writingOf = async (writing: Record<string, unknown>, script: Script = {}) =>
    (await runStudy(aBrief(), scriptedEngine({ answer, codes, ...script, writing: () => writing }))).findings;

  test.each([
    "headline",
    "summary",
    "answers",
    "findings",
    "theme_descriptions",
    "resolutions",
    "opportunity",
    "risk",
    "messaging_implications",
    "research_agenda",
  ])("in its %s costs that piece only", async (piece) => {
    for (const bad of [null, 7, "words", [null], [{ id: 3 }], { text: "" }]) {
      const findings = await writingOf({
        headline: good("The price leads.", [ofPrice]),
        risk: [good("The price may stop it.", [ofPrice])],
        [piece]: bad,
      });
      expect(findings.headline_finding).toEqual(piece === "headline" ? "" : "The price leads.");
      expect(findings.risk).toEqual(piece === "risk" ? "" : "The price may stop it.");
      expect(findings.executive_summary === "").toBe(piece === "summary");
      expect(findings.research_agenda.length === 0).toBe(piece === "research_agenda");
      for (const { finding } of findings.key_findings)
        expect(finding).toBe(piece === "findings" ? priceOf : "It came up.");
      const needed = ["headline", "summary", "answers", "findings", "opportunity", "risk"].includes(piece);
      expect(flagsOf(findings).includes("partly_written")).toBe(needed);
    }
  });

  test("keeps a sentence only when it names a quote or a count of the study", async () => {
    const findings = await writingOf({
      summary: [
        good("Pigment leaked customer data.", []),
        good("Anaplan wins on every criterion.", ["finding:No such thing"]),
        good("The price weighs against it.", [ofPrice]),
      ],
    });
    expect(findings.executive_summary).toBe("The price weighs against it.");
    expect(findings.quality.numbers_corrected).toBe(2);
  });

  test("keeps a sentence only when a reader finds it in what it names", async () => {
    const findings = await writingOf(
      { summary: [good("The price weighs against it.", [ofPrice]), good("It leaks data.", [ofPrice])] },
      { supports: ({ says }) => says !== "It leaks data." },
    );
    expect(findings.executive_summary).toBe("The price weighs against it.");
  });

  test("answers a question from quotes of the study, or says why it cannot tell", async () => {
    const writing: Script["writing"] = ({ questions, facts: [fact] }) => ({
      answers: questions.map(({ id }, place) => ({
        id,
        sentences:
          place === 0
            ? [{ text: "It is too dear for them.", quotes: [fact!.quotes[0]!.id, "quote:9.9"], counts: [] }]
            : [],
        cannot_tell: place === 1 ? "It did not come up." : null,
      })),
    });
    const { findings } = await runStudy(aBrief(), scriptedEngine({ answer, codes, writing }));
    const [own, first] = findings.answers!;
    expect(own).toMatchObject({ answer: "It is too dear for them.", cannot_tell: null, quotes: [{ quote: dear }] });
    expect(first).toMatchObject({ answer: "These interviews cannot tell.", cannot_tell: "It did not come up." });
  });
});
