import { Section } from "#components/text/section.tsx";

type Props = {
  form: URLSearchParams;
  /** The label of each field that holds a text, by its name. */
  labels: Record<string, string>;
};

/** What was typed into a form that could not be done, to be copied: signing in would lose it. */
export function TypedTexts({ form, labels }: Props) {
  const texts = Object.entries(labels)
    .map(([name, label]) => ({ label, text: (form.get(name) ?? "").replaceAll("\r\n", "\n").trim() }))
    .filter(({ text }) => text !== "");
  if (texts.length === 0) return null;
  return (
    <Section id="typed" title="What you typed: copy it before you sign in" className="max-w-prose space-y-3">
      {texts.map(({ label, text }) => (
        <label key={label} className="block font-semibold">
          {label}
          <textarea
            readOnly
            dir="auto"
            rows={Math.min(8, text.split("\n").length + 1)}
            defaultValue={text}
            className="control mt-1 block w-full py-2 font-normal"
          />
        </label>
      ))}
    </Section>
  );
}
