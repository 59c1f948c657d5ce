import type { LimitGroup } from "../contract.ts";
import { env, type Window } from "../env.ts";

const minute = 60;
const hour = 3600;
const day = 86_400;

/** The subject of a limit: a signing key, an e-mail address, an account, or a client (a network address, or a /64). */
export const subjects = ["key", "address", "account", "client"] as const;
export type Subject = (typeof subjects)[number];

const perHour = (allowed: number): Window => ({ allowed, seconds: hour });
const perDay = (allowed: number): Window => ({ allowed, seconds: day });

const defaults: Record<LimitGroup, Partial<Record<Subject, Window[]>>> = {
  reviews: { key: [perHour(10), perDay(30)], client: [perHour(30)] },
  new_tools: { key: [perDay(5)] },
  questions: { client: [perHour(6), perDay(20)] },
  answers: { client: [perHour(20), perDay(100)] },
  confirmations: { client: [perHour(30), perDay(100)] },
  reports: { client: [perHour(10), perDay(30)] },
  sign_ins: { address: [perHour(5), perDay(10)], client: [perHour(20), perDay(50)] },
  codes: { address: [perHour(10), perDay(30)], client: [perHour(40), perDay(100)] },
  visitor_studies: { client: [perDay(5)] },
  registrations: { client: [perHour(200)] },
  unclear_messages: { account: [perHour(30), perDay(100)] },
  attempts: { client: [{ allowed: 60, seconds: minute }] },
  reads: { client: [{ allowed: 600, seconds: minute }] },
};

/** The windows of a limit group for a kind of subject; a variable RATE_LIMIT_… replaces those of all kinds. */
export function windowsOf(group: LimitGroup, subject: Subject): Window[] {
  const standard = defaults[group][subject] ?? [];
  const replaced = env()[`RATE_LIMIT_${group.toUpperCase() as Uppercase<LimitGroup>}`];
  return standard.length === 0 ? [] : (replaced ?? standard);
}

/** The name of a window in the RateLimit headers, such as "reviews-key-hour". */
export function policyName(group: LimitGroup, subject: Subject, seconds: number): string {
  const unit = seconds === minute ? "minute" : seconds === hour ? "hour" : "day";
  return `${group.replaceAll("_", "-")}-${subject}-${unit}`;
}

const units: Record<number, string> = { 60: "a minute", 3600: "an hour", 86400: "a day" };

/** The windows of a limit as configured, such as "10 an hour"; none when it is off. */
export const windowsInWords = (group: LimitGroup, subject: Subject): string[] =>
  windowsOf(group, subject).map(({ allowed, seconds }) => `${allowed} ${units[seconds]}`);

/** The allowed number, such as "10 an hour and 30 a day". */
export const allowed = (group: LimitGroup, subject: Subject): string =>
  windowsInWords(group, subject).join(" and ") || "any number";
