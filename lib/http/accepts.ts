/** Whether a client names this media type and prefers it to JSON (RFC 9110, 12.5.1); wildcards mean JSON. */
export function accepts(header: string | null, type: string): boolean {
  const quality = qualitiesIn(header);
  const own = quality.get(type) ?? 0;
  return own > 0 && own > (quality.get("application/json") ?? 0);
}

/** Whether a client takes this media type at all, by its most specific range (RFC 9110, 12.5.1). */
export function allows(header: string | null, type: string): boolean {
  const quality = qualitiesIn(header);
  if (quality.size === 0) return true;
  return (quality.get(type) ?? quality.get(`${type.split("/", 1)[0]}/*`) ?? quality.get("*/*") ?? 0) > 0;
}

/** The names in an Accept or Accept-Encoding header with their qualities, 0 to 1 (RFC 9110, 12.4.2). */
export function qualitiesIn(header: string | null): Map<string, number> {
  const ranges = (header ?? "").toLowerCase().split(",");
  return new Map(
    ranges.flatMap((range): [string, number][] => {
      const [name, ...parameters] = range.split(";").map((part) => part.trim());
      const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
      return name === "" ? [] : [[name!, q === undefined ? 1 : Number(q.split("=")[1]) || 0]];
    }),
  );
}
