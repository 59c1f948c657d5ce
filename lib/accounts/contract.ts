import * as z from "zod";
import { endpointForAccount, Moment, paged, paging, readCosts, text, whole } from "../contract.ts";
import { defaultConcurrency, keyBegin, linkMinutes, mostConcurrency, mostStudies } from "./account-limits.ts";

/** How many characters of a key are shown: those after its beginning leave a guesser too much. */
export const prefixLength = keyBegin.length + 4;
/** Each server start prints this before a sign-in link. */
export const linkLabel = `Operator sign-in, good once and for ${linkMinutes} minutes`;

export const ApiKey = z
  .strictObject({
    key_id: z.string(),
    account: z.string().describe("The account it belongs to, with everything that is made by it."),
    account_name: z.string().describe("What the account is called, such as the name of its first key."),
    name: z.string(),
    prefix: z.string().describe(`The first ${prefixLength} characters, to tell keys apart.`),
    concurrency: z.int().describe("How many studies of this key may run at once."),
    created_at: Moment,
    last_used_at: Moment.nullable(),
    expires_at: Moment.nullable().describe("When it stops working, where the operator has put another in its place."),
    revoked_at: Moment.nullable(),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof ApiKey>;

/** Whether a key works now; `isInUse` beside its table says the same in SQL. */
export const isKeyInUse = ({ revoked_at, expires_at }: Pick<ApiKey, "revoked_at" | "expires_at">): boolean =>
  revoked_at === null && (expires_at === null || Date.parse(expires_at) > Date.now());

/** What is said of a key or a connection that calls came with, before the day of the last; and of one without any. */
export const lastUsed = "Last used";
export const neverUsed = "Never used";
export const keyDays = { made: "Made", ended: "Ended", revoked: "Revoked" };
export const keyOrder = "newest first";
export const listKeysEndpoint = endpointForAccount({
  name: "list_keys",
  method: "GET",
  path: "/api/v1/keys",
  summary: `List this account's API keys, ${keyOrder}, without the keys themselves; for the operator those of every account.`,
  cost: readCosts.list,
  input: z.object(paging),
  result: z.strictObject({ keys: z.array(ApiKey), ...paged }),
});

/** How often a key is shown, and which account one without an account gets. */
export const keyShown = "shown once";
export const newAccount = "a new account, named after the key";
/** What only the operator may give a key. */
export const beyondDefault = `only the operator gives more than ${defaultConcurrency} studies at once`;
export const afterMoving = "What it has made stays where it is; a study that runs ends there too.";
export const afterEnding = "Its next call is refused; studies that run go on";
export const afterRevoking = `${afterEnding}. This cannot be undone.`;

/** What is done with keys, sessions and deliveries: on one's own page and on the operator's. */
export const actNames = { key: "Make key", revoke: "Revoke", signOut: "Sign out everywhere", resend: "Send again" };
export const keyPurpose = "What the key is for";
export const KeyName = text(1, 100).describe(`${keyPurpose}.`);

const TargetAccount = text(1, 200)
  .optional()
  .describe(
    `An account's id, or a key's id for the account of that key. Absent: a key's own account; for the operator ${newAccount}.`,
  );

export const createKeyEndpoint = endpointForAccount({
  name: "create_key",
  method: "POST",
  path: "/api/v1/keys",
  summary: `Make an API key. It is ${keyShown}; make a second one before you revoke the first.`,
  input: z.object({
    name: KeyName,
    account: TargetAccount,
    concurrency: whole(1, mostConcurrency)
      .optional()
      .describe(`How many studies may run at once, ${defaultConcurrency} when absent; ${beyondDefault}.`),
  }),
  invalid: "invalid_request",
  refuses: ["forbidden"],
  result: z.strictObject({
    key_id: z.string(),
    key: z.string().describe(`The key itself: ${keyShown}.`),
    account: z.string().describe("The account it belongs to."),
    name: z.string(),
    prefix: z.string(),
    concurrency: z.int(),
    created_at: Moment,
  }),
  status: () => 201,
});

/** Which keys a key revokes; a person revokes every one of the account, and the operator all. */
export const revokes = "A key revokes itself and the keys it made";

export const revokeKeyEndpoint = endpointForAccount({
  name: "revoke_key",
  method: "DELETE",
  path: "/api/v1/keys/{key_id}",
  summary: `Revoke an API key: within seconds no process accepts it any more. ${revokes}.`,
  input: z.object({ key_id: z.string().describe("A key's id, as list_keys has it.") }),
  refuses: ["forbidden"],
  result: z.null(),
  status: () => 204,
});

export const moveKeyEndpoint = endpointForAccount({
  name: "move_key",
  method: "POST",
  path: "/api/v1/keys/{key_id}/move",
  summary: `Move a key to another account, for the operator only. ${afterMoving}`,
  input: z.object({ key_id: revokeKeyEndpoint.input.shape.key_id, account: TargetAccount }),
  invalid: "invalid_request",
  refuses: ["forbidden"],
  result: ApiKey,
});

/** How many rows a list of the operator's shows at once; `more` where others follow. */
export const rowsShown = 100;
export type Page<Row> = { rows: Row[]; from: number; more: boolean };

/** The kinds of accounts: two are built in, and others are of people and of single keys. */
export const accountKinds = ["operator", "member", "visitors"] as const;

/** An account on the operator's page, with its use; calls are those with its keys in `countedDays`. */
export type AccountRow = Record<"account_id" | "name" | "created_at", string> &
  Record<"email" | "keys_requested_at", string | null> &
  Record<"studies_per_day" | "cost_this_month_usd", number | null> &
  Record<"calls" | "studies_this_month", number> & { kind: (typeof accountKinds)[number]; keys_allowed: boolean };
export type KeyRow = ApiKey & { calls: number };
export type AccountName = Pick<AccountRow, "account_id" | "name">;

/** By which span in UTC the use of an account is added up, in words and in SQL, and how many of them are shown. */
export const useSpan = { unit: "month", form: "YYYY-MM", most: 12 };

/** What an account began in a month, and what that used. */
export type MonthOfUse = {
  month: string;
  studies: number;
  follow_ups: number;
  simulations: number;
  interviews: number;
  model_calls: number;
  /** What the interviews are charged, in US dollars. */
  price_usd: number;
  /** What the models cost, in US dollars; null where no price is known. */
  cost_usd: number | null;
};

/** What the operator changes of an account; no cap is null. */
export const AccountChange = z.union([
  z.strictObject({ studies_per_day: whole(0, mostStudies).nullable() }),
  z.strictObject({ keys_allowed: z.boolean() }),
]);
