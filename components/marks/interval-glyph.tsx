/** The signature mark: an interval on a rule, with the value as a dot. */
export function IntervalGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 16" width="32" height="16" aria-hidden="true" className={className}>
      <path d="M2 8H30M2 3V13M30 3V13" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="19" cy="8" r="5" className="fill-firsthand stroke-paper" strokeWidth="1.5" />
    </svg>
  );
}
