import { randomBytes } from "node:crypto";

const begins = { code: "tc_", access: "ta_", refresh: "tr_" };

/** A new code or token: 256 bits of chance after a mark of its kind. */
export const makeToken = (kind: keyof typeof begins): string =>
  `${begins[kind]}${randomBytes(32).toString("base64url")}`;

/** Whether a text has the form of such a token; any other needs no look into the database. */
export const isToken = (kind: keyof typeof begins, given: string): boolean =>
  given.startsWith(begins[kind]) && /^[A-Za-z0-9_-]{46}$/.test(given);
