import { expect } from "vitest";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";

type Call = (members: Record<string, unknown>) => Promise<ResearchAnswer>;

/** Does everything that run_research can do, by its members alone, as any client sends them. */
export async function walkResearch(call: Call): Promise<void> {
  const done = async (members: Record<string, unknown>) => {
    const proposed = await call(members);
    expect([members, proposed.state]).toEqual([members, "needs_confirmation"]);
    const answer = await call({ confirm: proposed.confirm!.handle });
    expect([members, answer.state]).toEqual([members, "done"]);
    return answer;
  };
  const topic = "Would parents of toddlers pay for a box of meals?";
  const people = { audience_description: "parents of toddlers", n_per_persona: 1, engine: "simulator" };
  const offer = {
    subject: "a box of meals",
    category: "a box of meals",
    price: { amount: 9, currency: "USD", per: "month" },
    rivals: ["HelloMeals"],
  };
  const shown = { stimulus: "Meals in a box.", questions: ["How do you cook today?", "What would you miss?"], seed: 3 };
  const webhook_url = "https://hooks.example.com/study";
  const request = { topic, study_type: "pricing", ...people, ...offer, ...shown, webhook_url };
  const hook = { webhook_events: ["study.completed", "study.failed"] };
  expect(await call({ do: "estimate", ...request, ...hook })).toMatchObject({ confirm: null, data: { price_usd: 2 } });
  const { study_id, data } = await done({ do: "run", ...request, ...hook });
  expect(data).toMatchObject({ interviews: 4, seed: 3 });
  const question = "What would change your mind?";
  expect((await done({ do: "follow_up", study_id, question })).data).toMatchObject({ answers: 4 });
  const again = await done({ do: "rerun", study_id, seed: 4 });
  const compared = await call({ do: "compare", study_id: again.study_id, with: study_id });
  expect(compared.data).toMatchObject({ differs_in: ["seed"] });
  await done({ do: "publish", study_id });
  expect((await call({ do: "unlist", study_id })).data).toMatchObject({ visibility: "unlisted" });
  await expect(call({ do: "cancel", study_id })).rejects.toThrow("complete");
  const ana = { name: "Ana Sousa", age: 34, role: "Nurse", location: "Porto", traits: ["price conscious"] };
  await call({ do: "save_persona", ...ana });
  await call({ do: "change_persona", persona_id: "Ana Sousa", age: 35 });
  await call({ do: "import_personas", csv: "name,age,role\nTom Reyes,52,Truck driver" });
  const scenario = "Your supermarket asks $4 a month for an app without advertising.";
  const played = await done({
    do: "simulate",
    scenario,
    persona_ids: ["Ana Sousa", "Tom Reyes"],
    options: ["Pay", "Leave"],
  });
  expect(played.data.results).toHaveLength(2);
  await done({ do: "delete_persona", persona_id: "Tom Reyes" });
  expect((await call({ do: "deliveries", study_id })).data).toMatchObject({ deliveries: [{ study_id }] });
  expect((await call({ do: "list", limit: 1 })).data.studies).toHaveLength(1);
  expect((await call({ do: "show", study_id })).study_id).toBe(study_id);
  for (const verb of ["list_personas", "types", "usage", "keys", "help"])
    expect(await call({ do: verb })).toMatchObject({ verb, state: "done" });
  expect((await call({ do: "keys" })).data.account_url).toMatch(/\/account$/);
}
