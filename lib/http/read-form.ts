import { AppError } from "../errors.ts";
import { readBytes } from "../net/read-bytes.ts";
import { sizeLimits } from "../net/size-limits.ts";

/** Reads the members of a form; refuses one of more bytes, by default those of the longest plain form, and one with a NUL. */
export async function readForm(request: Request, bytes = sizeLimits.form.bytes): Promise<URLSearchParams> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, bytes)));
  // No stored text has a NUL character, and PostgreSQL refuses a query with one.
  const faulty = [...form].find((member) => member.some((text) => text.includes("\0")));
  if (faulty !== undefined)
    throw new AppError("invalid_request", "Send the form without the NUL character (%00): it is in a name or a value.");
  return form;
}
