import type { ReactNode } from "react";

type Props = {
  href: string;
  title: string;
  excerpt: string;
  /** What is to be known of it first, below its first words. */
  note?: ReactNode;
  /** Its facts: beside its words where there is room, else below them. */
  children: ReactNode;
};

/** How many characters of a text fit a line of a list's row on a wide page. */
export const lineLength = 96;

/** A question or a review in a list: its title and first words, and its facts. */
export function ListRow({ href, title, excerpt, note, children }: Props) {
  return (
    <li className="@container border-hairline border-t">
      <article
        dir="auto"
        className="grid gap-x-6 gap-y-1 py-2 @2xl:min-h-16 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
        data-row=""
      >
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-base">
            <a href={href}>{title}</a>
          </h3>
          <p className="wrap-anywhere text-sm">{excerpt}</p>
          {note}
        </div>
        <div className="min-w-0 space-y-0.5 text-sm">{children}</div>
      </article>
    </li>
  );
}
