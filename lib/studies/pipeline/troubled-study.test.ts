import { setTimeout } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { objectionCode, type Script, scriptedEngine, themeCode } from "#lib/testing/scripted-engine.ts";
import { markFacts, noAnswer } from "../../engines/marks.ts";
import { AppError } from "../../errors.ts";
import { runStudy } from "./run-study.ts";

const dear = "it would be too dear each month";
const answer: Script["answer"] = ({ persona, question }) =>
  `${persona.name} on ${question.purpose}: ${dear}. So be it.`;
const codes: Script["codes"] = () => [themeCode("price", dear, -0.8)];
const priceOf = "Price";
const forever = (signal?: AbortSignal) =>
  new Promise<void>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

const outcome = (work: ReturnType<typeof runStudy>) =>
  work.then(
    ({ findings, usage }) => ({ findings, usage, error: null }),
    (error: unknown) => ({ findings: null, usage: null, error: error as AppError }),
  );
const flagsOf = (findings: { flags: { code: string }[] } | null) => findings!.flags.map(({ code }) => code);

describe("an engine that hangs", () => {
  // The deadline in milliseconds, and how far beyond it a slot may be held on a busy machine.
  const deadline = 700;
  const patience = 2_000;

  const ends = [
    ["respond", "research_failed"],
    ["write", "partly_written"],
    ["people", "research_failed"],
    ["plan", "research_failed"],
    ["rate", "research_failed"],
    ["code", "uncoded"],
    ["support", "uncoded"],
  ] as const;
  test.each(ends.slice(0, process.env.FULL_TESTS ? undefined : 2))(
    "at %s ends in %s by its deadline, and its calls are told to stop",
    async (hangs, ends) => {
      const signals: AbortSignal[] = [];
      const engine = scriptedEngine({
        answer,
        codes,
        supports: () => true,
        people: () => aBrief().personas,
        before: (call, who) => {
          if (call !== hangs) return;
          signals.push(who!.signal!);
          // An engine that does not listen either.
          return new Promise<void>(() => {});
        },
      });
      const began = performance.now();
      const people = async (signal: AbortSignal) =>
        engine.people({ description: "", audience: "b2c", topic: "", draw: undefined as never, signal });
      const { findings, error } = await outcome(
        runStudy(aBrief(), engine, { deadline: Date.now() + deadline, people }),
      );
      expect(performance.now() - began).toBeLessThan(deadline + patience);
      expect(error?.code ?? flagsOf(findings)).toEqual(
        ends === "research_failed" ? ends : expect.arrayContaining([ends]),
      );
      expect(signals.length).toBeGreaterThan(0);
      expect(signals.every(({ aborted }) => aborted)).toBe(true);
    },
  );

  test("after some answers leaves a study of what was said, read and counted, and says that it is not whole", async () => {
    const engine = scriptedEngine({
      answer: ({ transcript, ...asked }) =>
        transcript.length < 6 ? answer!({ transcript, ...asked }) : forever().then(() => ""),
      codes,
    });
    const { findings, usage } = await outcome(runStudy(aBrief(), engine, { deadline: Date.now() + deadline }));
    expect(findings!.interviews).toHaveLength(8);
    expect(findings!.interviews.every(({ transcript }) => transcript.length === 6)).toBe(true);
    expect(findings!.consensus_themes[0]).toMatchObject({ theme: priceOf, interview_count: 8 });
    expect(findings!.flags.find(({ code }) => code === "partial")!.message).toContain(
      "8 of 8 interviews were not finished",
    );
    expect(usage!.interviews).toBe(8);
  });

  test("before half of the questions were answered in half of the interviews is an honest failure", async () => {
    const engine = scriptedEngine({
      answer: ({ transcript, ...asked }) =>
        transcript.length < 1 ? answer!({ transcript, ...asked }) : forever().then(() => ""),
      codes,
    });
    const { error } = await outcome(runStudy(aBrief(), engine, { deadline: Date.now() + deadline }));
    expect(error).toBeInstanceOf(AppError);
    expect(error!.message).toContain("8 of 8 interviews");
  });

  test("is stopped by its caller at once, and hears of it", async () => {
    const stop = new AbortController();
    let hanging = 0;
    const engine = scriptedEngine({
      before: (call, who) => {
        if (call !== "respond") return;
        hanging += 1;
        return forever(who!.signal!).finally(() => (hanging -= 1));
      },
    });
    const running = runStudy(aBrief(), engine, { signal: stop.signal });
    void vi.waitUntil(() => hanging === 8, { timeout: 30_000 }).then(() => stop.abort(new Error("cancelled")));
    await expect(running).rejects.toThrow("cancelled");
    await vi.waitUntil(() => hanging === 0, { timeout: 30_000 });
  });

  test("fails at one call: those that run beside it are told to stop", async () => {
    const signals: AbortSignal[] = [];
    const engine = scriptedEngine({
      before: (call, who) => {
        if (call === "plan") return setTimeout(20).then(() => Promise.reject(new Error("inner")));
        if (call === "people") {
          signals.push(who!.signal!);
          return forever(who!.signal!);
        }
      },
    });
    const people = async (signal: AbortSignal) =>
      engine.people({ description: "", audience: "b2c", topic: "", draw: undefined as never, signal });
    const { error } = await outcome(runStudy(aBrief(), engine, { people }));
    expect(error!.code).toBe("research_failed");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe("an engine that answers badly", () => {
  test("refuses without a word: the transcript says so, and no other words stand there", async () => {
    const engine = scriptedEngine({
      answer,
      codes,
      manner: () => ({ text: "", mark: "refused" }),
      turns: (transcript) =>
        transcript.map(() => ({ valence: 0, salience: 0, on_topic: false, refused: true, specificity: 0 })),
    });
    const { findings } = await outcome(runStudy(aBrief(), engine));
    expect(findings!.interviews[0]!.transcript.every(({ a }) => a === noAnswer)).toBe(true);
    expect(flagsOf(findings)).toContain("refusals");
    expect(findings!.key_findings).toEqual([]);
  });

  test("answers without a word and without refusing: the interview failed", async () => {
    const { error } = await outcome(runStudy(aBrief(), scriptedEngine({ manner: () => ({ text: " " }) })));
    expect(error!.code).toBe("research_failed");
  });

  test("breaks off: the words are kept, and the study says how often", async () => {
    const engine = scriptedEngine({ answer, codes, manner: () => ({ mark: "cut" }) });
    const { findings } = await outcome(runStudy(aBrief(), engine));
    const turns = findings!.interviews.flatMap(({ transcript }) => transcript).length;
    expect(findings!.flags.find(({ code }) => code === "truncated")!.message).toBe(
      `${turns} of ${turns} answers are marked “cut”: each ${markFacts.cut.does}.`,
    );
  });

  test("repeats itself: the same thing said twice is counted once", async () => {
    const once = scriptedEngine({ answer, codes });
    const often = scriptedEngine({
      answer,
      codes: () => [
        themeCode("price", dear, -0.8),
        { ...themeCode("price", dear, -0.8), id: priceOf },
        { ...themeCode("price", dear, -0.8), id: " IT costs   too much " },
        { ...objectionCode("price", dear, "major"), kind: "criterion" },
        { ...objectionCode("price", dear, "major"), kind: "criterion" },
        { ...objectionCode("effort", dear, "major"), kind: "criterion" },
      ],
    });
    const [one, other] = [(await runStudy(aBrief(), once)).findings, (await runStudy(aBrief(), often)).findings];
    expect(other.consensus_themes).toEqual(one.consensus_themes);
    expect(other.key_findings[0]!.support).toEqual(one.key_findings[0]!.support);
    expect(other.decision_criteria.map(({ importance }) => importance)).toEqual([50, 50]);
  });

  test("invents labels: they are dropped and counted, those of the study's own book stand", async () => {
    const engine = scriptedEngine({
      answer,
      plan: {
        labels: ["Messy handover", "it  costs too much", ...Array.from({ length: 12 }, (_, at) => `Label ${at}`)],
      },
      codes: () => [
        { ...themeCode("price", dear, -1), id: "cost concern" },
        { ...themeCode("price", dear, -1), id: "Messy handover" },
        { ...themeCode("price", dear, -1), id: "Label 9" },
        { kind: "signal", id: "Nobody Inc.", direction: "neutral", polarity: 0, quote: dear },
      ],
    });
    const { findings } = await outcome(runStudy(aBrief(), engine));
    expect(findings!.consensus_themes.map(({ theme }) => theme)).toEqual(["Messy handover"]);
    expect(findings!.competitive_signals).toEqual([]);
    expect(findings!.quality.labels_dropped).toBe(3 * 8);
  });

  test("invents quotes: they are found in no answer, dropped and counted", async () => {
    const engine = scriptedEngine({
      answer,
      codes: () => [themeCode("price", "never in a hundred years would I", -1)],
    });
    const { findings } = await outcome(runStudy(aBrief(), engine));
    expect(findings).toMatchObject({ key_findings: [], quality: { quotes_rejected: 8 }, overall_confidence: 0 });
  });

  test("files quotes under what they do not say: a reader of the two alone has them out, and counts are of the rest", async () => {
    const engine = scriptedEngine({
      answer,
      codes: () => [themeCode("price", dear, -0.8), themeCode("proof", dear, 0.8)],
      supports: ({ says, side }) => !(says === "Proof" && side === "for"),
    });
    const { findings } = await outcome(runStudy(aBrief(), engine));
    expect(findings!.consensus_themes.map(({ theme }) => theme)).toEqual([priceOf]);
    expect(findings!.quality.support).toBe(0.5);
  });

  test("puts its own words to a probe: they are asked when a moderator may say them", async () => {
    const ask = async (probe: string) => {
      const { findings } = await runStudy(
        aBrief(),
        scriptedEngine({ answer, probe: async () => ({ text: probe, probe: null, quoted: null }) }),
      );
      return findings.interviews[0]!.transcript.filter(({ kind }) => kind === "probe").map(({ q }) => q);
    };
    expect(new Set(await ask("What makes a month the wrong measure for you?"))).toEqual(
      new Set(["What makes a month the wrong measure for you?"]),
    );
    for (const leading of [
      "Don't you agree that it is cheap?",
      "It is cheap.",
      "Would you buy it and would you tell others?",
    ])
      expect(await ask(leading)).not.toContain(leading);
  });
});

describe("a topic that was not understood", () => {
  const lost = scriptedEngine({
    answer,
    codes,
    plan: { understood: false, not_understood: ["flibber", "zorp"], coverage: 0 },
  });

  test("keeps its interviews and their numbers, concludes nothing, costs nothing and says what to add", async () => {
    const { findings, usage } = await runStudy(aBrief({ topic: "flibber zorp flibber zorp?" }), lost);
    const said = "It is not clear what this study is about. Say it in a plain sentence, or give it as subject.";
    expect(findings).toMatchObject({
      headline_finding: "It is not clear what this study is about.",
      executive_summary: said,
      opportunity: said,
      risk: said,
      overall_confidence: 0,
      key_findings: [],
      consensus_themes: [],
      objections: [],
      decision_criteria: [],
      competitive_signals: [],
      messaging_implications: [],
      research_agenda: [],
    });
    expect(findings.interviews).toHaveLength(8);
    expect(findings.quant.n_interviews).toBe(8);
    expect(Number.isFinite(findings.avg_sentiment)).toBe(true);
    expect(findings.flags.find(({ code }) => code === "not_understood")).toMatchObject({
      severity: "block",
      message: said,
    });
    expect(findings.answers!.every(({ cannot_tell }) => cannot_tell === said)).toBe(true);
    expect(usage).toMatchObject({ interviews: 8, price_usd: 0 });
  });
});

describe("a request that says what it knows", () => {
  const given = {
    subject: "the Harbor app",
    stimulus: "Money, calmly.",
    rivals: ["YNAB"],
    price: { amount: 8, currency: "USD", per: "month" },
    questions: ["How do you keep track of money?", "What would make you stop?"],
  };

  test("has its own guide asked, in its order, and its words over the engine's reading", async () => {
    const engine = scriptedEngine({
      answer,
      codes,
      plan: { competitors: ["Invented Ltd"], brand: "Nobody", understood: false },
    });
    const { findings } = await runStudy(aBrief({ given }), engine);
    expect(findings.understood).toMatchObject({
      subject: "the Harbor app",
      stimulus: "Money, calmly.",
      rivals: ["YNAB"],
      own: null,
      price: given.price,
      guide: given.questions,
    });
    for (const { transcript } of findings.interviews)
      expect(transcript.filter(({ kind }) => kind === "core").map(({ q }) => q)).toEqual(given.questions);
    expect(flagsOf(findings)).not.toContain("not_understood");
  });

  test("is told what is wrong with its questions, which are asked as they are", async () => {
    const leading = { ...given, questions: ["Don't you love it?"] };
    const { findings } = await runStudy(aBrief({ given: leading }), scriptedEngine({ answer, codes }));
    expect(findings.flags.find(({ code }) => code === "guide_faults")!.message).toContain("question 1 is leading");
    expect(findings.interviews[0]!.transcript[0]!.q).toBe("Don't you love it?");
  });

  test("takes an engine's guide where it is sound, and the type's where it is not", async () => {
    const sound = [
      "How do you eat on a weekday?",
      "What did you cook last?",
      "What gets in the way?",
      "How do you choose a drink?",
    ];
    const coreOf = async (guide: string[]) => {
      const { findings } = await runStudy(aBrief(), scriptedEngine({ answer, codes, plan: { guide } }));
      return findings.interviews[0]!.transcript.filter(({ kind }) => kind === "core").map(({ q }) => q);
    };
    expect(await coreOf(sound)).toEqual(sound);
    const ofType = await coreOf(sound.slice(0, 2));
    expect(ofType[0]).toMatch(/^Today we'd like to talk about an oat drink\./);
    expect(await coreOf([...sound, "Isn't it great?"])).toEqual(ofType);
  });
});
