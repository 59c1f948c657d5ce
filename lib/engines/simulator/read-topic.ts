import type { Brief, Price } from "../brief.ts";
import type { ConsiderationId } from "../considerations.ts";
import { readPart } from "../read-part.ts";
import { readPrices } from "../read-prices.ts";
import { onceInStudy } from "./study-draw.ts";
import { typeLevels } from "./words/type-levels.ts";

/** What comes up in a study: what its type brings up, of any thing. */
export const mattersOf = ({ study_type }: Pick<Brief, "study_type">): ConsiderationId[] =>
  Object.keys(typeLevels[study_type].brings) as ConsiderationId[];

/** The price that a question of a study names first. */
export const priceInQuestion = (brief: object, question: string): Price | undefined =>
  onceInStudy(brief, `price in ${question}`, () => readPrices(readPart(question))[0]);
