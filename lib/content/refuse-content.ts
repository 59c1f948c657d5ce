import { findPersonalData } from "#lib/content/find-personal-data.ts";
import { findSecrets } from "#lib/content/find-secrets.ts";
import type { Finding } from "#lib/content/finding.ts";
import { personalKinds } from "#lib/content/personal-patterns.ts";
import { readableCopies } from "#lib/content/readable-copies.ts";
import { findUnsafeUnicode } from "#lib/content/unsafe-unicode.ts";
import { AppError, type Detail } from "#lib/errors.ts";
import { ownValue } from "#lib/own-value.ts";

/** One text of a submission and its place there (JSON Pointer). */
export type Field = { pointer: string; text: string };

/** Separates two texts: no text can contain it, so no match crosses it. */
const apart = "\n\0\n";

/**
 * Refuses a submission with credentials or personal data, naming every place and never the value. With both kinds the
 * code is `contains_secret` and the details list both.
 */
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
    secrets.push(...inSecrets.map((finding) => secretDetail(pointer, finding)));
    // The login inside a connection string is one fault, not two.
    const apart = findPersonalData(text, copies).filter(
      (one) => !inSecrets.some((it) => it.start < one.end && one.start < it.end),
    );
    personal.push(...apart.map((finding) => personalDetail(pointer, finding)));
  }
  const details = [...secrets, ...personal];
  if (secrets.length > 0) {
    throw new AppError(
      "contains_secret",
      "Remove the secrets or put placeholders such as <API_KEY> in their place and send again; revoke any that is real.",
      { details },
    );
  }
  if (personal.length > 0) {
    throw new AppError(
      "contains_personal_data",
      "Remove the identifying data or put placeholders such as <EMAIL> in its place and send again.",
      { details },
    );
  }
}

/** Refuses a submission with hidden, reordering or meaningless characters, naming the first of each field. */
export function refuseUnsafeUnicode(fields: Field[]): void {
  const details: Detail[] = [];
  for (const { pointer, text } of fields) {
    const unsafe = findUnsafeUnicode(text);
    if (!unsafe) continue;
    const name = `U+${unsafe.codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
    details.push({
      pointer,
      message: `${name} at offset ${unsafe.offset} (code points) is hidden or unsafe: leave it out.`,
    });
  }
  if (details.length === 0) return;
  throw new AppError("unsafe_unicode", "Remove the hidden or unsafe characters listed in details and send again.", {
    details,
  });
}

function secretDetail(pointer: string, { rule, start, end }: Finding): Detail {
  const message = `looks like a secret (rule ${rule}) from code point ${start} up to ${end}: remove it or write <API_KEY> instead.`;
  return { pointer, message };
}

function personalDetail(pointer: string, { rule, start, end }: Finding): Detail {
  const message = `looks like personal data (rule ${rule}) from code point ${start} up to ${end}: remove it or write ${ownValue(personalKinds, rule)!.instead} instead.`;
  return { pointer, message };
}
