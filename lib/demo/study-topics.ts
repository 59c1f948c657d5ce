import guides from "#lib/engines/guides.json" with { type: "json" };
import { type StudyTypeId, studyTypeIds } from "../engines/study-types.ts";
import type { StudyInput } from "../studies/study-request.ts";

type DemoStudy = Pick<StudyInput, "topic" | "subject"> & Partial<Omit<StudyInput, "price">> & { price?: object };

/** A question of each kind with what its type needs, about made-up brands and things that all know. */
export const studyTopics = Object.fromEntries(studyTypeIds.map((id) => [id, guides[id].demo])) as Record<
  StudyTypeId,
  DemoStudy
>;
