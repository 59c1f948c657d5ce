import type { ResearchAnswer } from "./contract.ts";
import type { Proposal } from "./conversations.sql.ts";

/** What a verb leaves: the parts of an answer that are its own. */
export type Outcome = Pick<ResearchAnswer, "understood" | "markdown"> &
  Partial<Pick<ResearchAnswer, "data" | "next" | "label">> & {
    study_id?: string;
    /** What waits for a yes. */
    proposal?: Omit<Proposal, "understood">;
    /** What the message did not say, asked in `markdown`. */
    asks?: true;
  };

/** A question back to the caller: nothing was done. */
export const askingOutcome = (understood: string, question: string, next: string[] = []): Outcome => ({
  understood,
  markdown: question,
  next,
  asks: true,
});
