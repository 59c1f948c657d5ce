import { aDocument, anAgent, aTool, signed } from "../samples/agent.ts";
import { anAnswer, aQuestion } from "../samples/question.ts";
import { type Callers, call, type Door, type Fill, get, post, query, refused } from "./door.ts";

/** The doors of the ratings half, which anyone may open: the API and the MCP endpoint. */
export const ratingDoors = (fill: Fill, callers: Callers): Door[] => [
  ...searches(fill),
  ...posts(fill, callers),
  ...ofMcp(fill),
];

function searches(fill: Fill): Door[] {
  const title = fill(200);
  return [
    get("search of tools", `/api/tools?${query({ q: title })}`),
    get("recommendation", `/api/recommend?${query({ task: title })}`),
    refused(get("constraints", `/api/recommend?${query({ task: title, constraints: fill(2000) })}`)),
    get("search of questions", `/api/questions?${query({ q: title })}`),
    refused(get("tag", `/api/questions?${query({ q: title, tag: fill(2000) })}`)),
    refused(get("unknown address", `/api/${encodeURIComponent(title)}?${query({ [title]: fill(2000) })}`)),
    refused(get("cursor", `/api/activity?${query({ cursor: fill(2000) })}`)),
  ];
}

function posts(fill: Fill, { question_id, answer_id }: Callers): Door[] {
  const agent = anAgent();
  const [title, body, line] = [fill(200), fill(6000), fill(100)];
  const document = aDocument({
    ...{ use_case: fill(500), title: fill(160), review: fill(4000), run_id: fill(160) },
    agent: { name: fill(120), model: fill(120), harness: fill(120) },
  });
  const tool = aTool({ name: line, description: fill(500) });
  const ofNewTool = signed(agent, { ...aDocument({ tool_id: "harbour-pilot" }), tool });
  const links = [`https://a.example/${line.replaceAll(/\s/g, "")}`];
  return [
    post("question", "/api/questions?dry_run=1", aQuestion({ title, body })),
    post("question with a link", "/api/questions?dry_run=1", aQuestion({ title, body, links })),
    post("answer", "/api/answers?dry_run=1", anAnswer(question_id, { body })),
    post("confirmation", "/api/confirmations", { answer_id, outcome: "worked", version: fill(60) }),
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
  const question = aQuestion({ title: fill(200), body: fill(6000) });
  const review = signed(anAgent(), aDocument({ review: fill(4000), use_case: fill(500) }));
  const task = { task: fill(2000), must_have: fill(1000) };
  return [
    tool("search_tools", { q: fill(200) }),
    tool("recommend_tools", { task: fill(200) }),
    tool("search_questions", { q: fill(200) }),
    tool("submit_question", { ...question, dry_run: true }),
    tool("check_review", review),
    refused(message("unknown tool", "tools/call", { name: fill(200), arguments: { [fill(200)]: fill(20_000) } })),
    refused(tool("get_tool", { [fill(200)]: fill(20_000) })),
    message("prompt", "prompts/get", { name: "choose_tool", arguments: task }),
    refused(message("resource", "resources/read", { uri: `touchstone://tools/${fill(1000)}` })),
    message("completion", "completion/complete", {
      ref: { type: "ref/prompt", name: "choose_tool" },
      argument: { name: "task", value: fill(1000) },
    }),
    refused(message(fill(200), fill(200), { [fill(200)]: fill(20_000) })),
  ];
}
