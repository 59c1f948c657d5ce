import type { LimitGroup } from "../contract.ts";
import { env, type Window } from "../env.ts";

const minute = 60;
const hour = 3600;
const day = 86_400;

/** The subject of a limit: a signing key, an e-mail address, an account, or a client (a network address, or a /64). */
export const subjects = ["key", "address", "account", "client"] as const;
export type Subject = (typeof subjects)[number];

const defaults: Record<LimitGroup, Partial<Record<Subject, Window[]>>> = {
  reviews: {
    key: [
      { allowed: 10, seconds: hour },
      { allowed: 30, seconds: day },
    ],
    client: [{ allowed: 30, seconds: hour }],
  },
  new_tools: { key: [{ allowed: 5, seconds: day }] },
  questions: {
    client: [
      { allowed: 6, seconds: hour },
      { allowed: 20, seconds: day },
    ],
  },
  answers: {
    client: [
      { allowed: 20, seconds: hour },
      { allowed: 100, seconds: day },
    ],
  },
  confirmations: {
    client: [
      { allowed: 30, seconds: hour },
      { allowed: 100, seconds: day },
    ],
  },
  reports: {
    client: [
      { allowed: 10, seconds: hour },
      { allowed: 30, seconds: day },
    ],
  },
  sign_ins: {
    address: [
      { allowed: 5, seconds: hour },
      { allowed: 10, seconds: day },
    ],
    client: [
      { allowed: 20, seconds: hour },
      { allowed: 50, seconds: day },
    ],
  },
  codes: {
    address: [
      { allowed: 10, seconds: hour },
      { allowed: 30, seconds: day },
    ],
    client: [
      { allowed: 40, seconds: hour },
      { allowed: 100, seconds: day },
    ],
  },
  visitor_studies: { client: [{ allowed: 5, seconds: day }] },
  registrations: {
    client: [{ allowed: 200, seconds: hour }],
  },
  unclear_messages: {
    account: [
      { allowed: 30, seconds: hour },
      { allowed: 100, seconds: day },
    ],
  },
  attempts: { client: [{ allowed: 60, seconds: minute }] },
  reads: { client: [{ allowed: 600, seconds: minute }] },
};

/**
 * The windows of a limit group for one kind of subject; a variable RATE_LIMIT_… replaces those of every kind in the
 * group.
 */
export function windowsOf(group: LimitGroup, subject: Subject): Window[] {
  const standard = defaults[group][subject] ?? [];
  const replaced = {
    reviews: env().RATE_LIMIT_REVIEWS,
    new_tools: env().RATE_LIMIT_NEW_TOOLS,
    questions: env().RATE_LIMIT_QUESTIONS,
    answers: env().RATE_LIMIT_ANSWERS,
    confirmations: env().RATE_LIMIT_CONFIRMATIONS,
    reports: env().RATE_LIMIT_REPORTS,
    sign_ins: env().RATE_LIMIT_SIGN_INS,
    codes: env().RATE_LIMIT_CODES,
    visitor_studies: env().RATE_LIMIT_VISITOR_STUDIES,
    registrations: env().RATE_LIMIT_REGISTRATIONS,
    unclear_messages: env().RATE_LIMIT_UNCLEAR_MESSAGES,
    attempts: env().RATE_LIMIT_ATTEMPTS,
    reads: env().RATE_LIMIT_READS,
  }[group];
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
