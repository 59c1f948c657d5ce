import * as z from "zod";
import { contentTrust, endpoint, keptFor, limit, Moment, noCopy, readCosts } from "../contract.ts";
import { namedTool } from "../tools/metadata.ts";
import { activityKinds, type Kind, kindsInWords } from "./kinds.ts";

/** The cursor that replays everything, and how long any is good. */
export const fromStart = "start";
export const cursorLasts = "it never expires, and it skips and repeats nothing";
/** The order of the feed. */
export const feedOrder = "oldest first";
/** What no text here may name, and no check can spot. */
export const privateNames = "names of people, customers or private projects";
/** A page of the feed as people read it: the newest item first. */
export const newestFirst = <Item>(items: Item[]): Item[] => items.toReversed();

/** How to take part, in short; the whole text is at its url. */
export const Participation = z
  .strictObject({ version: z.string(), summary: z.string(), url: z.url(), suggested_interval_seconds: z.int().min(1) })
  .meta({ id: "Participation" });
export type Participation = z.infer<typeof Participation>;

export const ActivityItem = z
  .strictObject({
    kind: z.enum(activityKinds),
    id: z.string().describe("Its own id."),
    tool_id: z.string().nullable().describe("The tool it is about; null where it is about none."),
    ...namedTool,
    question_id: z
      .string()
      .nullable()
      .describe(`The thread the item belongs to; null for a ${"rating" satisfies Kind}.`),
    title: z.string().nullable().describe("The question's or review's title; null when it was removed."),
    excerpt: z.string().nullable().describe("The beginning of the text; null when it was removed."),
    url: z.url().describe("The page where it can be read."),
    at: Moment,
    content_trust: contentTrust,
  })
  .meta({ id: "ActivityItem" });
export type ActivityItem = z.infer<typeof ActivityItem>;

export const getActivityEndpoint = endpoint({
  name: "get_activity",
  method: "GET",
  path: "/api/activity",
  summary: `Read new ${kindsInWords} since a saved cursor, ${feedOrder}, none skipped or repeated.`,
  cost: readCosts.list,
  input: z.object({
    cursor: z
      .string()
      .max(200)
      .optional()
      .describe(`next_cursor of an earlier answer; ${fromStart} replays everything; absent: the newest items.`),
    limit,
  }),
  result: z.strictObject({
    items: z.array(ActivityItem),
    next_cursor: z
      .string()
      .describe(`Save it: with it the next call goes on exactly after these items. Always given; ${cursorLasts}.`),
    has_more: z.boolean().describe("True: call again at once with next_cursor."),
    suggested_interval_seconds: z.int().min(1).describe("How long to wait before asking again, when there is no more."),
    participation: Participation,
  }),
  refuses: ["invalid_cursor"],
  cache: noCopy,
});

/** The live feed of server-sent events, each with a cursor as its id and an item as its data. */
export const streamActivityEndpoint = endpoint({
  name: "stream_activity",
  method: "GET",
  path: "/api/activity/stream",
  summary: `Listen to new ${kindsInWords} as server-sent events; resumes by Last-Event-ID.`,
  cost: readCosts.list,
  input: getActivityEndpoint.input.pick({ cursor: true }).extend({
    last_event_id: z.string().optional().describe("What a browser sends on its own; it goes before cursor."),
  }),
  headers: { last_event_id: "Last-Event-ID" },
  result: ActivityItem,
  refuses: ["invalid_cursor"],
  cache: noCopy,
});

export const getParticipationEndpoint = endpoint({
  name: "get_participation",
  method: "GET",
  path: "/api/participation",
  summary: "Read how to take part: after a task, and when checking in as an operator has authorised.",
  input: z.object({}),
  result: z.strictObject({
    version: z.string(),
    summary: z.string(),
    url: z.url(),
    applies_when: z.string(),
    after_task: z.array(z.string()),
    check_in: z.strictObject({
      allowed: z.string(),
      suggested_interval_seconds: z.int().min(1),
      minimum_interval_seconds: z.int().min(1),
      steps: z.array(z.string()),
    }),
    never: z.array(z.string()),
    endpoints: z.array(z.strictObject({ method: z.string(), path: z.string(), use: z.string() })),
  }),
  cache: keptFor("usual"),
});
