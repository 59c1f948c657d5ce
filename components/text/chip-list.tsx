type Chip = { key: string; words: string; href: string };

/** The filters in force, each a link to the same list without it. */
export function ChipList({ chips }: { chips: Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2">
      {chips.map(({ key, words, href }) => (
        <li key={key}>
          <a
            href={href}
            className="wrap-anywhere inline-flex min-h-8 items-center gap-2 rounded-sm border border-ink-2 px-2.5 text-sm no-underline"
          >
            <span className="sr-only">Remove </span>
            <bdi>{words}</bdi>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="shrink-0 stroke-ink">
              <path d="M1 1L9 9M9 1L1 9" strokeWidth="1.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
