import type { ConsiderationId } from "../../../considerations.ts";
import { effortful } from "./effort.ts";
import { feeling, general } from "./feeling.ts";
import { fitting } from "./fit.ts";
import { money } from "./money.ts";
import { social } from "./others.ts";
import { risk } from "./risk.ts";
import type { Spoken } from "./side.ts";
import { trusting } from "./trust.ts";
import { worth } from "./value.ts";

const spoken: Record<ConsiderationId, Spoken> = {
  ...money,
  ...worth,
  ...trusting,
  ...risk,
  ...effortful,
  ...fitting,
  ...social,
  ...feeling,
};

/** How a consideration is spoken of; in general terms when it is not one of the vocabulary. */
export const spokenOf = (id: string): Spoken => (Object.hasOwn(spoken, id) ? spoken[id as ConsiderationId] : general);
