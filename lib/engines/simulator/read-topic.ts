import type { Brief, Price } from "../brief.ts";
import type { ConsiderationId } from "../considerations.ts";
import { readAmounts, readPrices } from "../read-prices.ts";
import { studyForms } from "../study-types.ts";
import { readPart, requestOf } from "../text-parts.ts";
import { usualNeeds } from "../usual-needs.ts";
import { onceInStudy } from "./study-draw.ts";
import { money } from "./words/openings.ts";

/** The prices of a request: the given one, else those of the topic, with the amounts that could not be read whole. */
export const amountsIn = ({ topic, given }: Pick<Brief, "topic" | "given">): ReturnType<typeof readAmounts> =>
  given?.price ? { prices: [given.price], unread: [] } : readAmounts(readPart(requestOf(topic).request));

/** What comes up in a study: what its type brings up of any thing, and money only where there is a price to speak of. */
export const mattersOf = (brief: Brief | Omit<Brief, "personas">): ConsiderationId[] =>
  onceInStudy(brief, "matters", () => {
    const { study_type } = brief;
    const { levels, ends, closed } = studyForms[study_type];
    const isPriced = closed.some(({ is }) => is === "prices") || amountsIn(brief).prices.length > 0;
    const ids = Object.keys(levels.brings) as ConsiderationId[];
    const fitting = isPriced ? ids : ids.filter((id) => !money.has(id));
    return ends === "no_side" ? fitting.slice(0, usualNeeds.length) : fitting;
  });

/** The price that a question of a study names first. */
export const priceInQuestion = (brief: object, question: string): Price | undefined =>
  onceInStudy(brief, `price in ${question}`, () => readPrices(readPart(question))[0]);
