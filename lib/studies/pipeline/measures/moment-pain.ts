import type { Measure } from "../../../engines/measured.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../code-book.ts";
import type { Answers } from "./answers.ts";
import { aspectsOf } from "./closed-items.ts";
import { measureOf, measureWords, noAnswer, type Part } from "./measure-of.ts";

/** Which moments hurt: how badly a moment went times in how many interviews it came up. */
export function momentPain(answers: Answers): Measure {
  const book = codeBookOf(answers.study_type, answers.plan);
  const moments = aspectsOf(answers.study_type, answers.plan);
  const pains = moments.flatMap(({ consideration, id, label }): Part[] => {
    const ratings = answers.to(id);
    if (ratings.length === 0) return [{ label, value: null, ...noAnswer }];
    const valence = mean(ratings.map(({ distribution }) => (expected(distribution, 1) - 3) / 2));
    const mentions = answers.interviews.filter((interview) => comesUp(interview, consideration, book)).length;
    if (mentions === 0) return [];
    const went = `how it went, from −1 (badly) to 1 (well): ${valence.toFixed(2).replace("-", "−")}`;
    return [{ label, value: 0 - valence * mentions || 0, note: `Named in ${mentions} interviews; ${went}` }];
  });
  return measureOf(answers, {
    ...measureWords("moment_pain"),
    value: null,
    n: Math.max(0, ...moments.map(({ id }) => answers.to(id).length)),
    items: pains.sort(
      (one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || (one.label < other.label ? -1 : 1),
    ),
  });
}
