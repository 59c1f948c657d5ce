import type { Verb } from "../contract.ts";
import type { getParticipationEndpoint } from "./contract.ts";
import { wholeParticipation } from "./participation.ts";

/** Gets the whole text on taking part. */
export const getParticipation: Verb<typeof getParticipationEndpoint> = async () => wholeParticipation();
