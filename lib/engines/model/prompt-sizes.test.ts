import { expect, test } from "vitest";
import { contextTokens } from "#lib/engines/context-tokens.ts";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import { modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { inputTokensOf } from "./generate.ts";
import { estimatedTokens } from "./usage.ts";

/** The room that answers longer than the test's model's take: those of a report and of codes are the longest. */
const spare = 300;
const types = process.env.FULL_TESTS ? studyTypeIds : (["concept"] as const);

test.each(types)("each prompt of a default %s study fits half of the context with its answer", async (study_type) => {
  const sizes: { label: string; tokens: number; room: number }[] = [];
  const server = await modelServer({
    answer: (request) => {
      const text = answerByStructure(request);
      const [, label = ""] = /^Task: (\S+)/.exec(request.system)!;
      const sent = inputTokensOf(request.system, request.messages as Parameters<typeof inputTokensOf>[1]);
      sizes.push({ label, tokens: sent + estimatedTokens(text) + spare, room: sent + request.maxOutputTokens! });
      return text;
    },
  });
  try {
    await runStudy(aBrief({ study_type }), engineOn(server));
  } finally {
    await server.close();
  }
  expect(new Set(sizes.map(({ label }) => label)).size).toBe(8);
  expect(sizes.filter(({ tokens }) => tokens > contextTokens / 2)).toEqual([]);
  expect(sizes.filter(({ room }) => room > contextTokens)).toEqual([]);
});
