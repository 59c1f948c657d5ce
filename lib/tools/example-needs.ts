import { LRUCache } from "lru-cache";
import type { Caller } from "../contract.ts";
import { database } from "../db/client.ts";
import { perDatabase } from "../db/statements.ts";
import judgedNeeds from "./judged/open-needs.json" with { type: "json" };
import { recommendTools } from "./recommend/recommend-tools.ts";

const most = 4;
const longest = 45;
const tried = 16;
/** How long the chosen needs are kept. */
const keptMs = 600_000;

const fetchMethod = (_: "", __: unknown, { context }: { context: Caller }) => chooseNeeds(context);
const cache = perDatabase(() => new LRUCache<"", string[], Caller>({ max: 1, ttl: keptMs, fetchMethod }));

/** The needs of the home page: those whose pick has a line to connect it and evidence from use, else from reading; chosen at the first request. */
export const exampleNeeds = async (caller: Caller, forceRefresh = false): Promise<string[]> =>
  (await cache(await database()).fetch("", { context: caller, forceRefresh }))!;

/** Needs that people wrote without a look at the catalogue, so that an example proves what own words find. */
const candidates = judgedNeeds.filter(
  ({ q, kind, right }) => right.length > 0 && q.length <= longest && (kind === "short" || kind === "long"),
);

async function chooseNeeds(caller: Caller): Promise<string[]> {
  const served: { task: string; isUsed: boolean }[] = [];
  for (const { q: task, right } of candidates.slice(0, tried)) {
    const [pick] = (await recommendTools({ task, type: "all", constraints: [] }, caller)).tools;
    const isServed = pick?.page === null && right.includes(pick.tool_id) && pick.lacks.length === 0;
    if (isServed && pick.fit !== task && (pick.use || pick.desk)) served.push({ task, isUsed: pick.use !== null });
  }
  const ordered = served.toSorted((one, other) => Number(other.isUsed) - Number(one.isUsed));
  return ordered.slice(0, most).map(({ task }) => task);
}
