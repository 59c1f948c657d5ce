import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { hasCounted, isStanding, isWord, reviews } from "../reviews/reviews.sql.ts";
import { type Reason, stillIn, voice, voiceOf } from "./rules.ts";
import { hasNewer, isEstablished, reasonOfX } from "./verdicts.ts";
import { voteIn } from "./with-change.ts";
import { type ToolChange, writeUsage } from "./write-usage.ts";

type Row = typeof reviews.$inferSelect;

/** Updates all votes after a review was written (`added`) or taken away (`left`); the caller has locked all votes. */
export async function changeVotes(tx: Transaction, { added, left }: { added?: Row; left?: Row }): Promise<void> {
  const row = (added ?? left)!;
  const shifts = await judgeNear(tx, row);
  const before = left && { counted: left.counted, voice: voiceOf(left), first_at: left.first_counted_at };
  if (before?.counted)
    shifts.set(row.review_id, { review_id: row.review_id, tool_id: row.tool_id, before, after: null });
  const ofTools = Map.groupBy(shifts.values(), ({ tool_id }) => tool_id);
  const tools = [...new Set([row.tool_id, ...ofTools.keys()])].sort();
  // In one order, so two changes of the same tools never deadlock.
  for (const tool_id of tools) {
    const inTool = ofTools.get(tool_id) ?? [];
    const reviews = tool_id !== row.tool_id ? 0 : added !== undefined ? 1 : left!.withdrawn_at === null ? -1 : 0;
    const change = await changeOf(tx, tool_id, inTool, left);
    await writeUsage(tx, tool_id, { ...change, reviews });
  }
}

/** The counted reviews of the voices that these shifts touch, before and after. */
async function changeOf(
  tx: Transaction,
  tool_id: string,
  shifts: Shift[],
  left: Row | undefined,
): Promise<Omit<ToolChange, "reviews">> {
  const moved = new Map(shifts.map((shift) => [shift.review_id, shift]));
  const states = shifts.flatMap(({ before, after }) => [before, after]).filter((state) => state?.counted);
  const voices = [...new Set(states.map((state) => state!.voice))];
  if (voices.length === 0) return { before: [], after: [] };
  const ofVoices = and(reviews.counted, inArray(weight.voice, voices));
  const rows = await tx
    .select({ ...weight, document: reviews.document })
    .from(reviews)
    .where(and(eq(reviews.tool_id, tool_id), or(inArray(reviews.review_id, [...moved.keys()]), ofVoices)))
    .orderBy(reviews.seq);
  const documents = new Map(rows.map(({ review_id, document }) => [review_id, document]));
  if (left !== undefined) documents.set(left.review_id, left.document);
  const voteOf = (review_id: string, { voice, first_at }: Weight) =>
    voteIn(JSON.parse(documents.get(review_id)!), voice, first_at!.toISOString());
  const still = rows.filter((row) => row.counted && !moved.has(row.review_id));
  const stay = still.map((row) => voteOf(row.review_id, row));
  const moving = (state: "before" | "after") =>
    shifts.flatMap((shift) => (shift[state]?.counted ? [voteOf(shift.review_id, shift[state])] : []));
  return { before: [...stay, ...moving("before")], after: [...stay, ...moving("after")] };
}

/** The weight of a review: whether it counts, in whose voice, and since when its key has counted reviews. */
type Weight = { counted: boolean; voice: string; first_at: Date | null };

const { review_id, tool_id, counted, first_counted_at: first_at } = reviews;
const weight = { review_id, tool_id, counted, voice: sql<string>`${sql.raw(voice)}`, first_at };

type Shift = { review_id: string; tool_id: string; before: Weight | null; after: Weight | null };

type Change = Pick<typeof reviews.$inferSelect, "tool_id" | "public_key" | "trace_sha256" | "text_sha256">;
type State = Weight & { review_id: string; tool_id: string };

