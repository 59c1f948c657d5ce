import type { Persona } from "../../../personas/contract.ts";
import type { Brief, Price } from "../../brief.ts";
import type { ClosedItem, Rating } from "../../engine.ts";
import { isConsideration, wordsOf } from "../../readings.ts";
import type { Style } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import type { RateTask } from "../task.ts";
import { pointProbabilities, rateAnswer, rateChoice, rateOptions, rateThreshold } from "./rate-answer.ts";
import { type Contribution, importanceParts, levelOf, ofThoseAsked, sumOf, type Weighing, weigh } from "./utility.ts";

/** Deviation of what one person answers from one time to the next: latent units; repeats then agree by a half. */
const noise = 0.65;
/** How much extremity narrows the points of a scale and so pushes answers outward: factor per z-score (exponent). */
const extremityFactor = 0.1;
/** What readiness to agree adds to items that ask for agreement: latent units per z-score; at most 0.1 in all. */
const acquiescenceShift = 0.2;
/** How far the liking of the whole colours the rating of one side: the halo effect (Thorndike 1920); a factor. */
const halo = 0.45;
/** How strongly the level of a consideration shows when it is rated itself: factor on latent units. An assumption. */
const ownLevel = 1.3;

/** How probable each point of a closed question is: by the person's traits, or by the words of an answer alone. */
export const rate = ({ brief, plan, persona, item, situation, answer }: RateTask): Rating => {
  const { measures } = item;
  if (answer !== null) return rateAnswer(answer, item, { brief, plan, persona });
  const disposition = situation?.disposition ?? null;
  if (measures.of === "option") return rateOptions(measures.options, disposition?.stance ?? 3);
  const { style } = traitsOf(persona);
  const offered: Price | null = plan.prices[0] ?? null;
  const price = measures.of === "price" ? measures.price : offered;
  const weighed = weigh({ brief, persona, state: disposition?.state ?? null, price, offered });
  const { latent, reasons } = weighed;
  if (measures.of === "threshold") return { ...rateThreshold(measures, latent), reasons };
  if (measures.of === "choice") return { ...rateChoice(measures, latent, brief), reasons };
  const moved = styled(item, style, moversOf(item, { brief, persona, weighed }));
  const distribution = ofThoseAsked(pointProbabilities(sumOf(moved), item, noise), { item, brief, persona });
  return { distribution, contributions: moved.filter(({ value }) => value !== 0), reasons };
};

type Mind = { brief: Brief; persona: Persona; weighed: Weighing };

/** What moves an item: the whole; or of one consideration, how important it is, or how well the offer does on it. */
function moversOf({ measures }: ClosedItem, { brief, persona, weighed }: Mind): Contribution[] {
  if (measures.of !== "consideration" || !isConsideration(measures.id)) {
    const sign = measures.of === "stance" && measures.isReversed ? -1 : 1;
    return weighed.contributions.map(({ label, value }) => ({ label, value: sign * value }));
  }
  const { id } = measures;
  if (measures.isImportance) return importanceParts(id, brief, persona);
  return [
    { label: "Liking of the whole", value: halo * weighed.latent },
    {
      label: `How “${wordsOf(brief.study_type)[id].label}” is seen`,
      value: ownLevel * levelOf(id, brief, persona),
    },
  ];
}

/** Shifts by response style, which say something of the person and nothing of the subject. */
const styled = (item: ClosedItem, style: Style, moved: Contribution[]): Contribution[] => [
  ...moved,
  { label: "Readiness to agree", value: /\bagree\b/i.test(item.text) ? acquiescenceShift * style.acquiescence : 0 },
  { label: "Habit of strong or mild answers", value: sumOf(moved) * (Math.exp(extremityFactor * style.extremity) - 1) },
];
