/** What the font of Next's pictures (Geist) has: Latin with Vietnamese, Cyrillic, and common signs. */
const inFont =
  /^[ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9–—‘-‚“-„†-•…‰′″‹›₪€₹₽№™←-↓−≈≠≤≥]*$/u;

/**
 * A text as a picture can draw it; null where the one font lacks a sign of it, as it does of emoji, Arabic and Chinese:
 * such fonts take megabytes, and next/og would load them over the network.
 */
export function drawable(text: string): string | null {
  const plain = text
    .normalize("NFC")
    .replace(/[\u2010-\u2012]/g, "-")
    .replace(/\s/g, " ");
  return inFont.test(plain) ? plain : null;
}
