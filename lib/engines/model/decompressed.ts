import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
/** What is there is passed on at once, and a body that lacks its last bytes is read all the same. */
const zlib = { flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH };
const brotli = { flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH };
const decoders = new Map<string, () => Transform>([
  ["gzip", () => createGunzip(zlib)],
  ["x-gzip", () => createGunzip(zlib)],
  ["deflate", () => createInflate(zlib)],
  ["br", () => createBrotliDecompress(brotli)],
]);
const mostEncodings = 5;

/** A body as it was before its `Content-Encoding`; as it is where it has none, or one that was not requested. */
export function decompressed(body: Readable, encoding: string | null): Readable {
  const names = (encoding ?? "")
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  const steps = names.flatMap((name) => decoders.get(name) ?? []);
  if (names.length === 0 || steps.length < names.length || names.length > mostEncodings) return body;
  const chain = steps.toReversed().map((decoder) => decoder());
  pipeline([body, ...chain], () => {});
  return chain.at(-1)!;
}
