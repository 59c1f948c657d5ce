import { CopyButton } from "#components/text/copy-button.tsx";

/** Text to copy into a terminal or a file. A long line scrolls inside the box, by keyboard too. */
export function CopyableCode({ label, children }: { label: string; children: string }) {
  return (
    <figure>
      <figcaption>
        {label}
        <CopyButton what={label} />
      </figcaption>
      <Code>{children}</Code>
    </figure>
  );
}

/** Text to read, in a box. */
export function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre dir="ltr" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
