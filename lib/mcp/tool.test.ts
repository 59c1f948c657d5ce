import { expect, test } from "vitest";
import * as z from "zod";
import { storageUnavailable } from "#lib/db/storage-away.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { ratingsTools } from "./ratings-tools.ts";
import { tool } from "./tool.ts";

test.each(ratingsTools.map((one) => [one.name, one] as const))(
  "%s lists one type for every member, described, and no form that narrow model APIs refuse",
  (_, { listed }) => {
    const { inputSchema } = listed();
    for (const member of Object.values(inputSchema.properties!)) expect(member).toHaveProperty("description");
    const walk = (schema: Record<string, unknown>) => {
      expect(schema.type, JSON.stringify(schema)).toEqual(expect.any(String));
      for (const form of ["const", "anyOf", "oneOf", "additionalProperties", "$ref"])
        expect(schema).not.toHaveProperty(form);
      for (const inner of Object.values(schema.properties ?? {})) walk(inner);
      if (schema.type === "array") walk(schema.items as Record<string, unknown>);
    };
    walk(inputSchema);
  },
);

test("limits are told as they are configured", () => {
  setEnvironment({ RATE_LIMIT_QUESTIONS: "3/hour,7/day", RATE_LIMIT_ANSWERS: "off", RATE_LIMIT_ATTEMPTS: "5/minute" });
  const told = Object.fromEntries(ratingsTools.map(({ name, listed }) => [name, listed().description]));
  expect(told.submit_question).toContain("Limits: 3 an hour and 7 a day per client,");
  expect(told.submit_answer).toContain("Limits: any number per client,");
  expect(told.check_review).toContain("(5 a minute per client)");
});

test("writes are counted in memory while storage is away", async () => {
  setEnvironment({ RATE_LIMIT_ATTEMPTS: "6/minute" });
  const operation = {
    name: "write",
    summary: "Writes.",
    input: z.object({}),
    result: z.object({}),
    limit: "questions" as const,
  };
  const { call } = tool(operation, () => Promise.reject(storageUnavailable()), { title: "W", description: "Writes." });
  const codes: string[] = [];
  for (let time = 0; time < 4; time += 1) {
    const { content } = await call({}, { address: "203.0.113.7", spent: [] });
    codes.push(JSON.parse((content as { text: string }[])[0]!.text).error);
  }
  expect(codes).toEqual(["storage_unavailable", "storage_unavailable", "rate_limited", "rate_limited"]);
});
