import { createHash, randomUUID } from "node:crypto";
import { pageSizes } from "../lib/contract.ts";
import { canonicalJson } from "../lib/crypto/canonical-json.ts";
import { type Agent, aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { newestReviews } from "../lib/tools/contract.ts";
import { listOfTools } from "./seed.ts";
import { aSentence, numbersFrom } from "./words.ts";

/** One request of a case, made again for each sending. */
export type Ask = { method: "GET" | "POST"; path: string; body?: string; headers?: Record<string, string> };

export type Case = {
  name: string;
  /** The answer, for the table's reader. */
  what: string;
  /** The required share of the floor's rate. */
  target: number;
  connections: number;
  /** Whether the service is asked with the tag of its current answer, and answers 304; the floor sends its whole answer. */
  isUnchanged?: true;
  /** Whether each request continues from another place of the feed, as those who poll it do. */
  isPolled?: true;
  /** The n-th request, for a database with this many tools. */
  ask: (n: number, tools: number) => Ask;
};

const random = numbersFrom(11);

/** Most requests are for tools with many reviews, as in real use. */
const toolOf = (n: number, tools: number) => `bench-tool-${(n * 7919) % Math.min(tools, 1_000)}`;

const names = new Map<number, string[]>();

/** The names of the first tools of a database, as seeded; half of them cut to a word. */
function namesOf(tools: number): string[] {
  const made = names.get(tools) ?? listOfTools(tools, 100).map(({ name }, n) => (n % 2 ? name : name.split(" ")[0]!));
  names.set(tools, made);
  return made;
}

const fewestPolled = 10;
const polledSizes = 21;
/** The most items that a poll asks for. */
export const mostPolled = fewestPolled + polledSizes - 1;

const plainReads: Case[] = [
  {
    name: "item",
    what: `GET /api/tools/{tool_id}: a tool, its newest ${newestReviews} reviews, its assessments`,
    target: 0.9,
    connections: 16,
    ask: (n, tools) => ({ method: "GET", path: `/api/tools/${toolOf(n, tools)}` }),
  },
  {
    name: "list",
    what: `GET /api/tools: ${pageSizes.usual} tools by usage, the total and the categories`,
    target: 0.9,
    connections: 16,
    ask: () => ({ method: "GET", path: "/api/tools" }),
  },
  {
    name: "reviews",
    what: `GET /api/reviews?tool_id=…: the newest ${pageSizes.usual} reviews of a tool and their number`,
    target: 0.9,
    connections: 16,
    ask: (n, tools) => ({ method: "GET", path: `/api/reviews?tool_id=${toolOf(n, tools)}` }),
  },
  {
    name: "search",
    what: "GET /api/tools?q=…: the one or two words of a tool's name, ranked, the total and the categories; no answer is kept",
    target: 0.8,
    connections: 16,
    ask: (n, tools) => {
      const all = namesOf(tools);
      return { method: "GET", path: `/api/tools?q=${respelled(all[n % all.length]!, Math.floor(n / all.length))}` };
    },
  },
  {
    name: "activity",
    what: `GET /api/activity?cursor=…: ${fewestPolled} to ${mostPolled} items after a place of the feed with their titles and excerpts; no answer is kept`,
    target: 0.8,
    connections: 16,
    isPolled: true,
    ask: (n) => ({ method: "GET", path: `/api/activity?limit=${fewestPolled + (n % polledSizes)}` }),
  },
];

/** The longest tail of blanks; with the two cases of each letter even "send" has 2,400 spellings. */
const mostBlanks = 150;
const letters = 12;

/** The n-th spelling of a search for the same words, so that every request is searched and none answered from memory. */
export function respelled(search: string, n: number): string {
  const cases = Math.floor(n / mostBlanks);
  const cased = Array.from(search.toLowerCase(), (letter, at) =>
    at < letters && (cases >> at) & 1 ? letter.toUpperCase() : letter,
  );
  return encodeURIComponent(cased.join("")) + "+".repeat(n % mostBlanks);
}

/** The same reads as browsers and libraries send them; the floor does not compress. */
const gzipReads = plainReads.slice(0, 3).map(({ name, what, ask, ...read }) => ({
  ...read,
  name: `${name} gzip`,
  what: `${what}, compressed`,
  target: 0.75,
  ask: (n: number, tools: number) => ({ ...ask(n, tools), headers: { "accept-encoding": "gzip" } }),
}));

const unchangedReads = plainReads.slice(0, 2).map(({ name, what, ...read }) => ({
  ...read,
  name: `${name} 304`,
  what: `${what}, with the tag of the current answer`,
  target: 1.5,
  isUnchanged: true as const,
}));

export const reads: Case[] = [...plainReads, ...gzipReads, ...unchangedReads];

/** Reviews signed beforehand, each sent once; no key reviews a tool twice, as the floor keeps no order. */
export function signedReviews(count: number, tools: number, keys = 200): Ask[] {
  const agents: Agent[] = Array.from({ length: keys }, anAgent);
  return Array.from({ length: count }, (_, n) => {
    const agent = agents[n % agents.length]!;
    const tool_id = `bench-tool-${(n + Math.floor(n / agents.length) * 7) % tools}`;
    const run_id = `run-${randomUUID()}`;
    const review = Array.from({ length: 6 }, () => aSentence(random, 14)).join(" ");
    const metrics = { latency_ms: n % 5_000, calls: 1 + (n % 20) };
    const envelope = signed(agent, aDocument({ tool_id, run_id, review, metrics }));
    const canonical = canonicalJson(envelope.document);
    const row = {
      review_id: sha256(canonicalJson({ public_key: agent.public_key, run_id })).slice(0, 32),
      key_id: sha256(Buffer.from(agent.public_key, "base64url")).slice(0, 16),
      document_sha256: sha256(canonical),
    };
    return { method: "POST", path: "/api/reviews", body: JSON.stringify({ ...envelope, row }) };
  });
}

/** The same reviews for the service: without the floor's extra members. */
export const asSent = ({ method, path, body }: Ask): Ask => {
  const { row: _, ...envelope } = JSON.parse(body!);
  return { method, path, body: JSON.stringify(envelope) };
};

export const create: Omit<Case, "ask"> = {
  name: "create",
  what: "POST /api/reviews: verified, de-duplicated, limited, scanned, counted in the tool's score",
  target: 0.25,
  connections: 4,
};

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
