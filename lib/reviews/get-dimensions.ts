import type { Verb } from "../contract.ts";
import { type getDimensionsEndpoint, rubric } from "./contract.ts";

/** The rubric of the six dimensions. */
export const getDimensions: Verb<typeof getDimensionsEndpoint> = async () => rubric;
