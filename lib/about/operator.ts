import { env } from "../env.ts";
import type { Operator } from "./contract.ts";

/** Reads who runs this service; null each where the operator has not said it. */
export function operator(): Operator {
  const { OPERATOR_NAME, OPERATOR_CONTACT, OPERATOR_ADDRESS, OPERATOR_COUNTRY } = env();
  return {
    name: OPERATOR_NAME ?? null,
    contact: OPERATOR_CONTACT ?? null,
    address: OPERATOR_ADDRESS ?? null,
    country: OPERATOR_COUNTRY ?? null,
  };
}

/** Until this variable is set, /.well-known/security.txt is not served. */
export const securityTxtNeeds = "OPERATOR_CONTACT";
/** Whether it is served. */
export const hasSecurityTxt = () => env()[securityTxtNeeds] !== undefined;

/** Says at a start and in doctor which variables about the operator are unset; null when none is. */
export function unsaidOperator(): string | null {
  const unset = Object.entries(operator()).filter(([, value]) => value === null);
  if (unset.length === 0) return null;
  const names = unset.map(([name]) => `OPERATOR_${name.toUpperCase()}`);
  return `The public pages do not say fully who runs this service: set ${names.join(", ")}.`;
}
