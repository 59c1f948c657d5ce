import { open } from "node:fs/promises";
import { ownValue } from "../own-value.ts";

/** Reading stops beyond these, so a wrong address ends in a sentence. */
export const registryLimits = {
  pages: 2_000,
  page_bytes: 16 * 1024 * 1024,
  file_bytes: 256 * 1024 * 1024,
  page_ms: 30_000,
  redirects: 5,
};
export type RegistryLimits = typeof registryLimits;

/** Ends an import before anything is written. */
export class RegistryFault extends Error {
  constructor(sentence: string) {
    super(`${sentence} Nothing was imported.`);
    this.name = "RegistryFault";
  }
}

const unreadable: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
};

/** Reads the bytes of a file with a list. */
export async function readFile(path: string, limits: RegistryLimits): Promise<Uint8Array> {
  const refuse = (error: NodeJS.ErrnoException): never => {
    const reason = ownValue(unreadable, error.code ?? "") ?? `reading failed (${error.code ?? error.message})`;
    throw new RegistryFault(
      `${path} cannot be read: ${reason}. Give the path of a file in the registry's list format.`,
    );
  };
  const file = await open(path).catch(refuse);
  try {
    const { size } = await file.stat();
    // A pipe has no size before it is read.
    const bytes = size > limits.file_bytes ? null : await file.readFile().catch(refuse);
    if (bytes !== null && bytes.length <= limits.file_bytes) return bytes;
    throw new RegistryFault(
      `${path} is larger than ${limits.file_bytes} bytes. Split it, or import from the registry's address.`,
    );
  } finally {
    await file.close();
  }
}

/** Fetches one page at an http(s) address, within the limits of time and size. */
export async function fetchPage(from: URL, number: number, limits: RegistryLimits): Promise<Uint8Array> {
  const where = `Page ${number} of ${from.host}`;
  const signal = AbortSignal.timeout(limits.page_ms);
  try {
    const response = await follow(from, where, signal, limits.redirects);
    if (!response.ok)
      throw new RegistryFault(`${where} was answered with ${response.status}. Check the address, or try again later.`);
    return await readBody(response, where, limits.page_bytes);
  } catch (error) {
    if (error instanceof RegistryFault) throw error;
    if (signal.aborted)
      throw new RegistryFault(`${where} took longer than ${limits.page_ms / 1000} seconds. Try again later.`);
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new RegistryFault(
      `${where} could not be fetched (${code ?? "the connection broke"}). Check the address, or try again later.`,
    );
  }
}

/** Follows redirects by hand, so none leads anywhere but to http(s). */
async function follow(from: URL, where: string, signal: AbortSignal, redirects: number): Promise<Response> {
  let url = from;
  for (let left = redirects; left >= 0; left -= 1) {
    const response = await fetch(url, { redirect: "manual", signal, headers: { accept: "application/json" } });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, url);
    if (next === null || !/^https?:$/.test(next.protocol))
      throw new RegistryFault(
        `${where} redirects to something that is not http(s). Give the address of the list itself.`,
      );
    url = next;
  }
  throw new RegistryFault(`${where} redirects more than ${redirects} times. Give the address of the list itself.`);
}

async function readBody(response: Response, where: string, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > limit)
      throw new RegistryFault(`${where} is larger than ${limit} bytes. Ask for smaller pages, such as limit=100.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
