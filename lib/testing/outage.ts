import { awaySince, noteStorage, storageUnavailable } from "../db/storage-away.ts";

/** Storage is away while this looks; returns since when it was. */
export async function outage(look: () => unknown = () => undefined): Promise<string> {
  await noteStorage(Promise.reject(storageUnavailable())).catch(() => undefined);
  const since = awaySince()!;
  await look();
  await noteStorage(Promise.resolve());
  return since;
}
