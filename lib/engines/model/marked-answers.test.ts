import { afterEach, describe, expect, test } from "vitest";
import type { Turn } from "#lib/engines/engine.ts";
import { isAnswer, type Mark, markFacts } from "#lib/engines/marks.ts";
import type { StudyEvent } from "#lib/studies/events/contract.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { type ModelServer, modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { withWholeClauses } from "./prompts/probe.ts";

let server: ModelServer;
afterEach(() => server?.close());

const labelOf = ({ system }: ModelRequest) => /^Task: (\S+)/.exec(system)![1]!;

/** A small study whose model says this to the questions; undefined is its usual answer. */
async function study(say: (request: ModelRequest, n: number) => string | undefined, code?: (said: string) => string) {
  let n = 0;
  server = await modelServer({
    answer: (request) => {
      if (labelOf(request) === "code" && code !== undefined) return code(answerByStructure(request));
      if (labelOf(request) !== "respond") return undefined;
      n += 1;
      return say(request, n);
    },
  });
  const brief = aBrief({ personas: aBrief().personas.slice(0, 2), n_per_persona: 1 });
  const told: Turn[] = [];
  const onEvent = (event: StudyEvent) => void (event.event === "interview.turn" && told.push(event));
  const { findings, usage } = await runStudy(brief, engineOn(server), { onEvent });
  const turns = findings.interviews.flatMap(({ transcript }) => transcript);
  const flag = (code: string) => findings.flags.find((one) => one.code === code)?.message;
  return { findings, usage, turns, told, flag, marked: (mark: Mark) => turns.filter((turn) => turn.mark === mark) };
}

/** Whether no mark is in what a reader takes for evidence, and none is asked on. */
function expectUnused({ findings }: Awaited<ReturnType<typeof study>>, words: string) {
  const { interviews, ...rest } = findings;
  expect(JSON.stringify(rest)).not.toContain(words);
  for (const { transcript, analysis } of interviews) {
    expect(analysis.standout_quote).not.toContain(words);
    for (const [place, { kind }] of transcript.entries())
      if (kind === "probe") expect(isAnswer(transcript[place - 1]!)).toBe(true);
  }
  for (const { system, messages } of server.seen)
    if (system.startsWith("Task: rate\n") || system.startsWith("Task: support\n"))
      expect(messages[0]!.content).not.toContain(words);
}

describe("an answer that is none", () => {
  const program = "As an AI language model, I do not have personal experiences. It was on a Monday.";

  test("as it speaks of a program is marked, flagged, and neither asked on, quoted nor rated", async () => {
    const made = await study((_, n) => (n % 4 === 0 ? program : undefined));
    expect(made.marked("refused").length).toBeGreaterThan(2);
    for (const { a } of made.marked("refused")) expect(a).toBe(program);
    expect(made.flag("refusals")).toContain(`each ${markFacts.refused.does}. `);
    expect(made.usage.price_usd).toBeGreaterThan(0);
    expectUnused(made, "AI language model");
  });

  test("in every turn concludes nothing and costs nothing", async () => {
    const made = await study(() => program);
    expect(made.findings).toMatchObject({ headline_finding: "No question was answered.", overall_confidence: 0 });
    expect(made.usage).toMatchObject({ interviews: 2, price_usd: 0 });
    expect(server.seen.map(labelOf)).not.toContain("code");
    expectUnused(made, "AI language model");
  });

  test("that gives an earlier one back is marked, and an interview of little else is not charged", async () => {
    const same = "It's a good idea for people who bake.";
    const made = await study(() => same);
    expect(made.marked("repeated")).toHaveLength(made.turns.length - 2);
    expect(made.flag("repeated")).toContain(markFacts.repeated.does);
    expect(made.usage.price_usd).toBe(0);
  });

  test("that lists its person's traits is marked as recited", async () => {
    const traits = ({ system }: ModelRequest) => /^how they decide: (.*)$/m.exec(system)![1]!.split("; ").join(", ");
    const made = await study((request, n) => (n % 3 === 0 ? `People who are ${traits(request)}.` : undefined));
    expect(made.marked("recited").length).toBeGreaterThan(1);
    expect(made.flag("recited")).toContain(markFacts.recited.does);
    expectUnused(made, "People who are");
  });

  test("by its coder's reading, in any language, is marked, told of, and neither quoted nor rated", async () => {
    const words = "Ich bin nur ein Sprachmodell und habe keine eigene Küche.";
    const made = await study(
      (_, n) => (n % 4 === 0 ? `${words} Das war ${n}.` : undefined),
      (said) => {
        const coding = JSON.parse(said) as { turns: Record<string, { refused: boolean }> };
        coding.turns.t1!.refused = true;
        return JSON.stringify(coding);
      },
    );
    const given = made.findings.interviews.map(({ transcript }) => transcript[1]!);
    for (const { mark } of given) expect(mark).toBe("refused");
    expect(
      made.told
        .filter(({ mark }) => mark === "refused")
        .map(({ a }) => a)
        .toSorted(),
    ).toEqual(given.map(({ a }) => a).toSorted());
    const rated = server.seen
      .filter((request) => labelOf(request) === "rate")
      .map(({ messages }) => messages[0]!.content);
    // Each is rated again without it.
    expect(rated.map((words) => given.some(({ a }) => words.includes(a))).toSorted()).toEqual([
      false,
      false,
      true,
      true,
    ]);
    for (const { quotes } of made.findings.key_findings) for (const { turn } of quotes) expect(turn).not.toBe(1);
  });

  test("of 60,000 words is read no further than its room, cut there and marked", async () => {
    const made = await study((_, n) =>
      n === 3 ? Array.from({ length: 60_000 }, (_, at) => `word${at}`).join(" ") : undefined,
    );
    const [cut, ...others] = made.marked("cut");
    expect(others).toEqual([]);
    expect(cut!.a.length).toBeLessThanOrEqual(4_800);
    expect(made.flag("truncated")).toMatch(/^1 of/);
    expect(made.usage.cost_usd!).toBeLessThan(0.5);
  });
});

describe("a probe quotes whole clauses", () => {
  const answer =
    "It's a good idea for people who are price conscious, I think. My sister would like it. It costs $19.99 a month.";
  test.each([
    [
      "You said “It's a good idea for people”. Why?",
      "You said “It's a good idea for people who are price conscious”. Why?",
    ],
    ['What does "would like it" mean?', 'What does "My sister would like it" mean?'],
    ["What of “price conscious, I think”?", "What of “It's a good idea for people who are price conscious, I think”?"],
    ["Why “It costs”?", "Why “It costs $19.99 a month”?"],
    ["You said “nothing of the kind”?", "You said “nothing of the kind”?"],
    ["And “My sister would like it.”?", "And “My sister would like it”?"],
  ])("%s", (question, asked) => expect(withWholeClauses(question, answer)).toBe(asked));
});
