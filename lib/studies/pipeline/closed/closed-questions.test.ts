import { describe, expect, test } from "vitest";
import {
  askedQuestions,
  ClosedQuestions,
  type ClosedReply,
  offeredOf,
  type ShownQuestion,
} from "#lib/engines/closed-questions.ts";
import type { ClosedResult } from "#lib/engines/measured.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { drawFrom, mean, shuffled, t90 } from "#lib/engines/statistics.ts";
import { tail } from "#lib/in-words.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { type Script, scriptedEngine } from "#lib/testing/scripted-engine.ts";
import { mostPersonas } from "../../study-limits.ts";
import { FullStudy } from "../../study-record.ts";
import { runStudy } from "../run-study.ts";
import { drawAnswer } from "./ask-closed.ts";
import { closedQuality } from "./closed-quality.ts";

const options = ["Speed", "Price", "Support", "Design"];
const questions = ClosedQuestions.parse([
  { kind: "scale", text: "How likely are you to use it?", options: ["Never", "Maybe", "Surely"], dont_know: true },
  { kind: "choice", text: "Which of these matters most?", options, none_of_these: true },
  { kind: "multi", text: "Which of these do you use?", options, at_most: 2 },
  { kind: "rank", text: "Rank these by importance.", options },
  { kind: "best_worst", text: "Which is best, and which worst?", options: [...options, "Brand"] },
  { kind: "number", text: "How many minutes a week would it save?", unit: "minutes", min: 0, max: 600 },
  { kind: "matrix", text: "How satisfied are you with this part?", options: ["Bad", "Good"], items: ["Setup", "Help"] },
]);

/** An answer of the right form to any question; surely the first option, or what the kind needs. */
function firstOption({ question, sets }: ShownQuestion): ClosedReply {
  const offered = offeredOf(question);
  if (question.kind === "number") return { number: 30 };
  if (question.kind === "rank") return { ranking: question.options.map((_, place) => place) };
  if (question.kind === "best_worst")
    return { picks: sets.map((set) => ({ best: Math.min(...set), worst: Math.max(...set) })) };
  return { shares: offered.map((_, place) => Number(place === 0)) };
}

const run = async (closed: Script["closed"], members: Parameters<typeof aBrief>[0] = {}) => {
  const brief = aBrief({ closed_questions: questions, ...members });
  return (await runStudy(brief, scriptedEngine(closed && { closed }))).findings;
};
const resultOf = (findings: Awaited<ReturnType<typeof run>>, id: string): ClosedResult =>
  findings.quant.closed!.find((result) => result.id === id)!;

