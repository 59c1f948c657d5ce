import { describe, expect, test, vi } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { type Script, scriptedEngine, surely, themeCode } from "#lib/testing/scripted-engine.ts";
import { AppError } from "../../errors.ts";
import { defaultPersonas } from "../../personas/default-personas.ts";
import type { StudyEvent } from "../events/contract.ts";
import { lintQuestion } from "./guides/guide.ts";
import { runStudy } from "./run-study.ts";

const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe("a study", () => {
  test("tells what happens in order: it starts, each interview with its turns, then the analysis, and the quotes checked last", async () => {
    const events: StudyEvent[] = [];
    const { findings } = await runStudy(aBrief(), scriptedEngine(), { onEvent: (event) => events.push(event) });
    expect(events[0]).toMatchObject({ event: "started", interviews: 8 });
    const { quotes_checked, quotes_rejected } = findings.quality;
    expect(events.slice(-2)).toEqual([
      { event: "analysis", interviews: 8 },
      { event: "quotes.checked", quotes_checked, quotes_rejected },
    ]);
    for (const [interview, { transcript, persona_id }] of findings.interviews.entries()) {
      const own = events.filter((event) => "interview" in event && event.interview === interview);
      expect(own[0]).toMatchObject({ event: "interview.started", persona_id });
      expect(own.at(-1)).toEqual({ event: "interview.completed", interview, persona_id, turns: transcript.length });
      const turns = own.filter(({ event }) => event === "interview.turn");
      expect(turns.map((event) => "a" in event && event.a)).toEqual(transcript.map(({ a }) => a));
    }
  });

  test("has the type's seven questions, and two to four probes that are spread over them", async () => {
    const { findings } = await runStudy(aBrief(), scriptedEngine());
    for (const { transcript } of findings.interviews) {
      const kinds = transcript.map(({ kind }) => (kind === "core" ? "c" : "p")).join("");
      expect(kinds).toMatch(/^(cp{0,2}){7}$/);
      expect(kinds.slice(0, -4)).toContain("p");
      expect(transcript.length).toBe(10);
    }
  });

  test("its moderator's every question passes the linter", async () => {
    const { findings } = await runStudy(aBrief(), scriptedEngine());
    for (const { transcript } of findings.interviews)
      for (const { q, kind } of transcript) {
        if (kind === "core") continue;
        expect(lintQuestion({ purpose: "counter", text: q })).toEqual([]);
      }
  });

  test("draws each interview's stance from what is probable for its persona", async () => {
    const seen: number[] = [];
    const engine = scriptedEngine({
      prior: () => [0, 0.5, 0, 0.5, 0],
      answer: ({ stance }) => {
        seen.push(stance);
        return `I am at stance ${stance}.`;
      },
    });
    for (let seed = 0; seed < 12; seed += 1) await runStudy(aBrief({ seed }), engine);
    const fours = seen.filter((stance) => stance === 4).length / seen.length;
    expect(new Set(seen)).toEqual(new Set([2, 4]));
    expect(fours).toBeGreaterThan(0.3);
    expect(fours).toBeLessThan(0.7);
  });

  test("of a brand tells its respondents the name only once a question has named it", async () => {
    const known: [question: string, brand: string | null, topic: string][] = [];
    const engine = scriptedEngine({ plan: { brand: "Oatly", competitors: ["Minor Figures"] } });
    const { respond } = engine;
    engine.respond = (asked) => {
      known.push([asked.question.purpose, asked.plan.brand, asked.brief.topic]);
      return respond(asked);
    };
    await runStudy(aBrief({ study_type: "brand", topic: "What is Oatly to people?" }), engine);
    for (const [purpose, brand, topic] of known) {
      const isUnaided = ["last_time", "names_in_mind"].includes(purpose);
      expect(brand).toBe(isUnaided ? null : "Oatly");
      expect(topic.includes("Oatly")).toBe(!isUnaided);
    }
  });

  test("with one more persona has the same interviews with the others", async () => {
    const prior = () => [0.2, 0.2, 0.2, 0.2, 0.2];
    const few = await runStudy(aBrief({ personas: defaultPersonas.b2c.slice(0, 2) }), scriptedEngine({ prior }));
    const more = await runStudy(
      aBrief({ personas: defaultPersonas.b2c.slice(0, 3), n_per_persona: 3 }),
      scriptedEngine({ prior }),
    );
    for (const { persona_id, repeat, transcript } of few.findings.interviews)
      expect(
        more.findings.interviews.find((other) => other.persona_id === persona_id && other.repeat === repeat)
          ?.transcript,
      ).toEqual(transcript);
  });

  test("of one persona asked once says that there are no repeats and few interviews", async () => {
    const { findings } = await runStudy(
      aBrief({ personas: defaultPersonas.b2c.slice(0, 1), n_per_persona: 1 }),
      scriptedEngine(),
    );
    expect(findings.quality.repeatability).toBeNull();
    expect(findings.flags.map(({ code }) => code)).toEqual(expect.arrayContaining(["small_n", "no_repeats"]));
  });

  test("asks for the last answer again, once, when words and stance do not go together, and says so when they still do not", async () => {
    const events: StudyEvent[] = [];
    const engine = scriptedEngine({ prior: () => surely(5), answer: () => "I am at stance 2." });
    const { findings } = await runStudy(aBrief({ n_per_persona: 1 }), engine, {
      onEvent: (event) => events.push(event),
    });
    const [{ transcript, analysis }] = findings.interviews as [(typeof findings.interviews)[0]];
    const told = events.filter((event) => event.event === "interview.turn" && event.interview === 0);
    expect(told).toHaveLength(transcript.length + 1);
    expect(analysis).toMatchObject({ stance: 2, quality: { consistency: 0.25 } });
    expect(findings.flags.map(({ code }) => code)).toContain("low_consistency");
  });

  test("counts what the engine used and what the interviews cost", async () => {
    const engine = scriptedEngine();
    engine.usage.model_calls = 1000;
    const { usage } = await runStudy(aBrief({ audience: "b2b", n_per_persona: 1 }), engine);
    expect(usage).toMatchObject({ interviews: 4, price_usd: 20, cost_usd: null });
    expect(usage.model_calls).toBe(engine.usage.model_calls - 1000);
  });
});

