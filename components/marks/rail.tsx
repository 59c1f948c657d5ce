/** Where a value from 1 to 5 stands on a rail, leaving room for a mark at either end. */
export function at(value: number): string {
  return `${4 + (value - 1) * 23}%`;
}

/** The rule that every rating is drawn on: five ticks, 1 to 5, and no mark of its own. */
export function Rail({ y }: { y: number }) {
  return (
    <g className="stroke-ink-2" strokeWidth="1">
      <line x1={at(1)} x2={at(5)} y1={y} y2={y} />
      {[1, 2, 3, 4, 5].map((point) => (
        <line key={point} x1={at(point)} x2={at(point)} y1={y - 4} y2={y + 4} />
      ))}
    </g>
  );
}
