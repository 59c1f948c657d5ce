import { CopyButton } from "#components/text/copy-button.tsx";

/** Text to copy into a terminal or an editor; it wraps instead of scrolling, to be readable without a pointer. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure>
      <figcaption className="mb-1 flex items-center justify-between gap-x-4 text-ink-2 text-sm">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <CopyButton what={label} />
      </figcaption>
      <pre dir="ltr" className="border border-hairline bg-inset px-3 py-2 text-sm">
        <code className="user-text text-[1em]">{children}</code>
      </pre>
    </figure>
  );
}
