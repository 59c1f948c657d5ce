import { expect, test } from "vitest";
import { submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aQuestion } from "#lib/testing/samples/question.ts";

useDatabase();

test("the signature of a request (RFC 9421) is ignored and stored nowhere: an anonymous post stays anonymous", async () => {
  const headers = {
    "signature-agent": '"https://gloxinator.example"',
    "signature-input":
      'sig1=("@authority" "signature-agent");keyid="gloxinator-key";created=1735689600;tag="web-bot-auth"',
    signature: "sig1=:R2xveGluYXRvcg==:",
  };
  const { status, body } = await callEndpoint(submitQuestionEndpoint, { headers, body: aQuestion() });
  expect(status).toBe(201);
  const kept = JSON.stringify([body, await storedRows()]);
  for (const trace of ["gloxinator", "R2xveGluYXRvcg", "web-bot-auth"]) expect(kept).not.toContain(trace);
});
