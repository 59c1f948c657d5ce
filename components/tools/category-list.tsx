import { type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";

type Category = { id: string; label: string; count: number };

/** The categories, with the number of the requested tools in each. */
export function CategoryList({ categories, filters }: { categories: Category[]; filters: ToolFilters }) {
  const filled = categories.filter(({ id, count }) => count > 0 || id === filters.category);
  return (
    <nav aria-labelledby="categories">
      <h2 id="categories" className="mb-2 text-base">
        Categories
      </h2>
      <ul className="grid text-sm sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
        {filled.map(({ id, label, count }) => (
          <li key={id} className="border-hairline border-t">
            <a
              href={toolsHref({ ...filters, category: id })}
              aria-current={id === filters.category ? "true" : undefined}
              className="flex min-h-9 items-center justify-between gap-3 py-1 no-underline hover:underline aria-[current]:font-bold"
            >
              {label}
              <span className="text-ink-2 tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
