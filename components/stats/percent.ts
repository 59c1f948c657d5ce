/** A share in whole percent; only nothing is 0 %, and only all is 100 %. */
export function percent(part: number, whole: number): string {
  const share = (100 * part) / whole;
  if (part > 0 && share < 1) return "under 1 %";
  if (part < whole && share > 99) return "over 99 %";
  return `${Math.round(share)} %`;
}
