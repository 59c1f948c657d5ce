import type { Quant } from "../../engines/measured.ts";
import { builtInName } from "../../engines/study-form.ts";
import { excerpt, plural } from "../../format.ts";
import { timesInWords } from "../../in-words.ts";
import { type Audience, defaultIds } from "../../personas/contract.ts";
import type { FullStudy } from "../study-record.ts";

/** The most characters of a question in a title. */
export const longestTitle = 160;

/** What made a study, for machines (schema.org digitalSourceType, after IPTC). */
export const digitalSourceType = ({ engine }: Pick<FullStudy, "engine">): string =>
  `https://schema.org/${engine.kind === "simulator" ? "" : "Trained"}AlgorithmicMediaDigitalSource`;

/** What every form of a study says. */
export const syntheticStudy = "Synthetic study";
export const simulatedInterview = "simulated interview";
export const inventedPersona = "invented persona";
export const noPeople = "0 people";
export const nobodyAsked = "Nobody was asked";
export const noEvidence = "Not evidence about real people.";

/** The label that goes with each form of a study, short enough for a line of its own. */
export function syntheticLabel({ quant, engine }: Pick<FullStudy, "quant" | "engine">): string {
  const { n_interviews, n_personas } = quant;
  const repeats = n_interviews > n_personas ? ` (${timesAsked(quant)})` : "";
  const engineName = engine.kind === "simulator" ? builtInName : "a language model";
  return `${syntheticStudy} by ${engineName}: ${plural(n_interviews, simulatedInterview)}, ${plural(n_personas, inventedPersona)}${repeats}, ${noPeople}. ${noEvidence}`;
}

/** What a study is called elsewhere: its headline, else its question; a model may leave the headline out. */
export const studyTitle = ({ headline_finding, topic }: Pick<FullStudy, "headline_finding" | "topic">): string =>
  `${syntheticStudy}: ${headline_finding || excerpt(topic, longestTitle)}`;

/** A quote to paste elsewhere, with who is simulated, where it is from, and the label. */
export function citedQuote(study: FullStudy, quote: { quote: string; persona_id: string; interview: number }): string {
  const name = study.personas.find(({ id }) => id === quote.persona_id)?.name ?? quote.persona_id;
  return `“${quote.quote}” (${name}, a simulated persona, interview ${quote.interview + 1}). ${syntheticLabel(study)} ${study.report_url}`;
}

/** Whether the personas are those that every study of an audience asks by default. */
export const isStandard = (of: { personas: readonly { id: string }[]; audience: Audience }): boolean =>
  of.personas.every(({ id }) => defaultIds[of.audience].includes(id));

/** How often each persona was interviewed; where some interviews are missing, that it differs. */
export function timesAsked({ n_interviews, n_personas }: Pick<Quant, "n_interviews" | "n_personas">): string {
  const times = n_interviews / n_personas;
  if (!Number.isInteger(times)) return "not all asked as often";
  return `${n_personas === 1 ? "" : "each "}asked ${timesInWords(times)}`;
}

/** The language of a study's own words, as a BCP 47 tag; undefined where no one reads it. */
export const languageOf = ({ understood }: Pick<FullStudy, "understood">): string | undefined =>
  understood?.language ?? undefined;
