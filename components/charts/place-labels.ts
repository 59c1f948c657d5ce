/** A mark and its name: `x` in percent of the drawing's width, `y` in pixels from its top. */
type Mark = { label: string; x: number; y: number };

/** Where a mark's name is: left (−1) or right (1) of it, and how many pixels it is moved down. */
export type PlacedLabel = Mark & { side: -1 | 1; moved: number };

/** The narrowest drawing, in pixels; in a wider one names are further apart. */
export const narrowest = 270;
const lineHeight = 17;
const characterWidth = 7.5;
const toName = 12;
const halfMark = 8;

type Box = { left: number; right: number; top: number; bottom: number };

/** The area from a mark's middle to the end of its name in a drawing of this width, in pixels. */
export function boxOf({ label, x, y, side, moved }: PlacedLabel, width = narrowest): Box {
  const start = (x / 100) * width;
  const end = start + side * (toName + label.length * characterWidth);
  const middle = y + moved;
  return {
    left: Math.min(start, end),
    right: Math.max(start, end),
    top: middle - lineHeight / 2,
    bottom: middle + lineHeight / 2,
  };
}

/** The area of a mark in a drawing of this width, in pixels. */
export function boxOfMark({ x, y }: Mark, width = narrowest): Box {
  const at = (x / 100) * width;
  return { left: at - halfMark, right: at + halfMark, top: y - halfMark, bottom: y + halfMark };
}

/** Whether two areas have a point in common. */
export const collide = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Puts each name beside its mark, towards the middle, moved up or down as little as keeps it off other names and marks. */
export function placeLabels(marks: readonly Mark[]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const mark of marks) {
    const boxes = [
      ...placed.map((one) => boxOf(one)),
      ...marks.filter((one) => one !== mark).map((one) => boxOfMark(one)),
    ];
    const side = mark.x > 50 ? -1 : 1;
    // Each area takes less than two lines and a half, on both sides of the mark.
    const tries = Array.from({ length: boxes.length * 5 + 1 }, (_, at) => (at * lineHeight) / 2).flatMap((by) => [
      by,
      -by,
    ]);
    const moved = tries.find((by) => !boxes.some((box) => collide(box, boxOf({ ...mark, side, moved: by }))))!;
    placed.push({ ...mark, side, moved });
  }
  return placed;
}
