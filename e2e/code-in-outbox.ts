import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The code in the newest mail to an address, in the outbox of a service's folder, which only the operator reads. */
export function codeInOutbox(serviceFolder: string, email: string): string {
  const folder = join(serviceFolder, "outbox");
  const mails = readdirSync(folder).sort();
  const mail = mails.map((name) => readFileSync(join(folder, name), "utf8")).findLast((one) => one.includes(email))!;
  return /^ {4}(\d{4} \d{4})$/m.exec(mail)![1]!;
}
