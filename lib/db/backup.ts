import { writeBackup } from "./backup-file.ts";
import { unhurried } from "./client.ts";
import type { Proof } from "./copy.ts";
import { atHome, type Place, refuseMissing } from "./copy-home.ts";
import { copyOut } from "./copy-out.ts";

/** Writes everything a home of the data holds at one moment to a file. */
export async function backUp(from: Place, file: string, options: { force: boolean }): Promise<Proof[]> {
  refuseMissing(from);
  const { proofs } = await atHome(from, (source) => writeBackup(copyOut(source), file, options));
  return proofs;
}

/** Does the same with the home that this process serves from; on PGlite, requests wait meanwhile. */
export async function backUpServed(file: string, options: { force: boolean }): Promise<Proof[]> {
  const { proofs } = await unhurried((source) => writeBackup(copyOut(source), file, options));
  return proofs;
}
