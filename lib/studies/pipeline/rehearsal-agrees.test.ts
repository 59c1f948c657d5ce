import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { considerationIds, wordsOf } from "../../engines/readings.ts";
import { saidIn } from "../../engines/simulator/interview/sentence-meanings.ts";
import { pickedIn } from "../../engines/simulator/people/mind.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import deciders from "../../engines/simulator/words/deciders.json" with { type: "json" };
import sentences from "../../engines/simulator/words/sentences.json" with { type: "json" };
import { studyTypeIds } from "../../engines/study-types.ts";
import { runStudy } from "./run-study.ts";

const given = { subject: "a note app", stimulus: null, rivals: [], price: null, questions: [] };
const seeds = [1, 2, 3, 4];
const study = async (members: Parameters<typeof aBrief>[0]) => (await runStudy(aBrief(members), simulator())).findings;
const every = await Promise.all(
  studyTypeIds.flatMap((study_type) =>
    seeds.map(async (seed) => ({
      study_type,
      ...(await study({ study_type, seed, topic: "What do people make of it?", given })),
    })),
  ),
);

const interviewsEach = 8;

describe("a rehearsal of any type", () => {
  test("has all its interviews", () => {
    for (const { study_type, interviews, flags } of every) {
      expect(interviews, study_type).toHaveLength(interviewsEach);
      expect(flags.map(({ code }) => code)).not.toContain("partial");
    }
  });

  test("has them, and an answer to each probe, where what makes a thing matter is worded as a firm objection", async () => {
    for (const study_type of studyTypeIds) {
      const words = wordsOf(study_type);
      const before = structuredClone(words);
      for (const id of considerationIds) words[id].because = words[id].against[2];
      try {
        for (const seed of seeds) {
          const { interviews } = await study({ study_type, seed, topic: "What do people make of it?", given });
          expect(interviews, study_type).toHaveLength(interviewsEach);
          const turns = interviews.flatMap(({ transcript }) => transcript);
          expect(turns.filter(({ kind, a }) => kind === "probe" && sentences.unanswered.includes(a))).toEqual([]);
        }
      } finally {
        Object.assign(words, before);
      }
    }
  });

  test("is answered with words where the probe quotes what nothing firmer follows", async () => {
    const quoted = wordsOf("concept").fit.against[2].split(" / ")[0]!.replace(/\.$/, "");
    const probe = async () => ({ text: `You said “${quoted}”. What do you mean?`, probe: "clarify" as const, quoted });
    const { findings } = await runStudy(aBrief({ study_type: "concept", given }), { ...simulator(), probe });
    expect(findings.interviews).toHaveLength(interviewsEach);
    const probes = findings.interviews.flatMap(({ transcript }) => transcript.filter(({ kind }) => kind === "probe"));
    expect(probes.length).toBeGreaterThanOrEqual(interviewsEach);
    for (const { a } of probes) expect(sentences.unanswered).toContain(a);
  });
});

describe("a rehearsal's page says what its interviews say", () => {
  test("the people for each option are those who say in the end that they would choose it", async () => {
    for (const seed of seeds) {
      const rivals = ["Alpha", "Beta", "Gamma"];
      const { interviews, quant } = await study({ study_type: "competitor", seed, given: { ...given, rivals } });
      const { items } = quant.measures.find(({ id }) => id === "share_of_preference")!;
      const labels = items.map(({ label }) => label);
      const places = interviews.map(({ transcript }) => pickedIn(transcript.at(-1)!.a, labels));
      expect(places).not.toContain(-1);
      for (const [place, { value }] of items.entries())
        expect(value).toBeCloseTo(places.filter((one) => one === place).length / interviews.length, 3);
      for (const [at, { analysis }] of interviews.entries())
        expect(places[at] === labels.length - 1).toBe(analysis.stance! >= 4);
    }
  });

  test("who says in a win-loss interview what they chose would choose the same again", async () => {
    const options = ["a note app", "Alpha", "Beta"];
    for (const seed of seeds) {
      const { interviews } = await study({
        study_type: "winloss",
        seed,
        given: { ...given, rivals: ["Alpha", "Beta"] },
      });
      for (const { transcript } of interviews) {
        const [first, last] = [transcript[0]!, transcript.at(-1)!].map(({ a }) => a.toLowerCase());
        const chosen = options.find((option) => last!.startsWith(`${option.toLowerCase()}.`))!;
        expect(first).toContain(chosen.toLowerCase());
      }
    }
  });

  test("a lead that several reasons share is told as shared", () => {
    for (const { headline_finding, executive_summary, opportunity, risk } of every)
      expect([headline_finding, executive_summary, opportunity, risk].join(" ")).not.toContain("among other things");
  });

  test("a finding's quotes are of the side that it counts", () => {
    for (const { key_findings, interviews } of every)
      for (const { quotes, finding } of key_findings)
        for (const { interview, turn, quote } of quotes) {
          expect(interviews[interview]!.transcript[turn]!.a, finding).toContain(quote);
          if (!finding.includes("in passing")) expect(quotes.length).toBeGreaterThan(0);
        }
  });

  test("a chart of moments or drivers shows none that nobody raised", async () => {
    for (const seed of seeds) {
      const { quant } = await study({ study_type: "cx", seed });
      const notes = quant.measures.find(({ id }) => id === "moment_pain")!.items.map(({ note }) => note ?? "");
      expect(notes.filter((note) => note.startsWith("Named in 0 "))).toEqual([]);
    }
  });

  test("a question of one's own is put to nobody, stands before those that are, and the report lists each", async () => {
    const questions = ["How did you decide what to grow?", "Whose advice did you trust?"];
    for (const seed of seeds) {
      const members = { study_type: "custom", seed, given: { ...given, questions } } as const;
      const { interviews, answers } = await study(members);
      for (const { transcript } of interviews) {
        const put = transcript.map(({ q }) => q);
        expect([put[0], put.at(-1)]).toEqual([
          expect.stringMatching(/Tell me about the last time you chose .+\.$|What matters most to you about .+\?$/),
          expect.stringMatching(/^All in all, how do you feel about .+\?$/),
        ]);
        expect(put.join(" ")).not.toContain(questions[0]);
      }
      expect(answers!.slice(1).map(({ question }) => question)).toEqual(questions);
      for (const { cannot_tell } of answers!.slice(1)) expect(cannot_tell).toContain("Not rehearsed");
    }
  });

  test("who decides is the same in both interviews of a persona", async () => {
    const forms = Object.entries(deciders);
    for (const seed of seeds) {
      const { interviews } = await study({ study_type: "pricing", seed });
      const said = interviews.map(({ persona_id, transcript }) => {
        const answers = transcript.map(({ a }) => a);
        return `${persona_id} ${forms.find(([, { budget_owner }]) => budget_owner.some((one) => answers.includes(one)))?.[0]}`;
      });
      expect(new Set(said).size).toBe(new Set(interviews.map(({ persona_id }) => persona_id)).size);
    }
  });

  test("two personas of four share no sentence that gives a reason", () => {
    for (const { interviews, study_type } of every) {
      const by = new Map<string, Set<string>>();
      for (const { persona_id, transcript } of interviews)
        for (const { a } of transcript)
          for (const { text, meaning } of saidIn(study_type, a))
            if (meaning.of === "reason")
              by.set(text.toLowerCase(), (by.get(text.toLowerCase()) ?? new Set()).add(persona_id));
      for (const [text, who] of by) expect(who.size, text).toBe(1);
    }
  });
});
