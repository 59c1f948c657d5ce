import { type ConsiderationId, considerationIds } from "../../../considerations.ts";
import { type Cue, patternOf } from "./cue.ts";
import * as effort from "./effort.ts";
import * as feeling from "./feeling.ts";
import * as fit from "./fit.ts";
import * as money from "./money.ts";
import * as risk from "./risk.ts";
import * as social from "./social.ts";
import * as timing from "./timing.ts";
import * as trust from "./trust.ts";
import * as worth from "./worth.ts";

const written: Record<ConsiderationId, Cue> = {
  ...money,
  ...worth,
  ...trust,
  ...risk,
  ...effort,
  ...fit,
  ...timing,
  ...social,
  ...feeling,
};

export type Patterns = { id: ConsiderationId; about: RegExp | null; pro: RegExp | null; con: RegExp | null };

/** What to listen for, one entry for each consideration of the vocabulary. */
export const cues: Patterns[] = considerationIds.map((id) => ({
  id,
  about: patternOf(written[id].about),
  pro: patternOf(written[id].pro),
  con: patternOf(written[id].con),
}));
