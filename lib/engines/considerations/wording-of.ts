import { considerationIds, considerations } from "../considerations.ts";
import type { Wording } from "./consideration.ts";

const all = considerationIds.map((id) => considerations[id]);
const byTheme = new Map(all.map(({ theme, wording }) => [theme, wording]));
const byObjection = new Map(all.map(({ objection, wording }) => [objection, wording]));

const themes = new Map(all.map(({ criterion, theme }) => [criterion, theme]));

/** The theme that a criterion belongs to: readers meet one name for a thing; one outside the vocabulary is its own. */
export const themeOfCriterion = (label: string): string => themes.get(label) ?? label;

/** How a theme is written about; one outside the vocabulary by its own label. */
export const wordingOfTheme = (label: string): Wording => byTheme.get(label) ?? plainly(label);

/** How what an objection is about is written about. */
export const wordingOfObjection = (label: string): Wording => byObjection.get(label) ?? plainly(label);

const plainly = (label: string): Wording => ({
  pro: `“${label}”`,
  con: `“${label}”`,
  see: `what would settle “${label}” for them`,
  keep: `ask what lies behind “${label}”`,
  mend: `ask what lies behind “${label}”`,
});
