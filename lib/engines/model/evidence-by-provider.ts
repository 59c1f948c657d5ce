import { madeFor } from "../../process-wide.ts";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import type { ModelAddress } from "./settings.ts";

type Evidence = {
  ended: AbortSignal;
  /** Ends with the caller or with the provider. */
  endedWith: (caller: AbortSignal) => AbortSignal;
  succeeded: () => void;
  failed: (fault: EngineFault) => EngineFault;
};

/**
 * What a study knows of each provider. A fault that every call would have ends all calls of the study there, once it is
 * proven: none has succeeded since the start, or the next one fails alike. Until then it is one call's, like a refusal.
 */
export function evidenceByProvider(): (model: ModelAddress) => Evidence {
  const byName = new Map<string, Evidence>();
  return ({ baseURL, provider }) => madeFor(byName, `${provider} ${baseURL}`, newEvidence);
}

function newEvidence(): Evidence {
  const end = new AbortController();
  let hasSucceeded = false;
  let last: EngineFaultKind | null = null;
  // The calls of a study have few callers, and each signal made of others is paid for when memory is collected.
  const joined = new WeakMap<AbortSignal, AbortSignal>();
  return {
    ended: end.signal,
    endedWith: (caller) => madeFor(joined, caller, () => AbortSignal.any([caller, end.signal])),
    succeeded: () => {
      hasSucceeded = true;
      last = null;
    },
    failed: (fault) => {
      if (!fault.isFatal || end.signal.aborted) return fault;
      const isProven = !hasSucceeded || last === fault.kind;
      last = fault.kind;
      if (!isProven) return new EngineFault("refused", fault.sentence);
      end.abort(fault);
      return fault;
    },
  };
}
