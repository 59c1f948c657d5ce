import { CopyButton } from "#components/text/copy-button.tsx";

/** Text to copy into a terminal or an editor; it wraps between words, and never inside an option. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex items-center justify-between gap-x-4 text-ink-2 text-sm [&_button]:whitespace-nowrap">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <CopyButton what={label} />
      </figcaption>
      <pre dir="ltr" className="border border-hairline bg-inset px-3 py-2 text-sm">
        <code className="user-text text-[1em]">
          {children.split(/(\s+)/).map((word, at) =>
            word.includes("-") ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text do not move
              <span key={at} className="inline-block max-w-full align-top">
                {word}
              </span>
            ) : (
              word
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
