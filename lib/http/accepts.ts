/**
 * Whether a client names this media type and prefers it at least as much as JSON (RFC 9110, 12.5.1). Wildcards mean the
 * address's default.
 */
export function accepts(header: string | null, type: string): boolean {
  const quality = (wanted: string): number | undefined => {
    for (const range of (header ?? "").toLowerCase().split(",")) {
      const [name, ...parameters] = range.split(";").map((part) => part.trim());
      if (name !== wanted) continue;
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return q === undefined ? 1 : Number(q.slice(2)) || 0;
    }
    return undefined;
  };
  const own = quality(type) ?? 0;
  return own > 0 && own >= (quality("application/json") ?? 0);
}
