import { beforeAll, describe, expect, test } from "vitest";
import type { Findings } from "#lib/engines/findings.ts";
import type { Persona } from "#lib/personas/contract.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import type { Disposition } from "../../disposition.ts";
import { sentencesOf } from "../../sentences.ts";
import { mean } from "../../statistics.ts";
import { type StudyTypeId, studyTypeIds } from "../../study-types.ts";
import { simulator } from "../simulator.ts";
import { factsOf } from "./facts.ts";

/** Two unrelated topics of each type, and words of the brief that its respondents take up. */
const topics: Record<StudyTypeId, [topic: string, words: RegExp][]> = {
  brand: [
    ["What do people connect with Oatly when they think of oat milk?", /oat/i],
    ["What do people think of Volvo as a maker of electric cars?", /Volvo|car/],
  ],
  product: [
    ["Does our expense software Acme Pay do the job for finance teams?", /Acme Pay|expense software/],
    ["Does our applicant tracking system help recruiters in hospitals?", /applicant tracking/],
  ],
  concept: [
    ["Would families buy a $29/month meal kit for toddlers?", /meal kit|\$29/],
    ["A smart ring that tracks sleep for $199", /ring|\$199/],
  ],
  competitor: [
    ["How do IT teams compare our identity platform Keystone with Okta?", /Okta|Keystone/],
    ["How do warehouses compare our forklift leasing with Toyota?", /forklift|Toyota/],
  ],
  cx: [
    ["What is the delivery experience of an online supermarket like?", /supermarket|delivery/],
    ["How do patients experience booking a dentist appointment by phone?", /dentist|appointment|booking/],
  ],
  pricing: [
    ["Would you pay $12 per seat a month for meeting notes software?", /\$12|notes/],
    ["Is $1,299 a fair price for a memory foam mattress?", /\$1,299|mattress/],
  ],
  messaging: [
    ['How does the message "Close your books in half the time" land with finance teams?', /Close your books/],
    ['What do people make of the tagline "Sleep like you did when you were ten" for a mattress?', /Sleep like/],
  ],
  winloss: [
    ["Why did we lose deals for our CRM software to Salesforce?", /CRM|Salesforce/],
    ["Why did law firms choose Clio over our case management software?", /Clio|case management/],
  ],
  churn: [
    ["Why do customers leave Acme CRM after the first year?", /Acme|CRM/],
    ["Why do people cancel their video streaming subscription?", /streaming/],
  ],
  segmentation: [
    ["How do the needs of people who buy running shoes differ?", /shoes/],
    ["How do people differ in what they want from a holiday cruise?", /cruise/],
  ],
  custom: [
    ["Should our city replace free parking with a park and ride service?", /park/],
    ["Would you let an AI tutor teach your children maths?", /tutor|maths/],
  ],
};

type Study = { type: StudyTypeId; words: RegExp; findings: Findings; personas: Persona[]; dispositions: Disposition[] };
let studies: Study[] = [];

beforeAll(async () => {
  studies = [];
  for (const type of studyTypeIds)
    for (const [place, [topic, words]] of topics[type].entries()) {
      const brief = aBrief({ topic, study_type: type, audience: "b2c", n_per_persona: 1, seed: 11 + place });
      const { findings, dispositions } = await runStudy(brief, simulator());
      studies.push({ type, words, findings, dispositions, personas: brief.personas });
    }
}, 60_000);

const understood = () => studies.filter(({ findings }) => findings.overall_confidence > 0);
const answersOf = ({ findings }: Study): string[] =>
  findings.interviews.flatMap(({ transcript }) => transcript.map(({ a }) => a));
const interviews = () =>
  understood().flatMap(({ findings, personas, words, type }) =>
    findings.interviews.map((interview) => ({
      ...{ type, words, interview },
      persona: personas.find(({ id }) => id === interview.persona_id)!,
      said: interview.transcript.flatMap(({ a }) => sentencesOf(a)),
    })),
  );

