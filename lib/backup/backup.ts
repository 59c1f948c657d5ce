import { unhurried } from "../db/client.ts";
import { writeBackup } from "./backup-file.ts";
import type { Proof } from "./copy.ts";
import { atHome, type Place, refuseMissing } from "./copy-home.ts";
import { copyOut } from "./copy-out.ts";

/** Writes everything in a data home at one moment to a file. */
export async function backUp(from: Place, file: string, options: { force: boolean }): Promise<Proof[]> {
  refuseMissing(from);
  const { proofs } = await atHome(from, (source) => writeBackup(copyOut(source), file, options));
  return proofs;
}

/** Backs up the home that this process serves; on PGlite, requests wait meanwhile. */
export async function backUpServed(file: string, options: { force: boolean }): Promise<Proof[]> {
  const { proofs } = await unhurried((source) => writeBackup(copyOut(source), file, options));
  return proofs;
}
