import faults from "./engine-faults.json" with { type: "json" };

/** What can go wrong with a model, as a closed list. */
export type EngineFaultKind = keyof typeof faults;
export const engineFaultKinds = Object.keys(faults) as EngineFaultKind[];

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

  /** How often a call is tried again after it; one page of a proxy is no evidence of what ends every call. */
  get tries(): number {
    const fault = faults[this.kind];
    return "tries" in fault ? fault.tries : 0;
  }

  /** Whether no other call to the provider can succeed either, until the operator changes something. */
  get isFatal(): boolean {
    return "isFatal" in faults[this.kind];
  }
}
