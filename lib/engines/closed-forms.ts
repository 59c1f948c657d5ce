import type scales from "#lib/engines/closed-scales.json";
import type sources from "#lib/engines/measure-sources.json";
import type { ConsiderationId } from "./considerations.ts";

/** What a closed question rates, for engines that compute; `isReversed`: the highest point speaks against it. */
export type ItemSubject =
  | { of: "stance"; isReversed?: boolean }
  /** How well it does on it, or how important that is. */
  | { of: "consideration"; id: ConsiderationId; isImportance?: boolean };

/** A closed question of a type: on a `scale` of words, or on a numbered one between two `ends`. */
export type OwnItem = {
  is: "item";
  id: string;
  text: string;
  scale?: keyof typeof scales;
  ends?: [lowest: string, highest: string];
  measures?: ItemSubject;
  /** Whether it is asked, and measured, only where a price is known: nobody can say what is worth the price of what has none. */
  isPriced?: boolean;
};

/**
 * A closed question for each of some considerations, with ids that begin with `prefix`: `always`, what matters in the study,
 * and where room is left the `usual` ones of the type. On "sides" the points go from the rival to the subject.
 */
export type AspectItems = {
  is: "aspects";
  prefix: string;
  usual?: ConsiderationId[];
  always?: ConsiderationId[];
  text: string;
  scale: keyof typeof scales | "sides";
};

/** What a type asks after the talk. */
export type ClosedPart = OwnItem | AspectItems | { is: "preference" } | { is: "lines" } | { is: "prices" };

type MeasureName = { id: string; label: string };
type Source = keyof typeof sources;

/** What a type computes of the answers: a formula that several share with its members, or one of its own by name. */
export type MeasureForm =
  /** The share that chooses one of the highest points. */
  | ({ is: "top_box"; item: string; top: number; source?: Source } & MeasureName)
  /** The same over so many of the points, in words of its own. */
  | ({ is: "points"; item: string; top: number; formula: string; source: Source } & MeasureName)
  /** The highest points together, and the highest alone; `labelPriced` is said where a price is known. */
  | { is: "boxes"; item: string; label: string; labelPriced?: string }
  | ({
      is: "mean";
      item: string;
      unit: "mean" | "score" | "share";
      per?: number;
      formula: string;
      source: Source;
    } & MeasureName)
  /** Shares of the type's aspects side by side, or of some items. */
  | ({ is: "shares"; items?: MeasureName[]; formula: string; source: Source } & MeasureName)
  /** Which of the type's aspects are best and worst. */
  | ({ is: "best_worst" } & MeasureName)
  /** The objections of those who end against it. */
  | ({ is: "reasons_against" } & MeasureName)
  | { is: OwnMeasure };

/** Measures that one type has: each is a formula of its own. */
type OwnMeasure =
  | ("awareness" | "fit_score" | "trial" | "preference" | "moment_pain" | "prices" | "message_score" | "lines")
  | ("comprehension" | "driver_share" | "price_as_stated" | "price_as_driver" | "saveable_share" | "forces")
  | ("advantages" | "needs_map" | "eta_squared");
