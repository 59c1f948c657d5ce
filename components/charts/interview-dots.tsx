import type { Quant } from "#lib/engines/measured.ts";
import { plural } from "#lib/format.ts";
import { timesAsked } from "#lib/studies/report/label.ts";

/** One mark for each simulated interview: filled where it says so, open where it says the opposite, a point where neither. */
export function InterviewDots({ for: pro, against = 0, of }: { for: number; against?: number; of: number }) {
  const step = of > 24 ? 9 : 13;
  const drawn = (from: number, to: number, size: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => diamond(6 + (from + at) * step, size)).join("");
  const total = Math.min(of, pro + against);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <svg aria-hidden="true" width={of * step} height="14" strokeWidth="1.5" className="stroke-synthetic">
        <path d={drawn(0, pro, 5)} className="fill-synthetic" />
        {against > 0 && <path d={drawn(pro, total, 5)} fill="none" />}
        <path d={drawn(total, of, 1)} className="fill-ink-2 stroke-none" />
      </svg>
      {`in ${pro} of ${plural(of, "interview")}${against > 0 ? `, the opposite in ${against}` : ""}`}
    </span>
  );
}

const marks = [
  ["says so", "fill-synthetic"],
  ["says the opposite", "fill-none"],
  ["does neither", "fill-ink-2 stroke-none"],
] as const;

/** What the marks of interviews mean. */
export function InterviewDotsKey({ of }: { of: Pick<Quant, "n_interviews" | "n_personas"> }) {
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm">
      <li>
        Each mark is an interview ({plural(of.n_personas, "persona")}, {timesAsked(of)}):
      </li>
      {marks.map(([words, look], at) => (
        <li key={words} className="inline-flex items-center gap-x-2">
          <svg aria-hidden="true" width="14" height="14" strokeWidth="1.5" className="stroke-synthetic">
            <path d={diamond(7, at === 2 ? 1 : 5)} className={look} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}

const diamond = (x: number, size: number) => `M${x - size} 7l${size}-${size} ${size} ${size}-${size} ${size}z`;