describe("closed questions of a request", () => {
  test("are asked in one call after each interview, and a matrix is one scale for each item", async () => {
    const calls: number[] = [];
    const engine = scriptedEngine({ closed: firstOption });
    const { answerClosed } = engine;
    engine.answerClosed = (task) => {
      calls.push(task.transcript.length);
      return answerClosed(task);
    };
    const { findings } = await runStudy(aBrief({ closed_questions: questions }), engine);
    expect(calls.length).toBe(findings.interviews.length);
    expect(Math.min(...calls)).toBeGreaterThan(5);
    const ids = ["q1", "q2", "q3", "q4", "q5", "q6", "q7_1", "q7_2"];
    expect(findings.quant.closed!.map(({ id }) => id)).toEqual(ids);
    expect(findings.quality.closed!.map(({ question }) => question)).toEqual(ids);
    for (const { closed } of findings.interviews) expect(closed!.map(({ question }) => question)).toEqual(ids);
    FullStudy.shape.quant.parse(findings.quant);
    FullStudy.shape.quality.parse(findings.quality);
    FullStudy.shape.interviews.parse(findings.interviews);
  });

  test("are counted: means over personas, shares of answers, Borda points, best less worst, median", async () => {
    const findings = await run(firstOption);
    const value = (id: string, measure: string) =>
      resultOf(findings, id).measures.find((one) => one.id === `closed_${id}_${measure}`)!;
    expect(value("q1", "mean")).toMatchObject({ value: 1, n: 8 });
    expect(value("q2", "shares").items[0]).toMatchObject({ label: "Speed", value: 1, high: 1 });
    expect(value("q4", "borda").items.map((item) => item.value)).toEqual([3, 2, 1, 0]);
    expect(value("q4", "agreement").value).toBe(1);
    expect(value("q5", "score").items[0]).toMatchObject({ label: "Speed", value: 1 });
    expect(value("q5", "score").items.at(-1)).toMatchObject({ label: "Brand", value: -1 });
    expect(value("q6", "median")).toMatchObject({ value: 30, low: null });
    expect(resultOf(findings, "q5").design!.option_counts).toEqual([4, 4, 4, 4, 4]);
    expect(resultOf(findings, "q1").by_persona.length).toBe(4);
    expect(resultOf(findings, "q1").by_repeat).toEqual([
      { repeat: 1, n: 4, values: [1] },
      { repeat: 2, n: 4, values: [1] },
    ]);
  });

  test("an answer that names no option is missing, counted, and nothing is put in its place", async () => {
    const wrong = [
      null,
      { shares: [1] },
      { shares: [Number.NaN, 1, 1, 1, 1] },
      { number: 601 },
      { ranking: [0, 1, 2] },
      { ranking: [0, 0, 1, 2] },
      { picks: [] },
      { said: "none" as const },
    ];
    for (const reply of wrong) {
      const shown = { order: [0, 1, 2, 3], sets: [] };
      for (const { id, ...question } of (await run(undefined)).quant.closed!) {
        if (question.kind === "choice" && reply !== null && "said" in reply) continue;
        const answer = drawAnswer({ question: { id, ...question }, ...shown }, reply, drawFrom("x"));
        expect(answer).toMatchObject({ state: "missing", chosen: [], number: null, probabilities: null });
      }
    }
    const findings = await run((one) => (one.repeat === 1 ? null : firstOption(one)));
    const { missing, answered, words } = findings.quality.closed![0]!;
    expect([answered, missing]).toEqual([4, 4]);
    expect(words).toContain("Answered: 4 of 8 interviews; 4 missing: the reply has no answer that could be read\n");
  });

  test("a call that fails leaves all its answers missing, and the study complete", async () => {
    const engine = scriptedEngine({ closed: firstOption });
    let calls = 0;
    const { answerClosed } = engine;
    engine.answerClosed = async (task) => {
      calls += 1;
      if (calls === 1) throw new Error("no reply");
      return answerClosed(task);
    };
    const { findings } = await runStudy(aBrief({ closed_questions: questions }), engine);
    for (const { missing, answered, words } of findings.quality.closed!) {
      expect({ missing, answered }).toEqual({ missing: 1, answered: 7 });
      expect(words).toContain("Answered: 7 of 8 interviews; 1 missing: no reply came that could be read");
    }
  });

  test("“None of these” and “I don't know” are shares and enter no mean", async () => {
    const findings = await run(({ question, sets, repeat, ...rest }) => {
      if (question.id === "q1" && repeat === 1) return { beside: "dont_know" };
      if (question.id === "q2" && repeat === 1) return { beside: "none" };
      return firstOption({ question, sets, ...rest });
    });
    const { measures, n } = resultOf(findings, "q1");
    expect(n).toBe(4);
    expect(measures.find(({ id }) => id === "closed_q1_mean")!.value).toBe(1);
    const shares = measures.find(({ id }) => id === "closed_q1_shares")!.items;
    expect(shares.map(({ label, value }) => [label, value])).toEqual([
      ["Never", 0.5],
      ["Maybe", 0],
      ["Surely", 0],
      ["I don't know", 0.5],
    ]);
    expect(findings.quality.closed![1]).toMatchObject({ answered: 4, none: 4, missing: 0 });
  });

  test("one seed has one order of options, the same sets and the same draws; another seed has others", async () => {
    const even: Script["closed"] = (one) => {
      if (one.question.kind === "rank" || one.question.kind === "best_worst" || one.question.kind === "number")
        return firstOption(one);
      return { shares: offeredOf(one.question).map(() => 1 / offeredOf(one.question).length) };
    };
    const answers = async (seed: number) => (await run(even, { seed })).interviews.map(({ closed }) => closed);
    expect(await answers(5)).toEqual(await answers(5));
    expect(await answers(5)).not.toEqual(await answers(6));
  });

  test("of many drawn answers the distributions add up, and no more options are chosen than may be", async () => {
    const [, choice, multi] = (await run(undefined)).quant.closed!;
    for (let at = 0; at < 200; at += 1) {
      const draw = drawFrom(`draw ${at}`);
      const shares = Array.from({ length: 5 }, () => draw.next());
      const one = drawAnswer({ question: choice!, order: [0, 1, 2, 3], sets: [] }, { shares }, draw);
      expect(one.probabilities!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(one.chosen.length).toBe(one.state === "answered" ? 1 : 0);
      const several = drawAnswer({ question: multi!, order: [0, 1, 2, 3], sets: [] }, { shares: [1, 1, 1, 0] }, draw);
      expect(several.chosen.length).toBe(2);
      expect(several.chosen).not.toContain(3);
    }
  });

  test("of many replies to a ranking only those that are permutations count, as they are", async () => {
    const ranking = (await run(undefined)).quant.closed![3]!;
    const draw = drawFrom("rankings");
    for (let at = 0; at < 500; at += 1) {
      const reply = Array.from({ length: at % 7 < 5 ? 4 : at % 7 }, () => Math.floor(draw.next() * 5.5) - 1);
      const { state, chosen } = drawAnswer(
        { question: ranking, order: [3, 1, 0, 2], sets: [] },
        { ranking: reply },
        draw,
      );
      const isWhole = reply.toSorted((one, other) => one - other).join() === "0,1,2,3";
      expect([state, chosen]).toEqual(isWhole ? ["answered", reply] : ["missing", []]);
    }
  });

  test("say what random answers give, and first whether these are further from it", async () => {
    const words = (await run(firstOption)).quality.closed!.map((quality) => quality.words);
    const beyond = [true, true, true, true, true, false, true, true];
    for (const [place, one] of words.entries()) expect(one.includes("by more than chance")).toBe(beyond[place]);
    expect(words[0]).toMatch(
      /^By their mean these answers differ from random ones by more than chance does in 9 of 10 such questions\.\nAnswered: 8 of 8 interviews\nRandom/,
    );
    expect(words[3]).toMatch(/; an agreement of 0\.13 on average/);
    expect(words[5]).toBe("Answered: 8 of 8 interviews");
    let at = 0;
    const even = await run((one) => {
      if (one.question.kind !== "choice") return firstOption(one);
      at += 1;
      return { shares: [0, 1, 2, 3, 4].map((place) => Number(place === at % 4)) };
    });
    expect(even.quality.closed![1]!.chance).toMatchObject({ low: 0, is_beyond: false });
    expect(even.quality.closed![1]!.words).toMatch(/^These answers cannot be told apart from random ones\./);
  });

  test("that all name the middle of a scale have its mean, and are said to be more alike than random ones", async () => {
    const { quality } = await run((one) => (one.question.id === "q1" ? { shares: [0, 1, 0, 0] } : firstOption(one)));
    expect(quality.closed![0]!.words).toMatch(
      /^By their mean these answers cannot be told apart from random ones, but are more alike than those\.\n/,
    );
  });

  test.each([
    ["scale", ["a", "b", "c", "d", "e"], { shares: [1, 1, 1, 1, 1] }],
    ["choice", options, { shares: [1, 1, 1, 1] }],
    ["multi", options, { shares: [0.5, 0.5, 0.5, 0.5] }],
    ["rank", options, null],
    ["best_worst", options, null],
  ])("of a %s are where they say in 9 of 10 studies with random answers", (kind, offered, reply) => {
    const [question] = askedQuestions(ClosedQuestions.parse([{ kind, text: "Which is it?", options: offered }]));
    const draw = drawFrom(`noise of ${kind}`);
    const order = offered.map((_, place) => place);
    const sets = [0, 1, 2, 3].map((left) => order.filter((place) => place !== left));
    const shown = { question: question!, order, sets: kind === "best_worst" ? sets : [] };
    const replyOf = () =>
      reply ?? {
        ranking: shuffled(draw, order),
        picks: sets.map((set) => {
          const [best, worst] = shuffled(draw, set);
          return { best: best!, worst: worst! };
        }),
      };
    const tries = Array.from({ length: 60 }, () => {
      const sessions = Array.from({ length: 8 }, () => ({
        closed: { answers: [drawAnswer(shown, replyOf(), draw)], silence: null },
      }));
      return closedQuality({ question: question!, limit: null, design: null }, 0, sessions);
    });
    const beyond = mean(tries.map(({ chance }) => Number(chance!.is_beyond)));
    const spread = mean(tries.map(({ spread }) => Number(spread!.value < spread!.low || spread!.value > spread!.high)));
    for (const share of [beyond, spread]) expect(share).toBeLessThanOrEqual(0.18);
    expect(mean(tries.map(({ spread }) => spread!.value))).toBeGreaterThan(0.6);
  });

  test("of several of which nothing was chosen have a row of their own, beside none of the options", async () => {
    const findings = await run((one) =>
      one.question.kind === "multi" && one.repeat === 1 ? { shares: [0, 0, 0, 0] } : firstOption(one),
    );
    const [shares] = resultOf(findings, "q3").measures;
    expect(shares!.items.map(({ label, value }) => [label, value])).toEqual([
      ...[
        ["Speed", 0.5],
        ["Price", 0],
        ["Support", 0],
        ["Design", 0],
      ],
      ["Chose none", 0.5],
    ]);
    expect(findings.quality.closed![2]!.words).toContain("Answered: 8 of 8 interviews; 4 chose none of them");
  });

  test("from one interview nothing is said of noise, and a missing interval has its reason", async () => {
    const personas = aBrief().personas;
    const one = await run(firstOption, { personas: personas.slice(0, 1), n_per_persona: 1 });
    for (const { words } of one.quality.closed!) expect(words).toBe("Answered: 1 of 1 interview");
    const formulas = (findings: typeof one, id: string) =>
      resultOf(findings, id).measures.map(({ formula }) => formula);
    expect(formulas(one, "q1").join()).toContain(
      "; no interval where fewer than 3 personas answered, or all answered alike.",
    );
    expect(formulas(one, "q2").join()).toContain("at 1 independent interview (Kish");
    const alike = await run(firstOption);
    expect(resultOf(alike, "q1").measures[0]).toMatchObject({ value: 1, low: null, high: null });
    const borda = resultOf(alike, "q4").measures[0]!;
    expect(borda.formula).toContain("none where fewer than 3 personas answered, or all answered alike");
    for (const item of borda.items) expect(item).not.toHaveProperty("low");
  });

  test("a study without any has none of their members", async () => {
    const { findings } = await runStudy(aBrief(), scriptedEngine());
    expect([findings.quant, findings.quality, ...findings.interviews].some((part) => "closed" in part)).toBe(false);
  });
});

describe("the built-in engine", () => {
  test("answers a scale by leaning or by the price it asks about, an amount in the price's currency, and says why of the rest", async () => {
    const own = ClosedQuestions.parse([
      ...questions.map(({ id: _, ...question }) => question),
      { kind: "number", text: "What would you pay for it?", unit: "USD", min: 0, max: 1000 },
      { kind: "number", text: "What would you pay for it now?", unit: "USD", min: 0, max: 1 },
      ...[0.5, 1, 2].map((at_price) => ({
        ...{ kind: "scale", text: "How likely would you be to buy it at that price?", options: [..."12345"], at_price },
      })),
    ]);
    const given = {
      subject: "Tally",
      stimulus: null,
      rivals: [],
      questions: [],
      price: { amount: 29, currency: "USD", per: "month" },
    };
    const { findings } = await runStudy(aBrief({ closed_questions: own, given, study_type: "pricing" }), simulator());
    const results = new Map(findings.quant.closed!.map((result) => [result.id, result]));
    for (const id of ["q1", "q8", "q10"]) {
      expect(results.get(id)!.n).toBeGreaterThan(0);
      expect(results.get(id)!.note).toMatch(/^The built-in engine reads no question/);
    }
    // It offers something beside its options, which the engine never takes.
    expect(results.get("q1")!.note).toMatch(/; nobody says “None of these” or “I don't know”/);
    for (const id of ["q2", "q3", "q4", "q5", "q6", "q7_1", "q7_2"])
      expect(results.get(id)).toMatchObject({
        n: 0,
        measures: [],
        note: expect.stringMatching(/^The built-in engine reads no question/),
      });
    // No amount is moved into the range.
    expect(results.get("q9")).toMatchObject({ n: 0, measures: [] });
    expect(findings.quality.closed![9]!.words).toBe(
      "Answered: 0 of 8 interviews; 8 missing: no amount from 0 to 1 could be read",
    );
    const wanted = ["q10", "q11", "q12"].map((id) =>
      mean(
        findings.interviews.map(({ closed }) => {
          const { probabilities } = closed!.find(({ question }) => question === id)!;
          return probabilities!.reduce((sum, share, point) => sum + share * point, 0);
        }),
      ),
    );
    expect(wanted).toEqual(wanted.toSorted((one, other) => other - one));
    expect(wanted[0]).toBeGreaterThan(wanted[2]! + 0.3);
    const { findings: priceless } = await runStudy(
      aBrief({ closed_questions: own.slice(-1), topic: "Would people who commute use a box of books?" }),
      simulator(),
    );
    expect(priceless.quant.closed![0]).toMatchObject({
      n: 0,
      note: expect.stringContaining("answers a scale at a price only where the request has a price"),
    });
    // What nobody was asked was shown to nobody.
    for (const { closed } of findings.interviews)
      for (const { question, state, shown, sets } of closed!.filter((one) => /^q[2-7]/.test(one.question)))
        expect({ question, state, shown, sets }).toEqual({ question, state: "missing", shown: [], sets: [] });
    const words = new Map(findings.quality.closed!.map(({ question, ...quality }) => [question, quality.words]));
    for (const id of ["q2", "q3", "q4", "q5", "q6", "q7_1", "q7_2"])
      expect(words.get(id)).toBe(
        "Answered: 0 of 8 interviews; 8 missing: the built-in engine cannot answer such a question",
      );
  });
});

describe("the statistics of closed questions", () => {
  test("Student's t leaves 5 % above, for each number of personas that a study can have", () => {
    // The density of t by Simpson's rule from 0 to the point: what lies below it is all but the tail.
    const below = (point: number, df: number) => {
      const density = (x: number) => (1 + x ** 2 / df) ** (-(df + 1) / 2);
      const area = (to: number) => {
        const step = to / 20_000;
        const inner = Array.from({ length: 19_999 }, (_, at) => (at % 2 === 0 ? 4 : 2) * density((at + 1) * step));
        return (step / 3) * (density(0) + density(to) + inner.reduce((sum, one) => sum + one, 0));
      };
      return 0.5 + area(point) / (2 * area(2000));
    };
    expect(t90.length).toBeGreaterThanOrEqual(mostPersonas - 1);
    for (const [at, point] of t90.entries()) expect(below(point, at + 1)).toBeCloseTo(1 - tail, 3);
  });
});
