import type { Quant } from "../../engines/measured.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { given } from "../../format.ts";

type Study = { study_type: StudyTypeId; understood?: { subject: string | null } | null | undefined };

/** Whether readers are shown the projected NPS: nobody recommends a message, or what has no name. */
export const hasNps = ({ study_type, understood }: Study): boolean =>
  study_type !== "messaging" && !isQuestion(understood?.subject ?? "");

/** Studies before 4.0.0 had the topic's question in place of a subject without a name. */
const isQuestion = (subject: string): boolean => /^the (?:question|topic) “/i.test(subject);

/** The ends of the projected NPS's 90 % interval, as whole points from −100 to 100: more digits say nothing. */
export const npsEnds = ({ nps }: Pick<Quant, "nps">): { low: number; high: number } => ({
  low: Math.round(nps.low),
  high: Math.round(nps.high),
});

/** The interval of the projected NPS, without which it is never shown. */
export function npsInterval(quant: Pick<Quant, "nps">): string {
  const { low, high } = npsEnds(quant);
  return `90 % interval ${signed(low)} to ${signed(high)}`;
}

/** A number with its sign and at most two decimals, as a score from −100 to 100 is written. */
export const signed = (value: number): string => `${value < 0 ? "−" : value > 0 ? "+" : ""}${given(Math.abs(value))}`;
