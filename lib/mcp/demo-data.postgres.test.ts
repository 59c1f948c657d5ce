import { expect, test } from "vitest";
import { database, declareDemo, demoMember } from "#lib/db/client.ts";
import answerHeaders from "#lib/openapi/answer-headers.json" with { type: "json" };
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { answerMcp } from "./answer-mcp.ts";

useDatabase({ PUBLIC_URL: "https://touchstone.test" });

test("generated data says so in every header, every tool's answer and every refusal, in both eras", async () => {
  await declareDemo(await database());
  for (const era of [legacy, modern])
    for (const [given, isError] of [
      [{ section: "stats" }, undefined],
      [{ section: "nothing" }, true],
    ] as const) {
      const sent = era("tools/call", { name: "get_service_info", arguments: given });
      const { headers, body } = await sendMcp(answerMcp, sent);
      expect(headers.get("touchstone-demo")).toBe(answerHeaders["Touchstone-Demo"].example);
      expect(body.result.isError).toBe(isError);
      expect(JSON.parse(body.result.content[0].text).demo).toBe(demoMember);
      if (!isError) expect(body.result.structuredContent.demo).toBe(demoMember);
    }
});
