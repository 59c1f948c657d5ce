import { hash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { pageSizes, type Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { inOrder, momentJson, quotedJson } from "../db/columns.ts";
import { settings } from "../db/settings.sql.ts";
import { prepared } from "../db/statements.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import { nameOf, unverified } from "../tools/similar-tools.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import { eventPath, events, feedHead } from "./activity.sql.ts";
import { type ActivityItem, feedOrder, fromStart, type getActivityEndpoint } from "./contract.ts";
import { participation, suggestedInterval } from "./get-participation.ts";

/** Items since a cursor; `position` is the reader's place after them. */
export type Since = Feed & { position: number };

/** Gets the events since a cursor. */
export const getActivity: Verb<typeof getActivityEndpoint> = async ({ cursor, limit }) => {
  const { items, position, head, epoch } = await readSince(cursor, limit);
  return withKept({
    items: keptList<ActivityItem>(items.map(({ item }) => item.text).join(",")),
    next_cursor: writeCursor({ epoch, position }),
    has_more: position < head,
    suggested_interval_seconds: suggestedInterval,
    participation: participation(),
  });
};

/** Reads the items after a cursor; one ahead of the head, from before a restore, gets the newest and misses none. */
export async function readSince(cursor: string | undefined, limit: number): Promise<Since> {
  const from = cursor === undefined || cursor === fromStart ? null : readCursor(cursor);
  const feed = await readFeed(cursor === fromStart ? 0 : (from?.position ?? null), limit);
  if (from !== null && from.epoch !== feed.epoch)
    throw invalidCursor(
      `This cursor was handed out by another database than the one that answers now. Start again without a cursor, or with cursor=${fromStart} for all, and save the new next_cursor.`,
    );
  return { ...feed, position: feed.items.at(-1)?.position ?? feed.head };
}

/** A reader's place: after which position of the feed of which database. */
type Cursor = { epoch: string; position: number };

const version = 1;
/** Version, epoch, position and checksum; whole groups of bytes have one spelling each. */
const form = /^[A-Za-z0-9_-]{24}$/;
const checkedBytes = 15;

/** Writes a cursor for clients: opaque, with a checksum that exposes mistyped ones. */
export function writeCursor({ epoch, position }: Cursor): string {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt8(version, 0);
  bytes.write(epoch, 1, 8, "hex");
  bytes.writeUIntBE(position, 9, 6);
  checksum(bytes).copy(bytes, checkedBytes);
  return bytes.toString("base64url");
}

const noCursor = "is not a cursor of this feed";

/** Reads a client's cursor; refuses anything that was not issued as one. */
export function readCursor(text: string): Cursor {
  const bytes = Buffer.from(form.test(text) ? text : "", "base64url");
  if (bytes[0] !== version || !bytes.subarray(checkedBytes).equals(checksum(bytes)))
    throw invalidCursor(
      `This ${noCursor}. Send next_cursor exactly as you received it, ${fromStart} to replay everything, or no cursor.`,
    );
  return { epoch: bytes.toString("hex", 1, 9), position: bytes.readUIntBE(9, 6) };
}

/** Refuses a cursor and says what to do. */
const invalidCursor = (message: string): AppError =>
  new AppError("invalid_cursor", message, {
    details: [{ pointer: "/cursor", message: noCursor }],
  });

/** Through hexadecimal digits: Node makes a text of them five times as fast as a buffer. */
function checksum(bytes: Buffer): Buffer {
  return Buffer.from(partOf(hash("sha256", bytes.subarray(0, checkedBytes), "hex"), 0, 6), "hex");
}

/** Items by position, with the database's epoch and its last position at the time of reading. */
type Feed = { epoch: string; head: number; items: FeedItem[] };
export type FeedItem = { position: number; item: KeptJson<ActivityItem> };

const after = sql`${sql.placeholder("after")}::bigint`;
const limit = sql`${sql.placeholder("limit")}::bigint`;

/** The most items on a page. A limit as a parameter would be planned each time, which takes longer than reading. */
export const largestPage = pageSizes.most;

/** A page by position, by look-ups alone; `after` ahead of the head is as none. */
const feedPage = prepared("feed_page", (db) => {
  const from = sql`case when ${after} <= ${feedHead.position} then ${after} else ${feedHead.position} - ${limit} end`;
  // One item a line: JSON has no line breaks of its own.
  const lines = sql<string>`array_to_string(array(
    select ${itemLine()} from (
      select events.*, ${nameOf(events.tool_id)} as tool_name,
        (select is_unverified from ${toolUsage} where ${toolUsage.tool_id} = ${events.tool_id}) as is_unverified
      from ${events} where ${events.position} > ${from} and ${events.position} <= ${from} + ${limit}
      order by ${events.position} limit ${sql.raw(String(largestPage))}
    ) as page order by ${inOrder(feedOrder, sql`page.position`)}), E'\\n')`;
  return (
    db
      .select({ epoch: settings.value, head: feedHead.position, lines })
      .from(feedHead)
      .innerJoin(settings, eq(settings.name, "feed_epoch"))
      // Shows the planner that this is one row: for many it would compile the statement, which takes longer.
      .where(eq(feedHead.id, 1))
  );
});

/** An event's position and JSON. No column but the tool's name and the preview, which is JSON, can hold what JSON escapes. */
const itemLine = () => sql`concat(page.position, ' {"kind":"', page.kind, '","id":"', page.ref,
  '","tool_id":', ${quotedJson(sql`page.tool_id`)}, ',"tool_name":', coalesce(to_json(page.tool_name)::text, 'null'),
  ',"tool_listed":', case when page.tool_id is null then 'null' when page.is_unverified is null then 'false' else 'true' end,
  ',"tool_unverified":', case when page.is_unverified then ${unverified(sql`page.tool_id`)}::text else 'null' end,
  ',"question_id":', ${quotedJson(sql`page.question_id`)}, ',', page.preview,
  ',"url":', ${partOf(JSON.stringify(env().PUBLIC_URL), 0, -1)}::text, ${eventPath("page")},
  '","at":"', ${momentJson(sql`page.at`)}, '","content_trust":"untrusted"}')`;

/** Reads up to `limit` items after a position; the newest ones when `after` is null. */
export async function readFeed(after: number | null, limit: number): Promise<Feed> {
  const [row] = await (await feedPage()).execute({ after, limit });
  if (row === undefined) throw new Error("the feed has no head or the database no epoch");
  const items = row.lines === "" ? [] : row.lines.split("\n").map(itemOf);
  return { epoch: row.epoch, head: row.head, items };
}

function itemOf(line: string): FeedItem {
  const end = line.indexOf(" ");
  return { position: Number(partOf(line, 0, end)), item: new KeptJson(partOf(line, end + 1)) };
}
