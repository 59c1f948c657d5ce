import { ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmEndpoint } from "#lib/confirmations/contract.ts";
import { database } from "#lib/db/client.ts";
import { drawFrom, shuffled } from "#lib/engines/statistics.ts";
import { ratingsPrompts } from "#lib/mcp/ratings-prompts.ts";
import { ratingsUri } from "#lib/mcp/resource.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { savedPersonas } from "#lib/personas/personas.sql.ts";
import { searchQuestionsEndpoint, submitAnswerEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { ReviewDocument } from "#lib/reviews/review-document.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { connected } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import {
  type Callers,
  call,
  type Door,
  type Fill,
  get,
  longTexts,
  post,
  query,
  refused,
} from "#lib/testing/hostile/door.ts";
import { hostileTexts } from "#lib/testing/hostile/hostile-texts.ts";
import { measureTexts, most, type Run, warm } from "#lib/testing/hostile/measure-texts.ts";
import { filledPersona, longTopic, researchDoors } from "#lib/testing/hostile/research-doors.ts";
import { signedIn } from "#lib/testing/person.ts";
import { type MeasuredService, startMeasuredService } from "#lib/testing/processes/start-measured-service.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { ToolMetadata } from "#lib/tools/metadata.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "100000" });

let service: MeasuredService;
let run: Run;
beforeAll(async () => {
  const callers = await makeCallers();
  service = await startMeasuredService();
  run = { service, doorsOf: (fill) => apiDoors(fill, callers, service) };
});
afterAll(() => service.stop());

/** Seeded in the short form: the same 15 each time. */
const texts = process.env.FULL_TESTS ? hostileTexts : shuffled(drawFrom("hostile texts"), hostileTexts).slice(0, 15);

