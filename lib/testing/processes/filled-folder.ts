import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const fillWithinMs = 120_000;

/**
 * Copies a data folder as the first start of a server leaves it. Filling one takes seconds: the first process that needs
 * it fills it in `place`, and all others copy that.
 */
export async function copyFilledFolder(place: string, to: string): Promise<void> {
  const [filled, filling] = [join(place, "filled"), join(place, "filling")];
  for (const deadline = Date.now() + fillWithinMs; !existsSync(filled); ) {
    const isFirst = await mkdir(filling).then(
      () => true,
      () => false,
    );
    if (isFirst) await fill(filling, filled);
    else if (Date.now() > deadline) throw new Error(`No process has filled ${filled} in time.`);
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await cp(filled, to, { recursive: true });
}

async function fill(folder: string, filled: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
  try {
    await promisify(execFile)(process.execPath, ["lib/testing/processes/fill-folder.ts"], { env });
    if (!existsSync(filled)) await rename(folder, filled);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
