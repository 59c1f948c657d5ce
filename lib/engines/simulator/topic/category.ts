import type { ProfileId } from "./profiles.ts";

/**
 * A usual price, in US dollars (euros and pounds are taken alike): what people would first compare with. Only an order
 * of magnitude, from public list prices of 2024 and 2025 as generally known; an assumption, printed with every rating
 * it enters.
 */
export type Reference = { amount: number; per: "month" | "seat" | "once" | "night" | "hour" };

/** A kind of thing: what respondents call it, how people weigh it, and the words it is known by. */
export type Category = { label: string; profile: ProfileId; reference: Reference | null; words: string[] };

export type Row = [label: string, profile: ProfileId, price: `${number} ${Reference["per"]}` | null, words: string];
