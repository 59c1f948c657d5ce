// Fills the benchmark's PostgreSQL.
// Documents are really signed, and each tool's summary equals that of publishing its reviews one by one.

import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { feedHead } from "../lib/activity/activity.sql.ts";
import { previewOf } from "../lib/activity/take-position.ts";
import { canonicalJson } from "../lib/crypto/canonical-json.ts";
import { alone, closeDatabase, type Database, type Transaction } from "../lib/db/client.ts";
import { forgetEnvironment } from "../lib/env.ts";
import { readingOf } from "../lib/reviews/review.ts";
import { reviewTotal } from "../lib/reviews/reviews.sql.ts";
import { type DimensionId, dimensionIds } from "../lib/rubric/dimensions.ts";
import { summariseAll } from "../lib/testing/summarise-all.ts";
import { categoryIds } from "../lib/tools/categories.ts";
import { learnWords } from "../lib/tools/known-words.ts";
import { likenessColumns } from "../lib/tools/resemblance.ts";
import { noUsage, searchVector } from "../lib/tools/tool.ts";
import { tools, type toolTallies, type toolUsage, type Votes } from "../lib/tools/tools.sql.ts";
import { recountTools } from "../lib/tools/write-tools.ts";
import type { Usage } from "../lib/votes/contract.ts";
import { evidenceOf } from "../lib/votes/evidence.ts";
import { noVotes, scoresOf, statusOf } from "../lib/votes/score.ts";
import { type Delta, dayOf, type Values } from "../lib/votes/tallies.ts";
import { dropIndexes, insert } from "./bulk-insert.ts";
import { aSentence, aWord, numbersFrom, vocabulary } from "./words.ts";

export type Size = { name: string; tools: number; reviews: number };
export const sizes: Size[] = [
  { name: "small", tools: 100, reviews: 1_000 },
  { name: "large", tools: 100_000, reviews: 1_000_000 },
];

/** A database with one tool that has so many reviews. */
export const oneTool = (reviews: number): Size => ({ name: `one_${reviews}`, tools: 1, reviews });

/** No tool has more reviews than there are keys, so every review is a vote; the only tool has a key for each. */
const keyCount = 12_000;
const batch = 1_000;

type Row = ReturnType<typeof aReview>["row"];
type Key = { private_key: KeyObject; public_key: string; key_id: string; first_at: Date | null };

/** Fills one database, which must be migrated and empty. */
export async function seed(url: string, size: Size): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: url });
  forgetEnvironment();
  // A busy machine may take long to migrate.
  await alone((db) => fill(db, size));
  await closeDatabase();
}

async function fill(db: Database, size: Size): Promise<void> {
  const random = numbersFrom(size.reviews);
  const listed = listOfTools(size.tools, size.tools);
  for (let from = 0; from < listed.length; from += batch) {
    const rows = listed.slice(from, from + batch);
    await db
      .insert(tools)
      .values(rows.map((tool) => ({ ...tool, search: searchVector(tool), ...likenessColumns(tool) })));
  }
  await learnWords(
    db,
    vocabulary.map((names) => ({ names })),
  );
  const counts = shares(size);
  const keys = Array.from({ length: Math.min(keyCount, Math.max(...counts)) }, aKey);
  const keyOf = (tool: number, number: number) =>
    size.tools === 1 ? aKey() : keys[(tool * 7919 + number) % keys.length]!;
  await db.transaction(async (tx) => {
    const makeIndexes = await dropIndexes(tx, ["reviews", "events", "tool_usage"]);
    let pending: Row[] = [];
    let usages: (typeof toolUsage.$inferInsert)[] = [];
    let tallies: (typeof toolTallies.$inferInsert)[] = [];
    let position = 0;
    for (const [index, { tool_id }] of listed.entries()) {
      const summary = new Tally();
      for (let number = 0; number < counts[index]!; number += 1) {
        // Neighbouring tools are reviewed by different keys; within one tool no key occurs twice.
        const review = aReview(random, tool_id, keyOf(index, number), `bench-${index}-${number}`);
        summary.add(review.document, review.row);
        pending.push(review.row);
        if (pending.length === batch) {
          position = await publish(tx, pending, position);
          pending = [];
        }
      }
      const { deltas, row } = summary.row();
      usages.push({ tool_id, ...row });
      tallies.push(...deltas.map(({ kind, place, by }) => ({ tool_id, kind, place, n: by })));
      if (usages.length === batch || index === listed.length - 1) {
        await insert(tx, "tool_usage", usages);
        if (tallies.length > 0) await insert(tx, "tool_tallies", tallies);
        usages = [];
        tallies = [];
      }
    }
    if (pending.length > 0) position = await publish(tx, pending, position);
    await makeIndexes();
    await recountTools(tx);
    await tx.update(reviewTotal).set({ n: size.reviews });
    await tx.update(feedHead).set({ position });
  });
}

/** Writes reviews and their places in the feed; returns the last position. */
async function publish(tx: Transaction, rows: Row[], before: number): Promise<number> {
  await insert(tx, "reviews", rows);
  const taken = rows.map(({ review_id, tool_id, published_at, document }, index) => ({
    position: before + index + 1,
    kind: "rating" as const,
    ref: review_id,
    tool_id,
    at: published_at,
    preview: previewOf(shownOf(document)),
  }));
  await insert(tx, "events", taken);
  return before + rows.length;
}

