import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { objectionCode, scriptedEngine, themeCode } from "#lib/testing/scripted-engine.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { slugOf } from "../create-study.ts";
import { nobodyAsked } from "../report/label.ts";
import { rehearsedIn } from "../report/rehearsal-tally.ts";
import { disclaimerOf } from "../study.ts";
import type { FullStudy } from "../study-record.ts";
import { markdownOf } from "./markdown.ts";
import { runStudy } from "./run-study.ts";
import { priceOf } from "./study-clock.ts";

const studyOf = async (members: Parameters<typeof aBrief>[0] = {}, kind: "simulator" | "model" = "simulator") => {
  const brief = aBrief(members);
  const engine = scriptedEngine({
    kind,
    codes: ([first]) => [
      themeCode("price", first!.a.slice(0, 30), -0.8),
      objectionCode("price", first!.a.slice(0, 30), "major"),
    ],
  });
  const { findings } = await runStudy(brief, engine);
  const report_url = "https://research.example/report/1";
  return {
    ...findings,
    answers: findings.answers!,
    understood: findings.understood!,
    topic: brief.topic,
    study_type: brief.study_type,
    personas: brief.personas,
    given: brief.given ?? null,
    audience: brief.audience,
    audience_description: brief.audience_description,
    engine: { id: engine.id, kind: engine.kind, version: engine.version },
    disclaimer: disclaimerOf(engine),
    report_url,
  } as unknown as FullStudy;
};