test("every door answers an ordinary text", async () => {
  expect(new Set(hostileTexts.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(200);
  expect(await warm(run)).toEqual([]);
});

test(`no request with any of ${texts.length} hostile texts holds the event loop`, { timeout: 3_600_000 }, async () => {
  const { over, healthMs } = await measureTexts(run, texts);
  expect({ over, healthMs: Math.max(healthMs, most.healthMs) }).toEqual({ over: [], healthMs: most.healthMs });
});

/** Makes a key, a connection, and the records that requests name. */
async function makeCallers(): Promise<Callers> {
  const { headers: key } = await aCustomer(1_000);
  const { access_token } = await connected(await signedIn("nia@acme.test"), "research:read research:run");
  const { question_id } = await ask();
  const { answer_id } = await answer(question_id);
  const sent = { headers: key };
  const persona = await callEndpoint(savePersonaEndpoint, { ...sent, body: { name: "Nia", age: 40, role: "Baker" } });
  const study = await callEndpoint(createStudyEndpoint, { ...sent, body: aStudy() });
  const connection = { authorization: `Bearer ${access_token}` };
  return { key, connection, question_id, answer_id, persona_id: persona.body.id, study_id: study.body.id };
}

/** The API's doors for a text, beside a persona and a study of that text, where the service takes it. */
async function apiDoors(fill: Fill, callers: Callers, service: MeasuredService): Promise<Door[]> {
  // An account that is full of earlier texts' personas saves no more.
  await (await database()).delete(savedPersonas).where(ne(savedPersonas.persona_id, callers.persona_id));
  const idOf = async (path: string, body: unknown) => {
    const { status, text } = await service.ask(post("record", path, body, callers.key));
    return status < 300 ? (JSON.parse(text) as { id: string }).id : null;
  };
  const [persona_id, study_id] = await Promise.all([
    idOf("/api/v1/personas", filledPersona(fill)),
    idOf("/api/v1/studies", aStudy(longTopic(fill))),
  ]);
  const own = { ...callers, persona_id: persona_id ?? callers.persona_id, study_id: study_id ?? callers.study_id };
  return [...ratingDoors(fill, own), ...researchDoors(fill, own)];
}

/** The doors of the ratings half, which anyone may open: the API and the MCP endpoint. */
const ratingDoors = (fill: Fill, callers: Callers): Door[] => [
  ...searches(fill),
  ...posts(fill, callers),
  ...ofMcp(fill),
];

function searches(fill: Fill): Door[] {
  const { q } = longTexts(fill, searchToolsEndpoint.input, "q");
  return [
    get("search of tools", `/api/tools?${query({ q })}`),
    get("recommendation", `/api/recommend?${query(longTexts(fill, recommendToolsEndpoint.input, "task"))}`),
    refused(get("constraints", `/api/recommend?${query({ task: q, constraints: fill(2000) })}`)),
    get("search of questions", `/api/questions?${query(longTexts(fill, searchQuestionsEndpoint.input, "q"))}`),
    refused(get("tag", `/api/questions?${query({ q, tag: fill(2000) })}`)),
    refused(get("unknown address", `/api/${encodeURIComponent(q)}?${query({ [q]: fill(2000) })}`)),
    refused(get("cursor", `/api/activity?${query({ cursor: fill(2000) })}`)),
  ];
}

function posts(fill: Fill, { question_id, answer_id }: Callers): Door[] {
  const agent = anAgent();
  const { title, body } = longTexts(fill, submitQuestionEndpoint.input, "title", "body");
  const document = aDocument({
    ...longTexts(fill, ReviewDocument, "use_case", "title", "review", "run_id"),
    agent: longTexts(fill, ReviewDocument.shape.agent, "name", "model", "harness"),
  });
  const { name: line, description } = longTexts(fill, ToolMetadata, "name", "description");
  const tool = aTool({ name: line, description });
  const ofNewTool = signed(agent, { ...aDocument({ tool_id: "harbour-pilot" }), tool });
  const links = [`https://a.example/${line.replaceAll(/\s/g, "")}`];
  return [
    post("question", "/api/questions?dry_run=1", aQuestion({ title, body })),
    post("question with a link", "/api/questions?dry_run=1", aQuestion({ title, body, links })),
    post(
      "answer",
      "/api/answers?dry_run=1",
      anAnswer(question_id, longTexts(fill, submitAnswerEndpoint.input, "body")),
    ),
    post("confirmation", "/api/confirmations", {
      ...{ answer_id, outcome: "worked" },
      ...longTexts(fill, confirmEndpoint.input, "version"),
    }),
    post("review", "/api/reviews?dry_run=1", signed(agent, document)),
    post("review of a new tool", "/api/reviews?dry_run=1", ofNewTool),
    refused(
      post("wrongly signed review", "/api/reviews?dry_run=1", {
        ...signed(agent, document),
        document: { ...document, title: "Another title" },
      }),
    ),
    refused(post("members without a name here", "/api/questions?dry_run=1", { [title]: fill(60_000) })),
    refused(post("no JSON", "/api/questions", undefined)),
  ].map((door) => (door.name === "no JSON" ? { ...door, body: fill(60_000) } : door));
}

function ofMcp(fill: Fill): Door[] {
  const message = (name: string, method: string, params: object) => call("/mcp", { name, method, params });
  const tool = (name: string, given: object) => message(name, "tools/call", { name, arguments: given });
  const question = aQuestion(longTexts(fill, submitQuestionEndpoint.input, "title", "body"));
  const review = signed(anAgent(), aDocument(longTexts(fill, ReviewDocument, "review", "use_case")));
  const { input, listed } = ratingsPrompts.find(({ listed }) => listed.name === "choose_tool")!;
  const task = longTexts<"task" | "must_have">(fill, input as never, "task", "must_have");
  return [
    tool("search_tools", longTexts(fill, searchToolsEndpoint.input, "q")),
    tool("recommend_tools", longTexts(fill, recommendToolsEndpoint.input, "task")),
    tool("search_questions", longTexts(fill, searchQuestionsEndpoint.input, "q")),
    tool("submit_question", { ...question, dry_run: true }),
    tool("check_review", review),
    refused(message("unknown tool", "tools/call", { name: fill(200), arguments: { [fill(200)]: fill(20_000) } })),
    refused(tool("get_tool", { [fill(200)]: fill(20_000) })),
    message("prompt", "prompts/get", { name: listed.name, arguments: task }),
    refused(message("resource", "resources/read", { uri: ratingsUri(`tools/${fill(1000)}`) })),
    message("completion", "completion/complete", {
      ref: { type: "ref/prompt", name: listed.name },
      argument: { name: "task", value: fill(1000) },
    }),
    refused(message(fill(200), fill(200), { [fill(200)]: fill(20_000) })),
  ];
}
