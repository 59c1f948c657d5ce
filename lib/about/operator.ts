import { env } from "../env.ts";
import { contactHref, type Operator } from "./contract.ts";

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

const variables = ["OPERATOR_NAME", "OPERATOR_CONTACT", "OPERATOR_ADDRESS", "OPERATOR_COUNTRY"] as const;

/** Says at a start and in doctor which variables about the operator are unset; null when none is. */
export function unsaidOperator(): string | null {
  const unset = variables.filter((name) => env()[name] === undefined);
  if (unset.length === 0) return null;
  return `The public pages do not say fully who runs this service: set ${unset.join(", ")}.`;
}

/** How many days a security.txt is good from the moment it is read: RFC 9116, 2.5.5, wants less than a year. */
const securityDays = 180;

/** Writes security.txt (RFC 9116); null while the operator has not said where to write. */
export function securityText(now = new Date()): string | null {
  const { contact } = operator();
  if (contact === null) return null;
  const base = env().PUBLIC_URL;
  const end = new Date(now.getTime() + securityDays * 86_400_000);
  end.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contactHref(contact)}`,
    `Expires: ${end.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${base}/.well-known/security.txt`,
    `Policy: ${base}/contact#security`,
    "",
  ].join("\n");
}
