import type { LimitGroup } from "../contract.ts";
import { type Subject, windowsOf } from "./limits.ts";

const units: Record<number, string> = { 60: "a minute", 3600: "an hour", 86400: "a day" };

/** The windows of a limit as configured, such as "10 an hour"; none when it is off. */
export const windowsInWords = (group: LimitGroup, subject: Subject): string[] =>
  windowsOf(group, subject).map(({ allowed, seconds }) => `${allowed} ${units[seconds]}`);

/** The allowed number, such as "10 an hour and 30 a day". */
export const allowed = (group: LimitGroup, subject: Subject): string =>
  windowsInWords(group, subject).join(" and ") || "any number";
