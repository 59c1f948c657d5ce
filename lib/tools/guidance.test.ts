import { expect, test } from "vitest";
import { ratingsTools } from "../mcp/ratings-tools.ts";
import { searchQuestionsEndpoint } from "../questions/contract.ts";
import { codesIn } from "../testing/docs.ts";
import { searchToolsEndpoint } from "./contract.ts";
import guidance from "./guidance.json" with { type: "json" };
import { guidanceOf } from "./guidance.ts";
import { recommendToolsEndpoint } from "./recommend/contract.ts";

const toolNames = ratingsTools.map((tool) => tool.listed().name);

test.each([
  ["a search of tools", Object.values(guidance.search), searchToolsEndpoint],
  ["a recommendation", Object.values(guidance.recommend), recommendToolsEndpoint],
  [
    "a search of questions",
    (["some", "corrected", "none"] as const).map((match) => guidanceOf(match, "question")!),
    searchQuestionsEndpoint,
  ],
])("the guidance of %s names members of its answer, and tools", (_, sentences, { result }) => {
  const said = sentences.flatMap(codesIn);
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((name) => !(name in result.shape) && !toolNames.includes(name))).toEqual([]);
});
