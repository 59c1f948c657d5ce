import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";

/** A secret that is used all the time is told of once in so long. */
const toldEveryMs = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

/** Whether a bearer is the operator's secret: compared as digests, in a time that tells nothing of where they differ. */
export function isAdminSecret(bearer: string): boolean {
  const { RESEARCH_ADMIN_SECRET } = env();
  if (RESEARCH_ADMIN_SECRET === undefined) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(bearer), digest(RESEARCH_ADMIN_SECRET))) return false;
  tellOfUse();
  return true;
}

/** Who runs the server should see that its strongest secret is in use. */
function tellOfUse(): void {
  const now = performance.now();
  if (now - toldAt < toldEveryMs) return;
  toldAt = now;
  console.log("RESEARCH_ADMIN_SECRET is in use: /api/v1 was asked as the operator. Said at most once a minute.");
}
