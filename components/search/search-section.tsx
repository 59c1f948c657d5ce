import { Marked } from "#components/text/marked.tsx";
import { Section } from "#components/text/section.tsx";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";

/** One match: where it leads, its name, and what it is. */
type Hit = { href: string; name: string; note: string; text: string };
type Props = {
  noun: string;
  many: string;
  path: string;
  q: string;
  terms: string[];
  result: AppError | { hits: Hit[]; total: number };
};

/** The best matches of one kind, their number, and the way to all of them. */
export function SearchSection({ noun, many, path, q, terms, result }: Props) {
  const id = `found-${many.replaceAll(" ", "-")}`;
  if (result instanceof AppError)
    return (
      <p className="wrap-anywhere max-w-prose">
        No {many}: {result.message}
      </p>
    );
  const { hits, total } = result;
  if (total === 0)
    return (
      <p>
        No {many} for “<bdi>{q}</bdi>”. <a href={path}>All {many}</a>
      </p>
    );
  return (
    <Section id={id} title={plural(total, noun, many)} className="max-w-4xl space-y-3">
      <ul className="border-hairline border-b">
        {hits.map(({ href, name, note, text }) => (
          <li key={href} className="border-hairline border-t py-2" data-row="">
            <h3 className="text-base">
              <a href={href} dir="auto" className="wrap-anywhere inline-block py-0.5">
                <Marked text={name} terms={terms} />
              </a>{" "}
              <span className="font-normal text-ink-2 text-sm max-sm:block">{note}</span>
            </h3>
            <p dir="auto" className="wrap-anywhere text-sm">
              <Marked text={text} terms={terms} />
            </p>
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <p className="mt-2 text-sm">
          <a href={`${path}?${new URLSearchParams({ q })}`} className="inline-flex min-h-6 items-center">
            All {plural(total, noun, many)}
          </a>
        </p>
      )}
    </Section>
  );
}
