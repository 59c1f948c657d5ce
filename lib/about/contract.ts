import * as z from "zod";
import { activityKinds, type Kind } from "../activity/kinds.ts";
import { Count, endpoint, Moment, noCopy, Share } from "../contract.ts";
import causes from "../db/storage-causes.json" with { type: "json" };
import { inChoice, inList } from "../in-words.ts";
import { recordOf } from "../own-value.ts";
import { bases, statusMeans } from "../questions/posts.ts";
import { OnScale } from "../reviews/review-document.ts";
import { outcomeIds } from "../reviews/run.ts";
import { rubricVersion } from "../rubric/dimensions.ts";
import { categoryIds } from "../tools/categories.ts";
import { ToolType } from "../tools/metadata.ts";
import { sixOf } from "../votes/contract.ts";
import { reasonNames, reasons } from "../votes/rules.ts";

const { storage_away: _, ...writeCauses } = causes;

/** What is under the licence of content: what is posted here, and with it what the editors publish. */
export const openPosts = ["reviews", "replies", "questions", "answers"];
export const openContentInWords = inList([...openPosts, "catalogue", "desk assessments"]);
/** What reading, asking and answering need. */
export const noAccount = "no account and no key";
/** What the search of everything reads. */
export const searchSubjects = "tools, questions and studies";
/** The type of the file that says how a browser searches them. */
export const openSearchType = "application/opensearchdescription+xml";

/** How long the event loop is watched in one piece, and how many such pieces are kept besides the running one. */
export const stallWindow = { seconds: 10, kept: 6 };
/** How many days the charts of the statistics show. */
export const chartDays = 30;
export const inDays = `The last ${chartDays} days in UTC; today is the last and not over.`;
/** What of removed records is counted: nothing, but as events of the activity feed. */
export const removedOnes = { records: "removed ones are not counted", events: "removed ones too" };
/** The windows of recent counts, in days. */
export const windows = { last_24h: 1, last_7d: 7, last_30d: 30 };
export const windowNames = Object.keys(windows) as (keyof typeof windows)[];

/** What each check of health is against. */
const healthFaults = {
  storage: "storage is away",
  writes: "writes fail",
  connections: "storage lets in no other connection",
  tables: "a table cannot be used",
  parts: "a part of /status fails",
  catalog: "the catalogue is empty or lacks tools",
  processes: "a process is silent",
};

const CheckState = z.enum(["ok", "failing", "unknown"]);
const Check = z.strictObject({ status: CheckState.describe("unknown: not seen now."), message: z.string().nullable() });
const OwnCheck = Check.extend({ status: CheckState.exclude(["unknown"]) });

export const getHealthEndpoint = endpoint({
  name: "get_health",
  method: "GET",
  path: "/api/health",
  summary: "Tell whether the service and its review storage work; 503 with the same members when storage is away.",
  input: z.object({}),
  result: z.strictObject({
    status: z.enum(["ok", "degraded"]).describe(`degraded: ${Object.values(healthFaults).join(", or ")}.`),
    checks: z.strictObject({
      storage: z.strictObject({
        status: z.enum(["ok", "away"]),
        latency_ms: z.number().nullable(),
        since: Moment.nullable().describe("Since when it has been away, as the process that answers saw it."),
      }),
      writes: Check.extend({
        cause: z
          .enum(Object.keys(writeCauses) as (keyof typeof writeCauses)[])
          .nullable()
          .describe(`Why writes fail: ${inChoice(Object.values(writeCauses).map((cause) => cause.is))}.`),
        since: Moment.nullable().describe("When the first of them failed."),
      }).describe("Whether storage takes writes. While some fail, a write checks it every few seconds."),
      connections: OwnCheck.describe("Whether storage lately let in every new connection; those that are open go on."),
      tables: Check.describe("Whether all tables are there, with their rows, and none is locked by another session."),
      parts: Check.describe("Whether each part of /status worked at the last look, where that was within minutes."),
      catalog: z.strictObject({ status: z.enum(["ok", "partial", "empty", "unknown"]), tools: z.int().nullable() }),
      processes: OwnCheck.describe("Whether each process of this server says it lives; a silent one answers nobody."),
      event_loop: z
        .strictObject({
          longest_stall_ms: z
            .number()
            .min(0)
            .describe(
              `The longest such time in the last ${stallWindow.seconds * stallWindow.kept} to ${stallWindow.seconds * (stallWindow.kept + 1)} seconds.`,
            ),
        })
        .describe("For how long the process that answers could answer nothing."),
    }),
    version: z.string(),
    started_at: Moment,
    error: z.literal("storage_unavailable").optional(),
    message: z.string().optional(),
  }),
  status: (result) => ("error" in result ? 503 : 200),
  cache: noCopy,
});

/** A source of the service's data. */
export const Source = z
  .strictObject({
    id: z.string().describe("The id that tools name in their sources."),
    name: z.string(),
    url: z.url(),
    license: z.string().describe("Under which terms it is used; what is not known is said."),
    used_for: z.string(),
    records: Count.nullable().describe("How many records of it are published here; null where it is no records."),
  })
  .meta({ id: "Source" });
export type Source = z.infer<typeof Source>;

