import type * as z from "zod";
import type { Operation } from "../contract.ts";
import { shortPointer } from "../json/json-pointer.ts";
import { faultsOf, inOrderSent, isObject, refusalFor } from "./member-faults.ts";

/** Checks the arguments of an operation that came as one JSON object, as from an MCP tool. */
export function parseArguments<O extends Operation>(operation: O, given: unknown): z.output<O["input"]> {
  const allowed = Object.keys(operation.input.shape);
  const members = given === undefined ? {} : given;
  const unknown = isObject(members) ? Object.keys(members).filter((name) => !allowed.includes(name)) : [];
  const ofNames = unknown.map((name) => ({
    pointer: shortPointer([name]),
    message: `is not an argument here; allowed: ${allowed.join(", ") || "none"}`,
  }));
  // Unknown members were named above; a lenient schema for each call would cost more than the call.
  const known = isObject(members)
    ? Object.fromEntries(Object.entries(members).filter(([name]) => allowed.includes(name)))
    : members;
  const parsed = operation.input.safeParse(known, { reportInput: true });
  if (parsed.success && ofNames.length === 0) return inOrderSent(parsed.data, members) as z.output<O["input"]>;
  const details = [...ofNames, ...(parsed.success ? [] : faultsOf(parsed.error))];
  throw refusalFor(operation, details, { inBody: operation.invalid !== undefined, sent: members });
}
