import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { createStudyEndpoint, getStudyEndpoint, listStudiesEndpoint, researchEndpoint } from "#lib/studies/contract.ts";
import { Estimate, FullStudy } from "#lib/studies/study-record.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, speakAs } from "#lib/testing/research.ts";
import { ResearchSummary } from "./study-record.ts";

const { GET, POST } = routeAt("/api/v1/research");

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(letSpeak);

const light = { topic: "Would commuters pay $5 a day for a quiet train carriage?", audience: "b2c", seed: 3 };
const ask = (members: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  callEndpoint(researchEndpoint, { headers: { ...customer.headers, ...headers }, body: { ...light, ...members } });

describe("POST /api/v1/research", () => {
  test("needs a topic and an audience only, and answers with a summary to paste of a study that is stored", async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const result = ResearchSummary.parse(answer.body);
    expect(result).toMatchObject({ status: "complete", study_type: "custom", audience: "b2c", topic: light.topic });
    const [rehearsed] = result.headline_finding.split(" Made-up answers");
    expect(result.markdown).toContain(`**${rehearsed}**`);
    expect(result.markdown).toContain("Not evidence about real people.");
    expect(result.markdown).toContain(result.report_url);
    const path = { study_id: result.id };
    const full = FullStudy.parse((await callEndpoint(getStudyEndpoint, { headers: customer.headers, path })).body);
    expect(full).toMatchObject({ n_per_persona: 1, overall_confidence: result.overall_confidence });
    expect(full.interviews).toHaveLength(4);
    expect((await callEndpoint(listStudiesEndpoint, { headers: customer.headers })).body.total).toBe(1);
  });

  test("gives the Markdown as it is to who asks for it, with the study's addresses in the headers", async () => {
    const headers = { ...customer.headers, "content-type": "application/json", accept: "text/markdown" };
    const asked = { method: "POST", headers, body: JSON.stringify(light) };
    const response = await POST(new Request("https://touchstone.test/api/v1/research", asked), {
      params: Promise.resolve({}),
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(response.headers.get("vary")).toContain("Accept");
    expect(await response.text()).toMatch(
      /^\*A rehearsal by the built-in engine.*\n\n\*Standard personas answered .*\n\n# Would commuters pay/,
    );
    const study_id = response.headers.get("location")!.replace("/api/v1/studies/", "");
    expect(response.headers.get("link")).toContain(`<https://touchstone.test/report/${study_id}>`);
    expect((await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body.status).toBe(
      "complete",
    );
  });

  test("says the same in JSON and in Markdown, and the same again with the same Idempotency-Key", async () => {
    const key = { "idempotency-key": "once" };
    const first = await ask({}, key);
    expect((await ask({}, key)).body).toEqual(first.body);
    const other = refusalOf(
      await callEndpoint(createStudyEndpoint, {
        headers: { ...customer.headers, ...key },
        body: { ...aStudy(), ...light },
      }),
    );
    expect(other.error).toBe("idempotency_mismatch");
  });

  test("with dry_run tells what it would cost, and runs and stores nothing", async () => {
    const before = await storedRows();
    for (const accept of ["*/*", "text/markdown"]) {
      const answer = await ask({ dry_run: true }, { accept });
      expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
      expect(Estimate.parse(answer.body)).toMatchObject({ dry_run: true, interviews: 4, price_usd: 2 });
    }
    expect(await storedRows()).toEqual(before);
  });

  test("counts as one of the key's studies", async () => {
    const one = await aCustomer(1);
    const { go, asked } = holdStudies();
    const running = ask({}, one.headers);
    await asked;
    expect(refusalOf(await ask({}, one.headers)).error).toBe("concurrency_limit");
    go();
    expect((await running).status).toBe(200);
  });

  test("refuses what a study would refuse, and fails as one", async () => {
    expect(refusalOf(await ask({ topic: "short" })).error).toBe("invalid_topic");
    expect(refusalOf(await ask({ audience: undefined })).error).toBe("invalid_audience");
    expect(refusalOf(await ask({ study_type: "poll" })).error).toBe("invalid_study_type");
    const inside = { webhook_url: "https://127.0.0.1/hook", dry_run: true };
    expect(refusalOf(await ask(inside)).error).toBe("invalid_webhook_url");
    expect(refusalOf(await callEndpoint(researchEndpoint, { body: light })).error).toBe("unauthorized");
    expect(refusalOf(await call(GET)).error).toBe("method_not_allowed");
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const failed = refusalOf(await ask());
    expect([failed.status, failed.error]).toEqual([500, "research_failed"]);
  });
});