/** Judges every review that a change reaches, by its key or its evidence, and returns those with a new weight. */
async function judgeNear(tx: Transaction, changed: Change): Promise<Map<string, Shift>> {
  const verdicts = await verdictsNear(tx, changed);
  const keys = [...new Set([changed.public_key, ...verdicts.map(({ public_key }) => public_key)])];
  const before = await statesOf(tx, keys);
  // Reviews that stop counting come first: a key never has two words on a tool, not even for a moment.
  for (const isOut of [true, false]) {
    const some = verdicts.filter(({ reason }) => (reason !== null && reason !== stillIn.word) === isOut);
    await settle(tx, some);
  }
  await establish(tx, keys);
  const shifts = new Map<string, Shift>();
  for (const [review_id, after] of await statesOf(tx, keys)) {
    const earlier = before.get(review_id)!;
    if (!earlier.counted && !after.counted) continue;
    if (differ(earlier, after)) shifts.set(review_id, { review_id, tool_id: after.tool_id, before: earlier, after });
  }
  return shifts;
}

const differ = (one: Weight, other: Weight) =>
  one.counted !== other.counted || one.voice !== other.voice || one.first_at?.getTime() !== other.first_at?.getTime();

type NewVerdict = { review_id: string; public_key: string; reason: Reason | null };

async function verdictsNear(tx: Transaction, { tool_id, public_key, trace_sha256, text_sha256 }: Change) {
  const result = await tx.execute<NewVerdict>(sql`
    with shown as (
      select ${trace_sha256}::text as trace, ${text_sha256}::text as text
      union select trace_sha256, text_sha256 from reviews r
        where tool_id = ${tool_id} and public_key = ${public_key}
          and (${sql.raw(isWord("r"))} or ${sql.raw(`${isStanding("r")} and not ${hasNewer("r")}`)})),
    near as (
      select review_id from reviews where tool_id = ${tool_id} and public_key = ${public_key}
      union select review_id from reviews join shown on tool_id = ${tool_id} and trace_sha256 = shown.trace
      union select review_id from reviews join shown on text_sha256 = shown.text),
    judged as (
      select x.review_id, x.public_key, x.counted, x.not_counted_reason, ${sql.raw(reasonOfX)} as reason
      from reviews x join near on near.review_id = x.review_id)
    select review_id, public_key, reason from judged
    where counted <> (reason is null) or not_counted_reason is distinct from reason`);
  return result.rows;
}

async function settle(tx: Transaction, verdicts: NewVerdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  const ids = sql.param(verdicts.map(({ review_id }) => review_id));
  const reasons = sql.param(verdicts.map(({ reason }) => reason));
  await tx.execute(sql`
    update reviews set counted = reason is null, not_counted_reason = reason
    from unnest(${ids}::text[], ${reasons}::text[]) as verdict (id, reason) where review_id = id`);
}

/** Computes the voice of every review of these keys, and since when its key has counted reviews. */
async function establish(tx: Transaction, keys: string[]): Promise<void> {
  await tx.execute(sql`
    with counting as (
      select review_id, public_key, seq, published_at, group_id, ${sql.raw(hasCounted("r"))} as has_counted,
        row_number() over (partition by public_key, tool_id, ${sql.raw(hasCounted("r"))} order by seq) as nth
      from reviews r where public_key = any(${sql.param(keys)}::text[])),
    aged as (
      select *, min(seq) filter (where has_counted) over (partition by public_key) as first_seq,
        count(*) filter (where has_counted and nth = 1) over
          (partition by public_key order by seq rows between unbounded preceding and 1 preceding) as tools
      from counting),
    voters as (
      select aged.*, first.published_at as first_at, case when aged.first_seq < aged.seq then first.published_at end as first_before
      from aged left join reviews first on first.seq = aged.first_seq)
    update reviews set first_counted_at = first_at, voice_id = new_voice
    from (select *, case when coalesce(${sql.raw(isEstablished("first_before", "tools", "published_at"))}, false)
      then null else group_id end as new_voice from voters) as voter
    where reviews.review_id = voter.review_id
      and (reviews.first_counted_at is distinct from first_at or reviews.voice_id is distinct from new_voice)`);
}

async function statesOf(tx: Transaction, keys: string[]): Promise<Map<string, State>> {
  const ofKeys = sql`${reviews.public_key} = any(${sql.param(keys)}::text[])`;
  const rows = await tx.select(weight).from(reviews).where(ofKeys);
  return new Map(rows.map((row) => [row.review_id, row]));
}
