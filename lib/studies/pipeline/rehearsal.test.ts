import { describe, expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { wordsOf } from "../../engines/readings.ts";
import { saidIn } from "../../engines/simulator/interview/sentence-meanings.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { studyForms, studyTypeIds } from "../../engines/study-types.ts";
import { putClosing, sentencesOf } from "../../engines/texts.ts";
import { runStudy } from "./run-study.ts";

const given = { subject: null, stimulus: null, rivals: [], price: null, questions: [] };
const study = async (members: Parameters<typeof aBrief>[0]) => (await runStudy(aBrief(members), simulator())).findings;

const named = { subject: "a note app", rivals: [] };
const closings = new Set(Object.values(studyForms).map(({ closing }) => putClosing(closing, named)));
const every = await Promise.all(
  studyTypeIds.flatMap((study_type) =>
    (["b2b", "b2c"] as const).map((audience) =>
      study({ study_type, audience, topic: "What do people make of it?", given: { ...given, subject: "a note app" } }),
    ),
  ),
);

describe("a rehearsal", () => {
  test("of eight interviews takes 60 ms of the processor, with a hostile topic 100 ms", async () => {
    await expectCheap(60, () => study({ study_type: "pricing" }));
    for (const piece of ["“", "a.", "ai-powered ", "12,345,678.90 USD per month "])
      await expectCheap(
        100,
        () => study({ study_type: "messaging", topic: piece.repeat(20_000).slice(0, 20_000) }),
        piece,
      );
  });

  test("opens with what it is about, in the caller's words, else with the caller's question", async () => {
    const topic = "What do people make of it?";
    const opening = async (members: Parameters<typeof aBrief>[0]) =>
      (await study({ topic, ...members })).interviews[0]!.transcript[0]!.q;
    for (const study_type of studyTypeIds) {
      const text = await opening({ study_type, given: { ...given, subject: "paying by the hour. " } });
      expect(text, study_type).toMatch(/^Today we'd like to talk about paying by the hour\. [A-Z]/);
      expect(await opening({ study_type, given }), study_type).toContain(`this question: “${topic}” `);
    }
  });

  test("asks the questions of a type in one order", () => {
    for (const { interviews } of every) {
      const orders = interviews.map(({ transcript }) =>
        transcript.flatMap(({ q, kind }) => (kind === "core" ? [q] : [])).join("\n"),
      );
      expect(new Set(orders).size).toBe(1);
    }
  });

  test("names no price before its steps, and counts who would pay it by what was answered to them", async () => {
    const price = { amount: 12, currency: "USD", per: "month" };
    for (const seed of [1, 2, 3]) {
      const { interviews, headline_finding } = await study({
        study_type: "pricing",
        seed,
        given: { ...given, subject: "Elm", price },
      });
      const steps = ["$6", "$9", "$12", "$16", "$22"];
      const tops = interviews.map(({ transcript }) => {
        const { q, a } = transcript.at(-1)!;
        expect(q).toContain(": $6, $9, $12, $16, $22 a month or none of these?");
        expect(transcript.slice(0, -1).filter((turn) => turn.q.includes("$"))).toEqual([]);
        expect(a).toMatch(/^(?:Up to \$\d+ a month|None of these)\. /);
        return steps.findIndex((step) => a.startsWith(`Up to ${step} `));
      });
      const yes = tops.filter((top) => top >= steps.indexOf("$12")).length;
      expect(headline_finding).toContain(`“Would you pay $12 a month?”: “yes” in ${yes} of 8 interviews.`);
    }
  });

  test("asks which names come to mind before it says any, where the kind of thing is given, and measures no awareness", async () => {
    const names = { subject: "Elm", rivals: ["Oak"], category: "a choir to sing in" };
    const { interviews, quant } = await study({ study_type: "brand", given: { ...given, ...names } });
    for (const { transcript } of interviews) {
      const named = transcript.findIndex(({ q }) => q.includes("Elm"));
      expect(named).toBeGreaterThan(1);
      const before = transcript.slice(0, named).map(({ q, a }) => `${q} ${a}`);
      expect(before.join(" ")).toMatch(/how you choose a choir to sing in\. .*Which names come to mind/);
      expect(before.join(" ")).not.toMatch(/Elm|Oak/);
    }
    for (const id of ["unaided_awareness", "first_mention", "aided_awareness"])
      expect(quant.measures.find((one) => one.id === id)!.value).toBeNull();
  });

  test("says which of what was given its type has no use for", async () => {
    for (const study_type of ["cx", "segmentation"] as const) {
      const { executive_summary } = await study({ study_type, given: { ...given, rivals: ["Oak"] } });
      expect(executive_summary).toContain("The other names that you gave are not used");
    }
  });

  test("points at sentences of a text in a message test only", async () => {
    const parts = ["We fetch what you lend us - skis, fans, coats", "Order by 4 pm", "Nothing is sold on"];
    for (let seed = 1; seed <= 4; seed += 1)
      for (const study_type of ["concept", "messaging"] as const) {
        const shown = (joined: string) => ({ study_type, seed, given: { ...given, stimulus: parts.join(joined) } });
        const [whole, lines] = await Promise.all([study(shown(". ")), study(shown("\n"))]);
        const namedIn = ({ interviews }: typeof whole) =>
          interviews.flatMap(({ transcript }) => transcript.filter(({ a }) => parts.some((one) => a.includes(one))));
        for (const shown of [whole, lines]) expect(namedIn(shown).length > 4).toBe(study_type === "messaging");
      }
  });

  test("answers each question of the guide with more than how people lean", () => {
    for (const [at, { interviews }] of every.entries())
      for (const { transcript } of interviews)
        for (const { q, a, kind } of transcript.filter((turn) => !closings.has(turn.q)))
          expect(
            saidIn(studyTypeIds[Math.floor(at / 2)]!, a).filter(({ meaning }) => meaning.of === "verdict"),
            `${kind} ${q}`,
          ).toEqual([]);
  });

  test("speaks of buying only where there is a price", async () => {
    const labelsOf = async (price: { amount: number; currency: string; per: null } | null) => {
      const { quant } = await study({ study_type: "concept", topic: "Would you?", given: { ...given, price } });
      return quant.measures.map(({ label }) => label).join(" ");
    };
    expect(await labelsOf(null)).toContain("Would say yes");
    expect(await labelsOf(null)).not.toContain("buy");
    expect(await labelsOf({ amount: 9, currency: "USD", per: null })).toContain("Would buy");
  });

  test("advises nothing, and says in its headline only what is counted", () => {
    for (const { headline_finding, messaging_implications, key_findings, research_agenda } of every) {
      expect(headline_finding).toMatch(
        /^A rehearsal of an interview about a (?:note app|text)\. (?:Made-up answers to “[^”]+\?”: .* in \d+ of 8 interviews|.* made-up people .* we set it up so\.$)/,
      );
      const advice = [...messaging_implications, ...key_findings.map(({ implication }) => implication)];
      expect(advice.filter((text) => !text.startsWith("None: "))).toEqual([]);
      expect(new Set(research_agenda.map(({ method }) => method)).size).toBe(1);
    }
  });

  test("quotes whole sentences", () => {
    const quotes = every.flatMap(({ key_findings }) => key_findings.flatMap((one) => [...one.quotes, ...one.counter]));
    expect(quotes.length).toBeGreaterThan(100);
    for (const { quote } of quotes) expect(quote).toMatch(/^["“]?\p{Lu}.*\.$/u);
  });

  test("counts an objection also where the rest is in favour, and then as a minor one", () => {
    const objecting = every.flatMap(({ interviews, objections }) =>
      interviews
        .filter(({ analysis }) => analysis.stance! > 3)
        .flatMap(({ analysis }) => analysis.objections)
        .map((one) => objections.find(({ objection }) => objection === one)),
    );
    expect(objecting.length).toBeGreaterThan(5);
    for (const one of objecting) expect(one).toBeDefined();
    const light = every.flatMap(({ objections }) => objections.filter(({ severity }) => severity === "minor"));
    expect(light.length).toBeGreaterThan(0);
  });

  test("says no sentence more than twice in a study of eight", () => {
    expect(every.length).toBe(2 * studyTypeIds.length);
    for (const { interviews } of every) {
      const said = interviews.flatMap(({ transcript }) =>
        transcript.flatMap(({ q, a }) => (closings.has(q) ? [] : sentencesOf(a))),
      );
      expect(said.length).toBeGreaterThan(50);
      const counts = [...Map.groupBy(said, (sentence) => sentence)].map(([text, all]) => [text, all.length] as const);
      expect(counts.filter(([, n]) => n > 2)).toEqual([]);
    }
  });

  test("asks only those who left why they left, and both sides of a decision why", async () => {
    for (const seed of [1, 2, 3]) {
      const stances = async (study_type: "churn" | "winloss") =>
        (await study({ study_type, seed })).interviews.map(({ analysis }) => analysis.stance ?? 3);
      expect(Math.max(...(await stances("churn")))).toBeLessThanOrEqual(2);
      const decided = await stances("winloss");
      expect(decided.filter((stance) => stance >= 4).length).toBe(decided.length / 2);
      expect(decided.filter((stance) => stance <= 2).length).toBe(decided.length / 2);
    }
  });

  test("puts first in a study of segments what a persona says matters most to them", async () => {
    const { interviews, quant } = await study({ study_type: "segmentation" });
    const needs = quant.measures.find(({ id }) => id === "needs_map")!.items;
    for (const { persona_name, transcript } of interviews) {
      const own = needs.filter(({ label }) => label.startsWith(`${persona_name}: `));
      const [first] = own.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
      const weighedAt = (words: string) =>
        transcript.filter(({ q }) => q.includes(words)).flatMap(({ a }) => saidIn("segmentation", a));
      const labelOf = (id: string) => `${persona_name}: ${wordsOf("segmentation")[id as "price"].label}`;
      const labels = (words: string) =>
        weighedAt(words).flatMap(({ meaning }) => (meaning.of === "weighs" ? [labelOf(meaning.id)] : []));
      expect(labels("most")).toEqual([first!.label]);
    }
  });

  test("names every rival in the questions that set the thing beside another", async () => {
    const rivals = ["Elm", "Oak", "Ash", "Fir", "Yew"];
    const { interviews } = await study({ study_type: "competitor", given: { ...given, subject: "Pine", rivals } });
    for (const { transcript } of interviews)
      for (const { q } of transcript.filter(({ q }) => /fall behind|ahead of/.test(q)))
        for (const rival of rivals) expect(q).toContain(rival);
  });

  test("says of a win and of a loss which rival it was", async () => {
    const rivals = ["Elm", "Oak"];
    const { interviews } = await study({
      study_type: "winloss",
      given: { ...given, subject: "Pine", rivals },
    });
    const lost = interviews.filter(({ analysis }) => analysis.stance! < 3);
    const went = lost.map(({ transcript }) => {
      const { a } = transcript.find(({ q }) => q.startsWith("Tell me about the moment"))!;
      return rivals.find((rival) => a.includes(rival));
    });
    expect(went).not.toContain(undefined);
  });

  test("rates a line as clear and as believable where its reader says so", async () => {
    const { interviews } = await study({
      study_type: "messaging",
      given: { ...given, stimulus: "It is quick. It is cheap." },
    });
    for (const { transcript, ratings } of interviews) {
      const { a } = transcript.find(({ q }) => q.includes("unclear to you"))!;
      const { mean } = ratings.find(({ item }) => item === "clarity")!;
      expect(mean > 3).toBe(/^(?:Nothing|No\.|If anything)/.test(a));
    }
  });

  test("counts in a long sentence where most stop, and finds short ones clearer", async () => {
    const long =
      "You may bring it back to the shop in which you bought it if you find within thirty days of that day that it is not what you had in mind";
    const shown = (stimulus: string) => study({ study_type: "messaging", given: { ...given, stimulus } });
    const [mixed, short] = await Promise.all([
      shown(`It is quick. ${long}. It is cheap.`),
      shown("It is quick. It is cheap."),
    ]);
    const stops = mixed.interviews.filter(({ transcript }) =>
      transcript.some(({ q, a }) => q.includes("unclear") && a.includes(long)),
    );
    expect(stops.length).toBeGreaterThan(1);
    const clear = ({ quant }: typeof mixed) => quant.measures.find(({ id }) => id === "clarity_t2b")!.value!;
    expect(clear(short)).toBeGreaterThan(clear(mixed));
  });

  test("reads a shown text in linear time, whatever it is made of", async () => {
    for (const piece of ["a. ", ".", "。", "# - ", "word "])
      await expectCheap(
        100,
        () => study({ study_type: "messaging", given: { ...given, stimulus: piece.repeat(20_000).slice(0, 20_000) } }),
        piece,
      );
  });

  test("asks what something is worth only where it has a price", async () => {
    const worth = async (price: { amount: number; currency: string; per: null } | null) => {
      const { interviews, quant } = await study({ topic: "Would families use it?", given: { ...given, price } });
      const isRated = interviews.some(({ ratings }) => ratings.some(({ item }) => item === "value"));
      return [isRated, quant.measures.find(({ id }) => id === "value_t2b")!.value !== null];
    };
    expect(await worth(null)).toEqual([false, false]);
    expect(await worth({ amount: 9, currency: "USD", per: null })).toEqual([true, true]);
  });
});
