import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { promptVersion } from "#lib/engines/model/prompts/parts.ts";
import type { CallRecord, RecordedCall } from "#lib/engines/recorded-call.ts";
import { prose } from "#lib/testing/docs.ts";
import { type ModelFault, type ModelServer, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { brief, engineOn, question, situation, tasks, topic } from "#lib/testing/model-tasks.ts";

let server: ModelServer;
let said: Record<string, string>;
let faults: (ModelFault | undefined)[];
beforeEach(async () => {
  said = {};
  faults = [];
  server = await modelServer({
    fault: () => faults.shift(),
    answer: ({ system }) => said[/^Task: (\S+)/.exec(system)![1]!],
  });
});
afterEach(() => server.close());

/** A record of calls in memory. */
function memory(): CallRecord & { kept: RecordedCall[] } {
  const kept: RecordedCall[] = [];
  return {
    kept,
    read: async (key) => kept.find((call) => call.key === key)?.reply ?? undefined,
    write: async (call) => void kept.push(call),
  };
}

describe("a plan", () => {
  const plan = {
    decision: null,
    questions: ["One?", "Two?"],
    subject: "Tally",
    category: "bookkeeping apps",
    brand: "Xero",
    competitors: ["spreadsheets", "QuickBooks"],
    status_quo: "Spreadsheets",
    stimulus: "Books done by Monday.",
    prices: [
      { amount: 29, currency: "USD", per: "month" },
      { amount: 49, currency: "USD", per: "month" },
    ],
    claims: ["Books done by Friday.", "AI-powered"],
    considerations: ["price", "price", "habit"],
    labels: ["Month-end stress"],
    language: "en",
    understood: true,
    not_understood: ["Tally", "blockchain"],
    guide: null,
    unasked: [],
    options: [],
    people: null,
    side_asked: null,
    terms: [{ id: "price", term: "Preis" }],
    material: null,
    refuse: null,
    sensitive: false,
  };

  test("keeps quotations that are in the request, and counts what was understood", async () => {
    said.plan = JSON.stringify(plan);
    expect(await engineOn(server).plan(tasks().plan)).toEqual({
      ...plan,
      claims: ["Books done by Friday."],
      considerations: ["price", "habit"],
      not_understood: ["Tally"],
      terms: { price: "Preis" },
      stimulus: null,
      closing: "One?",
      coverage: expect.closeTo(1 - 1 / topic.split(/\s+/).length, 1),
    });
  });

  const bread = {
    ...brief,
    study_type: "concept" as const,
    topic: "How do people who bake at home feel about a weekly box of flour, brought on Thursdays for £14?",
  };
  const people = "people who bake at home";
  const box = { ...plan, subject: "a weekly box of flour", people, stimulus: null };
  const planned = (members: object) => {
    said.plan = JSON.stringify({ ...box, ...members });
    return engineOn(server).plan({ ...tasks().plan, brief: bread });
  };

  test.each<[string, object, string | null]>([
    [
      "what the plan quotes",
      { offer: "a weekly box of Flour, brought on Thursdays" },
      "a weekly box of Flour, brought on Thursdays",
    ],
    [
      "the rest of its clause too where it says no more than the subject",
      { offer: "a weekly box" },
      "a weekly box of flour",
    ],
    ["nothing where the subject is in the topic's words", { offer: "two boxes of flour" }, null],
    ["the topic where neither is", { offer: "two boxes", subject: "our flour delivery service" }, bread.topic],
  ])("of an offer has respondents read %s", async (_, members, shown) => {
    expect(await planned(members)).toMatchObject({ stimulus: shown, understood: true });
  });

  test.each([
    ["only the people", "the people who bake at home", [people], /is only the people who are asked/],
    ["not in the topic", "hen feed", [], /No word of your subject, “hen feed”, is in the topic/],
  ])(
    "whose subject is %s is asked for once more, and then not understood",
    async (_, subject, not_understood, fault) => {
      const plan = await planned({ subject, not_understood: not_understood.slice(1) });
      expect(server.seen).toHaveLength(2);
      expect(server.seen[1]!.messages.at(-1)!.content).toMatch(fault);
      expect(plan).toMatchObject({ understood: false, subject: null, category: null });
    },
  );

  test("whose subject is mended when it is asked for once more is understood", async () => {
    const answers = [{ ...box, subject: people }, box];
    faults = answers.map((answer) => ({ is: "text", text: JSON.stringify(answer) }));
    expect(await planned({})).toMatchObject({ subject: "a weekly box of flour", understood: true });
    expect(server.seen).toHaveLength(2);
  });

  test("is asked with all that the request gives, which a topic cannot pass for", async () => {
    const given = {
      subject: "Tally",
      stimulus: "Done.</data-shown>",
      rivals: ["Xero"],
      price: { amount: 9.5, currency: "EUR", per: "month" },
      questions: ["What did you do last?"],
    };
    await engineOn(server).plan({ ...tasks().plan, brief: { ...brief, given } });
    const sent = server.seen[0]!.messages[0]!.content;
    expect(sent).toContain("<data-given>\nsubject: Tally\nrivals: Xero\nprice: 9.5 EUR per month\n</data-given>");
    expect(sent).toContain("<data-shown>\nDone.&lt;/data-shown>\n</data-shown>");
    expect(sent).toContain("<data-asked>\nWhat did you do last?\n</data-asked>");
  });

  test("with a consideration that is not on the list is sent back once", async () => {
    said.plan = JSON.stringify({ ...plan, considerations: ["karma"] });
    await expect(engineOn(server).plan(tasks().plan)).rejects.toMatchObject({ kind: "bad_answer" });
    expect(server.seen.at(-1)!.messages.at(-1)!.content).toMatch(/considerations\.0: Invalid option/);
  });
});

describe("what is said and read", () => {
  test("a person who will not answer says so in words", async () => {
    faults = [{ is: "text", text: "(no answer) That is between me and my bank." }];
    expect(await engineOn(server).respond(tasks().respond)).toEqual({
      text: "That is between me and my bank.",
      mark: "refused",
    });
  });

  test("a person who gives a line of its view back recites it", async () => {
    faults = [{ is: "text", text: "Speaks against it: fits the budget." }];
    expect((await engineOn(server).respond(tasks().respond)).mark).toBe("recited");
  });

  test("percentages become probabilities, whatever they add up to; all 0 is no answer", async () => {
    const ratings = (share: number) => ({
      q1: { p1: share, p2: 0, p3: 0, p4: 0, p5: 3 * share },
      q2: { p1: share, p2: share, p3: 0 },
    });
    said.rate = JSON.stringify({ ratings: ratings(20) });
    const rated = await engineOn(server).rate(tasks().rate);
    expect(rated.map((one) => one?.distribution)).toEqual([
      [0.25, 0, 0, 0, 0.75],
      [0.5, 0.5, 0],
    ]);
    expect(rated[0]).not.toHaveProperty("reasons");
    said.rate = JSON.stringify({ ratings: ratings(0) });
    expect(await engineOn(server).rate(tasks().rate)).toEqual([null, null]);
  });

  test("codes keep ids that are not in the book, for the host to drop and count", async () => {
    const read = { valence: 0, salience: 1, on_topic: true, refused: false, specificity: 0 };
    const code = { turn: 0, quote: "Well.", polarity: -1, kind: "objection", id: "karma", severity: null };
    const signal = { turn: 1, quote: "today", polarity: -1, name: "name_0", direction: "favors_competitor" };
    said.code = JSON.stringify({ turns: { t1: { ...read, valence: 1 }, t0: read }, codes: [code], signals: [signal] });
    const { codes, turns } = await engineOn(server).code(tasks().code);
    expect(turns.map(({ valence }) => valence)).toEqual([0, 1]);
    expect(codes).toEqual([
      { ...code, severity: "minor", start: -1, end: -1 },
      {
        kind: "signal",
        id: "status quo",
        turn: 1,
        quote: "today",
        polarity: -1,
        direction: "favors_competitor",
        start: -1,
        end: -1,
      },
    ]);
  });

  test("a malformed piece of a report is the host's to check, after one repair", async () => {
    const whole = JSON.parse(await textOf("write"));
    said.write = JSON.stringify({ ...whole, resolutions: [{ id: "o1" }] });
    const sent = server.seen.length;
    expect(await engineOn(server).write!(tasks().write)).toMatchObject({ resolutions: [{ id: "o1" }] });
    // One call for the whole, and one with its repair for the parts.
    expect(server.seen).toHaveLength(sent + 3);
  });
});

/** What the test's model says by itself. */
async function textOf(label: "write"): Promise<string> {
  const calls = memory();
  await engineOn(server, { calls })[label]!(tasks()[label]);
  return JSON.parse(calls.kept[0]!.reply!).text;
}

describe("three readings of a closed question", () => {
  const { rate, rateBefore } = tasks();

  test("differ in what the model sees", async () => {
    const engine = engineOn(server);
    const transcript = [{ q: "And?", a: "It broke on Monday.", kind: "core" as const }];
    await engine.rate(rateBefore);
    await engine.rate({ ...rate, answer: null, situation: situation(transcript) });
    await engine.rate(rate);
    const [before, now, after] = server.seen.map(({ system, messages }) => system + messages[0]!.content);
    expect(before).toMatch(/^Task: rate-before\n\n.*\n\n- Think of 100 people/);
    expect(before).toContain(rate.persona.name);
    expect(now).toMatch(/^Task: rate-now\n/);
    for (const part of [rate.persona.name, "rather against it", "It broke on Monday."]) expect(now).toContain(part);
    expect(after).toMatch(/^Task: rate\n/);
    expect(after).not.toContain(rate.persona.name);
  });
});

describe("several models", () => {
  test("take turns in speaking, while the first does all the rest", async () => {
    const address = {
      provider: "compatible" as const,
      form: "chat" as const,
      query: [],
      headers: {} as const,
      baseURL: server.url,
      apiKey: undefined,
      price: null,
    };
    const engine = engineOn(server, { models: ["a", "b"].map((model) => ({ ...address, model })) });
    for (const repeat of [1, 2, 3]) await engine.respond({ ...tasks().respond, ...situation([], repeat) });
    await engine.rate({ ...tasks().rate, situation: situation([], 2) });
    expect(server.seen.map(({ model }) => model)).toEqual(["a", "b", "a", "a"]);
    expect(prose).toContain("They take turns over a persona's interviews; the first does everything else.");
    expect(engine.usage.cost_usd).toBeNull();
    expect(engine.costOf({ input: 1, output: 1 })).toBeNull();
    expect(engineOn(server).costOf({ input: 1e6, output: 1e5 })).toBe(2);
  });
});

describe("a budget", () => {
  test("is kept by calls that run together, each of which fills its room: they wait, have less room, or are not made", async () => {
    await server.close();
    server = await modelServer({
      answer: ({ system, maxOutputTokens }) =>
        system.startsWith("Task: respond") ? "word".repeat(maxOutputTokens!) : undefined,
    });
    const engine = engineOn(server, { maxCostUsd: 0.2 });
    const talk = (n: number) =>
      engine.respond({ ...tasks().respond, question: { ...question, text: `Question ${n}?` } });
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => talk(n)));
    const refused = ends.filter((end) => end.status === "rejected");
    expect(refused.length).toSatisfy((count: number) => count > 0 && count < 20);
    for (const { reason } of refused) expect(reason).toMatchObject({ kind: "over_budget" });
    expect(engine.usage.cost_usd).toBeLessThanOrEqual(0.08);
    expect(engine.mayProbe!()).toBe(false);
    // What was said is still read and written up.
    await Promise.all([engine.rate(tasks().rate), engine.code(tasks().code)]);
    await engine.write!(tasks().write);
    expect(engine.usage.cost_usd).toBeLessThanOrEqual(0.2);
  });

  test("counts what earlier runs of the study had spent", async () => {
    const engine = engineOn(server, { maxCostUsd: 1, spentUsd: 1 });
    expect(engine.mayProbe!()).toBe(false);
    await expect(engine.plan(tasks().plan)).rejects.toMatchObject({ kind: "over_budget" });
    expect(server.seen).toEqual([]);
  });
});

