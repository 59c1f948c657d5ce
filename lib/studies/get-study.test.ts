import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { changeStudyEndpoint, createStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { FullStudy, StudySummary } from "#lib/studies/study-record.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, said, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

const { DELETE } = routeAt("/api/v1/studies/[study_id]");

useDatabase();

const token = `ghp_${"Xk3Rr9QpLw2Zt7Vb5NcYmD8sHf4Jg6TeAu1o"}`;

let customer: Customer;
let id: string;
beforeAll(async () => {
  customer = await aCustomer();
  id = (
    await callEndpoint(createStudyEndpoint, {
      headers: customer.headers,
      body: aStudy({ persona_ids: ["p_cfo", "p_cto"] }),
    })
  ).body.id;
});

const get = (study_id: string, { headers } = customer) =>
  callEndpoint(getStudyEndpoint, { headers, path: { study_id } });
const patch = (study_id: string, body: unknown, { headers } = customer) =>
  callEndpoint(changeStudyEndpoint, { headers, path: { study_id }, body });

describe("GET /api/v1/studies/{study_id}", () => {
  test("reads a study in full: with its transcripts, and every quote where it says that it stands", async () => {
    const answer = await get(id);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const study = FullStudy.parse(answer.body);
    expect(study.interviews.map(({ persona_id }) => persona_id)).toEqual(["p_cfo", "p_cto"]);
    for (const { quotes } of [...study.key_findings, ...study.objections, ...study.consensus_themes])
      for (const { quote, interview, turn } of quotes)
        expect(study.interviews[interview]!.transcript[turn]!.a).toContain(quote);
  });

  test("is answered with 304 to who has it", async () => {
    const etag = (await get(id)).headers.get("etag")!;
    const again = await callEndpoint(getStudyEndpoint, {
      headers: { ...customer.headers, "if-none-match": etag },
      path: { study_id: id },
    });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test.each([
    ["nobody's", randomUUID()],
    ["malformed", "42"],
    ["malformed", "'; drop table studies; --"],
  ])("answers 404 to a %s id", async (_, study_id) => {
    const refusal = refusalOf(await get(study_id));
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
    expect(refusalOf(await patch(study_id, { visibility: "public" })).error).toBe("not_found");
  });

  test("answers 404 to another account, as for a study that is not there", async () => {
    const other = await aCustomer();
    expect(refusalOf(await get(id, other))).toEqual(refusalOf(await get(randomUUID(), other)));
    expect(refusalOf(await patch(id, { visibility: "public" }, other)).error).toBe("not_found");
  });

  test("asks for a key, and refuses what it cannot do", async () => {
    expect(refusalOf(await callEndpoint(getStudyEndpoint, { path: { study_id: id } })).error).toBe("unauthorized");
    expect(refusalOf(await call(DELETE, { path: { study_id: id } }, "DELETE")).error).toBe("method_not_allowed");
  });
});

describe("PATCH /api/v1/studies/{study_id}", () => {
  test("lists a complete study, and takes it off the list again", async () => {
    for (const visibility of ["public", "public", "unlisted"]) {
      const answer = await patch(id, { visibility });
      expect(StudySummary.parse(resultOf(changeStudyEndpoint, answer))).toMatchObject({ id, visibility });
      expect((await get(id)).body.visibility).toBe(visibility);
    }
  });

  test.each([
    ["its topic", "/topic", "contains_secret", { topic: `Do people paste ${token} into the chat of a bank?` }],
    [
      "its topic",
      "/topic",
      "contains_personal_data",
      { topic: "Would mara.lindqvist@lindqvist-bygg.se change her bank for $9 a month?" },
    ],
    [
      "its audience",
      "/audience_description",
      "contains_personal_data",
      { persona_ids: undefined, audience_description: "people like mara.lindqvist@lindqvist-bygg.se" },
    ],
  ])(
    "keeps a study unlisted that would show in %s what must not be published (%s)",
    async (_, pointer, code, members) => {
      const { body: study } = await callEndpoint(createStudyEndpoint, {
        headers: customer.headers,
        body: aStudy(members),
      });
      const refusal = refusalOf(await patch(study.id, { visibility: "public" }));
      expect([refusal.status, refusal.error]).toEqual([400, code]);
      expect(refusal.pointers).toContain(pointer);
      expect(refusal.message).toMatch(/Run the study again/);
      expect(JSON.stringify(refusal)).not.toMatch(/ghp_|mara/);
      expect((await get(study.id)).body.visibility).toBe("unlisted");
      expect((await patch(study.id, { visibility: "unlisted" })).status).toBe(200);
    },
  );

  test("keeps a study unlisted with such text in a persona, or in what a persona said", async () => {
    const fields = { name: "Nia", age: 40, role: `Baker with ${token}` };
    const { body: persona } = await callEndpoint(savePersonaEndpoint, { headers: customer.headers, body: fields });
    const asked = aStudy({ persona_ids: [persona.id], audience: "b2c" });
    const { body: study } = await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: asked });
    const refusal = refusalOf(await patch(study.id, { visibility: "public" }));
    expect([refusal.error, refusal.pointers]).toEqual([
      "contains_secret",
      expect.arrayContaining(["/personas/0/role"]),
    ]);
    speakAs({ respond: async () => said(`I wrote ${token} down, and I like it.`) });
    const { body: spoken } = await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy() });
    letSpeak();
    expect(refusalOf(await patch(spoken.id, { visibility: "public" })).error).toBe("contains_secret");
    expect(says(changeStudyEndpoint)).toContain(
      "one that would show a secret, personal data or hidden characters stays unlisted",
    );
  });

  test("refuses another visibility, and a study without findings", async () => {
    const refusal = refusalOf(await patch(id, { visibility: "secret" }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_request", ["/visibility"]]);
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy() });
    letSpeak();
    const failed = (await (await database()).select().from(studies)).find(({ status }) => status === "failed")!;
    const ofFailed = refusalOf(await patch(failed.study_id, { visibility: "public" }));
    expect([ofFailed.status, ofFailed.error]).toEqual([400, "invalid_request"]);
    expect(says(changeStudyEndpoint)).toContain("Only a complete study can be listed.");
  });
});
