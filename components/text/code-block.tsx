import { CopyButton } from "#components/text/copy-button.tsx";

type Props = {
  label: string;
  children: string /** Whether it is prose, which wraps; lines of code scroll. */;
  wraps?: boolean;
};

/** Text to copy into a terminal or an editor; a command is never broken inside an option. */
export function CodeBlock({ label, children, wraps = false }: Props) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex items-center justify-between gap-x-4 text-ink-2 text-sm">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <CopyButton what={label} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre dir="ltr" tabIndex={0} className="overflow-x-auto border border-hairline bg-inset px-3 py-2 text-sm">
        <code className={`text-[1em] ${wraps ? "user-text" : "whitespace-pre"}`}>{children}</code>
      </pre>
    </figure>
  );
}
