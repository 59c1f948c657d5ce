import { asc, count, eq } from "drizzle-orm";
import { operatorAccount } from "../accounts/built-in-accounts.ts";
import { confirm } from "../confirmations/confirm.ts";
import { confirmEndpoint } from "../confirmations/contract.ts";
import type { Caller } from "../contract.ts";
import { type Database, db, declareDemo } from "../db/client.ts";
import { studyForms } from "../engines/study-types.ts";
import { submitAnswerEndpoint, submitQuestionEndpoint } from "../questions/contract.ts";
import { submitAnswer } from "../questions/submit-answer.ts";
import { submitQuestion } from "../questions/submit-question.ts";
import { publishAt } from "../reviews/publish-review.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { changeStudy } from "../studies/change-study.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { createStudy } from "../studies/create-study.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { tools } from "../tools/tools.sql.ts";
import { demoAgent, generateReviews, type Subject, signedBy } from "./generate-reviews.ts";
import texts from "./threads.json" with { type: "json" };

/** Fills an unused database with generated reviews, flagged as such for good; refuses one that has any review. */
export async function fillDemo(seed: number, now = new Date()): Promise<number> {
  await loadCatalog();
  const [present] = await db.select({ reviews: count() }).from(reviews);
  if (present!.reviews > 0)
    throw new Error(`This database has ${present!.reviews} reviews. The demo fills only one that has none.`);
  // First, so no generated review is ever without the flag.
  await declareDemo(db);
  const generated = generateReviews(seed, await catalogTools(db), now);
  await db.update(tools).set({ created_at: generated[0]!.published_at });
  // By the verb itself, at the time of the made-up run and from the agent's own address.
  for (const { agent, document, published_at } of generated) {
    const review = { ...signedBy(agent, document), dry_run: false };
    const published = await publishAt(published_at, review, { address: agent.address, spent: [] });
    if (!("review" in published)) throw new Error("a generated review was not published");
  }
  return generated.length;
}

/** The editors' tools, in their order: each has a category. */
async function catalogTools(db: Database): Promise<Subject[]> {
  const listed = await db
    .select({ tool_id: tools.tool_id, category: tools.category })
    .from(tools)
    .where(eq(tools.origin, "catalog"))
    .orderBy(asc(tools.tool_id));
  return listed as Subject[];
}

const interviewsEach = 2;

/** Runs a study of each kind with the built-in engine, one of them twice, and lists them; returns how many. */
export async function fillStudies(seed: number): Promise<number> {
  const caller: Caller = { address: null, spent: [], account: await operatorAccount("admin") };
  const requests = Object.entries(studyForms).map(([study_type, { demo }]) => ({ ...demo, study_type, seed }));
  // Two of one question can be compared, and the newest is on the home page.
  requests.push({ ...requests.find(({ subject }) => subject === "Tallybird")!, seed: seed + 1 });
  for (const request of requests) {
    const body = { ...request, n_per_persona: interviewsEach, engine: "simulator" };
    const study = await createStudy(createStudyEndpoint.input.parse(body), caller);
    if (!("id" in study)) throw new Error("a study of the demo was not made");
    await changeStudy({ study_id: study.id, visibility: "public" }, caller);
  }
  return requests.length;
}

const flagged = (text: string) => `${text}\n\n${texts.flag}`;
const declared = { author_type: "agent", license: "CC-BY-4.0" } as const;

/** Publishes made-up questions, their answers on each basis, and confirmations of the first, by the verbs themselves; returns how many posts there are. */
export async function fillPosts(seed: number): Promise<number> {
  const listed = await catalogTools(db);
  let agents = 0;
  // Each post comes from an address of its own: limits are for real clients.
  const someone = (): Caller => ({ address: demoAgent(seed, agents++ % 250).address, spent: [] });
  let posts = 0;
  for (const [at, { title, tags, body, answers, confirmed }] of texts.threads.entries()) {
    const { tool_id } = listed[(at * 37) % listed.length]!;
    const question = { ...declared, title, body: flagged(body), tags: ["demo", ...tags], tool_id };
    const published = await submitQuestion(submitQuestionEndpoint.input.parse(question), someone());
    if (!("question" in published)) throw new Error("a question of the demo was not published");
    const { question_id } = published.question;
    const answerIds: string[] = [];
    for (const { basis, body: text } of answers) {
      const answer = await submitAnswer(
        submitAnswerEndpoint.input.parse({ ...declared, question_id, basis, body: text }),
        someone(),
      );
      if (!("answer" in answer)) throw new Error("an answer of the demo was not published");
      answerIds.push(answer.answer.answer_id);
    }
    for (let one = 0; one < confirmed; one += 1)
      await confirm(
        confirmEndpoint.input.parse({ answer_id: answerIds[0]!, outcome: one === 2 ? "did_not_work" : "worked" }),
        someone(),
      );
    posts += 1 + answers.length + confirmed;
  }
  return posts;
}
