import { open } from "node:fs/promises";
import * as z from "zod";
import { readAtMost } from "../net/request-head.ts";
import { ownValue } from "../own-value.ts";

/** One page of a list: its entries with their places, and where the list says that it goes on. */
type Page = { entries: { place: string; value: unknown }[]; cursor: string | null };

const utf8 = new TextDecoder("utf-8", { fatal: true });

const List = z.object({
  servers: z.array(z.unknown()).nullable(),
  metadata: z.object({ nextCursor: z.string().nullish() }).nullish(),
});

/** One server.json, or one entry of a list, alone. */
const Single = z.union([z.object({ server: z.looseObject({}) }), z.object({ name: z.string() })]);

/** Reads a list of servers page by page: an http(s) address with all pages of its cursors, else a file. */
export async function* readRegistryPages(from: string, limits: RegistryLimits = registryLimits): AsyncGenerator<Page> {
  if (/^https?:\/\//i.test(from)) return yield* readPages(from, limits);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(from))
    throw new RegistryFault("Give a file or an address that starts with http:// or https://.");
  yield readPage(await readFile(from, limits), from, 1);
}

async function* readPages(from: string, limits: RegistryLimits): AsyncGenerator<Page> {
  const url = URL.parse(from);
  if (url === null || url.username !== "" || url.password !== "")
    throw new RegistryFault("Give an http(s) address that is whole and has no login in it.");
  const cursors = new Set<string>();
  for (let number = 1; ; number += 1) {
    if (number > limits.pages)
      throw new RegistryFault(
        `The list goes on after ${limits.pages} pages. Ask for larger pages (${largePage}), or for fewer servers (version=latest or updated_since=…).`,
      );
    const page = readPage(await fetchPage(url, number, limits), url.host, number);
    yield page;
    const { cursor } = page;
    if (cursor === null) return;
    if (cursors.has(cursor))
      throw new RegistryFault(`Page ${number} leads back to a page that was read already: its cursor repeats.`);
    cursors.add(cursor);
    url.searchParams.set("cursor", cursor);
  }
}

function readPage(bytes: Uint8Array, from: string, number: number): Page {
  const where = number === 1 ? from : `Page ${number} of ${from}`;
  const json = parse(bytes, where);
  const before = number === 1 ? "" : `page ${number}, `;
  const [pointer, list] = Array.isArray(json) ? ["", { servers: json }] : ["/servers", List.safeParse(json).data];
  if (list !== undefined) {
    const { servers, metadata }: z.infer<typeof List> = list;
    const entries = (servers ?? []).map((value, index) => ({ place: `${before}${pointer}/${index}`, value }));
    return { entries, cursor: metadata?.nextCursor || null };
  }
  if (Single.safeParse(json).success) return { entries: [{ place: "the record", value: json }], cursor: null };
  throw new RegistryFault(
    `${where} is not a list of MCP servers: it must be {"servers": […], "metadata": {…}} as the registry answers, an array of servers, or one server.json.`,
  );
}

function parse(bytes: Uint8Array, where: string): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new RegistryFault(`${where} is not JSON in UTF-8. Check that it is the list itself and that it is complete.`);
  }
}

/** How an address asks the official registry for its largest pages. */
export const largePage = "limit=100";
/** Reading stops beyond these, so a wrong address ends in a sentence. */
export const registryLimits = {
  pages: 2_000,
  page_bytes: 16 * 1024 * 1024,
  file_bytes: 256 * 1024 * 1024,
  page_ms: 30_000,
};
export type RegistryLimits = typeof registryLimits;

/** Ends an import before anything is written. */
class RegistryFault extends Error {
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
async function readFile(path: string, limits: RegistryLimits): Promise<Uint8Array> {
  const refuse = (error: NodeJS.ErrnoException): never => {
    const reason = ownValue(unreadable, error.code ?? "") ?? `reading failed (${error.code ?? error.message})`;
    throw new RegistryFault(`${path} cannot be read: ${reason}. Give a file in the registry's list format.`);
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
async function fetchPage(from: URL, number: number, limits: RegistryLimits): Promise<Uint8Array> {
  const where = `Page ${number} of ${from.host}`;
  const signal = AbortSignal.timeout(limits.page_ms);
  try {
    // A redirect that leads anywhere but to http(s) fails, and so does a ring of them (Fetch, 4.4).
    const response = await fetch(from, { signal, headers: { accept: "application/json" } });
    if (!response.ok)
      throw new RegistryFault(`${where} was answered with ${response.status}. Check the address, or try again.`);
    const limit = limits.page_bytes;
    const tooLarge = `${where} is larger than ${limit} bytes. Ask for smaller pages, such as ${largePage}.`;
    return await readAtMost(response.body ?? [], limit, () => new RegistryFault(tooLarge));
  } catch (error) {
    if (error instanceof RegistryFault) throw error;
    if (signal.aborted)
      throw new RegistryFault(`${where} took longer than ${limits.page_ms / 1000} seconds. Try again later.`);
    const { code, message = "the connection broke" } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    throw new RegistryFault(`${where} could not be fetched (${code ?? message}). Check the address, or try again.`);
  }
}
