import type { Price } from "../../../engines/brief.ts";

/** What an amount is counted in, such as "USD per month". */
export const priceUnit = ({ currency, per }: Price): string =>
  per === null || per === "" || per === "once" ? currency : `${currency} per ${per}`;

/** Below this many answers, price points are a sketch: the usual warning for small samples of price studies. */
const fewAnswers = 30;

/** What is to be said of so few answers; nothing from 30 on. */
export const ofFew = (n: number): string =>
  n < fewAnswers ? `. Only ${n} answers, where 30 are the least that field practice asks for: a sketch` : "";

/** Why there is no amount. */
export const noPrice = "No price was given, and none is made up; see price_ratio";
export const noOrder = "No interview's four prices rise from too cheap to too expensive";
