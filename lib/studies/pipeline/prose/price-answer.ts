import { priceInWords } from "../../../engines/price-in-words.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import { plural } from "../../../format.ts";
import { laddersOf } from "../measures/price-ladder.ts";
import type { Answer } from "./answer-forms.ts";
import { aboutOf, aboutOfAll, leaningOf, type Material, measure, ofAll } from "./material.ts";
import { pointsOn, quotesOf } from "./points.ts";

/** What it may cost: at each price named, or next to what is spent today. */
export function priceAnswer(material: Material): Answer {
  const buying = measure(material, "gabor_granger");
  const ratio = measure(material, "price_ratio");
  if (buying !== undefined && buying.value !== null) return atPrices(material, buying);
  if (ratio !== undefined && ratio.value !== null) {
    const most = ratioInWords(ratio.value);
    const median = `by the middle answer of ${plural(material.interviews.length, "simulated interview")}`;
    const short = `People would pay ${most} on such things today, ${median}.`;
    return {
      leads: isNameless(material.plan)
        ? [short]
        : [`For ${called(material.plan)} people would pay ${most} on such things today, ${median}.`, short],
      further: ["No price was read in the topic, so that no amount can be given."],
      quotes: [],
    };
  }
  const { pro } = leaningOf(material);
  const named = material.plan.prices.length === 0;
  return {
    cannot_tell: named
      ? "No price was put before the respondents, and none is made up. Name the prices to ask about."
      : `A price was shown, and ${ofAll(material, pro)} lean towards it; how much more or less they would pay is measured by a pricing study.`,
  };
}

/** What few answers can say of it: which is more, not by how much. */
const ratioInWords = (ratio: number): string =>
  ratio === 1 ? "what they spend" : `${ratio < 1 ? "less" : "more"} than they spend`;

function atPrices(material: Material, { items }: NonNullable<ReturnType<typeof measure>>): Answer {
  const named = material.plan.prices.map(({ amount }) => amount.toLocaleString("en-GB"));
  const asked = items.filter(({ label }) =>
    named.some((amount) => new RegExp(`(?<![\\d.,])${amount}(?![\\d.,]\\d|\\d)`).test(label)),
  );
  const shown = (asked.length === 0 ? items : asked).filter(({ value }) => value !== null);
  const [first, ...others] = shown.map(({ label, value }) => ({ label, value: value! }));
  if (first === undefined) return { cannot_tell: "No interview gave a usable answer to the prices." };
  const range = rangeOf(material);
  const rest = others.map(({ label, value }) => `; at ${label}, ${aboutOf(material, value)}`).join("");
  const buys = `At ${first.label}, ${aboutOfAll(material, first.value)} would buy${rest}.`;
  return {
    leads: [buys],
    further: [
      ...(range === null
        ? []
        : [
            `As far as ${plural(material.interviews.length, "interview")} can place it, the accepted range is ${range}: neither too cheap nor too expensive to consider, which is not yet to buy.`,
          ]),
    ],
    quotes: quotesOf([pointsOn(material, -1).find(({ wording }) => /\bprice|\bcost/.test(wording.con))]),
  };
}

/** The range between too cheap and too expensive, in words; null where it is not known or empty. */
function rangeOf(material: Material): string | null {
  const [low, high] = [measure(material, "pmc")?.value, measure(material, "pme")?.value];
  const asked = laddersOf(material.plan)?.asked;
  if (asked === undefined || low == null || high == null || low >= high) return null;
  return `${priceInWords({ ...asked, amount: low, per: null })} to ${priceInWords({ ...asked, amount: high })}`;
}