describe("a study that is troubled", () => {
  const failing = (fails: (repeat: number, name: string) => boolean) =>
    scriptedEngine({
      before: (call, who) => {
        if (call === "respond" && fails(who!.repeat!, who!.persona!.name)) throw new Error("secret inner text");
      },
      codes: ([first]) => [themeCode("price", first!.a.slice(0, 20), -1)],
    });

  test("goes on without the interviews that failed while at least half remain, and says so", async () => {
    const { findings, usage } = await runStudy(
      aBrief(),
      failing((repeat) => repeat === 2),
    );
    expect(findings.interviews).toHaveLength(4);
    expect(findings.flags.find(({ code }) => code === "partial")?.message).toBe(
      "The study is not whole: 4 of 8 interviews are missing.",
    );
    expect(usage.interviews).toBe(4);
    expect(findings.key_findings[0]!.quotes.every(({ interview }) => interview < 4)).toBe(true);
  });

  test("fails when more than half failed, and tells how many but not why", async () => {
    const error = await failure(
      runStudy(
        aBrief(),
        failing((repeat, name) => repeat === 2 || name.startsWith("Jenna")),
      ),
    );
    expect(error.code).toBe("research_failed");
    expect(error.message).toContain("5 of 8 interviews");
    expect(JSON.stringify([error.message, error.extras])).not.toContain("secret");
  });

  const failingAt = (call: string, script: Script = {}) =>
    scriptedEngine({
      ...script,
      before: (called) => {
        if (called === call) throw new Error("secret inner text");
      },
    });

  test.each(["plan", "rate"])(
    "fails when every call of the engine's %s does, and tells what failed but not why",
    async (call) => {
      const codes: Script["codes"] = ([first]) => [themeCode("price", first!.a.slice(0, 20), -1)];
      const error = await failure(runStudy(aBrief(), failingAt(call, { codes, supports: () => true })));
      expect(error.code).toBe("research_failed");
      expect(error.message).toMatch(call === "plan" ? /topic/ : /8 of 8 interviews/);
      expect(error.message).not.toContain("secret");
    },
  );

  test.each(["code", "support"])(
    "keeps its interviews when every call of the engine's %s fails, and says that the log has why",
    async (call) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      const codes: Script["codes"] = ([first]) => [themeCode("price", first!.a.slice(0, 20), -1)];
      const { findings, usage } = await runStudy(aBrief(), failingAt(call, { codes, supports: () => true }));
      expect(findings.interviews).toHaveLength(8);
      expect(usage.price_usd).toBe(0);
      expect(findings.executive_summary).toContain("its log has it");
      expect(JSON.stringify(findings)).not.toContain("secret");
      expect(JSON.stringify(log.mock.calls.map(String))).toContain("secret inner text");
      log.mockRestore();
    },
  );

  test("whose prose cannot be written has none, and says so", async () => {
    const { findings } = await runStudy(
      aBrief(),
      failingAt("write", { codes: ([first]) => [themeCode("price", first!.a.slice(0, 20), -1)] }),
    );
    expect(findings).toMatchObject({ headline_finding: "", executive_summary: "", research_agenda: [] });
    expect(findings.key_findings[0]).toMatchObject({ finding: "Price", support: { interviews: 8 } });
    expect(findings.flags.map(({ code }) => code)).toContain("partly_written");
  });

  test("asks again for what is probable for a persona when that failed, and only one interview is lost", async () => {
    let asked = 0;
    const engine = scriptedEngine({
      prior: () => {
        asked += 1;
        if (asked === 1) throw new Error("secret inner text");
        return surely(4);
      },
    });
    const { findings } = await runStudy(aBrief({ n_per_persona: 3 }), engine);
    expect(findings.interviews).toHaveLength(11);
    expect(asked).toBe(5);
  });

  test("fails when an engine's probabilities are none", async () => {
    for (const bad of [[1], [0, 0, 0, 0, 0], [Number.NaN, 1, 0, 0, 0], [-1, 2, 0, 0, 0]])
      expect((await failure(runStudy(aBrief(), scriptedEngine({ prior: () => bad })))).code).toBe("research_failed");
  });

  test("stops promptly when it is told to, with the caller's reason", async () => {
    const stop = new AbortController();
    const engine = scriptedEngine({ before: (call) => (call === "respond" ? new Promise<void>(() => {}) : undefined) });
    const running = runStudy(aBrief(), engine, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error("cancelled")), 20);
    await expect(running).rejects.toThrow("cancelled");
    await expect(runStudy(aBrief(), engine, { signal: AbortSignal.abort(new Error("too late")) })).rejects.toThrow(
      "too late",
    );
  });

  test("leaves out probes, then unfinished interviews, when time is short, keeps those that are done, and says so", async () => {
    const engine = scriptedEngine({
      before: (call, who) =>
        call === "respond" && who!.repeat === 2 && who!.persona!.id === "p_gen_z"
          ? new Promise<void>(() => {})
          : undefined,
    });
    const { findings } = await runStudy(aBrief(), engine, { deadline: Date.now() + 1_200 });
    expect(findings.interviews).toHaveLength(7);
    expect(findings.flags.find(({ code }) => code === "partial")?.message).toContain("1 of 8 interviews");

    let ticks = 0;
    const hurried = await runStudy(aBrief(), scriptedEngine(), { deadline: 45_000, now: () => (ticks += 1_000) });
    expect(hurried.findings.interviews.every(({ transcript }) => transcript.length < 11)).toBe(true);
    expect(hurried.findings.flags.find(({ code }) => code === "partial")?.message).toContain("probes were left out");
  });
});
