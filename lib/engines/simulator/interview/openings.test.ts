import { describe, expect, test } from "vitest";
import circumstances from "#lib/studies/pipeline/circumstances.json" with { type: "json" };
import { considerationIds, formsOf, wordsIn, wordsOf } from "../../readings.ts";
import { studyForms, studyTypeIds } from "../../study-types.ts";
import deciders from "../words/deciders.json" with { type: "json" };
import probes from "../words/probes.json" with { type: "json" };
import { filled, meaningOf, openingFor, rowsOf } from "./sentence-meanings.ts";

/** Answered by who decides. */
const answeredElsewhere = ["budget_owner", "process_people"];

describe("the answers' openings", () => {
  test("have a row for each question of each guide, with and without a price, rivals or a text", () => {
    for (const study_type of studyTypeIds)
      for (const guide of [studyForms[study_type].guide, studyForms[study_type].unaided])
        for (const { purpose } of guide ?? [])
          for (const given of [[], ["rivals"], ["text"], ["kind"]])
            if (!answeredElsewhere.includes(purpose))
              expect(openingFor(study_type, purpose, given), `${study_type} ${purpose}`).toBeDefined();
  });

  test("say who decides in every circumstance that is drawn", () => {
    const drawn = Object.values(circumstances).flatMap((one) => one.deciders);
    expect(drawn.length).toBeGreaterThan(4);
    for (const circumstance of drawn) expect(Object.keys(deciders)).toContain(circumstance);
  });

  test("fit every want in every frame: none is an infinitive behind a word that takes a noun", () => {
    for (const study_type of studyTypeIds) {
      const frames = rowsOf(study_type).flatMap((row) =>
        Object.values(row).flatMap(({ forms }) =>
          forms.map(({ text }) => text).filter((text) => /\{want\}/i.test(text)),
        ),
      );
      for (const id of considerationIds)
        for (const frame of [...frames, ...probes.counter.against]) {
          const { want } = wordsOf(study_type)[id];
          expect(want).not.toMatch(/^to\b/);
          expect(filled(frame, { want })).not.toMatch(/(?:\b(?:with|for|need|want|taken?|more)|:) to\b/i);
        }
    }
  });
});

test("what makes a thing matter repeats no sentence of a side, which would be counted as that", () => {
  for (const study_type of studyTypeIds)
    for (const words of [wordsOf(study_type), wordsIn("use")])
      for (const because of considerationIds.flatMap((id) => formsOf(words[id].because ?? "")))
        expect(meaningOf(study_type, because), `${study_type}: ${because}`).toBeUndefined();
});
