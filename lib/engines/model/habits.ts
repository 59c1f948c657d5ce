import { processWide } from "../../process-wide.ts";
import type { CallError } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";

/** How an answer of a given shape is requested: by schema with its bounds or without, as any JSON, or in words alone. */
export const forms = ["bounded", "schema", "json", "words"] as const;
export type Form = (typeof forms)[number];

/** What a compatible server is known to take. */
export type Habits = { form: Form; takesSeed: boolean };

const known = () => (processWide<Map<string, Habits>>("model-habits").current ??= new Map());
const nameOf = ({ baseURL, model }: ModelAddress) => `${baseURL} ${model}`;

export const habitsOf = (address: ModelAddress): Habits =>
  known().get(nameOf(address)) ?? { form: "bounded", takesSeed: true };

/** Learns from an error that the server does not take what was sent; says whether a call without it may succeed. */
export function learnHabits(address: ModelAddress, sent: Habits, error: CallError): boolean {
  const learned = address.provider === "compatible" ? without(sent, error) : null;
  if (learned !== null) known().set(nameOf(address), learned);
  return learned !== null;
}

function without({ form, takesSeed }: Habits, { statusCode, responseBody = "" }: CallError): Habits | null {
  if (statusCode !== 400 && statusCode !== 422 && statusCode !== 501) return null;
  const next = forms[forms.indexOf(form) + 1];
  const isForm = /response_format|json_schema|json_object|structured output|grammar/i.test(responseBody);
  if (isForm && next !== undefined) return { form: next, takesSeed };
  return takesSeed && /\bseed\b/i.test(responseBody) ? { form, takesSeed: false } : null;
}
