import { type ConsiderationId, considerationIds, considerations } from "../../../considerations.ts";
import { type Wording, wordings } from "./wording.ts";

const byTheme = new Map<string, ConsiderationId>(considerationIds.map((id) => [considerations[id].theme, id]));
const byObjection = new Map<string, ConsiderationId>(considerationIds.map((id) => [considerations[id].objection, id]));

/** How a theme is written about; one outside the vocabulary by its own label. */
export function wordingOfTheme(label: string): Wording {
  const id = byTheme.get(label);
  return id === undefined ? plainly(label) : wordings[id];
}

/** How what an objection is about is written about. */
export function wordingOfObjection(label: string): Wording {
  const id = byObjection.get(label);
  return id === undefined ? plainly(label) : wordings[id];
}

const plainly = (label: string): Wording => ({
  pro: `“${label}”`,
  con: `“${label}”`,
  see: `what would settle “${label}” for them`,
  keep: `ask what lies behind “${label}”`,
  mend: `ask what lies behind “${label}”`,
});
