import type { Brief } from "../brief.ts";
import { wordCount } from "../content-words.ts";
import type { Plan } from "../plan.ts";
import type { WrittenPlan } from "./prompts/plan.ts";

/** A model's plan: what it quotes is in the request to the letter, and what it understood is counted, not its own opinion. */
export function planOf(written: WrittenPlan, { topic, given }: Omit<Brief, "personas">): Plan {
  const said = plain([topic, given?.subject, given?.stimulus, ...(given?.questions ?? [])].join("\n"));
  const isQuoted = (text: string) => said.includes(plain(text));
  const not_understood = written.not_understood.filter(isQuoted);
  const unknown = not_understood.reduce((all, text) => all + wordCount(text), 0);
  return {
    ...written,
    claims: written.claims.filter(isQuoted),
    status_quo: written.status_quo !== null && isQuoted(written.status_quo) ? written.status_quo : null,
    considerations: [...new Set(written.considerations)],
    terms: Object.fromEntries(written.terms.map(({ id, term }) => [id, term])),
    closing: null,
    labels: [...new Set(written.labels)],
    coverage: Math.max(0, 1 - unknown / Math.max(1, wordCount(topic))),
    not_understood,
  };
}

const plain = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
