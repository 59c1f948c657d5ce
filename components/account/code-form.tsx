import { EmailField } from "#components/account/email-field.tsx";
import { Field, Submit } from "#components/text/field.tsx";

/** Signs in with the code that an address was given. */
export function CodeForm({ email }: { email?: string }) {
  return (
    <form action="/sign-in/session" method="post" className="max-w-md space-y-4">
      <EmailField label="E-mail address" defaultValue={email} />
      <Field
        name="code"
        label="Code"
        required
        maxLength={40}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="control w-full tabular-nums"
      />
      <Submit>Sign in</Submit>
    </form>
  );
}
