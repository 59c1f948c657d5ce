import { availableParallelism } from "node:os";
import * as z from "zod";
import { mostStudies } from "./accounts/account-limits.ts";
import { keyVariables, modelsIn, providerNames } from "./ai-providers.ts";
import { limitGroups, limitVariable } from "./contract.ts";
import { partOf } from "./cut-text.ts";
import { choiceInWords, grouped, mailRule, wholeInWords } from "./in-words.ts";
import { ownValue } from "./own-value.ts";
import { valueOr } from "./value-or.ts";

/** One window of a limit: at most `allowed` attempts in `seconds`. */
export type Window = { allowed: number; seconds: number };

export const secondsOf = { minute: 60, hour: 3600, day: 86_400 } as const;
const unit = `(${Object.keys(secondsOf).join("|")})`;
const count = String.raw`\d{1,9}/${unit}`;

/** "10/hour,30/day" replaces all windows of a group; "off" turns the group off. */
const Windows = z
  .string()
  .trim()
  .regex(new RegExp(String.raw`^(off|${count}(\s*,\s*${count})*)$`), {
    error: 'must be "off" or counts per window such as "10/hour,30/day"',
  })
  .refine((value) => !new RegExp(String.raw`${unit}.*\1`).test(value), { error: "must name each window once" })
  .transform((value): Window[] =>
    value === "off"
      ? []
      : value.split(",").map((part) => {
          const [allowed, unit] = part.trim().split("/");
          return { allowed: Number(allowed), seconds: ownValue(secondsOf, unit!)! };
        }),
  )
  .optional();

/** How many processes serve where PROCESSES is not set and there are more processors. */
export const mostProcesses = 4;

const modelName = `(?:${providerNames.join("|")}):[^,\\s]+`;

const HttpAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address", abort: true });

/** An address as people paste it: with a final slash, the whole path of a call, a query; a password in it would be logged. */
const ModelAddress = HttpAddress.refine((text) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}, "must be an address without a user and a password: put the key into AI_API_KEY");

/** {"name": "value"}: headers for a gateway, which are in no log. */
const ModelHeaders = z
  .string()
  .transform((text): unknown => valueOr(() => JSON.parse(text), undefined))
  .pipe(
    z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[ -~]{0,2000}$/), {
      error: 'must be JSON such as {"x-gateway-key": "…"}',
    }),
  );

/** A value for all models of `AI_MODEL`, or one for each in its order; an empty one says nothing. */
const perModel = <Value extends z.ZodType<unknown, string>>(mark: "," | ";", value: Value) =>
  z
    .string()
    .transform((text) => text.split(mark).map((part) => part.trim() || undefined))
    .pipe(z.array(value.optional()))
    .optional();

const ModelKey = z.string().regex(/^[!-~]{1,500}$/, { error: "must be a key without spaces" });
type KeyMembers = Record<(typeof keyVariables)[number], z.ZodOptional<typeof ModelKey>>;
const keyMembers = Object.fromEntries(keyVariables.map((name) => [name, ModelKey.optional()])) as KeyMembers;

const ModelPrice = z
  .string()
  .regex(/^\d+(\.\d+)?(\s*,\s*\d+(\.\d+)?){1,2}$/, {
    error: 'must be dollars per million tokens as "in,out" or "in,out,cached"',
  })
  .transform((text) => {
    const [input, output, cached] = text.split(",").map(Number);
    return { input: input!, output: output!, cached: cached ?? input! };
  });

/** "+partner.example, -contractor.example": domains that are taken and refused, with those below them. */
const DomainChoices = z
  .string()
  .toLowerCase()
  .regex(/^\s*[+-][a-z0-9.-]+(\s*,\s*[+-][a-z0-9.-]+)*\s*$/, {
    error: 'must be domains with + or - before each, such as "+partner.example, -contractor.example"',
  })
  .transform((text) => new Map(text.split(",").map((one) => [partOf(one.trim(), 1), one.trim().startsWith("+")])))
  .optional();

/** A line of text for people, of at most so many characters. */
const lineOf = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[^\\p{Cc}]{2,${most}}$`, "u"), { error: `must be one line of 2 to ${most} characters` })
    .optional();

/** The shortest secret that a variable may set, in characters. */
export const leastBearer = 32;
const Bearer = z.string().regex(new RegExp(`^[A-Za-z0-9\\-._~+/]{${leastBearer},}=*$`), {
  error: `must be ${leastBearer} or more of the characters A-Z a-z 0-9 - . _ ~ + /, and may end in =`,
});

/** One of some words, the first of which is the default. */
const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be ${choiceInWords(words)}` }).default(words[0] as never);

const bit = (standard: "0" | "1") => choice([standard, standard === "0" ? "1" : "0"]).transform((one) => one === "1");

const wholeNumber = (least: number, most: number) => {
  const error = wholeInWords(least, most);
  return z.coerce.number({ error }).refine((one) => Number.isInteger(one) && one >= least && one <= most, { error });
};

/** What a study may cost at most, in dollars. */
const mostDollars = 1_000_000;
const dollars = { error: `must be a number above 0, and at most ${grouped(mostDollars)}` };

const matching = (form: RegExp, error: string) => z.string().regex(form, { error }).optional();

type Limits = Record<ReturnType<typeof limitVariable>, typeof Windows>;

