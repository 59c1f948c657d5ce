import { readBytes } from "../net/read-bytes.ts";
import { sizeLimits } from "../net/size-limits.ts";

/** Reads the members of a form; refuses one longer than any form of ours. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, sizeLimits.form.bytes)));
}
