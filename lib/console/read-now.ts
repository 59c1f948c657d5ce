import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { longestStall } from "../about/get-health.ts";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import type { Now } from "./contract.ts";

type StorageFigures = Omit<Now, "disk_used" | "disk_free_bytes" | "memory_bytes" | "stall_ms" | "started_at">;

/** Reads how the service is at this moment; memory and stalls are of the process that answers. */
export async function readNow(): Promise<Now> {
  const db = await database();
  const { rows } = await db.execute<StorageFigures>(sql`
    select (select count(*)::int from studies where status = 'queued') as queued,
      (select count(*)::int from studies where status = 'running') as running,
      (select ${momentJson(sql`min(created_at)`)} from studies where status in ('queued', 'running')) as oldest_job_at,
      (select count(*)::int from webhook_deliveries where status = 'pending') as webhooks_owed,
      (select ${momentJson(sql`min(created_at)`)} from webhook_deliveries where status = 'pending') as oldest_webhook_at,
      (select count(*)::int from webhook_deliveries where status = 'failed' and created_at > now() - interval '1 day')
        as webhooks_failed,
      pg_database_size(current_database())::float8 as database_bytes`);
  const { rss } = process.memoryUsage();
  const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return { ...rows[0]!, ...(await readDisk()), memory_bytes: rss, stall_ms: longestStall(), started_at };
}

/** Reads how full the disk of DATA_DIR is, from 0 to 1; null where that is not known. PostgreSQL's own disk is its host's. */
export async function readDisk(): Promise<Pick<Now, "disk_used" | "disk_free_bytes">> {
  const { DATA_DIR } = env();
  const disk = await statfs(DATA_DIR)
    .catch(() => statfs("."))
    .catch(() => null);
  if (disk === null || disk.blocks === 0) return { disk_used: null, disk_free_bytes: null };
  // As df counts: what only root may use is no room.
  const used = disk.blocks - disk.bfree;
  return { disk_used: used / (used + disk.bavail), disk_free_bytes: disk.bavail * disk.bsize };
}
