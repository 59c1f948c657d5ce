import type * as z from "zod";
import type { Operation } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { AppError, type Detail, type ErrorCode } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { placeInWords, shortPointer, stepsOf } from "../json/json-pointer.ts";

/** How many faults an answer lists: a body can have thousands, and its sender needs the first ones. */
const mostDetails = 100;

/** A fault with the code that its shape names, in place of the endpoint's own. */
export type Fault = Detail & { code?: ErrorCode };

/** The refusal of these faults; with a code per member, the first faulty one in the input's order decides. */
export function refusalFor(
  { invalid, input }: Operation,
  faults: Fault[],
  { inBody, sent }: { inBody: boolean; sent: unknown },
): AppError {
  const own = faults.find(({ code }) => code !== undefined);
  const details = faults.map(({ pointer, message }) => ({ pointer, message }));
  const first = (faults: Detail[]) => ({ details: faults.slice(0, mostDetails) });
  if (own !== undefined) return new AppError(own.code!, sentence([own], sent), first(details));
  if (!inBody || invalid === undefined || typeof invalid === "string") {
    const code = inBody && typeof invalid === "string" ? invalid : "invalid_argument";
    return new AppError(code, sentence(details, sent), first(details));
  }
  const order = Object.keys(input.shape);
  const place = ({ pointer }: Detail) => order.indexOf(pointer.split("/")[1] ?? "");
  const sorted = details.toSorted((one, other) => place(one) - place(other));
  const code = invalid[order[place(sorted[0]!)] ?? ""] ?? "invalid_request";
  return new AppError(code, sentence(sorted, sent), first(sorted));
}

/** Every fault from zod, an unknown member by its own pointer. */
export function faultsOf(error: z.core.$ZodError): Fault[] {
  const places = new Set(error.issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  // A text in place of a list is not also too long for one.
  const issues = error.issues.filter((issue) => issue.code === "invalid_type" || !places.has(placeOf(issue)));
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((name) => ({
        pointer: shortPointer([...issue.path, name]),
        message: "is not a member here; leave it out",
      }));
    const fault = { pointer: placeOf(issue), message: faultInWords(issue) };
    const code = issue.code === "custom" ? (issue.params?.code as ErrorCode | undefined) : undefined;
    return [code === undefined ? fault : { ...fault, code }];
  });
}

const placeOf = ({ path }: z.core.$ZodIssue) => shortPointer(path);

/** Orders the members of a checked value as sent: reveals what was signed unsorted. */
export function inOrderSent(checked: unknown, sent: unknown): unknown {
  if (!isObject(checked) || !isObject(sent)) return checked;
  const names = new Set([...Object.keys(sent), ...Object.keys(checked)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(checked, name))
      .map((name) => [name, inOrderSent(checked[name], sent[name])]),
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function sentence(details: Detail[], sent: unknown): string {
  const [first] = details;
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : "";
  const text = `${first!.message}${more}.`;
  if (first!.pointer === "") return partOf(text, 0, 1).toUpperCase() + partOf(text, 1);
  return `${placeInWords(stepsOf(first!.pointer, sent))} ${text}`;
}
