import { priceInWords } from "../../../engines/price-in-words.ts";
import { capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { laddersOf } from "../measures/price-ladder.ts";
import { type Answer, sidesInWords } from "./answer-forms.ts";
import { estimatedOf, estimatedOfAll, type Material, measure } from "./material.ts";
import { fittingQuotes, pointsOn } from "./points.ts";

/** What it may cost: at each price named, or next to what is spent today. */
export function priceAnswer(material: Material, question = material.questions[0]?.question ?? ""): Answer {
  const buying = measure(material, "gabor_granger");
  if (buying !== undefined && buying.value !== null) return atPrices(material, buying, changeAsked.exec(question)?.[0]);
  const named = material.plan.prices.length === 0;
  return {
    cannot_tell: named
      ? "No price was put before the respondents, and none is made up. Name the prices to ask about."
      : `A price was shown, and ${sidesInWords(material, ["leans towards it", "lean towards it"], "against", "undecided")}; how much more or less they would pay is measured by a pricing study.`,
  };
}

/** "By 10%", "by $2": a change of the price that is not itself a price. */
const changeAsked = /\bby (?:an? )?(?:\d+(?:\.\d+)? ?(?:%|percent|per cent)|[$€£] ?\d+(?:\.\d+)?)/i;

/** With a smaller difference in the share who would buy, no more would buy at the lowest price than at the highest. */
const flatBelow = 0.1;

function atPrices(
  material: Material,
  { items }: NonNullable<ReturnType<typeof measure>>,
  change: string | undefined,
): Answer {
  const named = material.plan.prices.map((price) => priceInWords({ ...price, per: null }));
  const asked = items.filter(({ label }) =>
    named.some((price) => label.startsWith(price) && !/^[.,]?\d/.test(label.slice(price.length))),
  );
  const shown = (asked.length === 0 ? items : asked).filter(({ value }) => value !== null);
  const [first, ...others] = shown.map(({ label, value }) => ({ label, value: value! }));
  if (first === undefined) return { cannot_tell: "No interview gave a usable answer to the prices." };
  const range = rangeOf(material);
  const rest = others.map(({ label, value }) => `; at ${label}, ${estimatedOf(material, value)}`).join("");
  const size = material.interviews.length;
  const buyers = Math.round(first.value * size);
  const refuse = others.length > 0 || buyers === size || buyers === 0 ? "" : `, ${size - buyers} would not`;
  const areAsMany = others.length > 0 && others.every(({ value }) => Math.round(value * size) === buyers);
  const shares = [first, ...others].map(({ value }) => value);
  const isFlat = Math.max(...shares) - Math.min(...shares) < flatBelow;
  const none = size - Math.round(Math.max(...shares) * size);
  const all = listed(shown.map(({ label }) => label));
  return {
    leads: [
      areAsMany
        ? `${capital(estimatedOfAll(material, first.value))} would pay at ${all}${isFlat ? ", hardly more at the lowest price" : ""}.`
        : `At ${first.label}, ${estimatedOfAll(material, first.value)} would pay${rest}${refuse}.`,
    ],
    further: [
      ...(others.length === 0 || none === 0 || none === size
        ? []
        : [`By the same estimate ${none} would pay none of these prices.`]),
      ...(change === undefined
        ? []
        : [`A change ${change} was not put to the respondents; name the new price to have it asked about.`]),
      ...(range === null
        ? []
        : [`By estimate, prices from ${range} seem neither too cheap nor too expensive; that is no promise to buy.`]),
    ],
    quotes: fittingQuotes(material, pointOnPrice(material, 2 * buyers - size)),
  };
}

/** What is said of the price on the side of most; nothing where there are as many on both. */
function pointOnPrice(material: Material, lead: number) {
  if (lead === 0) return undefined;
  const side = lead > 0 ? 1 : -1;
  return pointsOn(material, side).find(({ wording }) => /\bprice|\bcost/.test(side === 1 ? wording.pro : wording.con));
}

/** The range between too cheap and too expensive, in words; null where it is not known or empty. */
function rangeOf(material: Material): string | null {
  const [low, high] = [measure(material, "pmc")?.value, measure(material, "pme")?.value];
  const asked = laddersOf(material.plan)?.asked;
  if (asked === undefined || low == null || high == null || low >= high) return null;
  return `${priceInWords({ ...asked, amount: low, per: null })} to ${priceInWords({ ...asked, amount: high })}`;
}
