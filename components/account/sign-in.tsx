import { Field, Submit } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";
import { capital } from "#lib/cut-text.ts";
import { lengthOf, mailName } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { Address, longestCode, signInRefusals, signNames } from "#lib/sign-in/contract.ts";

type Props = { id?: string; label: string; defaultValue?: string | undefined };

/** The address of an account; any form of one is read, so the browser refuses none. */
export function EmailField(props: Props) {
  return (
    <Field
      name="email"
      {...props}
      inputMode="email"
      required
      maxLength={lengthOf(Address).most}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

/** Signs in with the code that an address was given. */
export function CodeForm({ email }: { email?: string }) {
  return (
    <form action="/sign-in/session" method="post" className="max-w-md space-y-4">
      <EmailField label={capital(mailName)} defaultValue={email} />
      <Field
        name="code"
        label="Code"
        required
        maxLength={longestCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="control w-full tabular-nums"
      />
      <Submit>{signNames.in}</Submit>
    </form>
  );
}

/** By what one signs in where no mail is sent. */
export const operatorsCode = "a code from the operator of this service";
export const accountsClosed = "New accounts are closed on this service";

/** A link to sign-in, which says who has the code where no mail brings it, and that there is none where nobody has. */
export function SignInLink({ byMail }: { byMail: boolean | null }) {
  return (
    <>
      {byMail === null && `${accountsClosed}. If you have one, `}
      <a href="/sign-in">{byMail === null ? signNames.in.toLowerCase() : signNames.in}</a>
      {byMail === false && ` with ${operatorsCode}`}
    </>
  );
}

export const notSignedIn = "You are not signed in.";

type SignInRefusedProps = { reason: string | undefined; title?: string };

/** Why a sign-in was refused; nothing for a reason that is not one. */
export function SignInRefused({ reason, title = notSignedIn }: SignInRefusedProps) {
  const sentence = ownValue<string>(signInRefusals, reason ?? "");
  return sentence === undefined ? null : (
    <Notice title={title}>
      <p>{sentence}</p>
    </Notice>
  );
}
