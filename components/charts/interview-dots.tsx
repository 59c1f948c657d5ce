import type { ReactNode } from "react";
import { plural } from "#lib/format.ts";

/** A mark for each interview: filled where something was said, open where it was said otherwise, else a point. */
export function Dots({ filled, open = 0, of }: { filled: number; open?: number; of: number }) {
  const drawn = (from: number, to: number, size: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => diamond(6.5 + (from + at) * step, size)).join("");
  const total = Math.min(of, filled + open);
  return (
    <svg aria-hidden="true" width={of * step} height="14" strokeWidth="1.5" className="stroke-synthetic">
      {filled > 0 && <path d={drawn(0, filled, 5)} className="fill-synthetic" />}
      {open > 0 && <path d={drawn(filled, total, 5)} fill="none" />}
      {total < of && <path d={drawn(total, of, 1)} className="fill-ink-2 stroke-none" />}
    </svg>
  );
}

const step = 13;
const diamond = (x: number, size: number) => `M${x - size} 7l${size}-${size} ${size} ${size}-${size} ${size}z`;

/** The marks of a finding with their words: in how many interviews it is said, and in how many the opposite. */
export function InterviewDots({ for: pro, against = 0, of }: { for: number; against?: number; of: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Dots filled={pro} open={against} of={of} />
      {`in ${pro} of ${plural(of, "interview")}${against > 0 ? `, the opposite in ${against}` : ""}`}
    </span>
  );
}

/** What marks mean, each by its words: filled, open, and a point. */
export function DotsKey({ children, words }: { children: ReactNode; words: readonly [string, string, string] }) {
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm">
      <li>{children}</li>
      {words.map((one, at) => (
        <li key={one} className="inline-flex items-center gap-x-1.5">
          <Dots filled={at === 0 ? 1 : 0} open={at === 1 ? 1 : 0} of={1} /> {one}
        </li>
      ))}
    </ul>
  );
}
