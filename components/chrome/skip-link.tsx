/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-10 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
    >
      Skip to the content
    </a>
  );
}
