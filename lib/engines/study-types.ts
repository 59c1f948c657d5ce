import * as z from "zod";
import rows from "#lib/engines/study-types.json" with { type: "json" };
import { Audience } from "../personas/contract.ts";

export type StudyTypeId = keyof typeof rows;
export const studyTypeIds = Object.keys(rows) as [StudyTypeId, ...StudyTypeId[]];
export const StudyTypeId = z.enum(studyTypeIds).describe("What kind of question the study asks.");

export const StudyType = z
  .strictObject({
    id: StudyTypeId,
    label: z.string(),
    description: z.string(),
    default_audience: Audience,
  })
  .meta({ id: "StudyType" });
export type StudyType = z.infer<typeof StudyType>;

type Row = Omit<StudyType, "id"> & {
  /** How the slugs of its studies end. */
  slug: string;
  /** How a study looks at its subject: as an offer that people weigh up, or as something they live with. */
  reading: "offer" | "use";
};

/** What is known of each study type, but for its guide. */
export const studyTypeRows = rows as Record<StudyTypeId, Row>;

/** The kinds of study, as they are listed. */
export const studyTypes: StudyType[] = studyTypeIds.map((id) => {
  const { label, description, default_audience } = studyTypeRows[id];
  return { id, label, description, default_audience };
});
