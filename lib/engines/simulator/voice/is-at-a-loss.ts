import { formsIn } from "../../considerations/consideration.ts";
import { atALoss } from "./forms.ts";

const declined = new Set(formsIn(atALoss).map((form) => `${form}.`));

/** Whether a simulated answer declines to answer. */
export const isAtALoss = (answer: string): boolean => declined.has(answer.trim());
