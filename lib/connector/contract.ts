import * as z from "zod";
import { capSpan } from "../accounts/account-limits.ts";
import { Moment } from "../contract.ts";
import servers from "../mcp/servers.json" with { type: "json" };
import type { Scope } from "../research-tool/contract.ts";
import steps from "./steps.json" with { type: "json" };

/** How long an access token opens the connector, in minutes. */
export const accessMinutes = 15;
/** How long an authorization code may be exchanged, in seconds. */
export const codeSeconds = 60;
/** How soon, in seconds, and how often more, a used refresh token is taken again from two programs of one client. */
export const atOnceSeconds = 30;
export const mostAtOnce = 3;
/** How long a request to connect waits for sign-in and consent, in minutes. */
export const requestMinutes = 30;
/** How long a registered client that never connected is kept, in days. */
export const unusedClientDays = 1;
/** How long the steps of a client's last flow are kept, in days. */
export const stepDays = 30;
/** The most bytes of a client's metadata document: more than the draft suggests. */
export const documentBytes = 10 * 1024;
/** How long a client's metadata document may be kept, in seconds, at least and at most. */
export const documentSeconds = { least: 60, usual: 3_600, most: 86_400 };

/** The ways to tokens, for the token endpoint, a registration's answer and the server's metadata. */
export const grantTypes = ["authorization_code", "refresh_token"] as const;

/** The address of the connector, below the public address of the service, and what it is called. */
export const { path: connectorPath, title: connectorTitle } = servers.research;

/** What a connection may do, with the words of the consent page. */
export const scopes = {
  "research:read": "Read your studies, personas, deliveries and use, and see what a study would cost",
  "research:run": `Run studies, follow-ups and simulations within your ${capSpan.often} limit, and change what your account holds`,
} as const satisfies Record<Scope, string>;

/** When a connection ends, as `isLive` has it, beside the end of its session's days. */
export const connectionEnds =
  "with its next call when you revoke it at /account or sign out of the browser that allowed it, when your account is deleted or the operator cuts its client off";

const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
/** The scope of a connection whose person leaves running out. */
export const [leastScope] = scopeNames;

/** The scopes that a scope includes, itself among them: each includes those before it. */
export const withLesser = (scope: Scope): Scope[] => scopeNames.slice(0, scopeNames.indexOf(scope) + 1);

const name = z.string().trim().min(1).max(100);

/** A member that counts as absent when it is sent as nothing. */
const orNothing = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (value) => (value === null || value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value),
    shape.optional(),
  );

/** The most addresses that a client is sent back to. */
export const mostRedirects = 20;
/** What a client says of itself: RFC 7591's members that are read; all others are passed over. */
export const ClientMetadata = z.object({
  client_name: orNothing(name),
  redirect_uris: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => one !== null && one !== "") : value),
    z.array(z.unknown()).min(1).max(mostRedirects),
  ),
  grant_types: orNothing(z.array(z.string().max(100)).max(10)),
  response_types: orNothing(z.array(z.string().max(100)).max(10)),
});
export type ClientMetadata = z.infer<typeof ClientMetadata>;

/** How a challenge is made of a verifier (RFC 7636). */
export const challengeMethod = "S256";

/** The parameters of a request to connect that are read; others are ignored (RFC 6749, 3.1). */
export const authorizationMembers = [
  ...(["client_id", "redirect_uri", "response_type", "response_mode", "scope", "state"] as const),
  ...(["code_challenge", "code_challenge_method", "resource", "prompt", "request", "request_uri"] as const),
] as const;
export type AuthorizationMember = (typeof authorizationMembers)[number];

/** A connected client, as its person's page lists it. */
export const Connection = z.strictObject({
  client_id: z.string(),
  name: z.string(),
  host: z.string().describe("Where the client receives its codes, as the consent page showed it."),
  is_on_own_computer: z.boolean().describe("Whether a program on the person's own computer receives them."),
  described_by: z.string().nullable().describe("The host of its metadata document; null where it named itself."),
  scopes: z.array(z.enum(scopeNames)),
  connected_at: Moment,
  last_used_at: Moment.nullable(),
});
export type Connection = z.infer<typeof Connection>;

/** The steps of a client's way to its first call, in order: in words, and what may be wrong where one that went well is the last. */
export { steps };
export type Step = keyof typeof steps;

/** How a step ended; waiting is for the person. */
export type StepState = "ok" | "waiting" | "refused";

export type StepRow = { step: Step; state: StepState; reason: string | null; at: string };

/** A client's last flow, as the operator's page shows it. */
export type Flow = {
  /** As the caller sent it; null for one that has sent none. */
  client_id: string | null;
  name: string;
  /** Whether it has registered or its document was read. */
  is_known: boolean;
  is_blocked: boolean;
  connections: number;
  steps: StepRow[];
  /** Why the flow went no further; null for one that reached its first call. */
  stopped: string | null;
};

/** What the form of the consent page sends. */
export type Consent = { request: string; account: string; decision: "allow" | "deny"; read_only?: "yes" };
