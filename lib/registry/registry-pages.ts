import * as z from "zod";
import { fetchPage, RegistryFault, type RegistryLimits, readFile, registryLimits } from "./registry-bytes.ts";

/** One page of a list: its entries with their places, and whether the list promises more. */
type Page = { entries: { place: string; value: unknown }[]; hasMore: boolean };

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** `next_cursor` belongs to answers before 2025-09-16. */
const List = z.object({
  servers: z.array(z.unknown()).nullable(),
  metadata: z.object({ nextCursor: z.string().nullish(), next_cursor: z.string().nullish() }).nullish(),
});

/** One server.json, or one entry of a list, alone. */
const Single = z.union([z.object({ server: z.looseObject({}) }), z.object({ name: z.string() })]);

/** Reads a list of servers page by page: an http(s) address with all pages of its cursors, else a file. */
export async function* readRegistryPages(from: string, limits: RegistryLimits = registryLimits): AsyncGenerator<Page> {
  if (/^https?:\/\//i.test(from)) return yield* readPages(from, limits);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(from))
    throw new RegistryFault("Give a file or an address that starts with http:// or https://.");
  const { page } = readPage(await readFile(from, limits), from, 1);
  yield page;
}

async function* readPages(from: string, limits: RegistryLimits): AsyncGenerator<Page> {
  const url = URL.parse(from);
  if (url === null || url.username !== "" || url.password !== "")
    throw new RegistryFault("Give an http(s) address that is whole and has no login in it.");
  const seen = new Set<string>();
  for (let number = 1; ; number += 1) {
    if (number > limits.pages)
      throw new RegistryFault(
        `The list goes on after ${limits.pages} pages. Ask for larger pages (limit=100), or for fewer servers (version=latest or updated_since=…).`,
      );
    const { page, cursor } = readPage(await fetchPage(url, number, limits), url.host, number);
    yield page;
    if (cursor === null) return;
    if (seen.has(cursor))
      throw new RegistryFault(`Page ${number} leads back to a page that was read already: its cursor repeats.`);
    seen.add(cursor);
    url.searchParams.set("cursor", cursor);
  }
}

function readPage(bytes: Uint8Array, from: string, number: number): { page: Page; cursor: string | null } {
  const where = number === 1 ? from : `Page ${number} of ${from}`;
  const read = parse(bytes, where);
  const before = number === 1 ? "" : `page ${number}, `;
  const entriesOf = (values: unknown[], pointer: string) =>
    values.map((value, index) => ({ place: `${before}${pointer}/${index}`, value }));
  if (Array.isArray(read)) return { page: { entries: entriesOf(read, ""), hasMore: false }, cursor: null };
  const list = List.safeParse(read);
  if (list.success) {
    const { servers, metadata } = list.data;
    const cursor = metadata?.nextCursor || metadata?.next_cursor || null;
    return { page: { entries: entriesOf(servers ?? [], "/servers"), hasMore: cursor !== null }, cursor };
  }
  if (Single.safeParse(read).success)
    return { page: { entries: [{ place: "the record", value: read }], hasMore: false }, cursor: null };
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
