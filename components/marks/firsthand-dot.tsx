import { at, Rail } from "#components/marks/rail.tsx";

/** One reviewer's rating on its rail: a solid dot without an interval, because it is one opinion, not an estimate. */
export function FirsthandDot({ value, label }: { value: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
      <Rail />
      <circle cx={at(value)} cy="10" r="6" strokeWidth="2" className="fill-firsthand stroke-paper" />
    </svg>
  );
}
