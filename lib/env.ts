import * as z from "zod";
import { ownValue } from "./own-value.ts";

/** One window of a limit: at most `allowed` attempts in `seconds`. */
export type Window = { allowed: number; seconds: number };

const secondsOf = { minute: 60, hour: 3600, day: 86_400 } as const;

/** "10/hour,30/day" replaces all windows of a group; "off" turns the group off. */
const Windows = z
  .string()
  .trim()
  .regex(/^(off|\d{1,9}\/(minute|hour|day)(\s*,\s*\d{1,9}\/(minute|hour|day))*)$/, {
    error: 'must be "off" or counts per window such as "10/hour,30/day"',
  })
  .refine((value) => !/(minute|hour|day).*\1/.test(value), { error: "must name each window once" })
  .transform((value): Window[] =>
    value === "off"
      ? []
      : value.split(",").map((part) => {
          const [allowed, unit] = part.trim().split("/");
          return { allowed: Number(allowed), seconds: ownValue(secondsOf, unit!)! };
        }),
  )
  .optional();

const Environment = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOSTNAME: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must start with postgres:// or postgresql://" })
    .optional(),
  DATA_DIR: z.string().default(".data"),
  AI_MODEL: z.string().max(200).optional(),
  AI_DEADLINE_S: z.coerce.number().int().min(10).max(86_400).default(900),
  RESEARCH_ADMIN_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9\-._~+/]{32,}=*$/, {
      error: "must be 32 or more of the characters A-Z a-z 0-9 - . _ ~ + /, and may end in =",
    })
    .optional(),
  API_KEYS: z.enum(["operator", "self-serve"], { error: 'must be "operator" or "self-serve"' }).default("operator"),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .default("0")
    .transform((value) => value === "1"),
  API_LANE: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("on"),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_REVIEWS: Windows,
  RATE_LIMIT_NEW_TOOLS: Windows,
  RATE_LIMIT_QUESTIONS: Windows,
  RATE_LIMIT_ANSWERS: Windows,
  RATE_LIMIT_REPORTS: Windows,
  RATE_LIMIT_ATTEMPTS: Windows,
  RATE_LIMIT_READS: Windows,
});

/** The name of every variable. */
export const variables = Object.keys(Environment.shape);

export type Env = z.output<typeof Environment> & {
  PUBLIC_URL: string;
  /** TRUSTED_PROXY_HOPS, as far as the operator has set it. */
  saidHops: number | undefined;
};

let current: Env | undefined;

/** The checked environment; a wrong variable stops the start with a sentence that names it. */
export function env(): Env {
  current ??= readEnvironment(process.env);
  return current;
}

/** Checks a set of variables; an empty one counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const checked = Environment.safeParse(given);
  if (!checked.success) {
    const faults = checked.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The environment is not right: ${faults.join("; ")}.`);
  }
  const { PUBLIC_URL, PORT, TRUSTED_PROXY_HOPS } = checked.data;
  return {
    ...checked.data,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    saidHops: given.TRUSTED_PROXY_HOPS === undefined ? undefined : TRUSTED_PROXY_HOPS,
  };
}

/** Forgets the environment, for tests that change it. */
export function forgetEnvironment(): void {
  current = undefined;
}
