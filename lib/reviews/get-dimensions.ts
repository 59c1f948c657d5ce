import type { Verb } from "../contract.ts";
import { dimensions, rubricVersion } from "../rubric/dimensions.ts";
import { scoringVersion } from "../votes/rules.ts";
import type { getDimensionsEndpoint } from "./contract.ts";

/** The rubric of the dimensions. */
export const getDimensions: Verb<typeof getDimensionsEndpoint> = async () => ({
  scoring_version: scoringVersion,
  rubric_version: rubricVersion,
  dimensions: [...dimensions],
});
