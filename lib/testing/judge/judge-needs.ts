import * as z from "zod";
import { searchToolsEndpoint, type ToolMatch } from "../../tools/contract.ts";
import { searchTools } from "../../tools/search-tools.ts";

/** Needs in the words of those who have them, with the tools that serve each; written without a look at the search. */
export const Needs = z.array(
  z.object({
    id: z.string(),
    q: z.string(),
    kind: z.enum(["short", "long", "misspelled", "category", "product", "form", "nothing"]),
    right: z.array(z.string()).describe("The tools that serve it; none when nothing listed does."),
  }),
);
export type Task = z.infer<typeof Needs>[number];

/** A served need is met by one right tool among the first three; another by saying that nothing has all its words. */
const looked = 3;
/** The share of needs, of each sort, that the search is held to. */
export const leastShares = { served: 0.92, unserved: 0.9 };

/** What says that nothing listed serves a need. */
const honest: (ToolMatch | null)[] = ["none", "some", "not_listed"];

export type Judgement = Task & { found: string[]; match: ToolMatch | null; isRight: boolean };

/** Searches for each need, one after the other. */
export async function judgeNeeds(needs: Task[]): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const need of needs) {
    const input = searchToolsEndpoint.input.parse({ q: need.q, limit: String(looked) });
    const { tools, match } = await searchTools(input, { address: null } as never);
    const found = tools.map(({ tool_id }) => tool_id);
    const isRight = need.right.length > 0 ? found.some((id) => need.right.includes(id)) : honest.includes(match);
    judged.push({ ...need, found, match, isRight });
  }
  return judged;
}

export type Share = { right: number; of: number };

/** How many of the served and of the unserved needs were met. */
export function sharesOf(judged: Judgement[]): { served: Share; unserved: Share } {
  const share = (some: Judgement[]) => ({ right: some.filter(({ isRight }) => isRight).length, of: some.length });
  return {
    served: share(judged.filter(({ right }) => right.length > 0)),
    unserved: share(judged.filter(({ right }) => right.length === 0)),
  };
}
