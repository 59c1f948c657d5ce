/** What can go wrong with a model, as a closed list. */
export const engineFaultKinds = [
  "bad_key",
  "no_quota",
  "rate_limited",
  "model_not_found",
  "no_deployment",
  "not_loaded",
  "loading",
  "wrong_region",
  "not_an_api",
  "redirected",
  "unreachable",
  "server_error",
  "too_slow",
  "refused",
  "bad_answer",
  "answer_too_long",
  "reply_too_large",
  "prompt_too_long",
  "bad_request",
  "over_budget",
] as const;
export type EngineFaultKind = (typeof engineFaultKinds)[number];

/** Faults that every other call of the same provider has too. */
const fatal: readonly EngineFaultKind[] = [
  "bad_key",
  "no_quota",
  "model_not_found",
  "no_deployment",
  "not_loaded",
  "wrong_region",
  "not_an_api",
  "redirected",
];

/** An engine that cannot answer. Its sentence is the service's own and says what to do; it holds no key and no provider's text. */
export class EngineFault extends Error {
  readonly kind: EngineFaultKind;
  readonly sentence: string;

  constructor(kind: EngineFaultKind, sentence: string) {
    super(sentence);
    this.name = "EngineFault";
    this.kind = kind;
    this.sentence = sentence;
  }

  /** Whether no other call can succeed either, until the operator changes something. */
  get isFatal(): boolean {
    return fatal.includes(this.kind);
  }
}
