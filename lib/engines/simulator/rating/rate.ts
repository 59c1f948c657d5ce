import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { ClosedItem, Rating } from "../../engine.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { Style, TraitId } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import type { RateTask } from "../task.ts";
import { type Reading, readTopic } from "../topic/read-topic.ts";
import { pointProbabilities } from "./point-probabilities.ts";
import { asksImportance, isAgainst, rateAnswer } from "./rate-answer.ts";
import { rateChoice, rateOptions, rateThreshold } from "./rate-pick.ts";
import { askedPrice, type Contribution, importance, levelOf, sumOf, type Weighing, weigh } from "./utility.ts";

/** Deviation of what one person answers from one time to the next: latent units; repeats then agree by a half. */
export const noise = 0.65;
/** How much extremity narrows the points of a scale and so pushes answers outward: factor per z-score (exponent). */
const extremityFactor = 0.1;
/** What readiness to agree adds to items that ask for agreement: latent units per z-score; at most 0.1 in all. */
const acquiescenceShift = 0.2;
/** How far the liking of the whole colours the rating of one side: the halo effect (Thorndike 1920); a factor. */
const halo = 0.45;
/** How strongly the level of a consideration shows when it is rated itself: factor on latent units. An assumption. */
const ownLevel = 1.3;
/** How far apart people's importances lie on a scale of importance: latent units per unit of the logarithm. */
const importanceSlope = 1.4;

/** How probable each point of a closed question is: by the person's traits, or by the words of an answer alone. */
export const rate = async ({ brief, plan, persona, item, situation, answer }: RateTask): Promise<Rating> => {
  const { measures } = item;
  if (answer !== null) return rateAnswer(answer, item, plan, brief.study_type);
  const disposition = situation?.disposition ?? null;
  if (measures.of === "option") return rateOptions(measures.options, { brief, persona, disposition });
  const { traits, style } = traitsOf(persona);
  const reading = readTopic(brief);
  const type = brief.study_type;
  const price = measures.of === "price" ? measures.price : askedPrice(reading);
  const weighed = weigh({ reading, type, persona, state: disposition?.state ?? null, price });
  const { latent, reasons } = weighed;
  if (measures.of === "threshold") return { ...rateThreshold(measures, latent), reasons };
  if (measures.of === "choice") return { ...rateChoice(measures, latent), reasons };
  const moved = styled(item, style, moversOf(item, { reading, type, weighed, traits }));
  const distribution = pointProbabilities(sumOf(moved), item, noise);
  return { distribution, contributions: moved.filter(({ value }) => value !== 0), reasons };
};

type Mind = { reading: Reading; type: StudyTypeId; weighed: Weighing; traits: Record<TraitId, number> };

/** What moves an item: the whole; or of one consideration, how important it is, or how well the offer does on it. */
function moversOf(item: ClosedItem, { reading, type, weighed, traits }: Mind): Contribution[] {
  const { measures } = item;
  if (measures.of !== "consideration" || !(measures.id in considerations)) {
    const sign = isAgainst(item) ? -1 : 1;
    return weighed.contributions.map(({ label, value }) => ({ label, value: sign * value }));
  }
  const id = measures.id as ConsiderationId;
  const { theme } = considerations[id];
  const level = levelOf(id, reading, type);
  if (!asksImportance(item))
    return [
      { label: "Liking of the whole", value: halo * weighed.latent },
      { label: `What the topic says of “${theme}”`, value: ownLevel * level },
    ];
  const matters = importanceSlope * Math.log(importance(id, traits));
  return [
    { label: `How much “${theme}” matters to this person`, value: matters },
    { label: `How much the topic brings up “${theme}”`, value: Math.min(1, Math.abs(level)) },
  ];
}

/** Shifts by response style, which say something of the person and nothing of the subject. */
const styled = (item: ClosedItem, style: Style, moved: Contribution[]): Contribution[] => [
  ...moved,
  { label: "Readiness to agree", value: /\bagree\b/i.test(item.text) ? acquiescenceShift * style.acquiescence : 0 },
  { label: "Habit of strong or mild answers", value: sumOf(moved) * (Math.exp(extremityFactor * style.extremity) - 1) },
];
