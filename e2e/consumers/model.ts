import { expect } from "@playwright/test";

/** What a consumer gives its model: the names of its tools, and of each answer only the text. */
export type Consumer = {
  tools: string[];
  call: (name: string, given: Record<string, unknown>) => Promise<string>;
  close: () => Promise<unknown>;
};

/** Where a consumer connects, where its packages lie, and its person's browser. */
export type Way = { url: string; folder: string; browse: (address: string) => Promise<unknown> };

/** Runs a study and asks its respondents more, as a model does that reads only the text of each answer. */
export async function runStudy({ tools, call }: Consumer): Promise<void> {
  expect(tools).toEqual(["run_research"]);
  const ask = (given: Record<string, unknown>) => call("run_research", given);
  const topic = "Would parents of toddlers pay $9 a month for a box of meals?";
  const priced = await ask({ do: "run", topic, study_type: "pricing", n_per_persona: 1 });
  expect(priced).toContain("$2.00");
  const ran = await ask({ confirm: textAfter("confirm", priced) });
  expect(ran).toContain("ehearsal");
  const conversation_id = textAfter("conversation_id", ran);
  const asked = await ask({ do: "follow_up", question: "What would change your mind?", conversation_id });
  const answered = await ask({ confirm: textAfter("confirm", asked) });
  expect(answered).toContain("What would change your mind?");
  expect(await ask({ do: "list", limit: 5, conversation_id })).toContain("box of meals");
}

/** The value after a name in the last line of an answer, also where the text was put into JSON. */
function textAfter(name: string, text: string): string {
  const found = new RegExp(`\\b${name}: ([\\w-]+)`).exec(text.slice(text.lastIndexOf("conversation_id: ")));
  expect(found, `${name} is in the text: ${text}`).not.toBeNull();
  return found![1]!;
}

/** Searches, reads, compares and asks about tools by what each answer's text says. */
export async function callRatings({ tools, call }: Consumer): Promise<void> {
  expect(tools.length).toBeGreaterThan(12);
  const searched = await call("search_tools", { q: "send transactional email", limit: 3 });
  const ids = [...searched.matchAll(/tool_id\\?":\s?\\?"([\w-]+)/g)].map(([, id]) => id!);
  const [first, second] = [...new Set(ids)];
  expect([first, second], searched).toEqual([expect.any(String), expect.any(String)]);
  expect(await call("get_tool", { tool_id: first })).toContain(first!);
  expect(await call("compare_tools", { tools: [first, second] })).toContain(second!);
  expect(await call("recommend_tools", { task: "send transactional email", constraints: ["free"] })).toContain(
    "tool_id",
  );
  expect(await call("get_service_info", { section: "health" })).toContain("version");
}
