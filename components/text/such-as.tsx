type Props = { label: string; links: { href: string; name: string }[]; words?: string };

/** A few links to begin with, in one row; nothing without any. */
export function SuchAs({ label, links, words = "Such as" }: Props) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-x-4 text-sm">
      <li aria-hidden="true" className="text-ink-2">
        {words}
      </li>
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className="wrap-anywhere inline-flex min-h-8 items-center">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
