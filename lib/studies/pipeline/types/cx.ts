import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { Measure } from "../../../engines/measured.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../code-book.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { aspectsOf, itemsOf } from "../measures/closed-items.ts";
import { measureOf, type Part } from "../measures/measure-of.ts";
import { boxes, meanOf, shareOf, topBox } from "../measures/shares.ts";

const moments = aspectsOf("cx");

/** Customer experience: satisfaction, effort, and which moments hurt most. */
export const cx: StudyForm = {
  battery: (plan) => [...itemsOf("cx", plan), ...moments.ask(plan)],
  measures: (answers) => [
    topBox(answers, { id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 }),
    meanOf(answers, {
      id: "ces_mean",
      label: "Ease, from 1 to 7",
      item: "ease",
      unit: "mean",
      formula: "Mean of the agreement that it was easy, on seven points; more is less effort",
      source: sources.effort,
    }),
    shareOf(answers, {
      id: "ces_agree",
      label: "Found it easy",
      shares: boxes(answers, "ease", 3),
      formula: "Mean probability of points 5 to 7 of seven",
      source: sources.effort,
    }),
    momentPain(answers),
  ],
};

/** Which moments hurt: how badly a moment went times in how many interviews it came up. */
function momentPain(answers: Answers): Measure {
  const book = codeBookOf("cx", answers.plan);
  const pains = moments.of(answers.plan).flatMap(({ consideration, id, label }): Part[] => {
    const ratings = answers.to(id);
    if (ratings.length === 0) return [{ label, value: null, note: "No usable answer" }];
    const valence = mean(ratings.map(({ distribution }) => (expected(distribution, 1) - 3) / 2));
    const mentions = answers.interviews.filter((interview) => comesUp(interview, consideration, book)).length;
    if (mentions === 0) return [];
    const went = `how it went, from −1 (badly) to 1 (well): ${valence.toFixed(2).replace("-", "−")}`;
    return [{ label, value: 0 - valence * mentions || 0, note: `Named in ${mentions} interviews; ${went}` }];
  });
  return measureOf(answers, {
    id: "moment_pain",
    label: "What went badly (above 0) and what went well (below 0)",
    unit: "index",
    value: null,
    n: Math.max(0, ...moments.of(answers.plan).map(({ id }) => answers.to(id).length)),
    items: pains.sort(
      (one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || (one.label < other.label ? -1 : 1),
    ),
    formula:
      "How badly a moment went times the interviews in which it came up; from −1 to 1 each, below 0 where it went well (−valence × mentions)",
    source: sources.pain,
  });
}
