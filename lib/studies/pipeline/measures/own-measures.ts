import { mostOfEnds } from "../../../engines/closed-kinds.ts";
import type { Interview } from "../../../engines/findings.ts";
import { isAnswer } from "../../../engines/marks.ts";
import { ellisRule, ellisThreshold, type Measure, percent, topPoints } from "../../../engines/measured.ts";
import { expected, mean, rounded, sum } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../check-codes.ts";
import { bestWorst } from "./best-worst.ts";
import { aspectsOf, linesOf, ownItemsOf } from "./closed-items.ts";
import {
  type Answers,
  measureOf,
  measureWords,
  noAnswer,
  type Part,
  shareInterval,
  trialWeights,
  unknownMeasure,
} from "./measure-of.ts";
import { boxes, meanOf, scaleMean, shareOf, sharesList, sharesOfPoints, topBox } from "./shares.ts";

// Measures of one type each.

/** The share that would be very disappointed, next to the rule of Ellis. */
export function fitScore(answers: Answers): Measure {
  const score = topBox(answers, {
    id: "pmf_score",
    label: "Very disappointed without it",
    item: "without",
    top: 1,
    source: "ellis",
  });
  return { ...score, items: [{ label: ellisRule, value: ellisThreshold, note: againstRule(score) }] };
}

/** A score reaches the rule, or misses it, only where its whole interval does. */
function againstRule({ value, low, high }: Measure): string {
  if (value === null || low === null || high === null) return "Not known: no usable answer";
  const users = "The rule is one for people who use the product.";
  if (low >= ellisThreshold) return `Reached. ${users}`;
  if (high < ellisThreshold) return `Missed. ${users}`;
  return `Open: ${rounded(100 * value, 0)} %, and the interval holds ${percent(ellisThreshold)}. ${users}`;
}

/** The share that would try it, with each point of intent discounted as it is known to overstate. */
export const trialOf = (answers: Answers): Measure => meanOf(answers, measureWords("trial"), "intent", trialWeights);

/** For each attribute who finds the subject better, and who finds the first rival better. */
export function advantages(answers: Answers): Measure[] {
  const rival = answers.plan.competitors[0] ?? "what is in use today";
  const items = aspectsOf(answers.study_type, answers.plan);
  return [
    sharesList(answers, measureWords("advantage", { rival }), items),
    sharesList(answers, measureWords("rival_advantage", { rival }), items, -topPoints),
  ];
}

/** The share that would choose each option; the value is the subject's, which is the last. */
export const shareOfPreference = (answers: Answers): Measure =>
  sharesOfPoints(answers, measureWords("share_of_preference"), "preference", true);

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

/** The mean of the shares of the highest points of all items, over the interviews that answered them all. */
export function messageScore(answers: Answers): Measure {
  const ids = ownItemsOf(answers.study_type).map(({ id }) => id);
  const complete = answers
    .together(ids)
    .map(({ distributions }) => mean(distributions.map((shares) => sum(shares.slice(-topPoints)))));
  const items = ids.map((id) => {
    const shares = boxes(answers, id, topPoints);
    return { label: id, value: shares.length === 0 ? null : mean(shares) };
  });
  return shareOf(answers, measureWords("message_score"), complete, items);
}

/** Whether it was understood as meant needs a reader of both; counting words does not show it. */
export const comprehensionOf = (answers: Answers): Measure =>
  unknownMeasure(
    answers,
    measureWords("comprehension"),
    "Nobody judged the read-backs: a rehearsal cannot say a line in other words, and a model's are not compared with it",
  );

export function lineScores(answers: Answers): Measure[] {
  const options = linesOf(answers.plan);
  if (options.length === 0) return [];
  return [
    bestWorst(answers, { id: "maxdiff", label: "Which line leads", options }),
    sharesList(answers, measureWords("appeal"), options),
  ];
}

