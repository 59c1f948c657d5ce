import { isUtf8 } from "node:buffer";

/** The members of a form sent to a page, and the names of those that hold what is no text. */
export type SentForm = { members: URLSearchParams; garbled: string[] };

/** The character shown for what cannot be read (Unicode 16, 5.22). */
export const unreadable = "\ufffd";

/** Reads a plain form; what is no text (NUL, half of a surrogate pair, bytes outside of UTF-8) becomes U+FFFD. */
export function readPlainForm(body: Buffer): SentForm {
  const form: SentForm = { members: new URLSearchParams(), garbled: [] };
  for (const pair of body.toString("utf8").split("&"))
    for (const [name, value] of new URLSearchParams(pair)) {
      const wasSent = pair.match(/%EF%BF%BD/gi)?.length ?? 0;
      keep(form, name, value, unreadableIn(name + value) > wasSent);
    }
  return form;
}

/** Reads a form in parts, a file as its text in UTF-8, or in UTF-16 with its mark, as Excel writes it; null where the body is no such form. */
export async function readFormOfParts(body: Buffer, contentType: string): Promise<SentForm | null> {
  const response = new Response(new Uint8Array(body), { headers: { "content-type": contentType } });
  const parts = await response.formData().catch(() => null);
  if (parts === null) return null;
  const form: SentForm = { members: new URLSearchParams(), garbled: [] };
  for (const [name, value] of parts) {
    // A file in another encoding is refused by who reads it, with what to do.
    if (typeof value !== "string") form.members.append(name, textOf(await value.arrayBuffer()));
    else keep(form, name, value, !isUtf8(body) && unreadableIn(value) > 0);
  }
  return form;
}

function textOf(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file, 0, Math.min(2, file.byteLength));
  const mark = `${first} ${second}`;
  return new TextDecoder(mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : "utf-8").decode(file);
}

const unreadableIn = (text: string) => text.split(unreadable).length - 1;

function keep({ members, garbled }: SentForm, name: string, value: string, isGarbled: boolean): void {
  const [ownName, own] = [name, value].map((text) => text.replaceAll("\0", unreadable)) as [string, string];
  members.append(ownName, own);
  if (isGarbled || ownName !== name || own !== value) garbled.push(ownName);
}
