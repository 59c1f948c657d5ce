import { hash } from "node:crypto";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";
import { recordOf } from "../own-value.ts";
import { lastRank, rankOf, threadParts } from "./posts.ts";
import type { answers } from "./questions.sql.ts";
import type { Counts } from "./standing.ts";

/** The facts of a post that decide its place in its thread; `seq` grows with each post of the thread. */
export type PlacedPost = Pick<
  typeof answers.$inferSelect,
  "answer_id" | "in_reply_to" | "post_type" | "basis" | "seq"
> & {
  /** Milliseconds since 1970. */
  at: number;
  /** The voices that confirm an answer, after its newest signed confirmation; null without one. */
  confirmed: (Counts & { seq: number }) | null;
};

/** The facts of a removed post that decide its place. */
export type PlacedRemoval = Pick<PlacedPost, "answer_id" | "in_reply_to" | "at">;

export type Place = { answer_id: string; isRemoved: boolean; key: Key };

const parts = Object.keys(threadParts) as (keyof typeof threadParts)[];
/** A part's place; an answer has its rank instead. */
const group = recordOf(parts, (part) => lastRank + parts.indexOf(part));

/** A root's number holds the surplus of voices above the post's, in the 47 bits that a cursor has for it. */
const seqs = 2 ** 34;
const mostSurplus = 2 ** 12;

type Page = { places: Place[]; answers_cursor: string | null };

/** Cuts the places of a thread, from a cursor on or from its beginning, into pages with the cursor of the next. */
export function threadPagesOf(
  question_id: string,
  { posts, removed }: { posts: PlacedPost[]; removed: PlacedRemoval[] },
  size: number,
  answers_cursor?: string,
): Page[] {
  const from = answers_cursor === undefined ? null : readThreadCursor(question_id, answers_cursor);
  const last = from?.last ?? posts.at(-1)?.seq ?? 0;
  const confirmed = from?.confirmed ?? Math.max(0, ...posts.map(({ confirmed }) => confirmed?.seq ?? 0));
  const isAhead = ({ key }: { key: Key }) => from === null || byKey(key, from.after) > 0;
  const ahead = placesOf(posts, removed, last).filter(isAhead);
  const pages: Page[] = [];
  for (let at = 0; at < ahead.length || at === 0; at += size) {
    const places = ahead.slice(at, at + size);
    const answers_cursor =
      at + size >= ahead.length ? null : writeThreadCursor(question_id, { last, after: places.at(-1)!.key, confirmed });
    pages.push({ places, answers_cursor });
  }
  return pages;
}

/** Orders a thread as `threadParts`; posts after `last` come at the end, so nothing read moves. */
function placesOf(posts: PlacedPost[], removals: PlacedRemoval[], last: number): Place[] {
  const rootOf = rootsOf(posts, removals);
  const ofPost = (post: PlacedPost): Place => {
    const [first, root] = post.seq > last ? [group.later, 0] : rootOf(post);
    return { answer_id: post.answer_id, isRemoved: false, key: [first, root, post.seq] };
  };
  const ofRemoval = ({ answer_id, at }: PlacedRemoval): Place => ({
    answer_id,
    isRemoved: true,
    key: [group.removed, at, Number.parseInt(partOf(answer_id, 0, 12), 16)],
  });
  return [...posts.map(ofPost), ...removals.map(ofRemoval)].toSorted((one, other) => byKey(one.key, other.key));
}

/** Compares two keys for a sort. */
const byKey = (one: Key, other: Key): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

type Root = [group: number, root: number];

/** Finds the root of each post: the nearest answer above it, or the start of its chain of follow-ups. */
function rootsOf(posts: PlacedPost[], removals: PlacedRemoval[]): (post: PlacedPost) => Root {
  const byId = new Map<string, PlacedPost | PlacedRemoval>([...posts, ...removals].map((one) => [one.answer_id, one]));
  const roots = new Map<string, Root>();
  return (post) => {
    const chain: string[] = [];
    let at: PlacedPost | PlacedRemoval = post;
    while (!roots.has(at.answer_id)) {
      chain.push(at.answer_id);
      const isAnswer = "seq" in at && at.post_type === "answer";
      const above: PlacedPost | PlacedRemoval | undefined = isAnswer ? undefined : byId.get(at.in_reply_to ?? "");
      if (above === undefined) roots.set(at.answer_id, ownRoot(at));
      else at = above;
    }
    const root = roots.get(at.answer_id)!;
    for (const id of chain) roots.set(id, root);
    return root;
  };
}

function ownRoot(post: PlacedPost | PlacedRemoval): Root {
  if (!("seq" in post)) return [group.underRemoved, post.at];
  if (post.post_type === "followup") return [group.followups, post.seq];
  const { rank, surplus } = rankOf(post.basis, post.confirmed);
  return [rank, -(Math.min(surplus, mostSurplus) * seqs + post.seq)];
}

/** The sort key of a thread: the group, the answer or follow-up above a post, and the post itself. */
type Key = readonly [group: number, root: number, post: number];

/** A reader's place: the newest post and signed confirmation when reading began, and the last post read. */
type ThreadCursor = { last: number; confirmed: number; after: Key };

/** Newest post, root, post, newest confirmation, group and checksum. */
const form = /^[A-Za-z0-9_-]{36}$/;
const checkedBytes = 25;

/** Writes a cursor for clients: opaque, and valid for its thread only. */
function writeThreadCursor(question_id: string, { last, confirmed, after }: ThreadCursor): string {
  const [group, root, post] = after;
  const bytes = Buffer.alloc(checkedBytes + 2);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt8(group, 6);
  bytes.writeIntBE(root, 7, 6);
  bytes.writeUIntBE(post, 13, 6);
  bytes.writeUIntBE(confirmed, 19, 6);
  checksum(question_id, bytes).copy(bytes, checkedBytes);
  return bytes.toString("base64url");
}

const noCursor = "is not a cursor of this thread";

/** Reads a cursor; refuses anything that was not issued for this thread. */
function readThreadCursor(question_id: string, text: string): ThreadCursor {
  const cursor = parseThreadCursor(question_id, text);
  if (cursor === null)
    throw new AppError(
      "invalid_cursor",
      `This ${noCursor}. Send answers_cursor exactly as you received it with this question, or leave it out to begin again.`,
      { details: [{ pointer: "/answers_cursor", message: noCursor }] },
    );
  return cursor;
}

/** Reads a cursor; null for anything that was not issued for this thread. */
export function parseThreadCursor(question_id: string, text: string): ThreadCursor | null {
  const bytes = Buffer.from(form.test(text) ? text : "", "base64url");
  if (bytes.length === 0 || !bytes.subarray(checkedBytes).equals(checksum(question_id, bytes))) return null;
  return {
    last: bytes.readUIntBE(0, 6),
    confirmed: bytes.readUIntBE(19, 6),
    after: [bytes.readUInt8(6), bytes.readIntBE(7, 6), bytes.readUIntBE(13, 6)],
  };
}

const checksum = (question_id: string, bytes: Buffer): Buffer =>
  hash("sha256", Buffer.concat([Buffer.from(question_id), bytes.subarray(0, checkedBytes)]), "buffer").subarray(0, 2);
