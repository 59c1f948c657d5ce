import * as z from "zod";
import { endpointForAccount, keptFor, Moment, type Operation, paged, paging, readCosts, text } from "../contract.ts";
import { different } from "../different.ts";
import { longestOption } from "../engines/closed-questions.ts";
import { Confidence, Engine } from "../engines/findings.ts";
import { Flag } from "../engines/flag.ts";
import { agreementInWords } from "../engines/measured.ts";
import { StudyType, StudyTypeId, usualType } from "../engines/study-types.ts";
import { Question } from "../engines/understood.ts";
import type { ErrorCode } from "../errors.ts";
import { inWords } from "../in-words.ts";
import { recordOf } from "../own-value.ts";
import { Audience } from "../personas/contract.ts";
import { preferAsync, respond_async, respondAsync } from "../prefer.ts";
import { interviewsEach, mostPersonas, reactByDefault, simulateOptions, timesEach } from "./study-limits.ts";
import {
  Estimate,
  FollowUp,
  FollowUpEstimate,
  FullStudy,
  Ignored,
  PendingStudy,
  ResearchSummary,
  Seed,
  SimulationResult,
  Study,
  StudyStatus,
  StudySummary,
  study_id,
  unlisted,
  Visibility,
} from "./study-record.ts";
import {
  AskedEngine,
  audienceNames,
  followUpMembers,
  idempotency_key,
  idempotencyHeader,
  invalid,
  oneAnswer,
  PersonaIds,
  publicFilters,
  studyMembers,
} from "./study-request.ts";
import { openStatuses } from "./study-status.ts";

/** How a run of an engine is refused. */
export const runRefusals: ErrorCode[] = ["concurrency_limit", "idempotency_mismatch", "in_progress", "research_failed"];
/** How both ways to begin a study are called and answered. */
export const begun = {
  headers: { respond_async: "Prefer", idempotency_key: idempotencyHeader },
  result: z.union([Study, PendingStudy, Estimate]),
  status: (result: object) => (isOnItsWay(result) ? 202 : 200),
  location: (result: { id: string } | object) => ("id" in result ? addressOf(result.id) : null),
  followed: (result: object) => (isOnItsWay(result) ? respondAsync : null),
};

/** The people must be named, one way or the other; that fault is reported beside every other. */
export const withAudience = {
  path: ["audience"],
  error: `must be ${audienceNames}, or name the people in persona_ids or audience_description`,
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};
export const saysAudience = (request: { audience?: unknown; persona_ids?: unknown; audience_description?: unknown }) =>
  [request.audience, request.persona_ids, request.audience_description].some((member) => member !== undefined);

export const createStudyEndpoint = endpointForAccount({
  name: "create_study",
  method: "POST",
  path: "/api/v1/studies",
  summary: `Run a study and answer with its findings. ${preferAsync} answers at once; Accept: text/event-stream reports the progress.`,
  input: studyMembers.extend({ idempotency_key, respond_async }).refine(saysAudience, withAudience),
  invalid,
  refuses: runRefusals,
  ...begun,
});

const isOnItsWay = (result: object) =>
  "status" in result && openStatuses.includes((result as z.output<typeof PendingStudy>).status);
/** Where a study is read. */
export const addressOf = (study_id: string) => `/api/v1/studies/${study_id}` as const;

/** What a study does without its caller. */
export const runsOn = "runs to its end even if the client disconnects";
/** The order of studies. */
export const studyOrder = "newest first";

/** The state of the studies that a list has when the query names none. */
const usualStatus = "complete";
export const listStudiesEndpoint = endpointForAccount({
  name: "list_studies",
  method: "GET",
  path: "/api/v1/studies",
  summary: `List this account's studies, ${studyOrder}; ${usualStatus} ones unless status says otherwise.`,
  cost: readCosts.list,
  input: z.object({
    ...paging,
    study_type: StudyTypeId.optional(),
    audience: Audience.optional(),
    status: StudyStatus.default(usualStatus).describe("Only studies in this state."),
  }),
  result: z.strictObject({ studies: z.array(StudySummary), ...paged }),
});

export const getStudyEndpoint = endpointForAccount({
  name: "get_study",
  method: "GET",
  path: "/api/v1/studies/{study_id}",
  summary: "Read a study in full, with every transcript; while it runs, how far it has come.",
  input: z.object({ study_id }),
  result: z.union([FullStudy, PendingStudy]),
});

export const askFollowUpEndpoint = endpointForAccount({
  name: "ask_follow_up",
  method: "POST",
  path: "/api/v1/studies/{study_id}/follow-ups",
  summary: `Ask the respondents of a complete study one more question: each ${oneAnswer}.`,
  input: z.object({ study_id, ...followUpMembers }),
  headers: { idempotency_key: idempotencyHeader },
  invalid,
  refuses: [...runRefusals, "contains_secret", "contains_personal_data"],
  result: z.union([FollowUp, FollowUpEstimate]),
  status: (result) => ("id" in result ? 201 : 200),
  location: (result) => ("id" in result ? addressOf(result.study_id) : null),
});

