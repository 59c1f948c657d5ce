import { sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import { keptList } from "../json/kept-json.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { answerJson } from "./answer.ts";
import type { Answer, RemovedPost } from "./posts.ts";
import { answers } from "./questions.sql.ts";
import { removedPostJson } from "./removed-post.ts";
import type { Place } from "./thread-pages.ts";

const ids = sql`any(${sql.placeholder("ids")}::text[])`;

const posts = prepared("posts_by_id", (db) =>
  db.select({ id: answers.answer_id, json: answerJson() }).from(answers).where(sql`${answers.answer_id} = ${ids}`),
);
const removed = prepared("removed_posts_by_id", (db) =>
  db.select({ id: removals.id, json: removedPostJson() }).from(removals).where(sql`${removals.id} = ${ids}`),
);

/** Reads the posts at these places and the remainders of removed ones, in this order. */
export async function readPosts(places: Place[]) {
  const [standing, gone] = [places.filter(({ isRemoved }) => !isRemoved), places.filter(({ isRemoved }) => isRemoved)];
  return {
    answers: keptList<Answer>(await inOrder(posts, standing)),
    removed: keptList<RemovedPost>(await inOrder(removed, gone)),
  };
}

/** The records at these places, joined; one removed since its place was read is missing. */
async function inOrder(statement: typeof posts | typeof removed, places: Place[]): Promise<string> {
  if (places.length === 0) return "";
  const found = await (await statement()).execute({ ids: places.map(({ answer_id }) => answer_id) });
  const byId = new Map(found.map(({ id, json }) => [id, json]));
  return places.flatMap(({ answer_id }) => byId.get(answer_id) ?? []).join(",");
}
