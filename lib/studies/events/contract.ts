import * as z from "zod";
import { Count, endpointForAccount, inDigits, Moment, noCopy, readCosts, whole } from "../../contract.ts";
import type { ClosedAnswer } from "../../engines/closed-answers.ts";
import { countingItems } from "../../engines/closed-questions.ts";
import { Interview } from "../../engines/findings.ts";
import { Quality } from "../../engines/measured.ts";
import { shareInWords } from "../../in-words.ts";
import { PersonaId } from "../../personas/contract.ts";
import { leastShare } from "../study-limits.ts";
import { study_id } from "../study-record.ts";
import type { EndStatus } from "../study-status.ts";

const interview = Count.describe("Which interview of the study, from 0.");
const turns = Count.describe("Questions that were answered, probes included.");
const message = z.string().describe("Why, and what to do.");
const respondent = {
  persona_id: PersonaId,
  persona_name: z.string(),
  repeat: Interview.shape.repeat,
};

/** What happens while a study runs, in the order in which it happens. */
export const StudyEvent = z.discriminatedUnion("event", [
  z.strictObject({ event: z.literal("planning") }).describe("A server begins the study; all before it is void."),
  z
    .strictObject({
      event: z.literal("started"),
      interviews: Count,
      closed_questions: Count.optional().describe(
        `Closed questions of the request for each interview, ${countingItems}; absent without any.`,
      ),
      guide_version: z.string().describe("Of the questions that every interview of its type is asked."),
      respondents: z.array(z.strictObject(respondent)).describe("Who is interviewed, by interview."),
    })
    .describe("The topic is read, and the people are there."),
  z.strictObject({ event: z.literal("interview.started"), interview, ...respondent }),
  z
    .strictObject({
      event: z.literal("interview.turn"),
      interview,
      turn: Count.describe("From 0. A turn with the number of an earlier one takes its place."),
      ...Interview.shape.transcript.element.shape,
    })
    .describe("A question and its answer."),
  z
    .strictObject({ event: z.literal("interview.answered"), interview, turns })
    .describe("The talk is over; its answers are coded and rated."),
  z
    .strictObject({
      event: z.literal("interview.questionnaire"),
      interview,
      answered: Count.describe(`Closed questions of the request that have an answer, ${countingItems}.`),
      of: Count.describe("Closed questions that were asked, counted alike."),
    })
    .describe("The closed questions of the request were asked; absent where it has none."),
  z.strictObject({ event: z.literal("interview.completed"), interview, persona_id: PersonaId, turns }),
  z
    .strictObject({ event: z.literal("interview.failed"), interview, persona_id: PersonaId, message })
    .describe(`The study goes on without it while ${shareInWords(leastShare.held)} of its interviews are held.`),
  z.strictObject({ event: z.literal("analysis"), interviews: Count }).describe("All interviews are over."),
  z
    .strictObject({
      event: z.literal("quotes.checked"),
      quotes_checked: Count.describe("Quotes that were looked for."),
      quotes_rejected: Quality.shape.quotes_rejected,
    })
    .describe("Quotes were looked for in the transcripts; the findings are written next."),
]);
export type StudyEvent = z.infer<typeof StudyEvent>;
export const eventNames = StudyEvent.options.map(({ shape }) => shape.event.value);

const isTold: Record<StudyEvent["event"], boolean> = {
  ...{ planning: false, started: false, "interview.started": true, "interview.turn": true },
  ...{ "interview.answered": false, "interview.questionnaire": false, "interview.completed": true },
  ...{ "interview.failed": true, analysis: true, "quotes.checked": false },
};
/** The events that a caller who waits is sent as they are: the others have another form for it, or are of those who watch. */
export const toldEvents = eventNames.filter((name) => isTold[name]);

/** The event of an interview's answers to the closed questions of the request; none where there are no such questions. */
export const questionnaireEvents = (interview: number, answers: readonly ClosedAnswer[] = []): StudyEvent[] => {
  const answered = answers.filter(({ state }) => state !== "missing").length;
  return answers.length === 0 ? [] : [{ event: "interview.questionnaire", interview, answered, of: answers.length }];
};

/** A study's event with its moment and what the study had cost by then. */
export type TimedEvent = StudyEvent & { at: string; cost_usd: number | null };

/** The name of a study's last event, by how it ended. */
export const endEvents = { complete: "completed", failed: "failed", cancelled: "cancelled" } as const satisfies Record<
  EndStatus,
  string
>;
export type EndEvent = (typeof endEvents)[keyof typeof endEvents];

/** The id of a study's last event: a browser that has it asks no more. */
export const endId = "end";

const error = `Send Last-Event-ID as an event's id, which is a number or ${endId}, or leave it out.`;

/** A study's events. It streams, so its result is the shape of one event. */
export const followStudyEndpoint = endpointForAccount({
  name: "follow_study",
  method: "GET",
  path: "/api/v1/studies/{study_id}/events",
  summary: "Watch a study as server-sent events until it has ended; resumes by Last-Event-ID.",
  cost: readCosts.list,
  input: z.object({
    study_id,
    last_event_id: z
      .string()
      .regex(new RegExp(`^([0-9]{1,9}|${endId})$`), { error })
      .optional()
      .describe("The id of the last event that was received; it goes before after."),
    after: inDigits(whole(0, 999_999_999)).optional().describe("The same for a first connection; 0 knows none."),
  }),
  headers: { last_event_id: "Last-Event-ID" },
  refuses: ["invalid_request"],
  result: StudyEvent.and(
    z.object({
      at: Moment,
      cost_usd: z.number().min(0).nullable().describe("What the model had cost by then, where its price is known."),
    }),
  ),
  cache: noCopy,
});
