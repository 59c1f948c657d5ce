import { beforeAll, describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { wordingOfObjection, wordingOfTheme } from "../../../engines/considerations/wording-of.ts";
import type { Findings } from "../../../engines/findings.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import { mean } from "../../../engines/statistics.ts";
import { type StudyTypeId, studyTypes } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";

const full = process.env.FULL_TESTS !== undefined;
const seeds = full ? [1, 2, 3, 4, 5, 6] : [1];

const topics: [StudyTypeId, string][] = [
  ["brand", "What do people connect with Oatly when they think of oat milk?"],
  ["product", "Does our expense software Acme Pay do the job for finance teams?"],
  ["concept", "Would families buy a $29/month meal kit for toddlers?"],
  ["concept", "Would people buy a phone that often breaks and is hard to repair?"],
  ["concept", "Would people use a free, reliable app that reminds them of their medicine?"],
  ["competitor", "Which accounting software would freelancers pick: ours, QuickBooks or Xero?"],
  ["competitor", "Why do small offices stay with Excel instead of trying our planning tool?"],
  ["cx", "What is the worst part of returning clothes at an online shop?"],
  ["cx", "What one change would make returning shoes at an online shop easier?"],
  ["pricing", "Would people pay $5, $9 or $19 a month for a language app?"],
  ["pricing", "How much would people pay for a home battery?"],
  ["pricing", "What would small bakeries pay a month for software that plans the baking: €29, €59 or €299?"],
  ["messaging", 'How does the message "Close your books in half the time" land with finance teams?'],
  ["winloss", "Why did we lose deals for our CRM software to Salesforce?"],
  ["churn", "Why do customers cancel their gym membership after a year?"],
  ["churn", "Is it the price or the crowds that makes members leave our gym?"],
  ["segmentation", "What kinds of dog owners are there when it comes to pet insurance?"],
  ["custom", "Should our city replace free parking with a park and ride service?"],
  ["custom", "How do people decide which bread to buy?"],
  ["custom", "Do people trust online pharmacies?"],
];

const studies: Findings[] = [];
beforeAll(async () => {
  for (const seed of seeds)
    for (const [study_type, topic] of topics) {
      const audience = studyTypes.find(({ id }) => id === study_type)!.default_audience;
      studies.push(
        (await runStudy(aBrief({ study_type, topic, audience, seed, n_per_persona: full ? 2 : 1 }), simulator()))
          .findings,
      );
    }
}, 300_000);

const stanceOf = ({ interviews }: Findings) => mean(interviews.map(({ analysis }) => analysis.stance));

describe("over studies of every type", () => {
  test("there are as many as are asked for, all understood", () => {
    expect(studies.length).toBeGreaterThanOrEqual(18);
    expect(studies.filter(({ overall_confidence }) => overall_confidence > 0).length).toBe(studies.length);
  });

  test("what is called a reason to leave is named by one who would leave", () => {
    const churn = studies.filter(({ headline_finding }) =>
      /\breasons? (?:named most )?to leave\b/.test(headline_finding),
    );
    for (const { headline_finding, interviews, objections } of churn) {
      const leavers = interviews.filter(({ analysis }) => analysis.stance <= 2);
      const named = leavers.flatMap(({ analysis }) => analysis.objections).map((one) => wordingOfObjection(one).con);
      const headline = headline_finding.toLowerCase();
      expect(
        named.filter((words) => headline.includes(words)),
        headline_finding,
      ).not.toEqual([]);
      expect(objections.length).toBeGreaterThan(0);
    }
    const others = studies.filter(({ headline_finding }) => /\bobjections?\b.*\bto\b/.test(headline_finding));
    expect(churn.length + others.length).toBeGreaterThan(0);
  });

  test("who buys at some price and who at none are all who were interviewed", () => {
    const priced = studies.flatMap(({ answers, quant }) => {
      const counts = /estimated (\d+) of (\d+) [^.]*\. By the same estimate (\d+) would pay none/.exec(
        answers?.[0]?.answer ?? "",
      );
      return counts === null ? [] : [{ counts: counts.slice(1).map(Number), size: quant.n_interviews }];
    });
    expect(priced.length).toBeGreaterThan(0);
    for (const { counts, size } of priced) expect(counts[0]! + counts[2]!).toBe(size);
  });

  test("no contrary quote is shown that is not counted, and each is said by one who is counted", () => {
    for (const { key_findings } of studies)
      for (const { counter, support } of key_findings) {
        if (counter.length > 0)
          expect(Math.min(support.opposed.personas, support.opposed.interviews)).toBeGreaterThan(0);
        expect(new Set(counter.map(({ persona_id }) => persona_id)).size).toBeLessThanOrEqual(support.opposed.personas);
        expect(support.personas + support.opposed.personas).toBeLessThanOrEqual(support.of_personas);
      }
  });

  test("no headline or answer takes a side against the mean stance or the projected NPS", () => {
    for (const findings of studies) {
      const said = [findings.headline_finding, ...findings.answers!.map(({ answer }) => answer)].join("\n");
      const { projected_nps } = findings.quant;
      if (/Mostly yes|mostly with favour/.test(said)) {
        expect(stanceOf(findings)).toBeGreaterThan(3);
        expect(projected_nps).toBeGreaterThanOrEqual(0);
      }
      if (/Mostly no:|mostly with reserve/.test(said)) {
        expect(stanceOf(findings)).toBeLessThan(3);
        expect(projected_nps).toBeLessThanOrEqual(0);
      }
    }
  });

  test("opinions never divide over what the summary says leads", () => {
    for (const { executive_summary } of studies) {
      const [, divided] = /Opinions divide over “([^”]+)”/.exec(executive_summary) ?? [];
      if (divided === undefined) continue;
      const { pro, con } = wordingOfTheme(divided);
      const [before] = executive_summary.split("Opinions divide");
      expect(before).not.toContain(pro);
      expect(before).not.toContain(con);
    }
  });

  test("every headline is one sentence of at most 140 characters, and no template is left open", () => {
    for (const { headline_finding, executive_summary, answers } of studies) {
      expect(headline_finding.length).toBeLessThanOrEqual(140);
      const said = [headline_finding, executive_summary, ...answers!.map(({ answer }) => answer)].join("\n");
      expect(said).not.toMatch(/undefined|null|NaN|\bthe the\b|\ba a\b|\$\{/);
    }
  });

  test("nine in ten answer their own question, each answer with a reason or its quotes to the letter", () => {
    const own = studies.map(({ answers }) => answers![0]!);
    expect(own.filter(({ cannot_tell }) => cannot_tell === null).length / own.length).toBeGreaterThanOrEqual(0.9);
    for (const { answers, interviews } of studies)
      for (const { answer, quotes, cannot_tell } of answers!) {
        expect(answer.length).toBeGreaterThan(10);
        if (cannot_tell !== null) expect(quotes).toEqual([]);
        for (const { quote, interview, turn } of quotes)
          expect(interviews[interview]!.transcript[turn]!.a).toContain(quote);
      }
  });

  test("each price that the topic names is asked by itself and has a row of its own", () => {
    const [priced] = studies.filter(({ headline_finding }) => headline_finding.includes("$5"));
    expect(priced!.headline_finding).toMatch(/\$5\b.*\$9\b.*\$19\b/);
    const ladder = priced!.quant.measures.find(({ id }) => id === "gabor_granger")!;
    expect(ladder.items.map(({ label }) => /\$\d+/.exec(label)![0])).toEqual(["$5", "$9", "$19"]);
    const asked = priced!.interviews[0]!.transcript.map(({ q }) => q).join("\n");
    for (const amount of ["$5", "$9", "$19"]) expect(asked).toMatch(new RegExp(`costs \\${amount} a month`));
  });
});
