import type { ReactNode } from "react";
import "./ranked-list.css";

export type RankedItem = {
  id: string;
  title: string;
  words: string;
  share: number;
  children?: ReactNode;
};

/** Things in order of their weight, each with its bar, what the bar says in words, and what unfolds below it. */
export function RankedList({ items }: { items: RankedItem[] }) {
  return (
    <ol className="ranked-list">
      {items.map(({ id, title, words, share, children }) => (
        <li key={id} id={id}>
          <p>
            <b dir="auto">{title}</b>
            <span>{words}</span>
          </p>
          <div
            aria-hidden="true"
            className="dotted"
            style={{ width: `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%` }}
          />
          {children}
        </li>
      ))}
    </ol>
  );
}
