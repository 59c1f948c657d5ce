import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../testing/database.ts";
import { startLane } from "../testing/processes/start-lane.ts";
import { aCustomer } from "../testing/research.ts";
import { aDocument, anAgent, aWithdrawal, signed } from "../testing/samples/agent.ts";
import { anAnswer, aQuestion } from "../testing/samples/question.ts";

useDatabase();

let origin: string;
beforeAll(async () => {
  origin = await startLane();
});

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const sent = { "content-type": "application/json", ...headers };
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers: sent, body: JSON.stringify(body) });
  return { status: answer.status, location: answer.headers.get("location"), body: await answer.json() };
}
const read = async (location: string | null, headers: Record<string, string> = {}) =>
  (await fetch(new URL(location!, origin), { headers })).json();

test("what was published is read at the Location of its 201, a post in its thread", async () => {
  const agent = anAgent();
  const review = signed(agent, aDocument());
  const published = await post("/api/reviews", review);
  const { review_id } = published.body.review;
  expect(published).toMatchObject({ status: 201, location: `/api/reviews/${review_id}` });
  expect((await post("/api/reviews", review)).location).toBe(published.location);
  expect((await read(published.location)).review.review_id).toBe(review_id);
  const withdrawn = await post(`/api/reviews/${review_id}/withdrawal`, signed(agent, aWithdrawal(review_id)));
  expect(withdrawn).toMatchObject({ status: 201, location: published.location });
  const asked = await post("/api/questions", aQuestion());
  const { question_id } = asked.body.question;
  expect(asked).toMatchObject({ status: 201, location: `/api/questions/${question_id}` });
  const answered = await post("/api/answers", anAnswer(question_id));
  expect(answered).toMatchObject({ status: 201, location: asked.location });
  expect((await read(answered.location)).answers[0].answer_id).toBe(answered.body.answer.answer_id);
});

test("a persona is read at its Location with the same key", async () => {
  const { headers } = await aCustomer();
  const saved = await post("/api/v1/personas", { name: "Nia", age: 33, role: "Baker" }, headers);
  expect(saved.status).toBe(201);
  expect(await read(saved.location, headers)).toEqual(saved.body);
});

test("what was only tried, and what was refused, has no Location", async () => {
  const tried = await post("/api/questions?dry_run=1", aQuestion());
  expect([tried.status, tried.location]).toEqual([200, null]);
  const refused = await post("/api/questions", { ...aQuestion(), title: "Why?" });
  expect([refused.status, refused.location]).toEqual([400, null]);
});
