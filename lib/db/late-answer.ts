import { connect } from "node:net";
import pg from "pg";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";
import { isNeon } from "./open-home.ts";
import { awaySince, awayWhy } from "./storage-away.ts";

/** PostgreSQL answers this with one byte, before any sign-in (SSLRequest, PostgreSQL 15, 55.2.11). */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const waitMs = 30_000;
/** How long storage took for that byte, when it was last measured. */
const answer = processWide<{ ms: number; at: string }>("late-answer");
let isMeasuring = false;

/** How many milliseconds storage takes to answer, where it answers too late for a request; null where that is not known yet, or none came. */
export function lateAnswerMs(): number | null {
  const since = awaySince();
  if (since === null || !/timeout/i.test(awayWhy.current ?? "")) return null;
  measure();
  return answer.current !== undefined && answer.current.at > since ? answer.current.ms : null;
}

function measure(): void {
  const { DATABASE_URL: url } = env();
  if (isMeasuring || url === undefined || isNeon(url)) return;
  const { host, port } = new pg.Client({ connectionString: url });
  if (host.startsWith("/")) return;
  isMeasuring = true;
  const began = performance.now();
  const socket = connect({ host, port, timeout: waitMs }).unref();
  socket.once("data", () => {
    answer.current = { ms: performance.now() - began, at: new Date().toISOString() };
    socket.destroy();
  });
  socket.once("timeout", () => socket.destroy()).once("error", () => undefined);
  socket.once("close", () => {
    isMeasuring = false;
  });
  socket.write(sslRequest);
}
