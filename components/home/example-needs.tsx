/** Needs to search for, for a reader who has none at hand; nothing while no tool has evidence. */
export function ExampleNeeds({ needs }: { needs: string[] }) {
  if (needs.length === 0) return null;
  return (
    <ul aria-label="Examples of needs" className="flex flex-wrap items-center gap-x-4 text-sm">
      <li aria-hidden="true" className="text-ink-2">
        Such as
      </li>
      {needs.map((need) => (
        <li key={need}>
          <a href={`/tools?${new URLSearchParams({ q: need })}`} className="inline-flex min-h-8 items-center">
            {need}
          </a>
        </li>
      ))}
    </ul>
  );
}
