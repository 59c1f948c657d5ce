/** A call of a model as it is kept: with its answer, which was valid, or with the fault it ended in. */
export type RecordedCall = {
  /** Which of the engine's calls it is, such as "respond". */
  label: string;
  /** What the call says, as a hash, and which of the study's equal calls it is. */
  key: string;
  prompt_sha256: string;
  /** The provider and the model. */
  model: string;
  /** The answer's text and whether it is cut, as JSON; where it has a fault, what had come; null where nothing did. */
  reply: string | null;
  /** An EngineFault's kind, or "stopped" where its study ended it; null where there is an answer. */
  fault: string | null;
  /** How often it was sent, with repairs and repeats; 0 where a fault or an earlier answer made it needless. */
  requests: number;
  input_tokens: number;
  output_tokens: number;
  cached_tokens: number;
  cost_usd: number | null;
  started_at: string;
  ms: number;
};
