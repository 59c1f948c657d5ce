import { isDemoData } from "../../db/demo-data.ts";
import { syntheticLabel } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";

/** The label of a study's files, which says of a demo's study that it is one. */
export const labelOf = (study: Pick<FullStudy, "quant" | "engine">): string =>
  `${isDemoData() ? "Demo data. " : ""}${syntheticLabel(study)}`;
