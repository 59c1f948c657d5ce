import * as z from "zod";
import type { Caller, Operation } from "../contract.ts";
import { database } from "../db/client.ts";
import { perDatabase } from "../db/statements.ts";
import { splitNeed } from "./alternatives.ts";
import type { Tool } from "./contract.ts";
import { recommendTools } from "./recommend/recommend-tools.ts";
import { searchTools } from "./search-tools.ts";

const most = 4;
const longest = 40;
/** How many tools with evidence are tried, and for how long the chosen needs are kept. */
const tried = 20;
const keptMs = 600_000;

/** The examples of the home page. */
export const exampleNeedsOperation = {
  name: "example_needs",
  summary: "Read a few needs that tools with evidence are for.",
  input: z.object({}),
  result: z.array(z.string()),
} satisfies Operation;

const cache = perDatabase((): { needs: Promise<string[]> | null; until: number } => ({ needs: null, until: 0 }));

/** Needs whose pick has a line to connect it and evidence from use, else from reading; chosen at the first request. */
export async function exampleNeeds(_: object, caller: Caller, now = Date.now()): Promise<string[]> {
  const entry = cache(await database());
  if (entry.needs === null || now > entry.until) {
    entry.until = now + keptMs;
    entry.needs = chooseNeeds(caller);
    entry.needs.catch(() => {
      entry.needs = null;
    });
  }
  return entry.needs;
}

async function chooseNeeds(caller: Caller): Promise<string[]> {
  const best = { type: "all" as const, category: undefined, facets: ["connect" as const], limit: tried, offset: 0 };
  const used = await searchTools({ ...best, sort: "usage" }, caller);
  const read = await searchTools({ ...best, sort: "assessment" }, caller);
  const needs = new Set<string>();
  for (const tool of [...used.tools, ...read.tools]) {
    const task = shortestNeed(tool);
    if (needs.size === most || task === undefined) continue;
    const [pick] = (await recommendTools({ task, type: "all", constraints: [] }, caller)).tools;
    if (pick?.tool_id === tool.tool_id && (pick.use || pick.desk)) needs.add(task);
  }
  return [...needs];
}

/** The shortest need of several words that a tool is for by itself. */
const shortestNeed = ({ use_cases }: Tool): string | undefined =>
  use_cases
    .filter((need) => need.length <= longest && need.includes(" ") && splitNeed(need).products.length === 0)
    .toSorted((one, other) => one.length - other.length)[0];
