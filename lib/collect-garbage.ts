import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees what the start alone needed; V8 does so itself only when it needs the room. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NonNullable<typeof gc>;
  void collect({ type: "major", execution: "async", flavor: "last-resort" });
}
