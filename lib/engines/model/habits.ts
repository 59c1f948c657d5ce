import type * as z from "zod";
import { madeFor, madeOnce } from "../../process-wide.ts";
import type { CallError } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";
import { bounds, schemaTexts } from "./wire-schema.ts";

/** How an answer of a given shape is requested, the most exact way first. */
export const forms = ["bounded", "schema", "json", "words"] as const;
export type Form = (typeof forms)[number];

/** What a server takes of a call. */
export type Habits = {
  form: Form;
  takesSeed: boolean;
  tokens: "max_tokens" | "max_completion_tokens" | null;
  takesSystem: boolean;
  streams: boolean;
};
const usual: Habits = { form: "bounded", takesSeed: true, tokens: "max_tokens", takesSystem: true, streams: true };
/** What every server takes. */
const least: Habits = { form: "words", takesSeed: false, tokens: null, takesSystem: false, streams: false };

type Change = Partial<Habits>;
type Call = { shape: z.ZodType | null; seed: number | undefined };

/** What is known of a server and a model: its habits, which parts it has been seen to take, and what was tried. */
type Knowledge = { habits: Habits; parts: Set<string>; base: Habits; tried: number; hints: number };

const knowledge = madeOnce("model-habits", () => new Map<string, Knowledge>());

const newKnowledge = (): Knowledge => ({ habits: usual, parts: new Set(), base: usual, tried: 0, hints: 0 });
const knownOf = ({ baseURL, model }: ModelAddress): Knowledge =>
  madeFor(knowledge(), `${baseURL} ${model}`, newKnowledge);

export const habitsOf = (address: ModelAddress): Habits => knownOf(address).habits;

const partsOf = (habits: Habits, { shape, seed }: Call): string[] => [
  ...(shape === null ? [] : formParts(habits.form, shape)),
  ...(habits.takesSeed && seed !== undefined ? ["seed"] : []),
  ...(habits.tokens === null ? [] : [habits.tokens]),
  ...(habits.takesSystem ? ["system"] : []),
  ...(habits.streams ? ["stream"] : []),
];

function formParts(form: Form, shape: z.ZodType): string[] {
  if (form !== "bounded") return [`form ${form}`];
  const { json } = schemaTexts(shape);
  return ["form schema", ...bounds.filter((bound) => json.includes(`"${bound}"`)).map((bound) => `bound ${bound}`)];
}

/** Remembers that a server took a call as it was. */
export function keepHabits(address: ModelAddress, current: Habits, call: Call): void {
  const one = knownOf(address);
  for (const part of partsOf(current, call)) one.parts.add(part);
  one.base = one.habits;
  one.tried = 0;
}

/** What an error says that a server does not take. */
const hints: [words: RegExp, without: (habits: Habits) => Change | null][] = [
  [/max_completion_tokens/i, ({ tokens }) => (tokens === "max_tokens" ? { tokens: "max_completion_tokens" } : null)],
  [
    /\bmax_tokens\b/i,
    ({ tokens }) => (tokens === null ? null : { tokens: tokens === "max_tokens" ? "max_completion_tokens" : null }),
  ],
  [/response_format|json.?schema|json.?object|json mode|structured output|grammar|guided/i, nextForm],
  [/\bseed\b/i, ({ takesSeed }) => (takesSeed ? { takesSeed: false } : null)],
  [
    /system (?:role|message|prompt|instruction)|role.{0,20}system/i,
    ({ takesSystem }) => (takesSystem ? { takesSystem: false } : null),
  ],
  [/\bstream(?:ing|_options)?\b/i, ({ streams }) => (streams ? { streams: false } : null)],
];

function nextForm({ form }: Habits): Change | null {
  const next = forms[forms.indexOf(form) + 1];
  return next === undefined ? null : { form: next };
}

/** Each part alone, the likeliest first; and at the end nothing but what every server takes. */
const alone: [part: RegExp, without: Change][] = [
  [/^bound/, { form: "schema" }],
  [/^max_tokens/, { tokens: "max_completion_tokens" }],
  [/^seed/, { takesSeed: false }],
  [/^form schema/, { form: "json" }],
  [/^system/, { takesSystem: false }],
];
const mostHints = 6;

/** Learns from an error that the server does not take what was sent, but for what it took before; says whether a call without it may succeed. */
export function learnHabits(address: ModelAddress, current: Habits, call: Call, error: CallError): boolean {
  const one = knownOf(address);
  // Another call has learned since.
  if (current !== one.habits) return true;
  if (![400, 404, 405, 415, 422, 500, 501].includes(error.statusCode ?? 0)) return false;
  const open = partsOf(current, call).filter((part) => !one.parts.has(part));
  const hinted = hintedBy(error, current);
  if (hinted !== null && one.hints < mostHints) {
    one.hints += 1;
    one.habits = { ...current, ...hinted };
    one.base = one.habits;
    return true;
  }
  if (open.length === 0 || error.statusCode === 500) return false;
  for (; one.tried < alone.length; one.tried += 1) {
    const [part, without] = alone[one.tried]!;
    if (!open.some((name) => part.test(name))) continue;
    one.tried += 1;
    one.habits = { ...one.base, ...without };
    return true;
  }
  if (one.tried > alone.length) return false;
  one.tried += 1;
  one.habits = least;
  return true;
}

function hintedBy({ responseBody = "" }: CallError, current: Habits): Change | null {
  for (const [words, without] of hints) {
    const change = words.test(responseBody) ? without(current) : null;
    if (change !== null) return change;
  }
  return null;
}

/** What was learned of a server, in words; null where it takes everything. */
export function habitsInWords(address: ModelAddress): string | null {
  const { form, takesSeed, tokens, takesSystem, streams } = habitsOf(address);
  const sentences = [
    { bounded: null, schema: "no bounds in a schema", json: "no JSON Schema", words: "no form of answer" }[form],
    takesSeed ? null : "no seed",
    { max_tokens: null, max_completion_tokens: "max_completion_tokens for max_tokens", none: "no limit of tokens" }[
      tokens ?? "none"
    ],
    takesSystem ? null : "no system text",
    streams ? null : "no stream",
  ].filter((one) => one !== null);
  return sentences.length === 0 ? null : sentences.join(", ");
}
