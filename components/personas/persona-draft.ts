import type { MemberOf } from "#lib/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { AppError, type Detail } from "#lib/errors.ts";
import { recordOf } from "#lib/own-value.ts";
import { type importPersonasEndpoint, personaAudience, type savePersonaEndpoint } from "#lib/personas/contract.ts";

/** What a form of a persona holds, as text. */
export type PersonaDraft = Record<keyof typeof savePersonaEndpoint.input.shape, string>;

/** The acts of the page of personas, as its buttons send them. */
export type PersonaAct = "make" | "add" | "change" | "import" | "delete";
/** What was sent and refused: kept, so that nothing has to be typed twice. */
export type Refusal = { act: string; form: Record<string, string>; faults: Record<string, string[]> } | null;

/** What was sent and refused, with the faults of each field by its name. */
export function refusedOf(form: URLSearchParams | null, done: string | AppError | null): Refusal {
  if (form === null || !(done instanceof AppError)) return null;
  const details: Detail[] = done.extras.details ?? [];
  const byField = Map.groupBy(details, ({ pointer }) => fieldOf(pointer));
  const faults = Object.fromEntries([...byField].map(([name, own]) => [name, own.map(({ message }) => message)]));
  return { act: form.get("act") ?? "", form: { ...Object.fromEntries(form), csv: csvIn(form) }, faults };
}

/** The CSV of a form: the file that was chosen, else what was written. */
export const csvIn = (form: URLSearchParams): string =>
  form.get("csv_file") || (form.get("csv" satisfies MemberOf<typeof importPersonasEndpoint>) ?? "");

/** A fault of a trait is one of the traits; one of a CSV keeps its line and column. */
const fieldOf = (pointer: string): string =>
  pointer.startsWith("/csv") ? partOf(pointer, 1) : (pointer.split("/")[1] ?? "");

/** The text of a form of a persona; what is missing is empty. */
export function draftOf(values: Record<string, unknown>): PersonaDraft {
  const textOf = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  const names = ["name", "age", "role", "company", "industry", "income", "location", "traits", "notes"] as const;
  return { ...recordOf(names, textOf), audience: textOf("audience") || personaAudience };
}
