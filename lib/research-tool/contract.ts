import * as z from "zod";
import { type Account, type Operation, pageSizes, text, whole } from "../contract.ts";
import { closedKinds } from "../engines/closed-kinds.ts";
import { builtInEngine } from "../engines/findings.ts";
import { builtInName } from "../engines/study-form.ts";
import { StudyTypeId, usualType } from "../engines/study-types.ts";
import { Audience, changePersonaEndpoint, importPersonasEndpoint, longestFact } from "../personas/contract.ts";
import { askFollowUpEndpoint, createStudyEndpoint, simulateEndpoint } from "../studies/contract.ts";
import { interviewsEach, mostPersonas } from "../studies/study-limits.ts";
import { StudyStatus } from "../studies/study-record.ts";
import { usualEvents } from "../webhooks/contract.ts";
import { researchVerbs, verbsInWords } from "./verbs.ts";

export type Scope = "research:read" | "research:run";

/** The most bytes of an answer's Markdown, unless `full` is sent. */
export const briefBytes = 6 * 1024;
/** How long a confirmation is valid, in minutes. */
export const confirmMinutes = 15;
/** How long a conversation is remembered, in hours. */
export const conversationHours = 24;
export const longestMessage = 24_000;

const study = createStudyEndpoint.input.shape;
const persona = changePersonaEndpoint.input.shape;
const nameOrId = z.string().min(1).max(longestFact.name);
const ids = z.array(nameOrId).min(1).max(mostPersonas, `takes at most ${mostPersonas} personas`);

/** The `study_id` of the newest study. */
export const newestWord = "last";

const members = {
  study_id: z.string().min(1).max(100).optional().describe(`An id, or ${newestWord}; else the last answer's.`),
  with: z.string().min(1).max(100).optional().describe("compare: the other study's id."),
  topic: study.topic.optional().describe("What to find out, as a question."),
  study_type: StudyTypeId.optional().describe(`${usualType} when absent.`),
  audience: Audience.optional(),
  audience_description: study.audience_description.describe("Whom to ask, in words."),
  subject: study.subject.describe("What is asked about."),
  category: study.category.describe("Its kind of thing."),
  rivals: study.rivals.describe("What it is compared with."),
  price: study.price,
  stimulus: study.stimulus.describe("Words that people are shown."),
  questions: study.questions.describe("Your own guide."),
  // Written out, their shape would be a fifth of the tool's description; `create_study` checks it.
  closed_questions: z
    .array(z.looseObject({}))
    .optional()
    .describe(`[{kind: ${closedKinds.join("|")}, text, options}]`),
  persona_ids: ids.optional().describe("Ids of list_personas, or exact names of saved ones."),
  n_per_persona: whole(1, interviewsEach.most).optional().describe("Interviews each."),
  seed: study.seed.describe("The same seed asks alike."),
  engine: study.engine.describe(`${builtInEngine}: ${builtInName}.`),
  webhook_url: study.webhook_url.describe("Is sent what webhook_events names, by https."),
  webhook_events: study.webhook_events.describe(`${usualEvents.join(", ")} when absent.`),
  question: askFollowUpEndpoint.input.shape.question.optional().describe("What to ask them."),
  scenario: simulateEndpoint.input.shape.scenario.optional().describe("What happens."),
  options: simulateEndpoint.input.shape.options.describe("Answers to choose from."),
  persona_id: nameOrId.optional().describe("A saved persona's id or exact name."),
  name: persona.name.describe("A persona's name."),
  age: persona.age.describe("In years."),
  role: persona.role.describe("What they do."),
  company: persona.company.describe("The kind of company."),
  industry: persona.industry.describe("Of the company."),
  income: persona.income.describe("In words."),
  location: persona.location.describe("Where they live."),
  traits: persona.traits.describe("How they decide."),
  notes: persona.notes.describe("Read by no engine."),
  csv: importPersonasEndpoint.input.shape.csv.describe("Header name,age,role,… and a line each."),
  status: StudyStatus.optional().describe("list: only studies in this state."),
  limit: whole(1, pageSizes.most).optional().describe("How many to list."),
};
export type Member = keyof typeof members;
export const memberNames = Object.keys(members) as Member[];

export const runResearchOperation = {
  name: "run_research",
  summary: "Run studies with simulated respondents, read them and ask more.",
  input: z.object({
    do: z.enum(researchVerbs).optional().describe(`${verbsInWords}.`),
    ...members,
    message: text(1, longestMessage).optional().describe("Without do: one of the forms that help lists."),
    conversation_id: z.string().min(1).max(100).optional().describe("As the last answer had it."),
    confirm: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe("The handle that came with the price, sent alone once your user agrees."),
    full: z.boolean().default(false).describe("All of a long answer."),
  }),
  result: z.strictObject({
    verb: z.string().nullable().describe("null: not clear."),
    state: z.enum(["done", "needs_confirmation", "needs_answer"]),
    understood: z.string(),
    markdown: z.string(),
    conversation_id: z.string(),
    study_id: z.string().nullable(),
    confirm: z.strictObject({ handle: z.string(), price_usd: z.number(), expires_at: z.string() }).nullable(),
    data: z.record(z.string(), z.unknown()).describe("Ids and numbers."),
    next: z.array(z.record(z.string(), z.unknown())).describe("Calls to send next."),
    left_out: z.string().nullable(),
    label: z.string(),
    ignored: z.array(z.string()).describe("Members that were not read."),
  }),
} satisfies Operation;

export type ResearchInput = z.output<(typeof runResearchOperation)["input"]>;
export type ResearchAnswer = z.input<(typeof runResearchOperation)["result"]>;

/** What the door knows of a call. */
export type ResearchContext = {
  account: Account;
  scopes: readonly string[];
  /** Hears how far a study has come. */
  onProgress?: (progress: { progress: number; total: number; message: string }) => void;
  /** Aborts when the caller has gone: a study that was confirmed still runs to its end. */
  signal?: AbortSignal;
};
