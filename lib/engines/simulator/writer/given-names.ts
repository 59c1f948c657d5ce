import { wordsEach } from "../../plain-sentences.ts";
import { studyForms } from "../../study-types.ts";
import type { CountedInterview, WritingTask } from "../../writing.ts";
import { rivalOf } from "../interview/pick.ts";
import { readClosest } from "../interview/read-closest.ts";
import { byPlace } from "../words/notes.ts";
import { inList, leaning, namedFrom, ofAll } from "./counts.ts";

/** What some interviews point at, the most first. */
function countsOf(interviews: readonly CountedInterview[], pointsAt: (one: CountedInterview) => string | undefined) {
  const named = interviews.flatMap((one) => pointsAt(one) ?? []);
  return [...Map.groupBy(named, (name) => name)]
    .map(([name, { length: n }]) => ({ name, n }))
    .sort((one, other) => other.n - one.n);
}

/** Which of some compared lines stays and is doubted most; of one text, which sentence stays and where most stop; "" without any. */
export function wordsPointedAt(task: WritingTask): string {
  const lines = ({ persona_id }: CountedInterview) => readClosest(task.brief, task.plan, persona_id);
  const [text = "", ...others] = task.plan.claims;
  // Of one text everyone says what stays and where they stop; of several lines each likes or doubts one.
  const isOne = others.length === 0;
  const pointed = (place: 0 | -1, is: (stance: number) => boolean) =>
    countsOf(
      leaning(task, (stance) => isOne || is(stance)),
      (one) => lines(one).at(place),
    );
  const [liked] = pointed(0, (stance) => stance >= 3);
  const doubted = pointed(-1, (stance) => stance <= 3).find(({ name }) => name !== liked?.name);
  const ofLine = (does: string, one = { name: "", n: 0 }) =>
    one.n < namedFrom ? "" : `${does}: “${one.name}” (${ofAll(one.n, task.interviews.length)}).`;
  return [
    ofLine("What stays with people most", liked),
    ofLine(isOne ? "What they stop at most" : "What they doubt most", doubted),
    isOne && liked !== undefined
      ? `${byPlace} Its sentences have ${Math.round(wordsEach(text))} words on average.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Which of the given names come to mind beside a brand, and that no more is said of them; "" elsewhere. */
export function namedBeside({ brief, plan, interviews }: WritingTask): string {
  if (studyForms[brief.study_type].unaided === undefined || plan.competitors.length === 0) return "";
  const first = interviews.map(({ persona_id }) => rivalOf(brief, plan, persona_id));
  const named = plan.competitors.map((rival) => `${rival} in ${first.filter((one) => one === rival).length || "none"}`);
  return `Of the other names, ${inList(named)} of ${interviews.length} interviews came to mind first; what people think of them was not compared.`;
}

/** With whom those went who did not choose it, in a study of wins and losses with rivals; "" elsewhere. */
export function chosenInstead(task: WritingTask): string {
  if (studyForms[task.brief.study_type].ends !== "half_each" || task.plan.competitors.length === 0) return "";
  const lost = leaning(task, (stance) => stance < 3);
  const went = countsOf(lost, ({ persona_id }) => rivalOf(task.brief, task.plan, persona_id));
  if (went.length === 0) return "";
  const names = went.map(({ name, n }, at) => (at === 0 ? `${name} (${n} of ${lost.length})` : `${name} (${n})`));
  return `Those who did not choose it went with ${inList(names)}.`;
}
