import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";

/** How often use of the secret is logged, at most, in milliseconds. */
const toldEveryMs = 60_000;
const toldAt = processWide<number>("admin-secret-told");

/** Whether a bearer is the operator's secret. Digests are compared in constant time. */
export function isAdminSecret(bearer: string): boolean {
  const { RESEARCH_ADMIN_SECRET } = env();
  if (RESEARCH_ADMIN_SECRET === undefined) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(bearer), digest(RESEARCH_ADMIN_SECRET))) return false;
  tellOfUse();
  return true;
}

/** The server's owner should see that its strongest secret is in use. */
function tellOfUse(): void {
  const now = performance.now();
  if (toldAt.current !== undefined && now - toldAt.current < toldEveryMs) return;
  toldAt.current = now;
  console.log("RESEARCH_ADMIN_SECRET is in use: /api/v1 was asked as the operator. Said at most once a minute.");
}
