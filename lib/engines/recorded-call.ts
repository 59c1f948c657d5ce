import * as z from "zod";
import { Count } from "../contract.ts";

/** The steps of a study in which a model is called. */
export const callSteps = [
  ...(["plan", "people", "rate-before", "respond", "probe", "rate-now"] as const),
  ...(["rate", "closed", "code", "support", "write"] as const),
];
export type CallStep = (typeof callSteps)[number];

/** How a call ends that its study's clock or caller stopped. */
export const stopped = "stopped";

/** A call of a model as it is kept: with its answer, which was valid, or with the fault it ended in. */
export const RecordedCall = z.object({
  /** Which of the engine's calls it is. */
  label: z.string(),
  /** What the call says, as a hash, and which of the study's equal calls it is. */
  key: z.string(),
  prompt_sha256: z.string(),
  /** The provider and the model. */
  model: z.string(),
  /** The answer's text and whether it is cut, as JSON; where it has a fault, what had come; null where nothing did. */
  reply: z.string().nullable(),
  /** An EngineFault's kind, or `stopped`; null where there is an answer. */
  fault: z.string().nullable(),
  /** How often it was sent, with repairs and repeats; 0 where a fault or an earlier answer made it needless. */
  requests: Count,
  input_tokens: Count,
  output_tokens: Count,
  cached_tokens: Count,
  cost_usd: z.number().nullable(),
  started_at: z.string(),
  ms: Count,
});
export type RecordedCall = z.infer<typeof RecordedCall>;

/** Where the calls of one study are kept, so that a study that begins again pays for none of them twice. */
export type CallRecord = {
  /** The reply of an earlier call with this key; undefined where the model is to be called. */
  read(key: string, label: string): Promise<string | undefined>;
  write(call: RecordedCall): Promise<void>;
};
