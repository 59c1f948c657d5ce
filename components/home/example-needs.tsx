const needs = ["extract tables from a PDF", "send an SMS", "transcribe audio", "run Python safely"];

/** Needs to search for, for a reader who has none at hand. */
export function ExampleNeeds() {
  return (
    <ul aria-label="Examples of needs" className="flex flex-wrap gap-x-4 text-sm">
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