describe("a study as Markdown", () => {
  test("says first what made it, then what it says, its numbers with their intervals, and where it stands in full", async () => {
    const text = markdownOf(await studyOf({}, "model"));
    const at = (part: string) => text.indexOf(part);
    expect(text).toMatch(/\n\n\*Standard personas answered \(.+?\); they come with .+?\.\*\n\n# Would families buy/);
    expect(at(nobodyAsked)).toBeLessThan(at("## Findings"));
    expect(at("## Findings")).toBeLessThan(at("## Numbers"));
    expect(text).toMatch(/- Projected NPS [+−]?\d+ \(90 % interval [+−]?\d+ to [+−]?\d+\)/);
    expect(text).toContain("- Of 8 interviews with 4 personas, each asked twice");
    expect(text).toContain("(Jenna Kowalski, simulated)");
    expect(text.endsWith("[Full report with every transcript](https://research.example/report/1)")).toBe(true);
  });

  test("says of a rehearsal that nothing in it is sure, and nothing that was only assumed of its people", async () => {
    const study = await studyOf();
    const text = markdownOf(study);
    expect(text.startsWith("*A rehearsal by the built-in engine")).toBe(true);
    expect(text).toContain("invented answers by fixed rules, no language model, no people.");
    expect(text).toMatch(/\*\*Confidence:\*\* none, as the answers are made up\./);
    expect(text).toMatch(/- \*\*Who was asked:\*\* .*Jenna Kowalski, \d+.*each asked twice\./);
    expect(text).not.toMatch(/NPS|Sentiment|## Objections|What divides/);
    expect(text.split(rehearsedIn(study))).toHaveLength(2);
    expect(text).not.toMatch(/\d of 8/);
    expect(text).toContain("[The rehearsal with every made-up interview](");
  });

  test("shows of a rehearsal each question, the caller's own marked, and the study where nothing is measured, what people would add, and what is made up", async () => {
    const given = { subject: null, stimulus: null, rivals: [], price: null, questions: ["Who would stand in?"] };
    const brief = aBrief({ study_type: "custom", topic: "Would people come on Sundays?", given });
    const { findings } = await runStudy(brief, simulator());
    const text = markdownOf({
      ...(await studyOf()),
      ...brief,
      ...findings,
      given,
      answers: findings.answers!,
    } as FullStudy);
    const [before = "", asked = ""] = text.split("## The questions");
    expect(before).toContain("\n\n**A rehearsal of an interview.**\n\nA rehearsal shows");
    expect(asked).toMatch(
      /^\n\nAt the start: Today we'd like to talk about this question: “Would people come on Sundays\?”\n\n1\. Who would stand in\? \(added question\)\n2\. What matters most to you about this\?\n/,
    );
    expect(asked).toMatch(
      /\n3\. All in all, .+\n\nThe added questions are not rehearsed: the built-in engine cannot answer them\. The others are/,
    );
    expect(asked).toMatch(/## Made-up answers\n\nThe answers .+ rows: good · mostly good · mixed · mostly bad · bad\n/);
    expect(asked).toContain("That shows:\n\n- What people say to the added questions, in their own words\n");
    expect(text).not.toMatch(/small_n|low_agreement|positivity_skew/);
  });

  test("calls the people of a rehearsal as they were described, without ages that are made up", async () => {
    const study = await studyOf({ audience_description: "from trainees to partners" });
    const personas = study.personas.map((one) => ({ ...one, id: `own_${one.id}` }));
    expect(markdownOf({ ...study, personas })).toMatch(
      /\*\*Who was asked:\*\* Nobody\. The answers of 4 generic personas take the place of “from trainees to partners”: /,
    );
  });

  test("has one label under that of its file, and keeps what is said of names that were given", async () => {
    const study = await studyOf();
    const text = markdownOf({ ...study, understood: { ...study.understood!, rivals: ["Elm", "Oak"] } }, "A label.");
    expect(text).toMatch(/^\*A label\.\*\n\n\*Not affiliated with, or endorsed by, any brand that it names\.\*\n/);
    expect(text).not.toContain("by fixed rules");
  });

  test("concludes nothing of a topic that was not read, and says so once before the flags", async () => {
    const brief = aBrief({ topic: "Was halten Nachbarn davon, den Spielplatz nachts zu schließen, und warum?" });
    const engine = simulator();
    const { findings } = await runStudy(brief, engine);
    const text = markdownOf({ ...(await studyOf()), ...findings, answers: findings.answers!, topic: brief.topic });
    const [before = ""] = text.split("## Before relying on it");
    expect(before.split("speaks English only")).toHaveLength(2);
    expect(text).not.toMatch(/What came up|What divides|Confidence/);
  });

  test("means nothing by what its topic holds", async () => {
    const topic = "# <script>alert(1)</script> [click](https://evil.example)\n\n**Would** `you` | buy?";
    const [, , , , title] = markdownOf(await studyOf({ topic })).split("\n");
    expect(title).toBe(
      "# \\# \\<script\\>alert(1)\\</script\\> \\[click\\](https://evil.example) \\*\\*Would\\*\\* \\`you\\` \\| buy?",
    );
  });
});

describe("what a study is called, costs and says of itself", () => {
  test("its slug is the topic's own words and the kind of study", () => {
    expect(slugOf("How do mid-market CFOs evaluate AI-powered FP&A tools?", "competitor")).toBe(
      "mid-market-cfos-evaluate-ai-powered-fpa-tools-competitive-analysis",
    );
    expect(slugOf("Für wen ist das Café à la carte gut?", "cx")).toBe(
      "fur-wen-ist-das-cafe-la-carte-gut-customer-experience",
    );
    expect(slugOf("価格はどうですか、高いですか", "pricing")).toBe("pricing-study");
    expect(slugOf("word ".repeat(300), "custom")).toBe("word-study");
    expect(slugOf("x".repeat(2000), "custom").length).toBeLessThan(100);
  });

  test("an interview costs 5 dollars with business buyers and half a dollar with consumers", () => {
    expect(priceOf(Array(8).fill("b2b"))).toBe(40);
    expect(priceOf(Array(8).fill("b2c"))).toBe(4);
    expect(priceOf(["b2b", "b2c"])).toBe(5.5);
  });

  test("a model's study states the service's error, a simulated one that there is none to state", () => {
    expect(disclaimerOf({ kind: "model", id: "m" })).toMatch(/15 to 20 points.*not affiliated/);
    expect(disclaimerOf({ kind: "simulator", id: "s" })).toMatch(/no people\..*Not evidence about real people\.$/);
    expect(disclaimerOf({ kind: "simulator", id: "s" }, ["Elm"])).toMatch(
      / Not affiliated with, or endorsed by, any brand that it names\.$/,
    );
    expect(disclaimerOf({ kind: "simulator", id: "s" }, ["楽天"])).toMatch(/any brand that it names\.$/);
  });
});
