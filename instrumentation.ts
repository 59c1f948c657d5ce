/** Notes a page that failed while it was drawn; one whose verb failed was noted there, and its refusal has that id. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logFault } = await import("#lib/net/refusal-of.ts");
  const isNoted = error instanceof Error && error.name === "AppError";
  if (!isNoted) logFault(error);
}

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