/** What the page of a report asks: anyone with its unguessable address may read it, without an account. */
export const getReportOperation = {
  name: "get_report",
  summary: "Read a study by the id in its report's address.",
  input: z.object({ study_id }),
  result: z.union([FullStudy, PendingStudy]),
} satisfies Operation;

export const PublicStudy = z.strictObject({
  ...StudySummary.shape,
  headline_finding: z.string(),
  overall_confidence: Confidence,
  interviews: z.int().describe("Simulated interviews that were held."),
});
export type PublicStudy = z.infer<typeof PublicStudy>;

/** What the gallery asks. */
export const listPublicStudiesOperation = {
  name: "list_public_studies",
  summary: `List the complete studies that their accounts made public, ${studyOrder}.`,
  input: z.object({ ...paging, ...publicFilters }),
  result: z.strictObject({ studies: z.array(PublicStudy), ...paged }),
} satisfies Operation;

/** Which studies the gallery lists. */
export const onlyComplete = "Only a complete study can be listed";
export const unlistable = `one that would show a secret, personal data or hidden characters stays ${unlisted}`;

export const changeStudyEndpoint = endpointForAccount({
  name: "change_study",
  method: "PATCH",
  path: "/api/v1/studies/{study_id}",
  summary: `List a complete study at /studies, or take it off the list again; ${unlistable}.`,
  input: z.object({ study_id, visibility: Visibility }),
  invalid: "invalid_request",
  refuses: ["contains_secret", "contains_personal_data"],
  result: StudySummary,
});

export const cancelStudyEndpoint = endpointForAccount({
  name: "cancel_study",
  method: "POST",
  path: "/api/v1/studies/{study_id}/cancel",
  summary: "Stop a study that waits or runs.",
  input: z.object({ study_id }),
  result: PendingStudy,
  refuses: ["invalid_request"],
});

export const listStudyTypesEndpoint = endpointForAccount({
  name: "list_study_types",
  method: "GET",
  path: "/api/v1/study-types",
  summary: "Read the kinds of study.",
  cost: readCosts.list,
  input: z.object({}),
  result: z.strictObject({ study_types: z.array(StudyType) }),
  cache: keptFor("usual", "private"),
});

export const researchEndpoint = endpointForAccount({
  name: "research",
  method: "POST",
  path: "/api/v1/research",
  summary: "Run a light study and answer with a summary in Markdown, ready to paste. It is stored like any study.",
  input: studyMembers
    .extend({
      study_type: StudyTypeId.default(usualType),
      n_per_persona: timesEach(interviewsEach.light),
      idempotency_key,
    })
    .refine(saysAudience, withAudience),
  headers: { idempotency_key: idempotencyHeader },
  invalid,
  refuses: runRefusals,
  result: z.union([ResearchSummary, Estimate]),
  location: (result) => ("id" in result ? addressOf(result.id) : null),
  page: (result) => ("report_url" in result ? result.report_url : null),
});

export const simulateEndpoint = endpointForAccount({
  name: "simulate",
  method: "POST",
  path: "/api/v1/simulate",
  summary: "Put a scenario before your own saved personas and read how each reacts.",
  input: z.object({
    scenario: text(10, 2000).describe("What happens, as you would tell it to the persona."),
    persona_ids: PersonaIds.optional().describe(
      `At most ${mostPersonas} of your saved personas; the newest ${inWords(reactByDefault)} when absent.`,
    ),
    question: Question.optional().describe("What to ask about the scenario."),
    options: different(text(1, longestOption), { ...simulateOptions, nouns: "options" })
      .optional()
      .describe(`${simulateOptions.least} to ${simulateOptions.most} answers to choose from.`),
    seed: Seed.optional(),
    engine: AskedEngine.optional(),
  }),
  invalid: { ...invalid, ...recordOf(["question", "options", "seed", "engine"], () => "invalid_request" as const) },
  refuses: ["no_personas", "concurrency_limit", "research_failed"],
  result: z.strictObject({
    id: z.uuid(),
    status: z.literal("complete"),
    scenario: z.string(),
    question: z.string().nullable(),
    results: z.array(SimulationResult),
    summary: z.string(),
    agreement: z.number().min(0).max(1).describe(`${agreementInWords}.`),
    engine: Engine,
    flags: z.array(Flag),
    seed: Seed,
    disclaimer: z.string(),
    created_at: Moment,
    ignored: Ignored,
  }),
});
