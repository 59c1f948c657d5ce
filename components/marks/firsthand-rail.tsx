import { at, Rail } from "#components/marks/rail.tsx";
import type { FirsthandScore } from "#lib/format.ts";

type Score = { mean: number; low: number; high: number; few: boolean };

/** A firsthand score on its rail: solid interval and dot, or a hollow dot on a broken line when reviews are too few. */
export function FirsthandRail({
  mean,
  low,
  high,
  few,
  label,
  votes = [],
}: Score & { label: string; votes?: number[] }) {
  const drawn = stacked(votes);
  const deepest = Math.max(0, ...drawn.map(({ level }) => level));
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={drawn.length > 0 ? 27 + 5 * deepest : 20}
      className="block overflow-visible"
    >
      <Rail />
      <line
        x1={at(low)}
        x2={at(high)}
        y1="10"
        y2="10"
        className="stroke-firsthand"
        strokeWidth={few ? 3 : 5}
        strokeDasharray={few ? "4 4" : undefined}
      />
      <circle
        cx={at(mean)}
        cy="10"
        r="6"
        strokeWidth="2"
        className={few ? "fill-paper stroke-firsthand" : "fill-firsthand stroke-paper"}
      />
      {drawn.map(({ vote, level, id }) => (
        <circle key={id} cx={at(vote)} cy={22 + level * 5} r="2" className="fill-none stroke-firsthand" />
      ))}
    </svg>
  );
}

/** A tool's firsthand score on its rail, in words for who cannot see it. */
export function ScoreRail({ score }: { score: Exclude<FirsthandScore, { kind: "none" }> }) {
  const label = `Firsthand ${score.value}, 90 % interval ${score.interval}, ${score.basis}`;
  return <FirsthandRail {...score} few={score.kind === "few"} label={label} />;
}

/** Equal votes are stacked, so each can be counted. */
function stacked(votes: number[]): { vote: number; level: number; id: string }[] {
  const seen = new Map<number, number>();
  return votes.map((vote) => {
    const level = seen.get(vote) ?? 0;
    seen.set(vote, level + 1);
    return { vote, level, id: `${vote}-${level}` };
  });
}
