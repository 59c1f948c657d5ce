import { userInfo } from "node:os";
import type { Account } from "../contract.ts";
import type { Transaction } from "../db/client.ts";
import { valueOr } from "../value-or.ts";
import { operatorActs } from "./accounts.sql.ts";

/** By these the acts of a session lead to who made its link. */
export const linkActs = { made: "Made a sign-in link", used: "Signed in" };

/** Notes what an operator did, with it: by whose session or secret, what, and on which id; without an account by a command. */
export async function noteAct(
  tx: Pick<Transaction, "insert">,
  by: Pick<Account, "key_id"> | undefined,
  act: string,
  target: string | null = null,
): Promise<void> {
  await tx.insert(operatorActs).values({ actor: by?.key_id ?? command(), act, target });
}

/** A command, with the user of this machine who gave it where that user has a name. */
const command = () => valueOr(() => `command:${userInfo().username}`, "command");
