/**
 * Runs once when a server process starts: opens storage and loads the catalogue, in the background until it succeeds.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareStorage } = await import("#lib/about/prepare-storage.ts");
  const { engineOf } = await import("#lib/studies/engine-of.ts");
  engineOf();
  // Nothing runs in the background without the server entry: such a process may be frozen after any answer.
  await prepareStorage();
}
