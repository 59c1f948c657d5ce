type Props = {
  /** What it copies, in words. */
  what: string;
  /** The text; without one it is that of the code in the same figure. */
  text?: string;
  /** Whether the button shows what it copies; else only its place does. */
  isNamed?: boolean;
};

/** Copies a text; `CopyOnClick` does the work. Without script or permission, the text beside the button can be selected. */
export function CopyButton({ text, what, isNamed = false }: Props) {
  return (
    <span className="noscript:hidden inline-flex flex-wrap items-center gap-x-3" data-screen-only="">
      <button type="button" className="quiet-button min-h-9 text-sm" data-copies={text ?? ""}>
        Copy<span className={isNamed ? undefined : "sr-only"}> {what}</span>
      </button>
      <span role="status" className="text-sm empty:hidden" />
    </span>
  );
}
