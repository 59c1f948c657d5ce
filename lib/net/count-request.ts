import type { Door } from "../console/contract.ts";
import { timer } from "../db/counters.ts";
import { doorName } from "./door-of.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** By door, method and status. */
const timers: Partial<Record<Door, Record<string, ReturnType<typeof timer>[]>>> = {};

/** Counts a request by its door, method and status, with the seconds until its answer begins. */
export function countRequest(url: string, sent: string, status: number, seconds: number): void {
  const door = doorName(url);
  const method = methods.includes(sent) ? sent : "_OTHER";
  timers[door] ??= {};
  timers[door][method] ??= [];
  timers[door][method][status] ??= timer("request", `${door} ${method} ${status}`);
  timers[door][method][status](seconds);
}
