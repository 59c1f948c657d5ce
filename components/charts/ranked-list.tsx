import type { ReactNode } from "react";

export type RankedItem = {
  key: string;
  id?: string;
  title: string;
  words: string;
  share: number;
  children?: ReactNode;
};

/** Things in order of their weight, each with its bar, what the bar says in words, and what unfolds below it. */
export function RankedList({ items }: { items: RankedItem[] }) {
  return (
    <ol className="space-y-1">
      {items.map(({ key, id, title, words, share, children }) => (
        <li key={key} id={id} className="border-hairline border-t pt-2">
          <p className="flex items-baseline justify-between gap-4">
            <b className="wrap-anywhere" dir="auto">
              {title}
            </b>
            <span className="shrink-0 text-sm tabular-nums">{words}</span>
          </p>
          <div aria-hidden="true" className="mt-1 h-2.5 border-ink-2 border-s">
            <div className="dotted h-full" style={{ width: `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%` }} />
          </div>
          {children}
        </li>
      ))}
    </ol>
  );
}
