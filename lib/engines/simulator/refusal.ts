import { wordCount } from "../content-words.ts";

const refusal =
  /^(\W*(well|hm+|honestly|sorry)\W+)?(i'?d rather not|no comment|i (really )?(can'?t|cannot|couldn'?t) (say|answer|tell)|no idea|i (really )?don'?t know|i have no (idea|opinion)|pass|nothing comes to mind)\b/i;
const longestRefusal = 15;

/** Whether a simulated answer declines to answer. */
export const isRefusal = (answer: string): boolean => refusal.test(answer) && wordCount(answer) < longestRefusal;
