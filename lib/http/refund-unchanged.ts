import { type Caller, readCosts } from "../contract.ts";
import { rateLimitHeaders } from "../limits/spend-attempt.ts";
import { refundRead } from "../limits/spend-read.ts";

/** Returns the same answer; a 304 costs no more than a record: the rest is refunded, and its headers say so. */
export async function refundUnchanged(answer: Response, caller: Caller, cost: number | undefined): Promise<Response> {
  if (answer.status !== 304 || cost === undefined) return answer;
  await refundRead(caller, cost - readCosts.record);
  for (const [name, value] of Object.entries(rateLimitHeaders(caller.spent))) answer.headers.set(name, value);
  return answer;
}
