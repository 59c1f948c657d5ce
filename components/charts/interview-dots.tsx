import { plural } from "#lib/format.ts";

/** One mark for each simulated interview: filled where it says so, open where it says the opposite, a point where neither. */
export function InterviewDots({ for: pro, against = 0, of }: { for: number; against?: number; of: number }) {
  const words = `${pro} of ${plural(of, "simulated interview")}${against > 0 ? `, ${against} on the other side` : ""}`;
  const step = of > 24 ? 9 : 13;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 text-sm">
      <svg role="img" aria-label={words} width={of * step} height="14" className="shrink-0">
        {Array.from({ length: of }, (_, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            key={at}
            d={at < pro + against ? "M0-5L5 0L0 5L-5 0Z" : "M0-1.5L1.5 0L0 1.5L-1.5 0Z"}
            transform={`translate(${6 + at * step} 7)`}
            strokeWidth="1.5"
            className={
              at < pro
                ? "fill-synthetic stroke-synthetic"
                : at < pro + against
                  ? "fill-paper stroke-synthetic"
                  : "fill-ink-2"
            }
          />
        ))}
      </svg>
      <span aria-hidden="true">
        {pro} of {of}
        {against > 0 && `, ${against} against`}
      </span>
    </span>
  );
}
