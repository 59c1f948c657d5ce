/** First sentences by how the respondent stands: for it (stance 4 and 5), torn, or against it. */
export type ByStance = { warm: string[]; torn: string[]; cold: string[] };

/** How a question of the guide is answered: its first sentences, and what the rest of the answer argues. */
export type Answer = {
  /**
   * What follows the first sentence: life as it is (today), both sides as the stance has it, one side whatever the
   * stance, or what a decision weighs.
   */
  slant: "today" | "stance" | "for" | "against" | "criteria";
  heads: string[] | ByStance;
  /** What else there is to tell, where facts are asked for. */
  more?: string[];
};
