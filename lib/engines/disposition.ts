/** What changes between two interviews of one persona; identity never does. */
export type State = {
  recent_experience: "good" | "bad" | "none";
  time_pressure: "low" | "high";
  occasion: string;
  others_decide: string;
  budget_mood: "easy" | "tight";
  verbosity: "brief" | "normal" | "long";
};

/** A consideration that weighs in a respondent's mind: an id, and how much it speaks for (positive) or against. */
export type Reason = { id: string; weight: number };

/** A respondent's stance before the interview: drawn by the host, kept private, hidden from the analysis. */
export type Disposition = { stance: 1 | 2 | 3 | 4 | 5; reasons: Reason[]; state: State };
