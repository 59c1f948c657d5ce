/** The dimensions of which nothing is known, in one line; nothing where all are rated. */
export function Unrated({ dimensions }: { dimensions: { name: string }[] }) {
  if (dimensions.length === 0) return null;
  return <p className="mt-2 text-ink-2 text-sm">Not rated: {dimensions.map(({ name }) => name).join(", ")}.</p>;
}
