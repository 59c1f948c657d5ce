import * as z from "zod";
import { type Account, Moment, type Operation, text } from "../contract.ts";
import { grouped } from "../in-words.ts";
import { StudyId } from "../studies/study-record.ts";

/** What a connection may do: read, or also run and change. */
export const scopes = ["research:read", "research:run"] as const;
export type Scope = (typeof scopes)[number];

/** Everything that the tool can be asked to do. */
export const researchVerbs = [
  "run",
  "list",
  "show",
  "follow_up",
  "cancel",
  "rerun",
  "publish",
  "unlist",
  "compare",
  "list_personas",
  "save_persona",
  "change_persona",
  "delete_persona",
  "import_personas",
  "simulate",
  "types",
  "estimate",
  "deliveries",
  "usage",
  "keys",
  "help",
] as const;
export const ResearchVerb = z.enum(researchVerbs);
export type ResearchVerb = z.infer<typeof ResearchVerb>;

/** The most bytes of an answer's Markdown, unless `full` is sent. */
export const briefBytes = 6 * 1024;
/** How long a confirmation is valid, in minutes. */
export const confirmMinutes = 15;
/** How long a conversation is remembered, in hours. */
export const conversationHours = 24;
/** The most characters of a message. */
export const longestMessage = 24_000;

export const runResearchOperation = {
  name: "run_research",
  summary:
    "Do anything this research service can do, asked in plain words: run a study with simulated respondents, read it, ask more.",
  input: z.object({
    message: text(1, longestMessage).describe(
      'What to do, in plain words and beginning with the deed, such as "Run a pricing study: would nurses pay $9 a month for a shift planner?", "List my studies", "Follow up: what would change your mind?" or "help". Put the words of others in quotation marks.',
    ),
    conversation_id: z
      .uuid()
      .optional()
      .describe("As the last answer had it: what was asked before is then remembered."),
    study_id: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe("The study that the message is about; else it is read from the message."),
    confirm: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'The handle of the answer that named the price, sent with the message "yes". Nothing is spent without it.',
      ),
    full: z
      .boolean()
      .default(false)
      .describe(`true leaves nothing out; else an answer has at most ${grouped(briefBytes)} bytes of Markdown.`),
  }),
  result: z.strictObject({
    verb: ResearchVerb.nullable().describe("What the message was taken to ask; null when that is not clear."),
    state: z
      .enum(["done", "needs_confirmation", "needs_answer"])
      .describe("needs_confirmation: nothing was done yet, send confirm. needs_answer: the answer asks a question."),
    understood: z.string().describe("What the message was taken to ask, in one sentence."),
    markdown: z.string().describe("The answer, to be shown."),
    conversation_id: z.uuid().describe("To be sent with the next message."),
    study_id: StudyId.nullable().describe("The study that the answer is about."),
    confirm: z
      .strictObject({
        handle: z.string().describe(`Valid once, for ${confirmMinutes} minutes, for this request of this account.`),
        price_usd: z.number().describe("What it will cost."),
        expires_at: Moment,
      })
      .nullable()
      .describe("How to confirm; null where there is nothing to confirm."),
    data: z
      .record(z.string(), z.unknown())
      .describe("Ids and numbers of the answer; with full, of a study also its whole `record`."),
    next: z.array(z.string()).describe("Messages that can be sent next."),
    left_out: z.string().nullable().describe("What was left out to keep the answer short; null where it is whole."),
    label: z.string().describe("What composed the answer; show it with the answer."),
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
