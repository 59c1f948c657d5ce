import { sql } from "drizzle-orm";
import { momentJson } from "../db/columns.ts";
import { removals } from "../moderation/moderation.sql.ts";

/** The remainder of a removed post, written as JSON by the database. */
export const removedPostJson = () => sql<string>`json_build_object('answer_id', ${removals.id},
  'in_reply_to', ${removals.in_reply_to}, 'removed_at', ${momentJson(removals.removed_at)},
  'reason', ${removals.reason})::text`;
