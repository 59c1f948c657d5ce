import { hash } from "node:crypto";
import type { RecordedCall } from "../recorded-call.ts";

/** Where the calls of one study are kept, so that a study that begins again pays for none of them twice. */
export type CallRecord = {
  /** The reply of an earlier call with this key; undefined where the model is to be called. */
  read(key: string, label: string): Promise<string | undefined>;
  write(call: RecordedCall): Promise<void>;
};

export const sha256 = (text: string): string => hash("sha256", text, "hex");

/** Numbers equal calls of a study: the n-th of them has a key of its own. */
export function keyCounter(): (identity: string) => string {
  const counts = new Map<string, number>();
  return (identity) => {
    const digest = sha256(identity);
    const n = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, n);
    return `${digest}#${n}`;
  };
}
