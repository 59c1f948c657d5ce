/** A place that must not be published: the rule that found it, and its range in code points (end excluded). */
export type Finding = { rule: string; start: number; end: number };

/** Turns ranges in UTF-16 code units into findings in code points: one per place, in the order of the text. */
export function toFindings(text: string, findings: Finding[]): Finding[] {
  const places: Finding[] = [];
  for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = places.at(-1);
    if (last && finding.start < last.end) last.end = Math.max(last.end, finding.end);
    else places.push({ ...finding });
  }
  let unit = 0;
  let codePoint = 0;
  const toCodePoint = (target: number) => {
    while (unit < target) {
      unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
      codePoint += 1;
    }
    return codePoint;
  };
  return places.map(({ rule, start, end }) => ({ rule, start: toCodePoint(start), end: toCodePoint(end) }));
}
