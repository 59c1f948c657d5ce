import * as z from "zod";
import { inDigits, pageSizes, whole } from "../../contract.ts";
import { textKb } from "../fit-result.ts";

/** How many items a list has over MCP unless `limit` says otherwise. */
export const itemsInBrief = 8;

/** The most text of a short form, in KB: a page of a list has so much for each item. */
export const briefKb = { item: 0.75, tool: 8, comparison: 10, thread: 12 };

/** The most text of a page of a list, in KB. */
export const byItem = ({ limit = itemsInBrief }) => Math.min(textKb, Math.max(2, limit * briefKb.item));

/** The argument that chooses between the short form of a result and that of REST. */
export const detail = z.enum(["brief", "full"]).default("brief").describe("full: all members, as over REST.");

/** The page size of a list over MCP. */
export const limitOverMcp = inDigits(whole(1, pageSizes.most).default(itemsInBrief)).describe(
  `How many items to return, 1 to ${pageSizes.most}.`,
);

/** The short form of an operation's results. */
export type Brief = {
  /** Leaves members, items and text out of a result, and counts what it leaves out. */
  of: (result: never) => object;
  /** The most text of the short form, in KB, for an input. */
  kb: (input: { limit?: number }) => number;
};
