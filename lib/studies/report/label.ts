import type { FullStudy } from "../study-record.ts";
import { timesAsked } from "./times-asked.ts";

const sources = {
  simulator: "https://schema.org/AlgorithmicMediaDigitalSource",
  model: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
} as const;

/** What made a study, for machines (schema.org digitalSourceType, after IPTC). */
export const digitalSourceType = ({ engine }: Pick<FullStudy, "engine">): string => sources[engine.kind];

/** The label that goes with each form of a study, short enough for a line of its own. */
export function syntheticLabel({ quant, engine }: Pick<FullStudy, "quant" | "engine">): string {
  const { n_interviews, n_personas } = quant;
  const asked = n_interviews > n_personas ? ` (${timesAsked(quant)})` : "";
  const made = engine.kind === "simulator" ? "the built-in engine" : "a language model";
  return `Synthetic study by ${made}: ${n_interviews} simulated interviews, ${n_personas} invented personas${asked}, 0 people. Not evidence about real people.`;
}

/** A quote to paste elsewhere, with who is simulated, where it is from, and the label. */
export function citedQuote(study: FullStudy, quote: { quote: string; persona_id: string; interview: number }): string {
  const name = study.personas.find(({ id }) => id === quote.persona_id)?.name ?? quote.persona_id;
  return `“${quote.quote}” (${name}, a simulated persona, interview ${quote.interview + 1}). ${syntheticLabel(study)} ${study.report_url}`;
}
