import { Section } from "#components/text/section.tsx";

/** How to correct a mistake in each kind of record. */
export function Corrections() {
  return (
    <Section id="corrections" title="Corrections" className="max-w-prose space-y-3">
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <b>A tool’s entry or a desk assessment</b> stands in the project’s own files, under{" "}
          <code>lib/tools/catalog</code>. Send the operator of this service the tool’s id, what is wrong and the page
          that shows it, or propose the change to those files. The next start loads them.
        </li>
        <li>
          <b>An imported entry</b> follows the registry it came from: correct it there, and the next import takes it
          over.
        </li>
        <li>
          <b>A firsthand review</b> is what its author signed, and nobody else can change a word of it. The same key can
          review the tool again; the newer review then counts in place of the older one.
        </li>
        <li>
          <b>This page</b>: if you know the terms of a source that nobody has looked at, the same way leads to a
          correction.
        </li>
      </ul>
    </Section>
  );
}