const forces = [
  { id: "push", label: "Push: what is wrong with it" },
  { id: "pull", label: "Pull: what others offer" },
  { id: "anxiety", label: "Anxiety: what a switch could cost" },
  { id: "habit", label: "Habit: being used to it" },
] as const;

/** From this point on a respondent is at risk. */
const atRisk = 7;

/** Of those who are likely to leave, how many an offer would keep. */
export function saveableShare(answers: Answers): Measure {
  const chances = answers.together(["leave", "offer"]).map(({ distributions: [leave, offer] }) => ({
    risk: sum(leave!.slice(atRisk)),
    staying: sum(offer!.slice(-topPoints)),
  }));
  const risk = mean(chances.map((own) => own.risk));
  const value = risk > 0 ? mean(chances.map((own) => own.risk * own.staying)) / risk : null;
  return measureOf(answers, {
    ...measureWords("saveable_share", { atRisk }),
    value,
    // Only those at risk bear on it, so that the fewer they are the wider it is.
    interval: value === null ? null : shareInterval(value, answers.effective(chances.length) * risk),
    n: chances.length,
    items: [
      {
        label: "At risk",
        value: chances.length === 0 ? null : risk,
        note: `Share with ${atRisk} to ${mostOfEnds} of ${mostOfEnds}`,
      },
    ],
  });
}

/** The forces; what drives away less what holds, where all are known. */
export function forcesOf(answers: Answers): Measure {
  const worths = Array.from({ length: mostOfEnds + 1 }, (_, point) => point);
  const parts = forces.map(({ id, label }) => {
    const { value, interval, n } = scaleMean(answers, id, worths);
    return { label, value, ...(interval === null ? noAnswer : { interval }), n };
  });
  const [push, pull, anxiety, habit] = parts.map(({ value }) => value);
  const isKnown = parts.every(({ value }) => value !== null);
  return measureOf(answers, {
    ...measureWords("forces"),
    value: isKnown ? push! + pull! - anxiety! - habit! : null,
    n: Math.min(...parts.map(({ n }) => n)),
    items: parts,
  });
}

/** The shares of awareness, by look-up of the names before the interviewer says them. */
export function awarenessMeasures(answers: Answers): Measure[] {
  const { brand, competitors } = answers.plan;
  if (brand === null)
    return (["unaided_awareness", "first_mention", "aided_awareness"] as const).map((id) =>
      unknownMeasure(answers, measureWords(id), "Whether its name comes to mind was not measured"),
    );
  const unaided = answers.interviews
    .map((interview) => beforeNamed(interview, brand))
    .filter((words) => words !== null);
  const awareness = unaided.map((words) => (placeOf(words, brand) < 0 ? 0 : 1));
  const first = unaided.map((words) => {
    const place = placeOf(words, brand);
    const rivals = competitors.map((name) => placeOf(words, name)).filter((rival) => rival >= 0);
    return place >= 0 && rivals.every((rival) => place < rival) ? 1 : 0;
  });
  return [
    shareOf(answers, measureWords("unaided_awareness"), awareness),
    shareOf(answers, measureWords("first_mention"), first),
    unknownMeasure(answers, measureWords("aided_awareness"), "No question asks whether it is known"),
  ];
}

/** What was answered before a question named the brand; null where the first question did already. */
function beforeNamed({ transcript }: Interview, brand: string): string | null {
  const firstNaming = transcript.findIndex(({ q }) => placeOf(q, brand) >= 0);
  const turns = firstNaming < 0 ? transcript : transcript.slice(0, firstNaming);
  // A probe may quote the respondent: the answer that it follows came unaided.
  return turns.length === 0
    ? null
    : turns
        .filter(isAnswer)
        .map(({ a }) => a)
        .join("\n");
}

/** The place of a name in a text as words of its own; −1 where it is missing. */
export function placeOf(text: string, name: string): number {
  const sought = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return sought === "" ? -1 : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])`, "iu"));
}