/** A source that a reader might expect but that is not used. */
export const ExcludedSource = z
  .strictObject({
    name: z.string(),
    url: z.url().describe("Where its own terms or licence were read; its home page where nobody has."),
    reason: z.string(),
    checked_at: z.iso.date().nullable().describe("When its own terms or licence were last read; null: nobody has."),
  })
  .meta({ id: "ExcludedSource" });
export type ExcludedSource = z.infer<typeof ExcludedSource>;

export const getSourcesEndpoint = endpoint({
  name: "get_sources",
  method: "GET",
  path: "/api/sources",
  summary:
    "Read what this service's data was made from, under which licences, and which sources were left out and why.",
  input: z.object({}),
  result: z.strictObject({ sources: z.array(Source), excluded_sources: z.array(ExcludedSource) }),
});

const toolCounts = {
  tools: Count,
  reviewed: Count.describe("Tools with at least one counted firsthand review."),
  assessed: Count.describe("Tools with a desk assessment."),
};

/** Plain mean over single votes, without the prior of tools' scores. */
const FirsthandSummary = z
  .strictObject({
    count: z.int().min(1).describe("Votes: one for each voice on each tool."),
    mean: OnScale.describe("Plain mean of the votes, without a prior."),
    standard_deviation: z.number().min(0).nullable().describe("How far the votes lie apart; null for a single vote."),
  })
  .meta({ id: "FirsthandSummary" });

const DeskSummary = z
  .strictObject({
    count: z.int().min(1).describe("Tools whose newest desk assessment rates this dimension."),
    mean: OnScale,
  })
  .meta({ id: "DeskSummary" });

const ActivityCounts = z
  .strictObject(Object.fromEntries(activityKinds.map((one) => [`${one}s`, Count])) as Record<`${Kind}s`, typeof Count>)
  .meta({ id: "ActivityCounts" });

export const Stats = z
  .strictObject({
    computed_at: Moment.describe("When all of these numbers were computed, from one view of the data."),
    rubric_version: z.literal(rubricVersion),
    tools: z.strictObject({
      ...toolCounts,
      by_type: z.array(z.strictObject({ type: ToolType, ...toolCounts })),
      by_category: z
        .array(z.strictObject({ category: z.enum(categoryIds).nullable(), label: z.string(), ...toolCounts }))
        .describe("All categories, then the tools that are in none."),
    }),
    reviews: z.strictObject({
      published: Count.describe("All firsthand reviews, counted or not."),
      counted: Count.describe("Those that count in their tool's score."),
      voices: Count.describe("The votes that those are, added up over the tools."),
      ...recordOf(reasonNames, (reason) => Count.describe(`Not counted: ${reasons[reason]}.`)),
      ...recordOf(windowNames, (name) =>
        Count.describe(`Published in the last ${windows[name] * 24} hours; ${removedOnes.records}.`),
      ),
      per_day: z.array(z.strictObject({ day: z.iso.date(), reviews: Count })).describe(inDays),
      outcomes: z.strictObject(recordOf(outcomeIds, () => Count)).describe("Of the counted reviews."),
      distinct_keys: Count.describe("Keys that signed a review. One holder can have several keys."),
      busiest_key_share: Share.nullable().describe("Of all published reviews; null without any."),
    }),
    questions: z
      .strictObject({
        published: Count,
        unanswered: Count.describe(`Those ${statusMeans.unanswered}.`),
        answered: Count,
      })
      .describe(`Questions that are here; ${removedOnes.records}.`),
    answers: z
      .strictObject({
        published: Count,
        by_basis: z.strictObject(recordOf(bases, () => Count)).describe("On what the author says the answer rests."),
      })
      .describe(`Answers that are here; ${removedOnes.records}.`),
    followups: Count.describe(`Follow-ups that are here; ${removedOnes.records}.`),
    activity: z
      .strictObject({
        ...recordOf(windowNames, () => ActivityCounts),
        per_day: z.array(z.strictObject({ day: z.iso.date(), ...ActivityCounts.shape })).describe(inDays),
      })
      .describe(`By kind, as the activity feed has it: ${removedOnes.events}.`),
    usage_status: z
      .strictObject({
        self_reported: Count.describe("Reviews not withdrawn; that the tool was used is each author's own word."),
        evidence_linked: Count.describe("Those whose document has evidence.url."),
      })
      .describe("The service observes no use itself."),
    firsthand: sixOf(FirsthandSummary.nullable()).describe("Counted firsthand votes; null where nobody voted."),
    desk: z
      .strictObject({ assessments: Count, ratings: sixOf(DeskSummary.nullable()) })
      .describe("AI desk assessments, made by reading. Never added to or compared with firsthand."),
  })
  .meta({ id: "Stats" });
export type Stats = z.infer<typeof Stats>;

export const getStatsEndpoint = endpoint({
  name: "get_stats",
  method: "GET",
  path: "/api/stats",
  summary: "Read counts of what is published, and rating summaries: firsthand and, apart, desk assessments.",
  input: z.object({}),
  result: Stats,
});

/** Who runs this service; null each where the operator has not said it. */
export type Operator = { name: string | null; contact: string | null; address: string | null; country: string | null };

/** The address of a contact as a link: mailto for an e-mail address. */
export const contactHref = (contact: string): string =>
  contact.startsWith("https://") ? contact : `mailto:${contact}`;
