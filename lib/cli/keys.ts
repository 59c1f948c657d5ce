import type * as z from "zod";
import { mostConcurrency } from "../accounts/account-limits.ts";
import { type ApiKey, createKeyEndpoint, KeyName, type listKeysEndpoint } from "../accounts/contract.ts";
import { pageSizes } from "../contract.ts";
import { env } from "../env.ts";
import { inChoice, lengthInWords } from "../in-words.ts";
import { formsOf } from "./commands.ts";
import type { Inputs } from "./operations.ts";
import { keyList, movedKey, newKey, revokedKey } from "./reports.ts";

type KeyOperations = Pick<Inputs, "create_key" | "list_keys" | "move_key" | "revoke_key">;
type CarryOut = <Name extends keyof KeyOperations>(name: Name, input: Inputs[Name]) => Promise<string>;
type Page = z.output<typeof listKeysEndpoint.result>;
type NewKey = z.output<typeof createKeyEndpoint.result>;
type Options = { [Option in "name" | "concurrency" | "same-as" | "url"]?: string | undefined };

/** Makes, lists, moves and revokes keys where the data is, or at another service with --url; returns the terminal's text. */
export async function keys(
  action: string | undefined,
  key_id: string | undefined,
  { url, ...input }: Options,
  carryOut: CarryOut,
): Promise<string> {
  const forms = formsOf("keys");
  const form = forms.find(({ words }) => words[0] === action);
  if (form === undefined)
    throw new Misused(`Say what to do with the keys: ${inChoice(forms.map(({ words }) => words[0]!))}.`);
  const other = Object.keys(input).find((option) => !(option in form.options));
  if (other !== undefined) throw new Misused(`keys ${action} takes no --${other}.`);
  const [, missing] = form.words;
  if ((missing === undefined) !== (key_id === undefined))
    throw new Misused(missing === undefined ? `"${key_id}" is not known here.` : `${missing} is missing.`);
  const act = url === undefined ? carryOut : actAt(url);
  if (action === "create") return act("create_key", keyInput(input));
  if (action === "list") return act("list_keys", {});
  if (action === "move") return act("move_key", { key_id: key_id!, account: input["same-as"] });
  return act("revoke_key", { key_id: key_id! });
}

function keyInput({ name, concurrency, "same-as": account }: Options): KeyOperations["create_key"] {
  if (name === undefined) throw new Misused('--name "<what it is for>" is missing.');
  const checked = createKeyEndpoint.input.safeParse({ name, account, concurrency: concurrency && Number(concurrency) });
  if (!checked.success)
    throw new Misused(`--name has ${lengthInWords(KeyName)}, --concurrency is a whole number to ${mostConcurrency}.`);
  return checked.data;
}

function actAt(base: string): CarryOut {
  const ask = service(base);
  const actions: { [Name in keyof KeyOperations]: (input: KeyOperations[Name]) => Promise<string> } = {
    create_key: async (input) => newKey((await ask("POST", "", input)) as NewKey),
    list_keys: async () => keyList(await allKeys(ask)),
    move_key: async ({ key_id, account }) =>
      movedKey((await ask("POST", `/${encodeURIComponent(key_id)}/move`, { account })) as ApiKey),
    revoke_key: async ({ key_id }) => {
      await ask("DELETE", `/${encodeURIComponent(key_id)}`);
      return revokedKey(key_id);
    },
  };
  return (name, input) => actions[name](input);
}

async function allKeys(ask: ReturnType<typeof service>): Promise<ApiKey[]> {
  const all: ApiKey[] = [];
  for (;;) {
    const { keys: page, total } = (await ask("GET", `?limit=${pageSizes.most}&offset=${all.length}`)) as Page;
    all.push(...page);
    if (page.length === 0 || all.length >= total) return all;
  }
}

/** Asks a running service as its operator; a refusal is an error with the service's own sentence. */
function service(base: string) {
  const { RESEARCH_ADMIN_SECRET } = env();
  if (RESEARCH_ADMIN_SECRET === undefined)
    throw new Error("Set RESEARCH_ADMIN_SECRET to the secret that the service was started with.");
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${RESEARCH_ADMIN_SECRET}`,
      ...(body && { "content-type": "application/json" }),
    };
    const address = `${base.replace(/\/+$/, "")}/api/v1/keys${path}`;
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(address, { method, headers, ...payload }).catch(() => {
      throw new Error(`No service answers at ${base}. Start it, or name its address by --url.`);
    });
    if (answer.ok) return answer.status === 204 ? null : answer.json();
    const refusal = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new Error(`${base} refused with ${answer.status}: ${refusal.message ?? "no reason was given"}`);
  };
}

/** A command line that no command understands: answered with the usage. */
export class Misused extends Error {}
