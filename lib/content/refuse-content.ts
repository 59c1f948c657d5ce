import { AppError, type Detail, type ErrorCode } from "../errors.ts";
import { ownValue } from "../own-value.ts";
import { type Finding, findIn, findUnsafeUnicode, nameOf, readableCopies, toFindings } from "./hidden-text.ts";
import { secretsByPattern } from "./pattern-secrets.ts";
import { insteadOfSecret, outsideIds, personalKinds, personalPatterns } from "./personal-patterns.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { readWithinCaps } from "./read-markdown.ts";

/** One text of a submission and its place there (JSON Pointer). */
export type Field = { pointer: string; text: string };

/** Separates two texts: no text can contain it, so no match crosses it. */
const apart = "\n\0\n";

/** Refuses texts with hidden characters, credentials or personal data. */
export async function refuseText(fields: Field[]): Promise<void> {
  refuseUnsafeUnicode(fields);
  await refuseContent(fields);
}

/** Refuses a text with credentials or personal data, naming each place and never the value; credentials come first. */
export async function refuseContent(fields: Field[]): Promise<void> {
  // Nearly every submission is clean, and one scan of the whole is far cheaper than a scan of each text.
  const whole = fields.map(({ text }) => text).join(apart);
  const copies = readableCopies(whole);
  if (findSecrets(whole, copies).length === 0 && findPersonalData(whole, copies).length === 0) return;
  const secrets: Detail[] = [];
  const personal: Detail[] = [];
  for (const { pointer, text } of fields) {
    const copies = readableCopies(text);
    const inSecrets = findSecrets(text, copies);
    secrets.push(...inSecrets.map((finding) => detailOf(pointer, "a secret", finding, insteadOfSecret)));
    // The login inside a connection string is one fault, not two.
    const apart = findPersonalData(text, copies).filter(
      (one) => !inSecrets.some((it) => it.start < one.end && one.start < it.end),
    );
    personal.push(
      ...apart.map((one) => detailOf(pointer, "personal data", one, ownValue(personalKinds, one.rule)!.instead)),
    );
  }
  const details = [...secrets, ...personal];
  if (secrets.length > 0) {
    throw new AppError(
      "contains_secret",
      `Remove the secrets ${orInstead(insteadOfSecret)}; revoke any that is real.`,
      { details },
    );
  }
  if (personal.length > 0) {
    throw new AppError(
      "contains_personal_data",
      `Remove the identifying data ${orInstead(personalKinds.email!.instead)}.`,
      { details },
    );
  }
}

/** Refuses a submission with hidden, reordering or meaningless characters, naming the first of each field. */
export function refuseUnsafeUnicode(fields: Field[], code: ErrorCode = "unsafe_unicode"): void {
  const details: Detail[] = [];
  for (const { pointer, text } of fields) {
    const unsafe = findUnsafeUnicode(text);
    if (!unsafe) continue;
    details.push({
      pointer,
      message: `${nameOf(unsafe)} at offset ${unsafe.offset} (code points) is hidden or unsafe: leave it out.`,
    });
  }
  if (details.length === 0) return;
  throw new AppError(code, "Remove the hidden or unsafe characters listed in details and send again.", { details });
}

function detailOf(pointer: string, what: string, { rule, start, end }: Finding, instead: string): Detail {
  const message = `looks like ${what} (rule ${rule}) from code point ${start} up to ${end}: remove it or write ${instead} instead.`;
  return { pointer, message };
}

/** Finds credentials in a text, also escaped or disguised ones; ranges are in code points of the text as sent. */
export const findSecrets = (text: string, copies = readableCopies(text)): Finding[] =>
  toFindings(text, findIn(copies, [secretsByPattern]));

/** Finds `personalKinds`, but no names and postal addresses; ranges are in code points of the text as sent. */
export const findPersonalData = (text: string, copies = readableCopies(text)): Finding[] =>
  toFindings(text, findIn(copies, [...personalPatterns, outsideIds(phoneNumbers)]));

/** Refuses markdown with more nesting, tables or links than the caps allow, naming all faults of every field. */
export function refuseMarkup(fields: Field[]): void {
  const details: Detail[] = [];
  for (const { pointer, text } of fields) {
    const parsed = readWithinCaps(text);
    if ("faults" in parsed) details.push(...parsed.faults.map((message) => ({ pointer, message })));
  }
  if (details.length === 0) return;
  throw new AppError("invalid_content", "Simplify the markdown as details say and send again.", { details });
}

/** Yields every text of a value, with its JSON Pointer below the given one. */
export function textsOf(value: unknown, pointer: string): Field[] {
  if (typeof value === "string") return [{ pointer, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, `${pointer}/${name}`));
}

/** A picture inside a text, or an image of Markdown or HTML. */
const picture = /data:image\/|!\[[^\]]{0,500}\][([]|<(?:img|svg)\b/i;
const address = /^<?(?:https?:\/\/|www\.)\S+$/i;
const pictureAddress = /^<?\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?[,;]?$/i;

/** Refuses texts, each by its pointer, with a picture, and a shown text of addresses alone: nobody sees a picture, and nothing is fetched. */
export function refusePictures(texts: readonly Field[], code: ErrorCode): void {
  for (const { pointer, text } of texts) {
    const fault = faultOf(pointer, text);
    if (fault === null) continue;
    const [, member = "", ...steps] = pointer.split("/");
    const name = `${steps.length === 0 ? "The" : "A text of"} ${member.replaceAll("_", " ")}`;
    throw new AppError(code, `${name} ${fault}.`, { details: [{ pointer, message: fault }] });
  }
}

function faultOf(pointer: string, text: string): string | null {
  const isAll = (form: RegExp) =>
    text.trim() !== "" &&
    text
      .trim()
      .split(/\s+/)
      .every((word) => form.test(word));
  if (picture.test(text) || isAll(pictureAddress))
    return "has a picture, and nobody is shown pictures. Describe in words what people would see";
  const isShown = pointer === "/stimulus" || pointer === "/scenario";
  return isShown && isAll(address) ? "is only an address, and nothing is fetched from it. Paste the text" : null;
}

const orInstead = (placeholder: string) => `or put placeholders such as ${placeholder} in their place and send again`;
