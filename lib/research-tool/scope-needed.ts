import { AppError } from "../errors.ts";
import type { ResearchContext, Scope } from "./contract.ts";

/** The refusal of a call that this connection may not make; the door asks the client for the scope (RFC 6750, 403). */
export class ScopeNeeded extends AppError {
  readonly scope: Scope;

  constructor(scope: Scope) {
    super("invalid_key", `This connection may only read. Allow it ${scope}, and send the same call again.`);
    this.scope = scope;
  }
}

/** Refuses what spends or changes where the connection may only read. */
export function needScope({ scopes }: Pick<ResearchContext, "scopes">): void {
  if (!scopes.includes("research:run")) throw new ScopeNeeded("research:run");
}
