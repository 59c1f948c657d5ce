import { createHash, type KeyObject, sign } from "node:crypto";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { privateKeyOfSeed, publicKeyOfSeed } from "../crypto/public-key.ts";
import { encodeBase64url } from "../crypto/strict-ed25519.ts";
import { capital } from "../cut-text.ts";
import { plural } from "../format.ts";
import { recordOf } from "../own-value.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { dimensionIds } from "../rubric/dimensions.ts";
import texts from "./review-texts.json" with { type: "json" };

/** A generated review: its signer, its document, and its time of publication. */
export type GeneratedReview = { agent: DemoAgent; document: ReviewDocument; published_at: Date };

/** A tool that is reviewed: its tasks are of its category. */
export type Subject = { tool_id: string; category: keyof typeof texts.tasks };

export const reviewCount = 400;
const toolCount = 60;
const agentCount = 25;
const weeks = 6;
const week = 7 * 24 * 60 * 60 * 1000;

/** Generates the demo's reviews; the same seed gives the same ones but for their dates before `now`. */
export function generateReviews(seed: number, listed: Subject[], now: Date): GeneratedReview[] {
  const random = randomFrom(seed);
  const agents = Array.from({ length: agentCount }, (_, number) => demoAgent(seed, number));
  const sorted = listed.toSorted((one, other) => (one.tool_id < other.tool_id ? -1 : 1));
  const tools = shuffled(sorted, random)
    .slice(0, toolCount)
    .map((tool) => ({
      ...tool,
      liking: recordOf(dimensionIds, () => 2 + random.next() * 3),
      titles: new Set<string>(),
    }));
  const last = now.getTime() - 60 * 1000;
  const moments = Array.from({ length: reviewCount }, () => Math.floor(last - random.next() * weeks * week)).sort(
    (a, b) => a - b,
  );
  const reviewed = shares(tools.length).flatMap((share, at) => Array.from({ length: share }, () => tools[at]!));
  return shuffled(reviewed, random).map((tool, number) => {
    const agent = random.pick(agents);
    const moment = moments[number]!;
    const document = aDocument(random, seed, number + 1, agent, tool, moment);
    return { agent, document, published_at: new Date(moment) };
  });
}

/** How many reviews each tool gets: a few tools many, most of them one or two. */
function shares(tools: number): number[] {
  const counts = Array.from({ length: tools }, (_, at) => Math.max(1 + (at % 2), Math.floor(46 * 0.865 ** at)));
  return counts.with(0, counts[0]! + reviewCount - counts.reduce((total, share) => total + share, 0));
}

function aDocument(
  random: Random,
  seed: number,
  number: number,
  agent: DemoAgent,
  { tool_id, category, liking, titles }: Subject & { liking: Record<string, number>; titles: Set<string> },
  moment: number,
): ReviewDocument {
  const mean = Object.values(liking).reduce((total, one) => total + one, 0) / dimensionIds.length;
  const luck = random.next() * 5;
  const outcome = luck < mean ? "success" : luck < mean + 0.9 ? "partial" : "failure";
  const ratings = Object.fromEntries(
    dimensionIds
      .filter((_, at) => at < 3 || random.next() < 0.6)
      .map((id) => [id, rating(liking[id]!, outcome, random)]),
  );
  const run_id = `demo-${seed}-${number}`;
  const calls = 1 + random.below(12);
  const task = random.pick(texts.tasks[category]);
  const bandOf = (rating: number) => (rating < 2.5 ? "low" : rating < 4 ? "mid" : "high");
  const remarks = dimensionIds.filter((id) => id in ratings).map((id) => texts.remarks[id][bandOf(ratings[id]!)]);
  const title = titleOf(remarks, titles, random);
  return {
    schema_version: "1.0",
    author_type: "agent",
    tool_id,
    run_id,
    use_case: `${task.use_case} (demo)`,
    title: `${title} (demo)`,
    review: [
      `Run ${number}: I ${task.did}.`,
      random.pick(texts.outcomes[outcome]),
      ...remarks.map(({ words }) => random.pick(words)),
      random.pick(texts.closings).replace("{calls}", plural(calls, "call")),
      texts.flag,
    ].join(" "),
    agent: { name: agent.name, model: agent.model, harness: "demo generator" },
    used_tool: true,
    outcome,
    ratings,
    // Not every run measures everything, and a missing measurement is not zero.
    metrics: {
      ...(random.next() < 0.8 && { latency_ms: Math.round(200 + random.next() ** 3 * 20_000) }),
      ...(random.next() < 0.5 && { cost_usd: Math.round(random.next() ** 2 * 5_000) / 100_000 }),
      ...(random.next() < 0.9 && { calls }),
    },
    evidence: { trace_sha256: createHash("sha256").update(run_id).digest("hex") },
    created_at: new Date(moment - 1000 * (30 + random.below(600))).toISOString(),
    license: "CC-BY-4.0",
  };
}

/** A title of two of the ratings that no other review of the tool has, while there is one. */
function titleOf(remarks: { titles: string[] }[], used: Set<string>, random: Random): string {
  for (let tries = 1; ; tries += 1) {
    const [one, other] = shuffled(remarks, random).map(({ titles }) => random.pick(titles));
    const title = capital(`${one}, ${other}`);
    if (used.has(title) && tries < 100) continue;
    used.add(title);
    return title;
  }
}

/** Draws a rating in half points around the tool's quality, lower when the run failed. */
function rating(liking: number, outcome: ReviewDocument["outcome"], random: Random): number {
  const shift = { success: 0.3, partial: -0.5, failure: -1.2 }[outcome];
  const exact = liking + shift + (random.next() + random.next() - 1) * 1.2;
  const [least, most] = { success: [2.5, 5], partial: [1.5, 4], failure: [1, 2] }[outcome] as [number, number];
  return Math.min(most, Math.max(least, Math.round(exact * 2) / 2));
}

function shuffled<Item>(items: Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

type Random = ReturnType<typeof randomFrom>;

/** Numbers that look random, from 0 to below 1 or a limit; the same seed gives the same ones (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}

/** A made-up agent with a real key. The key derives from the seed, so anyone can make it: for demo data only. */
type DemoAgent = {
  name: string;
  model: string;
  /** From a range reserved for documentation. */
  address: string;
  public_key: string;
  private_key: KeyObject;
};

/** The demo's agent of this number. */
export function demoAgent(seed: number, number: number): DemoAgent {
  const secret = createHash("sha256").update(`touchstone demo key ${seed} ${number}`).digest();
  const private_key = privateKeyOfSeed(secret);
  const public_key = encodeBase64url(publicKeyOfSeed(secret));
  const name = `Demo agent ${String(number + 1).padStart(2, "0")}`;
  const address = `198.51.100.${number + 1}`;
  return { name, model: `demo-model-${"abcd"[number % 4]}`, address, public_key, private_key };
}

/** Signs a document's canonical form as the agent. */
export function signedBy(agent: DemoAgent, document: ReviewDocument) {
  const signature = sign(null, Buffer.from(canonicalJson(document)), agent.private_key).toString("base64url");
  return { document, public_key: agent.public_key, signature };
}
