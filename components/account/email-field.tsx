import { Field } from "#components/text/field.tsx";

type Props = { id?: string; label: string; defaultValue?: string | undefined };

/** The address of an account; any form of one is read, so the browser refuses none. */
export function EmailField(props: Props) {
  return (
    <Field
      name="email"
      {...props}
      inputMode="email"
      required
      maxLength={300}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
