import { compareHref } from "#components/compare/compare-href.ts";

/** The comparison's one address, and the same comparison as JSON. */
export function ComparisonFoot({ ids, base }: { ids: string[]; base: string }) {
  const href = compareHref(ids);
  return (
    <p className="text-sm">
      Address of this comparison:{" "}
      <a href={href} className="identifier">
        {base}
        {href}
      </a>
      {" · "}As JSON: <a href={`/api${href}`}>this comparison</a>
    </p>
  );
}