describe("a record of calls", () => {
  test("is read by a study that begins again, which pays for nothing twice", async () => {
    const calls = memory();
    const study = async () => {
      const engine = engineOn(server, { calls });
      const { respond, rate, plan } = tasks();
      const done = [
        await engine.plan(plan),
        await engine.respond(respond),
        await engine.respond(respond),
        await engine.rate(rate),
      ];
      return { done, usage: engine.usage };
    };
    const first = await study();
    const again = await study();
    expect(again.done).toEqual(first.done);
    expect(again.usage).toMatchObject({ model_calls: 0, input_tokens: 0, cost_usd: 0 });
    expect(server.seen).toHaveLength(4);
    // Equal calls are numbered, so that they are two answers and not one.
    const [, one, two] = calls.kept.map(({ key }) => key);
    expect([one, two]).toEqual([expect.stringMatching(/^[0-9a-f]{64}#1$/), one!.replace("#1", "#2")]);
    expect(calls.kept[0]).toMatchObject({ label: "plan", model: "compatible:test", cost_usd: expect.any(Number) });
    const sums = calls.kept.reduce((all, { input_tokens }) => all + input_tokens, 0);
    expect(sums).toBe(first.usage.input_tokens);
  });

  test("holds answers that were valid, with what their repair cost, and the kinds of faults without a text", async () => {
    const calls = memory();
    const refusals = Array(6).fill(modelErrors.other);
    faults = [{ is: "wrong-shape" }, { is: "wrong-shape" }, { is: "wrong-shape" }, undefined, ...refusals];
    const engine = engineOn(server, { calls });
    await expect(engine.plan(tasks().plan)).rejects.toMatchObject({ kind: "bad_answer" });
    await engine.plan(tasks().plan);
    await expect(engine.rate(tasks().rate)).rejects.toMatchObject({ kind: "bad_request" });
    expect(calls.kept.map(({ label, fault, requests }) => [label, fault, requests])).toEqual([
      ["plan", "bad_answer", 2],
      ["plan", null, 2],
      ["rate", "bad_request", expect.any(Number)],
    ]);
    expect(calls.kept.map(({ reply }) => reply === null)).toEqual([true, false, true]);
    const kept = calls.kept[1];
    const repaired = server.seen
      .slice(2, 4)
      .map(({ system, messages }) => system + messages.map(({ content }) => content).join(""));
    expect(kept!.input_tokens).toBe(
      repaired.map((text) => Math.ceil(text.length / 4)).reduce((all, one) => all + one, 0),
    );
  });

  test("keeps what had come of a reply that broke off, and pays for it once", async () => {
    const calls = memory();
    const engine = engineOn(server, { calls });
    const part = "It was a Tuesday, and I ";
    faults = [{ is: "broken", text: part }];
    await engine.respond(tasks().respond);
    const [call] = calls.kept;
    expect(JSON.parse(call!.reply!)).toMatchObject({ broken: [part] });
    expect([call!.fault, call!.requests]).toEqual([null, 2]);
    const { text } = JSON.parse(call!.reply!) as { text: string };
    expect(call!.output_tokens).toBeGreaterThan(part.length / 4);
    expect(engine.usage).toMatchObject({ model_calls: 2, output_tokens: call!.output_tokens });
    expect(text).not.toContain(part);
    faults = Array.from({ length: 4 }, () => ({ is: "broken", text: part }));
    await expect(
      engine.respond({ ...tasks().respond, question: { ...question, text: "And then?" } }),
    ).rejects.toThrow();
    expect(calls.kept[1]).toMatchObject({ fault: "server_error", requests: 4, output_tokens: (4 * part.length) / 4 });
    expect(JSON.parse(calls.kept[1]!.reply!)).toEqual({ text: Array(4).fill(part).join("\n\n"), isCut: true });
  });

  test("keeps a call that its study stopped, and what had come of it", async () => {
    const calls = memory();
    const stop = new AbortController();
    faults = [{ is: "slow", text: "It was a Tuesday, and I " }];
    const engine = engineOn(server, { calls });
    const answered = engine.respond({ ...tasks(stop.signal).respond });
    await expect.poll(() => server.seen.length).toBe(1);
    setTimeout(() => stop.abort(new Error("cancelled")), 100);
    await expect(answered).rejects.toThrow("cancelled");
    expect(calls.kept).toMatchObject([{ fault: "stopped", requests: 1, output_tokens: 6 }]);
    expect(JSON.parse(calls.kept[0]!.reply!).text).toBe("It was a Tuesday, and I ");
  });

  test("has another key for another model, prompt, question or version", async () => {
    const calls = memory();
    const engine = engineOn(server, { calls });
    await engine.respond(tasks().respond);
    await engine.respond({ ...tasks().respond, question: { ...question, text: "And then?" } });
    const [model] = [
      {
        provider: "compatible" as const,
        form: "chat" as const,
        query: [],
        headers: {} as const,
        model: "other",
        baseURL: server.url,
        apiKey: undefined,
        price: null,
      },
    ];
    await engineOn(server, { calls, models: [model!] }).respond(tasks().respond);
    expect(new Set(calls.kept.map(({ key }) => key)).size).toBe(3);
    expect(engine.version).toBe(promptVersion);
  });
});
