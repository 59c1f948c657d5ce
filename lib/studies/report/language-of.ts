import type { FullStudy } from "../study-record.ts";

/** The language of a study's own words, as a BCP 47 tag; undefined where no one reads it. */
export const languageOf = ({ understood }: Pick<FullStudy, "understood">): string | undefined =>
  understood?.language ?? undefined;
