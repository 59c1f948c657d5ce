import type { Quant } from "../../engines/measured.ts";

/** How many interviews were coded: what is counted from codes is of these. */
export const codedOf = ({ sentiment_distribution: { positive, neutral, mixed, negative } }: Quant): number =>
  positive + neutral + mixed + negative;
