import type { Verb } from "../contract.ts";
import { studyTypes } from "../engines/study-types.ts";
import type { listStudyTypesEndpoint } from "./contract.ts";

/** The kinds of study. */
export const listStudyTypes: Verb<typeof listStudyTypesEndpoint> = async () => ({ study_types: studyTypes });
