import { readBytes } from "../net/read-bytes.ts";
import { sizeLimits } from "../net/size-limits.ts";

/** Reads the members of a form; refuses one of more bytes, by default those of the longest plain form. */
export async function readForm(request: Request, bytes = sizeLimits.form.bytes): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, bytes)));
}
