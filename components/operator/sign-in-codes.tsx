import { CopyButton } from "#components/text/copy-button.tsx";
import { Field, Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { plural } from "#lib/format.ts";
import { lengthOf, mailName } from "#lib/in-words.ts";
import { Address, codeMinutes, youVouch } from "#lib/sign-in/contract.ts";

/** The form that makes a code for a person whom no mail reaches, and the code that was just made. */
export function SignInCodes({ code }: { code: string | undefined }) {
  return (
    <Section id="codes" title="Let a person sign in without mail" className="space-y-4">
      {code !== undefined && /^\d+$/.test(code) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-2 border-ink px-4 py-3">
          <span>
            The code, good once and for {plural(codeMinutes, "minute")}, at <code>/sign-in/code</code>:
          </span>
          <code className="identifier select-all border border-hairline bg-inset px-3 py-2">{code}</code>
          <CopyButton text={code} what="the code" />
        </p>
      )}
      <form action="/operator/codes" method="post" className="flex max-w-3xl flex-wrap items-end gap-4">
        <div className="min-w-60 flex-1">
          <Field id="code-for" name="email" label={capital(mailName)} required maxLength={lengthOf(Address).most} />
        </div>
        <Submit>Make a code</Submit>
      </form>
      <p className="max-w-prose text-sm">
        {youVouch}: it signs in as that address, and the rule for domains does not apply.
      </p>
    </Section>
  );
}
