/** The pattern of synthetic areas, dots on paper, under an id that is the chart's own. */
export function SyntheticDots({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-paper" />
        <circle cx="2" cy="2" r="1.6" className="fill-synthetic" />
      </pattern>
    </defs>
  );
}
