import type { ResearchAnswer } from "./contract.ts";
import type { Proposal } from "./conversations.sql.ts";
import type { ResearchCall } from "./verbs.ts";

/** What a verb leaves: the parts of an answer that are its own. */
export type Outcome = Pick<ResearchAnswer, "understood" | "markdown"> &
  Partial<Pick<ResearchAnswer, "data" | "next" | "label">> & {
    study_id?: string;
    /** What waits for a yes. */
    proposal?: Omit<Proposal, "understood">;
    /** Something is missing, which `markdown` asks for. */
    asks?: true;
  };

/** A question back to the caller: nothing was done. */
export const askingOutcome = (understood: string, question: string, next: ResearchCall[] = []): Outcome => ({
  understood,
  markdown: question,
  next,
  asks: true,
});
