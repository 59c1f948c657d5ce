import type { Brief, Price } from "../../../engines/brief.ts";
import type { Wording } from "../../../engines/considerations/consideration.ts";
import { considerations } from "../../../engines/considerations.ts";

type Source = { brief?: Pick<Brief, "study_type">; plan?: { prices: readonly Pick<Price, "amount">[] } };

/** What speaks against a thing: in a study of prices that put none, a price is a worry and none is beyond a budget. */
export const conWords = ({ con }: Pick<Wording, "con">, { brief, plan }: Source): string =>
  con === considerations.price.wording.con && brief?.study_type === "pricing" && plan?.prices.length === 0
    ? "worry about the price"
    : con;