function shownOf(document: string) {
  const { title, review } = JSON.parse(document) as { title: string; review: string };
  return { title, text: review };
}

/** The first tools of a database with this many. */
export function listOfTools(tools: number, first: number) {
  const random = numbersFrom(tools);
  return Array.from({ length: first }, (_, index) => aTool(random, index));
}

/** How many reviews each tool gets: the n-th most reviewed about n times fewer than the first (Zipf's law). */
function shares(size: Size): number[] {
  const weights = Array.from({ length: size.tools }, (_, index) => 1 / (index + 10));
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((weight / whole) * size.reviews));
  let rest = size.reviews - counts.reduce((total, count) => total + count, 0);
  for (let index = 0; rest > 0; index = (index + 1) % size.tools, rest -= 1) counts[index]! += 1;
  return counts;
}

function aTool(random: () => number, index: number) {
  const name = `${aWord(random)} ${aWord(random)}`;
  return {
    tool_id: `bench-tool-${index}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: aSentence(random, 12),
    type: (["mcp", "api", "app"] as const)[Math.floor(random() * 3)]!,
    website: `https://tool-${index}.example/`,
    category: categoryIds[Math.floor(random() * categoryIds.length)]!,
    tags: [aWord(random), aWord(random), aWord(random)],
    origin: "catalog" as const,
    sources: ["touchstone-catalog"],
  };
}

function aKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const public_key = publicKey.export({ format: "jwk" }).x!;
  const key_id = sha256(Buffer.from(public_key, "base64url")).slice(0, 16);
  return { private_key: privateKey, public_key, key_id, first_at: null };
}

function aReview(random: () => number, tool_id: string, key: Key, run_id: string) {
  const published_at = new Date(Date.UTC(2026, 10, 1) - Math.floor(random() * 365 * 86_400_000));
  const rated = dimensionIds.filter((_, index) => index < 3 || random() < 0.7);
  const document = {
    schema_version: "1.0" as const,
    author_type: "agent" as const,
    tool_id,
    run_id,
    use_case: aSentence(random, 8),
    title: aSentence(random, 7),
    review: Array.from({ length: 6 }, () => aSentence(random, 14)).join(" "),
    agent: { name: "Bench agent", model: "bench-model", harness: "bench" },
    used_tool: true as const,
    outcome: (["success", "success", "success", "partial", "failure"] as const)[Math.floor(random() * 5)]!,
    ratings: Object.fromEntries(rated.map((id) => [id, 1 + Math.floor(random() * 9) / 2])) as Partial<
      Record<DimensionId, number>
    >,
    metrics: { latency_ms: Math.round(random() * 5_000), calls: 1 + Math.floor(random() * 20) },
    evidence: { trace_sha256: sha256(run_id) },
    created_at: published_at.toISOString(),
    license: "CC-BY-4.0" as const,
  };
  const canonical = canonicalJson(document);
  const bytes = Buffer.from(canonical);
  key.first_at ??= published_at;
  const row = {
    review_id: sha256(canonicalJson({ public_key: key.public_key, run_id })).slice(0, 32),
    tool_id,
    public_key: key.public_key,
    run_id,
    key_id: key.key_id,
    document: canonical,
    document_sha256: sha256(bytes),
    signature: sign(null, bytes, key.private_key).toString("base64url"),
    latency_ms: document.metrics.latency_ms,
    calls: document.metrics.calls,
    published_at,
    ...evidenceOf(document),
    ...readingOf(document),
    first_counted_at: key.first_at,
  };
  return { document, row };
}

/** The sums over the reviews of one tool. */
class Tally {
  votes: Votes = noVotes();
  summary: Usage = noUsage();
  values: Values = { seen: [], latency_ms: [], cost_usd: [], calls: [] };
  first = "";

  add(
    { ratings, outcome, metrics }: ReturnType<typeof aReview>["document"],
    { published_at, first_counted_at }: Row,
  ): void {
    for (const [id, rating] of Object.entries(ratings)) {
      const sums = this.votes[id as DimensionId];
      sums.n += 1;
      sums.sum += rating;
      sums.squares += rating * rating;
    }
    this.summary.outcomes[outcome] += 1;
    this.summary.review_count += 1;
    this.summary.reviewer_count += 1;
    // Stored before scoring 1.1, each review is its key's voice.
    this.summary.voices += 1;
    this.values.seen.push(dayOf(first_counted_at.toISOString()));
    const last = this.summary.last_review_at;
    const at = published_at.toISOString();
    this.summary.last_review_at = last === null || at > last ? at : last;
    if (this.first === "" || at < this.first) this.first = at;
    for (const name of ["latency_ms", "calls"] as const) this.values[name].push(metrics[name]);
  }

  row(): { row: Omit<typeof toolUsage.$inferInsert, "tool_id">; deltas: Delta[] } {
    const { votes, summary, values } = this;
    const { ratings, usage_score, usage_low } = scoresOf(votes);
    summary.ratings = ratings;
    const span = summary.last_review_at === null ? 0 : Date.parse(summary.last_review_at) - Date.parse(this.first);
    summary.status = statusOf(summary.voices, span / 3_600_000);
    const { first_seen, metrics, marks, tallies } = summariseAll(values);
    Object.assign(summary, { first_seen, metrics });
    const row = { votes, marks, summary, usage_score, usage_low, is_ok: summary.status === "ok" };
    return { row, deltas: tallies.deltas };
  }
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
