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
import { compareStudiesEndpoint } from "./compare/contract.ts";
import { askFollowUpEndpoint, createStudyEndpoint, getStudyEndpoint } from "./contract.ts";
import { type Setting, studies } from "./studies.sql.ts";

type StoredStudy = { brief: Brief; findings: Findings; usage: Usage; setting: Setting };

/** A study of churn and one of pricing as the built-in engine 3.2.0 made them. */
const path = join(import.meta.dirname, "../testing/samples/studies-3.2.0.json");
const stored: StoredStudy[] = JSON.parse(readFileSync(path, "utf8"));
const engine = { id: "touchstone-simulator", kind: "simulator", version: "3.2.0" } as const;

useDatabase();

describe.each(stored)(
  "a study of $brief.study_type by the built-in engine 3.2.0",
  ({ brief, findings, usage, setting }) => {
    let customer: Customer;
    const study_id = randomUUID();

    beforeAll(async () => {
      customer = await aCustomer();
      const { account_id, key_id } = customer.account;
      const { headline_finding, overall_confidence, avg_sentiment } = findings;
      const { topic, study_type, audience } = brief;
      const interviews = findings.interviews.length;
      await (await database()).insert(studies).values({
        ...{
          study_id,
          account_id,
          key_id,
          status: "complete",
          topic,
          study_type,
          audience,
          slug: "stored",
          brief,
          engine,
        },
        ...{ interviews, interviews_done: interviews, headline_finding, overall_confidence, avg_sentiment, findings },
        ...{ usage, setting, completed_at: new Date() },
      });
    });

    test("is read with its words as they were", async () => {
      const { status, body } = await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ headline_finding: findings.headline_finding, key_findings: findings.key_findings });
    });

    test("has its respondents asked once more", async () => {
      const { status, body } = await callEndpoint(askFollowUpEndpoint, {
        headers: customer.headers,
        path: { study_id },
        body: { question: "What would change your mind?" },
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ missing: 0, usage: { price_usd: 0 } });
      expect(body.answers).toHaveLength(findings.interviews.length);
    });

    test("is compared with one of today under today's labels", async () => {
      const { topic, study_type, audience } = brief;
      const made = await callEndpoint(createStudyEndpoint, {
        headers: customer.headers,
        body: { topic, study_type, audience, n_per_persona: 2, seed: 5 },
      });
      const { status, body } = await callEndpoint(compareStudiesEndpoint, {
        headers: customer.headers,
        path: { study_id },
        query: `with=${made.body.id}`,
      });
      expect(status).toBe(200);
      const labels = body.themes.map(({ theme }: { theme: string }) => theme);
      expect(labels).not.toContain("Price against budget");
      expect(new Set(labels).size).toBe(labels.length);
      expect(body.themes.some(({ verdict }: { verdict: string }) => /survived|changed_sides/.test(verdict))).toBe(true);
    });
  },
);
