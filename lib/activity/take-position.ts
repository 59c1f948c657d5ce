import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { excerptOf } from "../content/read-markdown.ts";
import { partOf } from "../cut-text.ts";
import { db, type Transaction } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";
import { events, feedHead } from "./activity.sql.ts";

/** A published record: its kind, its id, its place, and its words. */
type Publication = Wording & Omit<typeof events.$inferSelect, "position" | "preview">;

/** Adds a record to the feed, last in its transaction, as all writers wait here; `also` changes rows that all share. */
export async function takePosition(tx: Transaction, item: Publication, ...also: SQL[]): Promise<void> {
  const { kind, ref, tool_id, question_id, at } = item;
  const others = also.map((statement, index) => sql`, ${sql.raw(`also_${index}`)} as (${statement})`);
  const { rows } = await tx.execute(sql`
    with head as (update ${feedHead} set position = ${feedHead.position} + 1 returning position)${sql.join(others)}
    insert into ${events} (position, kind, ref, tool_id, question_id, at, preview)
    select position, ${kind}, ${ref}, ${tool_id}, ${question_id}, ${at.toISOString()}::timestamptz, ${previewOf(item)}
    from head
    returning position`);
  if (rows.length === 0) throw new Error("feed_head has no row to take a position from");
}

/** The same as the end of a written-out statement; the parts in `after` must run first, and this row be taken last. */
export const positionAtEnd = (of: EventValues, after: string[]) => `
  head as (update feed_head set position = position + 1
    where ${after.map((part) => `(select count(*) from ${part})`).join(" + ")} >= 0 returning position)
  insert into events (position, kind, ref, tool_id, question_id, at, preview)
  select position, ${of.kind}, ${of.ref}, ${of.tool_id}, ${of.question_id}, ${of.at}::timestamptz, ${of.preview} from head`;

/** SQL for each value of an event, `preview` as of `previewOf`. */
type EventValues = Record<Exclude<keyof Publication, keyof Wording> | "preview", string>;

/** What an event shows of its record. */
type Wording = { title: string; text: string };

/** How long the excerpt of an event is, in characters. */
export const longestExcerpt = 200;

/** The title and the excerpt of an event, as members of its JSON. */
export const previewOf = ({ title, text }: Wording): string => members(title, excerptOf(text, longestExcerpt));

const members = (title: string | null, excerpt: string | null) => partOf(JSON.stringify({ title, excerpt }), 1, -1);

export const removedPreview = members(null, null);

/** The rule that excerpts are made by, with their length; another rule needs another name. */
const setting = { name: "preview_rule", value: `words of the markdown, ${longestExcerpt}` };
const atOnce = 500;

/** Writes the previews of events that an older rule made, once for each storage. */
export async function renewPreviews(): Promise<void> {
  const before = await db.select().from(settings).where(eq(settings.name, setting.name));
  if (before[0]?.value === setting.value) return;
  for (let after = "0"; ; ) {
    const { rows } = await db.execute<{ position: string; preview: string; title: string; text: string }>(sql`
      select position, preview, said.title, said.text from events join (
        select question_id as ref, title, body as text from questions
        union all select answer_id, title, answers.body from answers join questions using (question_id)
        union all select review_id, document::json ->> 'title', document::json ->> 'review' from reviews
      ) as said using (ref) where position > ${after} order by position limit ${atOnce}`);
    if (rows.length === 0) break;
    // What a removal has emptied meanwhile stays empty.
    await db.execute(sql`update events set preview = renewed.preview from json_to_recordset(${JSON.stringify(
      rows.map(({ position, preview: old, ...wording }) => ({ position, old, preview: previewOf(wording) })),
    )}::json) as renewed (position bigint, old text, preview text)
      where events.position = renewed.position and events.preview = renewed.old`);
    after = rows.at(-1)!.position;
  }
  const { value } = setting;
  await db.insert(settings).values(setting).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Takes the titles and excerpts of removed records out of the feed, which keeps their places. */
export async function forgetRecords(tx: Transaction, ids: string[]): Promise<void> {
  await tx.update(events).set({ preview: removedPreview }).where(inArray(events.ref, ids));
}

/** Removes tool ids that nothing names any more from the feed: an id is a stranger's text too. */
export async function forgetTools(tx: Transaction, tool_ids: string[]): Promise<void> {
  await tx.update(events).set({ tool_id: null }).where(inArray(events.tool_id, tool_ids));
}