describe("an interview of the simulator", () => {
  test("has at least six turns of one to four sentences, and no sentence twice", () => {
    expect(understood().length).toBeGreaterThanOrEqual(18);
    for (const { interview, said } of interviews()) {
      expect(interview.transcript.length).toBeGreaterThanOrEqual(6);
      expect(new Set(said).size, said.join("\n")).toBe(said.length);
      for (const { a } of interview.transcript) {
        expect(sentencesOf(a).length, a).toBeGreaterThanOrEqual(1);
        expect(sentencesOf(a).length, a).toBeLessThanOrEqual(4);
      }
    }
  });

  test("hardly has a sentence that another of the study has", () => {
    const shares = understood().map((study) => {
      const said = answersOf(study).flatMap(sentencesOf);
      return new Set(said).size / said.length;
    });
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
    expect(mean(shares)).toBeGreaterThan(0.95);
  });

  test("names a fact of the persona and one of the brief", () => {
    for (const { persona, words, said } of interviews()) {
      const { selves, openings } = factsOf(persona);
      const facts = [...selves, ...openings];
      expect(
        facts.some((fact) => said.some((sentence) => sentence.includes(fact))),
        said.join("\n"),
      ).toBe(true);
      expect(
        said.some((sentence) => words.test(sentence)),
        said.join("\n"),
      ).toBe(true);
    }
  });

  test("is made of well-formed sentences", () => {
    for (const sentence of interviews().flatMap(({ said }) => said)) {
      const own = sentence.replace(/“[^”]*”/g, "that");
      expect(sentence).toMatch(/^[\p{Lu}“$€£\d][^{}<>]*\.$/u);
      expect(own).not.toMatch(/\b(\p{L}+) \1\b/iu);
      expect(own).not.toMatch(/\ban? (?:an?|the|this|my|our|your)\b|\b(?:the|this) (?:an?|the|this|my|our|your)\b/i);
      expect(own).not.toMatch(/\ba (?=[aeio])(?!one\b|eu)|\ban (?=[^aeiouAEFHILMNORSX\d])(?!hour|honest)/);
      expect(own).not.toMatch(/ {2}| [,.]|,,|\.\./);
    }
  });

  test("names a rival and a price as they are stated where they are asked about", () => {
    const asked = interviews().flatMap(({ interview, type }) =>
      interview.transcript.map((turn) => ({ ...turn, type })),
    );
    const onPrice = asked.filter(({ q, kind }) => kind === "core" && /^(?:Instead, )?it costs /i.test(q));
    expect(onPrice.length).toBeGreaterThan(8);
    for (const { q, a } of onPrice) expect(a).toContain(/costs (.+?)\. /.exec(q)![1]);
    const onRivals = asked.filter(
      ({ q, kind, type }) =>
        kind === "core" && type === "competitor" && /^(?!The people behind this study).*\b(?:Okta|Toyota)\b/.test(q),
    );
    expect(onRivals.length).toBeGreaterThan(4);
    for (const { q, a } of onRivals) expect(a).toMatch(/Okta|Toyota/.exec(q)![0]);
  });

  test("stands where its respondent stands", () => {
    for (const { findings, dispositions } of understood())
      for (const [place, { ratings }] of findings.interviews.entries()) {
        const stance = ratings.find(({ item }) => item === "stance")!;
        expect(Math.abs(stance.mean - dispositions[place]!.stance)).toBeLessThan(0.75);
      }
  });

  test("shares at most a quarter of its runs of five words with one on another topic", () => {
    const runs = (study: Study) =>
      answersOf(study).flatMap((answer) => {
        const words = answer.toLowerCase().match(/[\p{L}\p{N}$€£'’]+/gu) ?? [];
        return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
      });
    const all = understood().map(runs);
    const shared = (one: string[], other: string[]) => {
      const known = new Set(other);
      return one.filter((run) => known.has(run)).length / one.length;
    };
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => shared(one, other)));
    expect(pairs.length).toBeGreaterThan(100);
    expect(mean(pairs)).toBeLessThan(0.15);
    expect(pairs.filter((share) => share > 0.25).length / pairs.length).toBeLessThan(0.05);
  });
});
