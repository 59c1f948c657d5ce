/** The place of a value from 1 to 5 on a rail, with room for a mark at both ends. */
export function at(value: number): string {
  return `${4 + (value - 1) * 23}%`;
}

/** The rule under every rating: five ticks, 1 to 5, and no mark. */
export function Rail() {
  return <use href="#rail" width="100%" height="20" />;
}

/** The rail's drawing, once per page: a list refers to it dozens of times. */
export function RailDrawing() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="rail" overflow="visible" className="stroke-ink-2">
        <line x1={at(1)} x2={at(5)} y1="10" y2="10" />
        {[1, 2, 3, 4, 5].map((point) => (
          <line key={point} x1={at(point)} x2={at(point)} y1="6" y2="14" />
        ))}
      </symbol>
    </svg>
  );
}
