import { CopyButton } from "#components/text/copy-button.tsx";
import { Section } from "#components/text/section.tsx";
import { newKeySeconds } from "#lib/accounts/account-limits.ts";
import { plural } from "#lib/format.ts";

/** What a list of keys is called: how many of them work. */
export const keysTitle = ({ length }: unknown[]): string =>
  length === 0 ? "No key is in use" : `${plural(length, "key")} in use`;

/** A key that was just made, to copy now: only its hash is stored. One click selects all of it. */
export function NewKey({ value }: { value: string }) {
  return (
    <Section id="new-key" title="Your new key" className="space-y-3 border-2 border-ink px-4 py-3">
      <p>
        Copy it now and keep it like a password. This page shows it for {plural(newKeySeconds / 60, "minute")}, and
        never again.
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="identifier select-all border border-hairline bg-inset px-3 py-2">{value}</code>
        <CopyButton text={value} what="the new key" />
      </p>
    </Section>
  );
}
