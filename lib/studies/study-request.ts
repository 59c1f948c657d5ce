import * as z from "zod";
import { longestSearch, text } from "../contract.ts";
import { capital } from "../cut-text.ts";
import { different } from "../different.ts";
import { longestSubject, longestText } from "../engines/brief.ts";
import { mostClosed, todayOption } from "../engines/closed-kinds.ts";
import { ClosedQuestions } from "../engines/closed-questions.ts";
import { builtInEngine } from "../engines/findings.ts";
import { builtInName, cannotAnswer } from "../engines/study-form.ts";
import { StudyTypeId } from "../engines/study-types.ts";
import { categoryIs, Question, stimulusIs } from "../engines/understood.ts";
import { inWords } from "../in-words.ts";
import { Audience, type Persona, PersonaId, peopleInWords, peopleMade } from "../personas/contract.ts";
import { webhookMembers } from "../webhooks/contract.ts";
import { idempotencyHours, interviewsEach, mostPersonas, mostQuestions, timesEach } from "./study-limits.ts";
import { Seed } from "./study-record.ts";

export const Topic = text(10, longestText).describe("What you want to find out, as you would ask a colleague.");
export const Description = peopleInWords.describe(
  `The people to ask, in words; ${inWords(peopleMade)} personas are made from it.`,
);
export const PersonaIds = different(PersonaId, { least: 1, most: mostPersonas, nouns: "personas" }).describe(
  `At most ${mostPersonas} default or saved personas.`,
);
const Price = z.object({
  amount: z.number().min(0.000_001).max(1_000_000_000_000).describe("In whole units of the currency, such as 9.5."),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be a currency's three letters in capitals (ISO 4217), such as USD" })
    .describe("An ISO 4217 code."),
  per: text(1, 40).nullable().default(null).describe("What it is paid for, such as month; null for a single payment."),
});
const fromTopic = "Without it a model reads it from the topic; the built-in engine";
const givenMembers = {
  subject: text(1, longestSubject)
    .optional()
    .describe(
      `What people are asked about, as it fits into: What do you think of …? Such as: the tool shed on Mill Lane. Beside rivals your own offer, by name. ${fromTopic} does not, and everyone says “this”.`,
    ),
  category: text(1, 80)
    .optional()
    .describe(
      `${categoryIs}, as it fits into: The last time you chose … Such as: a savings account; a choir to sing in. ${fromTopic} asks without it.`,
    ),
  stimulus: text(1, longestText)
    .optional()
    .describe(`${stimulusIs}: an advertisement, a page, a transcript. Pasted material belongs here.`),
  rivals: different(text(1, 80), { least: 1, most: 8, nouns: "rivals" })
    .optional()
    .describe("What the subject is compared with, by name."),
  price: Price.optional().describe("What the subject costs."),
  questions: different(Question, { least: 1, most: mostQuestions, nouns: "questions" })
    .optional()
    .describe(
      `Your own questions: a language model asks them in this order instead of the study type's. ${capital(cannotAnswer)} them, so it asks its own and lists yours as not rehearsed.`,
    ),
  closed_questions: ClosedQuestions.optional().describe(
    `At most ${mostClosed.questions} closed questions of your own, asked in one further call after each interview; the results are in quant.closed and quality.closed. The built-in engine answers a scale by leaning alone, or at at_price, an amount in the currency of price, and a choice among subject, rivals and “${todayOption}”.`,
  ),
};
/** What narrows the list of public studies. */
export const publicFilters = {
  q: text(1, longestSearch).optional().describe("Words of the question or of its answer; a study has each of them."),
  study_type: StudyTypeId.optional(),
  audience: Audience.optional(),
};
export const invalid = {
  topic: "invalid_topic",
  study_type: "invalid_study_type",
  audience: "invalid_audience",
  persona_ids: "invalid_persona_ids",
  n_per_persona: "invalid_n_per_persona",
  webhook_url: "invalid_webhook_url",
  scenario: "invalid_scenario",
  closed_questions: "invalid_closed_questions",
} as const;

/** The engine that a request may ask for by name. */
export const AskedEngine = z
  .enum([builtInEngine])
  .describe(`${builtInEngine}: ${builtInName}, which rehearses without a model. Else the engine of this server.`);

/** A dry run of what asks personas. */
export const dry_run = z
  .boolean()
  .default(false)
  .describe("true answers what the study would cost; nothing runs and nothing is stored.");

/** The audiences, to choose from in a sentence. */
export const audienceNames = Audience.options.join(" or ");

/** Who answers a study, in the order of `choosePersonas`. */
export const whoIsAsked = `persona_ids, else ${inWords(peopleMade)} people made from audience_description, else the default personas of the audience`;

/** What a study is asked with. The order of the members is the order in which faults are reported. */
export const studyMembers = z.object({
  topic: Topic,
  study_type: StudyTypeId,
  audience: Audience.optional().describe(
    `${audienceNames}. Required unless persona_ids or audience_description says who is asked; absent beside persona_ids, that of most of these personas.`,
  ),
  persona_ids: PersonaIds.optional(),
  n_per_persona: timesEach(interviewsEach.study),
  ...webhookMembers,
  audience_description: Description.optional(),
  seed: Seed.optional(),
  engine: AskedEngine.optional(),
  dry_run,
  ...givenMembers,
});
/** The people of a rerun are given: those whom the earlier study interviewed, as they were then. */
export type StudyInput = z.output<typeof studyMembers> & { interviewed?: Persona[] };

/** How a study ended that a repeat of its request runs again. */
export const repeatable = "ended without findings";
export const idempotencyHeader = "Idempotency-Key";
const longestIdempotencyKey = 255;
const ownName = `A name of your own for this request, for ${idempotencyHours} hours: sent again with the same body, it answers with`;
const error = `Send an ${idempotencyHeader} of 1 to ${longestIdempotencyKey} printable ASCII characters.`;
export const idempotency_key = z
  .string()
  .min(1, { error })
  .max(longestIdempotencyKey, { error })
  .regex(/^[\x20-\x7e]+$/, { error })
  .optional()
  .describe(`${ownName} the study that the first one made, and nothing runs twice unless that one ${repeatable}.`);

/** How a respondent takes part in a follow-up. */
export const oneAnswer = "answers once, after its own interview";
export const followUpMembers = {
  question: Question.describe("What each respondent is asked."),
  persona_ids: PersonaIds.optional().describe("Only these of the study's personas, in each of their interviews."),
  dry_run: dry_run.describe("true answers what the follow-up would cost; nothing is asked and nothing is stored."),
  idempotency_key: idempotency_key.describe(
    `${ownName} the same follow-up, and nothing is asked twice unless that one failed.`,
  ),
};
