import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { database } from "../db/client.ts";
import type { Brief } from "../engines/brief.ts";
import type { Findings } from "../engines/findings.ts";
import type { Usage } from "../engines/measured.ts";
import { getStudyEndpoint } from "./contract.ts";
import { getReport } from "./get-study.ts";
import { studies } from "./studies.sql.ts";
import type { FullStudy } from "./study-record.ts";

type StoredStudy = { brief: Brief; findings: Findings; usage: Usage };

/** One study of each type as simulator 1.0.0 made it, before studies had answers. */
const path = join(import.meta.dirname, "../testing/samples/stored-studies.json");
const stored: StoredStudy[] = JSON.parse(readFileSync(path, "utf8"));
const engine = { id: "touchstone-simulator", kind: "simulator", version: "1.0.0" } as const;

useDatabase();

describe("a study that was stored before questions were answered", () => {
  let customer: Customer;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    customer = await aCustomer();
    const db = await database();
    for (const { brief, findings, usage } of stored) {
      const study_id = randomUUID();
      ids.set(brief.study_type, study_id);
      const { headline_finding, overall_confidence, avg_sentiment } = findings;
      await db.insert(studies).values({
        study_id,
        account_id: customer.account.account_id,
        key_id: customer.account.key_id,
        status: "complete",
        topic: brief.topic,
        study_type: brief.study_type,
        audience: brief.audience,
        slug: "stored-study",
        brief,
        engine,
        interviews: 2,
        interviews_done: 2,
        headline_finding,
        overall_confidence,
        avg_sentiment,
        findings,
        usage,
        completed_at: new Date(),
      });
    }
  });

  test.each(stored.map(({ brief }) => brief.study_type))(
    "of type %s opens with every member as it was",
    async (type) => {
      const study_id = ids.get(type)!;
      const { status, body } = await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } });
      const { findings, usage, brief } = stored.find((one) => one.brief.study_type === type)!;
      expect(status).toBe(200);
      const study = body as FullStudy;
      const { quality, ...said } = findings;
      for (const [member, value] of Object.entries({ ...said, usage, personas: brief.personas, engine }))
        expect(study[member as keyof FullStudy], member).toEqual(value);
      expect(study.quality).toEqual({ ...quality, labels_dropped: 0, support: null, discrimination: null });
      expect(study).toMatchObject({ answers: [], understood: null, given: null });
      expect(await getReport({ study_id }, { address: null, spent: [] })).toEqual(study);
    },
  );
});
