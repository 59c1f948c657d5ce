import { Section } from "#components/text/section.tsx";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";

/** One match: where it leads, its name, and what it is. */
type Hit = { href: string; name: string; note: string; text: string };
type Props = { noun: string; many: string; path: string; q: string; found: AppError | { hits: Hit[]; total: number } };

/** The best matches of one kind, their number, and the way to all of them. */
export function SearchSection({ noun, many, path, q, found }: Props) {
  const id = `found-${many.replaceAll(" ", "-")}`;
  if (found instanceof AppError)
    return (
      <p className="wrap-anywhere max-w-prose">
        No {many}: {found.message}
      </p>
    );
  const { hits, total } = found;
  return (
    <Section id={id} title={total === 0 ? `No ${many}` : plural(total, noun, many)} className="max-w-4xl space-y-3">
      {hits.length > 0 && (
        <ul className="border-hairline border-b">
          {hits.map(({ href, name, note, text }) => (
            <li key={href} className="border-hairline border-t py-2" data-row="">
              <h3 className="text-base">
                <a href={href} dir="auto" className="wrap-anywhere inline-block py-0.5">
                  {name}
                </a>{" "}
                <span className="font-normal text-ink-2 text-sm">{note}</span>
              </h3>
              <p dir="auto" className="wrap-anywhere line-clamp-1 text-sm">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {(total === 0 || total > hits.length) && (
        <p className="mt-2 text-sm">
          <a
            href={total === 0 ? path : `${path}?${new URLSearchParams({ q })}`}
            className="inline-flex min-h-6 items-center"
          >
            All {total === 0 ? many : plural(total, noun, many)}
          </a>
        </p>
      )}
    </Section>
  );
}
