import type * as z from "zod";
import { type ApiKey, createKeyEndpoint, type listKeysEndpoint } from "../accounts/contract.ts";
import { env } from "../env.ts";
import { plural } from "../format.ts";
import { Misused } from "./misused.ts";

type Page = z.output<typeof listKeysEndpoint.result>;
type Given = { name?: string | undefined; concurrency?: string | undefined; url?: string | undefined };

/** What an operator asks of the keys of a running service, by its HTTP interface; gives what the terminal shows. */
export async function keys(action: string | undefined, key_id: string | undefined, given: Given): Promise<string> {
  const others = Object.keys(given).filter((option) => option !== "url");
  if (action !== "create" && others.length > 0) throw new Misused(`keys ${action ?? ""} takes no --${others[0]}.`);
  if ((action === "revoke") !== (key_id !== undefined))
    throw new Misused(action === "revoke" ? "<key_id> is missing." : `"${key_id}" is not known here.`);
  const ask = service(given.url ?? env().PUBLIC_URL);
  if (action === "create") return created(await ask("POST", "", bodyOf(given)));
  if (action === "list") return listed(await allKeys(ask));
  if (action === "revoke") {
    await ask("DELETE", `/${encodeURIComponent(key_id!)}`);
    return `Revoked ${key_id}: it is refused from the next call on.`;
  }
  throw new Misused("Say what to do with the keys: create, list or revoke.");
}

function bodyOf({ name, concurrency }: Given): object {
  if (name === undefined) throw new Misused('--name "<what it is for>" is missing.');
  const checked = createKeyEndpoint.input.safeParse({ name, concurrency: concurrency && Number(concurrency) });
  if (!checked.success) throw new Misused("--name has 1 to 100 characters, --concurrency is a whole number to 1000.");
  return checked.data;
}

/** Every page of the keys, one after the other. */
async function allKeys(ask: ReturnType<typeof service>): Promise<ApiKey[]> {
  const all: ApiKey[] = [];
  for (;;) {
    const { keys: page, total } = (await ask("GET", `?limit=100&offset=${all.length}`)) as Page;
    all.push(...page);
    if (page.length === 0 || all.length >= total) return all;
  }
}

/** Asks the running service as its operator; a refusal is an error with the service's own sentence. */
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
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(address, { method, headers, ...sent }).catch(() => {
      throw new Error(`No service answers at ${base}. Start it, or name its address by --url.`);
    });
    if (answer.ok) return answer.status === 204 ? null : answer.json();
    const told = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new Error(`${base} refused with ${answer.status}: ${told.message ?? "no reason was given"}`);
  };
}

function created(made: unknown): string {
  const { key, key_id, name, concurrency } = made as { key: string } & ApiKey;
  return `${key}\n\nThis is the key "${name}" (${key_id}), for ${plural(concurrency, "study", "studies")} at once. It is shown only now: keep it like a password.`;
}

function listed(all: ApiKey[]): string {
  if (all.length === 0)
    return 'There are no keys. Make one: npm run touchstone -- keys create --name "<what it is for>"';
  const rows = all.map(({ key_id, name, prefix, concurrency, created_at, last_used_at, revoked_at }) => [
    key_id,
    `${prefix}…`,
    String(concurrency),
    created_at.slice(0, 10),
    last_used_at?.slice(0, 10) ?? "never",
    revoked_at === null ? "in use" : `revoked ${revoked_at.slice(0, 10)}`,
    name,
  ]);
  const table = [["key_id", "prefix", "at once", "made", "last used", "state", "name"], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
