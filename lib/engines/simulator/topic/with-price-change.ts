import type { SubjectReading } from "./read-subject.ts";

const priceChange = [
  /\b(?<way>rais|increas|lower|cut|reduc|doubl|hik|chang)\w*\s(?:(?:the|our)\s)*(?:\w+\s)?(?:price|fee|cost|rate)s?\b/i,
  /\bprice (?<way>increase|rise|hike|cut|change)\b/i,
];

/** "A higher price for …" where the question is of a price that changes. */
export function withPriceChange(subject: string, { clauses, chosen }: SubjectReading): string {
  const about = clauses.filter((clause) => clause === chosen?.phrase.clause || clause.kind === "question").slice(0, 2);
  const changes = about.flatMap(({ text }) => priceChange.map((pattern) => pattern.exec(text)));
  const said = changes.find(Boolean)?.groups?.way?.toLowerCase() ?? "";
  if (said === "") return subject;
  const kind = /^(?:lower|cut|reduc)/.test(said)
    ? "a lower price"
    : /^chang/.test(said)
      ? "a new price"
      : "a higher price";
  return `${kind} for ${subject}`;
}