const Environment = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOSTNAME: z.string().default("127.0.0.1"),
  OPERATOR_NAME: lineOf(100),
  OPERATOR_CONTACT: matching(
    /^(https:\/\/[^\s<>"]{3,300}|[^\s@<>"]{1,100}@[^\s@<>"]{3,200})$/,
    `${mailRule}, or the https address of a page`,
  ),
  OPERATOR_ADDRESS: lineOf(300),
  OPERATOR_COUNTRY: lineOf(60),
  PUBLIC_URL: HttpAddress.transform((value) => value.replace(/\/+$/, "")).optional(),
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://"),
  DATA_DIR: z.string().default(".data"),
  AI_MODEL: z
    .string()
    .max(500)
    .regex(new RegExp(`^${modelName}(\\s*,\\s*${modelName})*$`), {
      error: `must be provider:model, such as "openai:gpt-5-mini", with one of the providers ${providerNames.join(", ")}`,
    })
    .optional(),
  AI_BASE_URL: perModel(",", ModelAddress),
  AI_HEADERS: ModelHeaders.optional(),
  AI_API_KEY: perModel(",", ModelKey),
  ...keyMembers,
  AI_PRICE: perModel(";", ModelPrice),
  AI_MAX_COST_USD: z.coerce.number(dollars).positive(dollars).max(mostDollars, dollars).optional(),
  AI_CONCURRENCY: wholeNumber(1, 1000).optional(),
  AI_DEADLINE_S: wholeNumber(10, 86_400).default(900),
  STUDY_RESTART_WAITS_S: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,3})?(\s*,\s*\d{1,5}(\.\d{1,3})?)*$/, { error: 'must be seconds such as "60,300,900"' })
    .default("60,300,900")
    .transform((text) => text.split(",").map(Number)),
  RESEARCH_ADMIN_SECRET: Bearer.optional(),
  API_KEYS: choice(["operator", "self-serve"]),
  ACCOUNT_STUDIES_PER_DAY: wholeNumber(0, mostStudies).default(5),
  SMTP_URL: matching(/^smtps?:\/\/./, "must start with smtp:// or smtps://"),
  MAIL_FROM: matching(/^[^\r\n]{3,300}$/, "must be one line, such as Touchstone <no-reply@example.com>"),
  WORK_EMAIL_ONLY: bit("1"),
  WORK_EMAIL_DOMAINS: DomainChoices,
  WEBHOOK_ALLOW_PRIVATE: bit("0"),
  PROCESSES: wholeNumber(1, 64).optional(),
  PRELOAD_PAGES: choice(["off", "on"]),
  ALERT_WEBHOOK_URL: HttpAddress.optional(),
  ALERT_MAIL: z.email({ error: mailRule }).optional(),
  ALERT_JOB_MINUTES: wholeNumber(1, 10_080).default(15),
  METRICS_TOKEN: Bearer.optional(),
  LOG_FORMAT: choice(["text", "json", "off"]),
  API_LANE: choice(["on", "off"]),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  ...(Object.fromEntries(limitGroups.map((group) => [limitVariable(group), Windows])) as Limits),
});

export const variables = Object.keys(Environment.shape);

/** The names of the variables that are set. */
export const setVariables = () => variables.filter((name) => process.env[name] && process.env[ownVariable] !== name);
export const ownVariable = "TOUCHSTONE_OWN_VARIABLE";

export type Env = z.output<typeof Environment> & {
  PUBLIC_URL: string;
  PROCESSES: number;
  /** `TRUSTED_PROXY_HOPS`, as far as the operator has set it. */
  proxyHops: number | undefined;
};

let current: Env | undefined;

/** The checked environment; a wrong variable stops the start with a sentence that names it. */
export function env(): Env {
  current ??= readEnvironment(process.env);
  return current;
}

const notRight = (fault: string) => new Error(`The environment is not right: ${fault}.`);
/** Checks a set of variables; an empty one counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const checked = Environment.safeParse(values);
  if (!checked.success) {
    const faults = checked.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw notRight(faults.join("; "));
  }
  const fault = faultOfModels(checked.data) ?? faultOfProcesses(checked.data);
  if (fault !== undefined) throw notRight(fault);
  const { PUBLIC_URL, PORT, TRUSTED_PROXY_HOPS, PROCESSES, DATABASE_URL } = checked.data;
  return {
    ...checked.data,
    PROCESSES: PROCESSES ?? (DATABASE_URL === undefined ? 1 : Math.min(mostProcesses, availableParallelism())),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    proxyHops: values.TRUSTED_PROXY_HOPS === undefined ? undefined : TRUSTED_PROXY_HOPS,
  };
}

/** Why there cannot be so many processes, in words. */
function faultOfProcesses({ PROCESSES, DATABASE_URL }: z.output<typeof Environment>): string | undefined {
  if (PROCESSES === undefined || PROCESSES === 1 || DATABASE_URL !== undefined) return undefined;
  return "PROCESSES must be 1 without DATABASE_URL, as one process alone can open PGlite";
}

/** What the variables of models lack together, in words. */
function faultOfModels(settings: z.output<typeof Environment>): string | undefined {
  const { AI_BASE_URL, AI_API_KEY, AI_PRICE, AI_MAX_COST_USD } = settings;
  const models = modelsIn(settings);
  if (models.length === 0) return undefined;
  for (const [name, values] of Object.entries({ AI_BASE_URL, AI_API_KEY, AI_PRICE }))
    if (values !== undefined && values.length !== 1 && values.length !== models.length)
      return `${name} must hold one value for all models of AI_MODEL, or one for each`;
  for (const { id, address } of models) if (address === null) return `AI_BASE_URL must be the address of ${id}`;
  for (const { id, lacksKey, keyFrom } of models)
    if (lacksKey) return `${keyFrom.join(" or ")} must be a key for ${id}`;
  if (AI_MAX_COST_USD !== undefined && models.some(({ price }) => price === null))
    return "AI_MAX_COST_USD needs AI_PRICE for each model, or no cost is known";
  return undefined;
}

/** Forgets the environment, for tests that change it. */
export function forgetEnvironment(): void {
  current = undefined;
}
