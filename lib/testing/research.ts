import { randomUUID } from "node:crypto";
import { accounts, apiKeys } from "../accounts/accounts.sql.ts";
import { hashOfKey, makeApiKey } from "../accounts/authenticate.ts";
import { prefixLength } from "../accounts/contract.ts";
import type { Account } from "../contract.ts";
import { database } from "../db/client.ts";
import type { Answer, Engine } from "../engines/engine.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { setTestEngine } from "../studies/study.ts";

/** An account with a new key: its headers, and the service's record of it. */
export type Customer = { headers: { authorization: string }; account: Account };

/** Makes an account with a key that may run so many studies at once. */
export async function aCustomer(concurrency = 10): Promise<Customer> {
  const account_id = `acct_${randomUUID()}`;
  const key = makeApiKey();
  const key_id = `key_${randomUUID()}`;
  const db = await database();
  await db.insert(accounts).values({ account_id, kind: "member", name: "A customer" });
  const kept = { prefix: key.slice(0, prefixLength), key_sha256: hashOfKey(key), created_by: "test" };
  await db.insert(apiKeys).values({ key_id, account_id, name: "test", concurrency, ...kept });
  return {
    headers: { authorization: `Bearer ${key}` },
    account: { account_id, key_id, concurrency, isOperator: false },
  };
}

/** A request for a study of one interview; a test names only the members it is about. */
export const aStudy = (members: Record<string, unknown> = {}) => ({
  topic: "How do mid-market finance leads feel about expense software for $9 a month?",
  study_type: "custom",
  audience: "b2b",
  persona_ids: ["p_cfo"],
  n_per_persona: 1,
  seed: 7,
  ...members,
});

/** A whole answer of these words. */
export const said = (text: string): Answer => ({ text, mark: null });

/** Lets the built-in engine speak with some of its calls answered another way. */
export const speakAs = (calls: Partial<Engine>): void => setTestEngine(() => ({ ...simulator(), ...calls }));

const waiting: (() => void)[] = [];

/** Lets the built-in engine speak again, and every waiting study go on: after each test. */
export function letSpeak(): void {
  setTestEngine(simulator);
  for (const go of waiting.splice(0)) go();
}

/** Makes every study wait at its start until `go` is called; `asked` resolves when the first waits. */
export function holdStudies(): { go: () => void; asked: Promise<void> } {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: note } = Promise.withResolvers<void>();
  const { plan } = simulator();
  waiting.push(resolve);
  speakAs({
    plan: async (task) => {
      note();
      await gone;
      return plan(task);
    },
  });
  return { go: letSpeak, asked };
}

/** The events of a study's stream until its end, with its comments under the name of a comment. */
export async function readEvents(response: Response): Promise<{ event: string; data: unknown }[]> {
  const told = await response.text();
  return told
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const [, event = "comment"] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = "null"] = /^data: (.*)$/m.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
