import { isDeepStrictEqual } from "node:util";
import type { Confirmation } from "./writer.ts";

const pageSize = 100;

/** Reads the whole feed and every confirmed post: how many are gone or changed, and how many are in the feed twice. */
export async function verify(url: string, confirmed: Iterable<Confirmation>): Promise<{ lost: number; twice: number }> {
  const times = await feedOf(url);
  const read = new Map<string, Promise<Record<string, unknown>>>();
  let [lost, twice] = [0, 0];
  for (const post of confirmed) {
    if (!read.has(post.path)) read.set(post.path, bodyAt(`${url}${post.path}`));
    const body = await read.get(post.path)!;
    if (!times.has(post.id) || !isSame(post, body)) lost += 1;
    if ((times.get(post.id) ?? 0) > 1) twice += 1;
  }
  return { lost, twice };
}

/** How often each record is in the feed, read from a cursor on. */
export async function feedOf(url: string, cursor = "start"): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let next = cursor, hasMore = true; hasMore; ) {
    const page = await bodyAt(`${url}/api/activity?limit=${pageSize}&cursor=${next}`);
    for (const { id } of page.items as { id: string }[]) times.set(id, (times.get(id) ?? 0) + 1);
    next = page.next_cursor as string;
    hasMore = page.has_more as boolean;
  }
  return times;
}

/** The JSON at an address; empty where it is not answered with 200. */
export async function bodyAt(address: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(address, { headers });
  const body = (await answer.json()) as Record<string, unknown>;
  return answer.status === 200 ? body : {};
}

/** Whether what is read is what was sent. */
function isSame({ kind, id, sent }: Confirmation, body: Record<string, unknown>): boolean {
  const record =
    kind === "answer"
      ? (body.answers as Record<string, unknown>[] | undefined)?.find(({ answer_id }) => answer_id === id)
      : (body[kind] as Record<string, unknown> | undefined);
  return record !== undefined && Object.entries(sent).every(([name, value]) => isDeepStrictEqual(record[name], value));
}
