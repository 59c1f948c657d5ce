import type { HarmKind } from "./harm-kind.ts";
import { acts } from "./words/acts.ts";
import { crimes } from "./words/crimes.ts";
import { goods } from "./words/goods.ts";

/** Every kind of harm that is refused. */
export const harmKinds: readonly HarmKind[] = [...goods, ...acts, ...crimes];
