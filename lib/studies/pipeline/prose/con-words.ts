import type { Price } from "../../../engines/brief.ts";
import type { Wording } from "../../../engines/considerations/consideration.ts";
import { considerations } from "../../../engines/considerations.ts";

type Source = { plan?: { prices: readonly Pick<Price, "amount">[] } };

/** What speaks against a thing: where no price was put to anyone, a price is a worry and none is beyond a budget. */
export const conWords = ({ con }: Pick<Wording, "con">, { plan }: Source): string =>
  con === considerations.price.wording.con && plan?.prices.length === 0 ? "worry about the price" : con;
