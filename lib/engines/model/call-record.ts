import { createHash } from "node:crypto";

/** A call whose answer was valid, as it is kept. */
export type RecordedCall = {
  /** Which of the engine's calls it is, such as "respond". */
  label: string;
  key: string;
  prompt_sha256: string;
  /** The provider and the model. */
  model: string;
  reply: string;
  input_tokens: number;
  output_tokens: number;
  cached_tokens: number;
  cost_usd: number | null;
  started_at: string;
  ms: number;
};

/** Where the calls of one study are kept, so that a study that begins again pays for none of them twice. */
export type CallRecord = {
  read(key: string): Promise<string | undefined>;
  write(call: RecordedCall): Promise<void>;
};

export const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Numbers equal calls of a study: the n-th of them has a key of its own. */
export function keyCounter(): (parts: unknown) => string {
  const counts = new Map<string, number>();
  return (parts) => {
    const hash = sha256(parts);
    const n = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, n);
    return `${hash}#${n}`;
  };
}
