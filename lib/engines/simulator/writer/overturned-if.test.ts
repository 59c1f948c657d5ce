import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { studyTypeIds } from "../../study-types.ts";
import type { CountedInterview, WritingTask } from "../../writing.ts";
import { planOf } from "../plan-of.ts";
import { headlineOf } from "./headline.ts";
import { overturnedIf } from "./overturned-if.ts";

const measure = (id: string, value: number, items: WritingTask["measures"][number]["items"] = []) => ({
  ...{ id: `measure:${id}`, label: id, value, unit: "share" as const, low: null, high: null, n: 8, items },
});

/** A study of eight in which so many favour it, each for or against one reason. */
function taskOf(study_type: WritingTask["brief"]["study_type"], favour: number): WritingTask {
  const given = {
    subject: "Pine",
    stimulus: null,
    rivals: [],
    price: { amount: 9, currency: "USD", per: null },
    questions: [],
  };
  const brief = aBrief({ study_type, given });
  const interviews = Array.from({ length: 8 }, (_, at): CountedInterview => {
    const isFor = at < favour;
    return {
      ...{ persona_id: `p${at}`, persona_name: `P ${at}`, stance: isFor ? 5 : 1 },
      ...{ for: isFor ? ["quality"] : [], against: isFor ? [] : ["trust"] },
    };
  });
  const share = favour / 8;
  const ids = ["intent_t2b", "pmf_score", "switch_t2b", "consideration", "clarity_t2b", "believability_t2b"];
  const needs = interviews.flatMap(({ persona_name, for: pro }) =>
    ["Quality", "Trust"].map((need) => ({
      label: `${persona_name}: ${need}`,
      value: (need === "Quality") === pro.length > 0 ? 5 : 1,
    })),
  );
  return {
    ...{ brief, plan: planOf(brief), questions: [], facts: [], objections: [], interviews, signals: [] },
    measures: [
      ...ids.map((id) => measure(id, share)),
      measure("gabor_granger", share, [{ label: "$9", value: share }]),
      measure("needs_map", 0, needs),
    ],
    ...{ avg_sentiment: 5, overall_confidence: 20, mean_stance: 3, nps: { value: 0, low: -10, high: 10 } },
  };
}

/** Whether a study of which so many of eight favour it already meets a condition, read from its words. */
function isMet(condition: string, { interviews }: WritingTask): boolean {
  const share = interviews.filter(({ stance }) => stance > 3).length / 8;
  const named = Math.max(
    ...(["for", "against"] as const).map((side) => interviews.filter((one) => one[side].length > 0).length),
  );
  if (/^Half or more/.test(condition)) return share >= 0.5;
  if (/^Fewer than half/.test(condition)) return share < 0.5;
  if (/^Two in five or more/.test(condition)) return share >= 0.4;
  if (/^Fewer than two in five/.test(condition)) return share < 0.4;
  if (/^Fewer than one in ten/.test(condition)) return named / 8 < 0.1;
  if (/^One in ten or more/.test(condition)) return named / 8 >= 0.1;
  if (/^More lean against/.test(condition)) return share < 0.5;
  if (/^More lean towards/.test(condition)) return share > 0.5;
  if (/^One side clearly/.test(condition)) return share !== 0.5;
  if (/^Everybody puts/.test(condition)) return share === 0 || share === 1;
  if (/^People put different/.test(condition)) return share > 0 && share < 1;
  // Reasons are named on one side alone here, and nobody who stayed is asked.
  if (/^Those who .* as often|^Something else is named|clearly more often than the others\.$/.test(condition))
    return false;
  throw new Error(`not read: ${condition}`);
}

test("no study already meets what is said to overturn it, of any type and with any outcome", () => {
  for (const study_type of studyTypeIds)
    for (let favour = 0; favour <= 8; favour += 1) {
      const task = taskOf(study_type, favour);
      const condition = overturnedIf(task, headlineOf(task));
      expect(isMet(condition, task), `${study_type}, ${favour} of 8: ${condition}`).toBe(false);
    }
});
