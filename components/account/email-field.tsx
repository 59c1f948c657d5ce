import { Field } from "#components/text/field.tsx";

/** The address of an account; any form of one is read, so the browser refuses none. */
export function EmailField({ label, defaultValue }: { label: string; defaultValue?: string }) {
  return (
    <Field
      name="email"
      label={label}
      defaultValue={defaultValue}
      inputMode="email"
      required
      maxLength={300}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
