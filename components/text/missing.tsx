import { notMeasured } from "#lib/format.ts";

/** Said where something is not known. */
export const notKnown = "not known";

/** A missing measurement: a dash for the eye, words for a screen reader, never a zero. */
export function Missing({ words = notMeasured }: { words?: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
