import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import type { PublicStudy } from "#lib/studies/contract.ts";
import { StudyRow } from "./study-row.tsx";

const study = {
  id: "94153567-6afd-4edf-88d5-c20955da69a2",
  topic: "Is it fair?",
  study_type: "custom",
  audience: "b2c",
  engine: { id: "e", kind: "simulator", version: "1" },
  created_at: "2026-11-20T10:00:00.000Z",
} as unknown as PublicStudy;

test("a row has a tick only where its list has another study of its question", async () => {
  const rowOf = (...ticks: string[]) => markupOf(StudyRow({ study, hasSize: false, ticks: new Set(ticks) }));
  expect(await rowOf(study.id, "another")).toContain('type="checkbox"');
  // Other rows of the list have a tick, so the column stays.
  expect(await rowOf("one", "another")).toMatch(/^(?!.*checkbox).*grid-cols-\[1\.125rem/s);
  expect(await rowOf()).not.toMatch(/checkbox|1\.125rem/);
});
