import { notMeasured } from "#lib/format.ts";

/** A missing measurement: a dash for the eye, words for a screen reader, never a zero. */
export function Missing({ words = notMeasured }: { words?: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
