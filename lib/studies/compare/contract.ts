import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";
import { Count, endpointForAccount, type Operation, readCosts } from "../../contract.ts";
import { Engine } from "../../engines/findings.ts";
import { StudyTypeId } from "../../engines/study-types.ts";
import { coverage } from "../../in-words.ts";
import { Audience } from "../../personas/contract.ts";
import { Seed, StudyId, study_id } from "../study-record.ts";

export const ComparedStudy = z
  .strictObject({
    id: StudyId,
    report_url: z.url(),
    topic: z.string(),
    study_type: StudyTypeId,
    audience: Audience,
    headline_finding: z.string(),
    interviews: Count,
    seed: Seed,
    engine: Engine,
    personas: z.array(z.string()).describe("Their names."),
    disclaimer: z.string(),
  })
  .meta({ id: "ComparedStudy" });
export type ComparedStudy = z.infer<typeof ComparedStudy>;

const Verdict = choiceOf({
  survived: "in both, and not on opposite sides",
  changed_sides: "for in one, against in the other",
  only_a: "in study a alone",
  only_b: "in study b alone",
});
/** In the order of a comparison. */
export const verdicts = Verdict.options;
export type ComparisonVerdict = (typeof verdicts)[number];

const ThemeSide = choiceOf({
  for: "the theme's mean sentiment is positive",
  against: "it is negative",
  neither: "it is mixed or neutral",
});
const inOne = (study: string) =>
  z
    .strictObject({
      interviews: Count.describe("Interviews that raise it."),
      of: Count.describe("Interviews of the study that were coded."),
      side: ThemeSide,
    })
    .nullable()
    .describe(`In study ${study}; null where it is no theme there.`);
const ComparedTheme = z
  .strictObject({ theme: z.string(), verdict: Verdict, a: inOne("a"), b: inOne("b") })
  .meta({ id: "ComparedTheme" });
export type ComparedTheme = z.infer<typeof ComparedTheme>;

const estimate = (study: string) =>
  z
    .strictObject({
      value: z.number(),
      low: z.number().nullable().describe(`Low end of its ${coverage} interval; null where none is computed.`),
      high: z.number().nullable(),
    })
    .describe(`In study ${study}.`);
const ComparedNumber = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    unit: z.string(),
    a: estimate("a"),
    b: estimate("b"),
    apart: z.boolean().nullable().describe(`Whether the ${coverage} intervals lie apart; null where one has none.`),
  })
  .meta({ id: "ComparedNumber" });
export type ComparedNumber = z.infer<typeof ComparedNumber>;

export const StudyComparison = z
  .strictObject({
    a: ComparedStudy.describe("The study of the address."),
    b: ComparedStudy.describe("The other one."),
    differs_in: z
      .array(z.enum(["topic", "study_type", "audience", "personas", "interviews", "seed", "engine"]))
      .describe("What was not the same. Only what differs can explain a difference."),
    summary: z.string(),
    themes: z.array(ComparedTheme).describe(`In the order ${verdicts.join(", ")}.`),
    objections: z.array(
      z.strictObject({
        objection: z.string(),
        verdict: Verdict.exclude(["changed_sides"]).describe("As for themes, whatever the side."),
        a: Count.nullable().describe("Interviews of study a that raise it; null where none does."),
        b: Count.nullable().describe("The same of study b."),
      }),
    ),
    numbers: z.array(ComparedNumber),
  })
  .meta({ id: "StudyComparison" });
export type StudyComparison = z.infer<typeof StudyComparison>;

/** Whether two studies ask the same thing in the same way. */
export const isOneQuestion = (differs_in: StudyComparison["differs_in"]): boolean =>
  !differs_in.includes("topic") && !differs_in.includes("study_type");

export const compareStudiesEndpoint = endpointForAccount({
  name: "compare_studies",
  method: "GET",
  path: "/api/v1/studies/{study_id}/compare",
  summary: "Compare a study with another: what survived, what did not, and what changed sides.",
  cost: readCosts.list,
  input: z.object({
    study_id,
    with: z.string().describe("The id of the other study: one of the account's, or a public one."),
  }),
  invalid: "invalid_request",
  result: StudyComparison,
});

/** Two studies beside each other, and in how many interviews of each a theme is an objection. */
export type ReportComparison = StudyComparison & { against: Record<"a" | "b", ReadonlyMap<string, number>> };

/** What the page of a comparison reads: two studies by the ids in their reports' addresses. */
export const compareReportsOperation = {
  name: "compare_reports",
  summary: "Compare two studies by the ids in their reports' addresses.",
  input: z.object({ a: study_id, b: z.string().describe("Another study's id.") }),
  result: z.custom<ReportComparison>(),
} satisfies Operation;
