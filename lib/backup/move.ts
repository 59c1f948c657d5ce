import type { Proof } from "./copy.ts";
import { atHome, type Place, refuseMissing } from "./copy-home.ts";
import { copyIn } from "./copy-in.ts";
import { copyOut } from "./copy-out.ts";

/** Copies everything from one data home to another, empty one, and proves it; the first is unchanged. */
export async function moveData(from: Place, to: Place): Promise<Proof[]> {
  refuseMissing(from);
  return atHome(from, (source) => atHome(to, (target) => copyIn(target, copyOut(source))));
}
