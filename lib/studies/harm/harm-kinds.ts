import type { HarmKind } from "./harm-kind.ts";
import { deedsAgainstLaw } from "./words/deeds-against-law.ts";
import { deedsForMoney } from "./words/deeds-for-money.ts";
import { deedsToPeople } from "./words/deeds-to-people.ts";

/** Every kind of harm that is refused. */
export const harmKinds: readonly HarmKind[] = [...deedsToPeople, ...deedsForMoney, ...deedsAgainstLaw];
