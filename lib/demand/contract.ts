import * as z from "zod";
import { choiceOf } from "../choice-of.ts";
import { endpoint, readCosts, saltSpan } from "../contract.ts";
import { ToolId } from "../tools/metadata.ts";

/** From how many clients within one `saltSpan` a search or a pair is published, and for how many days. */
export const leastClients = 5;
export const keptDemandDays = 90;
/** Of which words a published search is. */
export const readableWords = "everyday words or of the catalogue";
/** How many searches, and how many pairs, are listed. */
export const mostDemands = 50;

/** The order of each list: in words and as SQL. */
export const demandOrder = { words: "most wanted first", sql: "sum(clients) desc" };

/** Why nothing is counted where it is not. */
export const uncounted = "a proxy hides the clients, which look alike";
export type DemandKind = "search" | "pair";

const Clients = z.int().min(leastClients);
const DemandDay = z
  .strictObject({
    day: z.iso.date(),
    clients: Clients.describe("How many clients sent it then, many people behind one address as one."),
  })
  .meta({ id: "DemandDay" });

const days = z
  .array(DemandDay)
  .min(1)
  .max(keptDemandDays + 1)
  .describe(`The ${saltSpan.words}s with at least ${leastClients} clients, and how many it were on each.`);

/** A search that no tool here answers. */
const SoughtWords = z
  .strictObject({ q: z.string().describe("Its telling words, in lower case."), days })
  .meta({ id: "SoughtWords" });

const PairedTool = z
  .strictObject({ tool_id: ToolId, tool_name: z.string().describe("Its name, as people read it.") })
  .meta({ id: "PairedTool" });

/** Two tools that are often compared with each other. */
const ComparedPair = z.strictObject({ tools: z.array(PairedTool).length(2), days }).meta({ id: "ComparedPair" });

export const getDemandEndpoint = endpoint({
  name: "get_demand",
  method: "GET",
  path: "/api/demand",
  summary: `Read what at least ${leastClients} clients looked for within one ${saltSpan.words} and did not find, and which tools they compared; ${demandOrder.words}.`,
  cost: readCosts.list,
  input: z.object({}),
  result: z.strictObject({
    counting: choiceOf({
      on: "searches and comparisons are counted",
      off: `${uncounted}, so nothing is`,
    }),
    searches: z.array(SoughtWords).max(mostDemands),
    pairs: z.array(ComparedPair).max(mostDemands),
  }),
});

/** A row as the operator sees it. */
export type DemandRow = { row_id: string; kind: DemandKind; text: string; clients: number; hidden: boolean };
/** What its row is made to do, at the end of an address. */
export type DemandAct = "hide" | "show";
