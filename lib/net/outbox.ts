import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loggedError } from "../db/logged-error.ts";
import { env } from "../env.ts";

const folderName = "outbox";
/** Where mails lie without a mail server, as it is said. */
export const outboxPlace = `DATA_DIR/${folderName}`;
/** How many hours a mail lies in the outbox: longer than any code in it is good. */
export const outboxHours = 24;
const hourMs = 3_600_000;

/** Writes a mail to a file that only this user reads; the log has its path and nothing else of it. */
export async function writeToOutbox(message: Buffer): Promise<void> {
  const folder = outbox();
  const file = join(folder, `${new Date().toISOString().replaceAll(":", "")}-${randomBytes(4).toString("hex")}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearOutbox();
  await writeFile(file, message, { mode: 0o600, flag: "wx" });
  console.log(`Mail is off (SMTP_URL is not set). One was written to ${file}`);
}

/** Deletes the mails to this address. */
export async function forgetMails(address: string): Promise<void> {
  for (const file of await mailsIn(outbox())) {
    const [head] = (await readFile(file, "utf8")).split("\n\n", 1);
    // A header may be folded.
    const headers = head!.replaceAll(/\n\s+/g, " ").split("\n");
    if (headers.includes(`To: ${address}`)) await rm(file, { force: true });
  }
}

/** Clears the outbox of old mails now and hourly, for as long as this process lives. */
export function clearOutboxHourly(): void {
  void clearOutbox();
  setInterval(() => void clearOutbox(), hourMs).unref();
}

async function clearOutbox(): Promise<void> {
  try {
    for (const file of await mailsIn(outbox()))
      if (Date.now() - (await stat(file)).mtimeMs > outboxHours * hourMs) await rm(file, { force: true });
  } catch (error) {
    console.error("The outbox was not cleared:", loggedError(error));
  }
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(".eml")).map((name) => join(folder, name));
}

const outbox = (): string => resolve(env().DATA_DIR, folderName);
