import { priceInWords } from "../../../engines/price-in-words.ts";
import { called } from "../../../engines/subject-words.ts";
import { laddersOf } from "../measures/price-ladder.ts";
import type { Answer } from "./answer-forms.ts";
import { expectedOf, leaningOf, type Material, measure, ofAll } from "./material.ts";
import { pointsOn, quotesOf } from "./points.ts";

/** What it may cost: at each price named, or next to what is paid today. */
export function priceAnswer(material: Material): Answer {
  const buying = measure(material, "gabor_granger");
  const ratio = measure(material, "price_ratio");
  if (buying !== undefined && buying.value !== null) return atPrices(material, buying);
  if (ratio !== undefined && ratio.value !== null) {
    const most = ratioInWords(ratio.value);
    return {
      leads: [
        `For ${called(material.plan)} people would pay at most ${most} (median of ${material.interviews.length} simulated interviews).`,
        `People would pay at most ${most} (median of ${material.interviews.length} simulated interviews).`,
      ],
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

const ratioInWords = (ratio: number): string =>
  ratio === 1 ? "what they pay today" : `${Math.round(100 * ratio)} % of what they pay today`;

function atPrices(material: Material, { items }: NonNullable<ReturnType<typeof measure>>): Answer {
  const named = material.plan.prices.map(({ amount }) => amount.toLocaleString("en-GB"));
  const asked = items.filter(({ label }) =>
    named.some((amount) => new RegExp(`(?<![\\d.,])${amount}(?![\\d.,]\\d|\\d)`).test(label)),
  );
  const shown = (asked.length === 0 ? items : asked).filter(({ value }) => value !== null);
  const [first, ...others] = shown.map(({ label, value }) => ({ label, count: expectedOf(material, value!) }));
  if (first === undefined) return { cannot_tell: "No interview gave a usable answer to the prices." };
  const range = rangeOf(material);
  const rest = others.map(({ label, count }) => `; at ${label}, ${count}`).join("");
  const buys = `at ${first.label}, ${ofAll(material, first.count)} would buy${rest}`;
  const leads = [`${buys.charAt(0).toUpperCase()}${buys.slice(1)}.`];
  return {
    leads: range === null || others.length > 0 ? leads : [`The accepted range is ${range}; ${buys}.`, ...leads],
    further: [
      ...(range === null || others.length === 0 ? [] : [`The accepted range is ${range}.`]),
      "Counts are expected ones, from how probable a purchase is in each interview.",
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
