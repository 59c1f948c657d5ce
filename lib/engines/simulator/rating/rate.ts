import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { State } from "../../disposition.ts";
import type { ClosedItem, Rating } from "../../engine.ts";
import { styleOf, traitsOf } from "../people/persona-traits.ts";
import type { Style } from "../people/traits.ts";
import type { RateTask } from "../task.ts";
import { type Reading, readTopic } from "../topic/read-topic.ts";
import { pointProbabilities } from "./ordered-probit.ts";
import { asksImportance, isAgainst, leniencyOf, rateAnswer } from "./rate-answer.ts";
import { rateOptions } from "./rate-option.ts";
import { rateChoice, rateThreshold } from "./rate-pick.ts";
import { burdenOf, relevanceOf } from "./relevance.ts";
import { askedPrice, type Contribution, importance, levelOf, type Weighing, weigh } from "./utility.ts";

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

const asksAgreement = /\bagree\b/i;

type Latent = { latent: number; contributions: Contribution[] };
type Mind = { reading: Reading; weighed: Weighing; traits: ReturnType<typeof traitsOf>["traits"] };

/** A consideration as an item of its own: how important it is to someone, or how well the offer does on it. */
function ofConsideration(
  id: ConsiderationId,
  item: ClosedItem,
  type: Parameters<typeof levelOf>[2],
  mind: Mind,
): Latent {
  const { theme } = considerations[id];
  const level = levelOf(id, mind.reading, type);
  const contributions = asksImportance(item)
    ? [
        {
          label: `How much “${theme}” matters to this person`,
          value: importanceSlope * Math.log(importance(id, mind.traits)),
        },
        { label: `How much the topic brings up “${theme}”`, value: Math.min(1, Math.abs(level)) },
      ]
    : [
        { label: "Liking of the whole", value: halo * mind.weighed.latent },
        { label: `What the topic says of “${theme}”`, value: ownLevel * level },
      ];
  return { latent: contributions.reduce((sum, { value }) => sum + value, 0), contributions };
}

function latentOf(item: ClosedItem, type: Parameters<typeof levelOf>[2], mind: Mind): Latent {
  if (item.measures.of === "consideration" && item.measures.id in considerations)
    return ofConsideration(item.measures.id as ConsiderationId, item, type, mind);
  const { latent, contributions } = mind.weighed;
  if (!isAgainst(item)) return { latent, contributions };
  return { latent: -latent, contributions: contributions.map(({ label, value }) => ({ label, value: -value })) };
}

/** Shifts by response style, which say something of the person and nothing of the subject. */
function styled(item: ClosedItem, style: Style, { latent, contributions }: Latent): Latent {
  const agrees = asksAgreement.test(item.text) ? acquiescenceShift * style.acquiescence : 0;
  const outward = latent * (Math.exp(extremityFactor * style.extremity) - 1);
  const shifts = [
    { label: "Readiness to agree", value: agrees },
    { label: "Habit of strong or mild answers", value: outward },
  ].filter(({ value }) => value !== 0);
  return { latent: latent + agrees + outward, contributions: [...contributions, ...shifts] };
}

/**
 * How probable each point of a closed question is: without an answer, what a person with the persona's traits would
 * choose, with the reasons; with one, what its words say, read without looking at who said them.
 */
export const rate = async ({ brief, plan, persona, item, situation, answer }: RateTask): Promise<Rating> => {
  if (answer !== null) return rateAnswer(answer, item, plan, brief.study_type);
  const { traits } = traitsOf(persona);
  if (item.measures.of === "option")
    return rateOptions(item.measures.options, { brief, persona, traits, disposition: situation?.disposition ?? null });
  const reading = readTopic(brief);
  const state: State | null = situation?.disposition.state ?? null;
  const price = item.measures.of === "price" ? item.measures.price : askedPrice(reading);
  const relevance = [
    ...relevanceOf(persona, reading.about, reading.category?.label ?? null),
    ...burdenOf(persona, price),
  ];
  const weighed = weigh({ reading, type: brief.study_type, traits, relevance, state, price });
  if (item.measures.of === "threshold")
    return { ...rateThreshold(item.measures, weighed.latent), reasons: weighed.reasons };
  if (item.measures.of === "choice") return { ...rateChoice(item.measures, weighed.latent), reasons: weighed.reasons };
  const { latent, contributions } = styled(
    item,
    styleOf(persona),
    latentOf(item, brief.study_type, { reading, weighed, traits }),
  );
  return {
    distribution: pointProbabilities(latent, item.points.length, noise, leniencyOf(item)),
    contributions: contributions.filter(({ value }) => value !== 0),
    reasons: weighed.reasons,
  };
};
