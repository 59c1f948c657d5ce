import type { ReactNode } from "react";
import type { FirsthandScore } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import { points, scale } from "#lib/rubric/dimensions.ts";

/** The place of a share from 0 to 1 on a rail, with room for a mark at both ends. */
export const placeOnRail = (share: number): string => `${4 + 92 * share}%`;

/** The place of a value of the scale. */
const at = (value: number): string => placeOnRail((value - scale.least) / (scale.most - scale.least));

/** The rule under every rating: a tick for each point, and no mark. */
function Rail() {
  return <use href="#rail" width="100%" height="20" />;
}

/** The rail's drawing, once per page: a list refers to it dozens of times. */
export function RailDrawing() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="rail" overflow="visible" className="stroke-ink-2">
        <line x1={at(scale.least)} x2={at(scale.most)} y1="10" y2="10" />
        {points.map((point) => (
          <line key={point} x1={at(Number(point))} x2={at(Number(point))} y1="6" y2="14" />
        ))}
      </symbol>
    </svg>
  );
}

/** The numbers of the scale above a column of rails. */
export function RailScale() {
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block overflow-visible">
      {points.map((point) => (
        <text key={point} x={at(Number(point))} y="12" textAnchor="middle" className="fill-ink-2 text-xs tabular-nums">
          {point}
        </text>
      ))}
    </svg>
  );
}

/** A rail between the numbers of its ends. */
export function RailEnds({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] text-ink-2 text-xs tabular-nums">
      <span aria-hidden="true">{scale.least}</span>
      {children}
      <span aria-hidden="true">{scale.most}</span>
    </div>
  );
}

/** One reviewer's rating on its rail: a solid dot without an interval, because it is one opinion, not an estimate. */
export function FirsthandDot({ value, label }: { value: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
      <Rail />
      <circle cx={at(value)} cy="10" r="6" strokeWidth="2" className="fill-firsthand stroke-paper" />
    </svg>
  );
}

type Score = { mean: number; low: number; high: number; few: boolean; label: string; votes?: number[] };

/** A firsthand score on its rail: solid interval and dot, or a hollow dot on a broken line when reviews are too few. */
export function FirsthandRail({ mean, low, high, few, label, votes = [] }: Score) {
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
  const label = `Firsthand ${score.value}, ${coverage} interval ${score.interval}, ${score.basis}`;
  return <FirsthandRail {...score} few={score.kind === "few"} label={label} />;
}

/** Equal votes are stacked, so each can be counted. */
function stacked(votes: number[]): { vote: number; level: number; id: string }[] {
  const levels = new Map<number, number>();
  return votes.map((vote) => {
    const level = levels.get(vote) ?? 0;
    levels.set(vote, level + 1);
    return { vote, level, id: `${vote}-${level}` };
  });
}

/** A desk rating on its own rail: a hatched square, never a dot, without an interval because nothing was measured. */
export function DeskRail({ value, label }: { value: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
      <Rail />
      <svg x={at(value)} y="10" overflow="visible" aria-hidden="true">
        <DeskSquare />
      </svg>
    </svg>
  );
}

/** The hatched square around the origin. */
export function DeskSquare() {
  return (
    <g strokeWidth="1.5" className="fill-paper stroke-desk">
      <path d="M-6-6H6V6H-6Z" />
      <path d="M-6-1L-1-6M-6 5L5-6M-1 6L6-1" />
    </g>
  );
}
