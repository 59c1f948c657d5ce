import type { Account } from "../contract.ts";
import type { Transaction } from "../db/client.ts";
import { operatorActs } from "./accounts.sql.ts";

/** The user of this machine who gives a command, as far as the system says it. */
const user = process.env.SUDO_USER ?? process.env.USER ?? process.env.USERNAME;
const command = user === undefined ? "command" : `command:${user}`;

/** Notes what an operator did, with it: by whose session or secret, what, and on which id; without an account by a command. */
export async function noteAct(
  tx: Pick<Transaction, "insert">,
  by: Pick<Account, "key_id"> | undefined,
  act: string,
  target: string | null = null,
): Promise<void> {
  await tx.insert(operatorActs).values({ actor: by?.key_id ?? command, act, target });
}
