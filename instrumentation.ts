/**
 * Runs once when a server process starts: opens storage, loads the catalogue, in the background until it succeeds, and
 * notes errors of pages.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareStorage } = await import("#lib/about/prepare-storage.ts");
  const { engineOf } = await import("#lib/studies/study.ts");
  const { hearErrors } = await import("#lib/net/refusal-of.ts");
  hearErrors();
  engineOf();
  // Nothing runs in the background without the server entry: such a process may be frozen after any answer.
  await prepareStorage();
}
