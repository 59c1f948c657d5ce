import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { StudyForm } from "../measures/answers.ts";
import { aspectsOf, itemsOf } from "../measures/closed-items.ts";
import { sharesList, topBox } from "../measures/shares.ts";

const derived = aspectsOf("custom");

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  battery: (plan) => [...itemsOf("custom", plan), ...derived.ask(plan)],
  measures: (answers) => [
    topBox(answers, { id: "interest_t2b", label: "Interested", item: "interest", top: 2 }),
    sharesList(answers, {
      id: "sides",
      label: "How it does on what the topic touches",
      top: 2,
      items: derived.of(answers.plan),
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: sources.boxes,
    }),
  ],
};
