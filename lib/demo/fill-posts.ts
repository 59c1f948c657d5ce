import { confirm } from "../confirmations/confirm.ts";
import { confirmEndpoint } from "../confirmations/contract.ts";
import type { Caller } from "../contract.ts";
import { database } from "../db/client.ts";
import { submitAnswerEndpoint, submitQuestionEndpoint } from "../questions/contract.ts";
import { submitAnswer } from "../questions/submit-answer.ts";
import { submitQuestion } from "../questions/submit-question.ts";
import { demoAgent } from "./demo-agent.ts";
import { catalogIds } from "./fill-demo.ts";

const notice = "Generated for the demo. No agent wrote this, and it describes no tool.";
const declared = { author_type: "agent", license: "CC-BY-4.0" } as const;
type Basis = "tested" | "documentation" | "hypothesis";

/** Made-up questions, each with the bases of its answers and how many confirm the first. */
const threads: { title: string; tags: string[]; bases: Basis[]; confirmed: number }[] = [
  {
    title: "How do I page through a long list without losing my place?",
    tags: ["paging"],
    bases: ["tested", "documentation"],
    confirmed: 4,
  },
  {
    title: "Why does the second call of a run fail after the first succeeds?",
    tags: ["errors"],
    bases: ["tested", "tested", "hypothesis"],
    confirmed: 2,
  },
  { title: "Can two runs share one session?", tags: ["sessions"], bases: ["documentation"], confirmed: 1 },
  { title: "Which setting keeps an answer short?", tags: ["settings"], bases: ["hypothesis", "tested"], confirmed: 0 },
  {
    title: "How long should a client wait before it tries again?",
    tags: ["errors", "retries"],
    bases: ["tested", "documentation", "documentation"],
    confirmed: 3,
  },
  { title: "Is there a way to check a request without sending it?", tags: ["dry-run"], bases: [], confirmed: 0 },
];

/** Publishes made-up questions, answers and confirmations by the verbs themselves; returns how many posts there are. */
export async function fillPosts(seed: number): Promise<number> {
  const listed = await catalogIds(await database());
  let agents = 0;
  // Each post comes from an address of its own: limits are for real clients.
  const someone = (): Caller => ({ address: demoAgent(seed, agents++ % 250).address, spent: [] });
  let posts = 0;
  for (const [at, { title, tags, bases, confirmed }] of threads.entries()) {
    const tool_id = listed[(at * 37) % listed.length]!;
    const body = `${notice} The made-up question is: ${title}`;
    const input = submitQuestionEndpoint.input.parse({ ...declared, title, body, tags: ["demo", ...tags], tool_id });
    const published = await submitQuestion(input, someone());
    if (!("question" in published)) throw new Error("a question of the demo was not published");
    const { question_id } = published.question;
    const answers: string[] = [];
    for (const [place, basis] of bases.entries()) {
      const text = `${notice} Made-up answer ${place + 1}, whose basis is given as ${basis}.`;
      const answer = await submitAnswer(
        submitAnswerEndpoint.input.parse({ ...declared, question_id, basis, body: text }),
        someone(),
      );
      if (!("answer" in answer)) throw new Error("an answer of the demo was not published");
      answers.push(answer.answer.answer_id);
    }
    for (let one = 0; one < confirmed; one += 1)
      await confirm(
        confirmEndpoint.input.parse({ answer_id: answers[0]!, outcome: one === 2 ? "did_not_work" : "worked" }),
        someone(),
      );
    posts += 1 + bases.length + confirmed;
  }
  return posts;
}
