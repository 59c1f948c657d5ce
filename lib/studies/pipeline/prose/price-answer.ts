import type { Price } from "../../../engines/brief.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { laddersOf } from "../measures/price-ladder.ts";
import { type Answer, sidesInWords } from "./answer-forms.ts";
import { estimatedOf, estimatedOfAll, type Material, measure } from "./material.ts";
import { planChangeIn, pricesOfChange } from "./not-put.ts";
import { fittingQuotes, pointsOn } from "./points.ts";

/** What it may cost: at each price named, or next to what is spent today. */
export function priceAnswer(material: Material, question = material.questions[0]?.question ?? ""): Answer {
  const extra = extraAsked.exec(question)?.[0];
  if (extra !== undefined && material.plan.prices.length === 1)
    return {
      cannot_tell: `What people pay before “${extra}” is not known here; name the whole price to have it asked about.`,
    };
  const buying = measure(material, "gabor_granger");
  if (buying !== undefined && buying.value !== null) return atPrices(material, buying, changeAsked.exec(question)?.[0]);
  const named = material.plan.prices.length === 0;
  return {
    cannot_tell: named
      ? "No price was put before the respondents, and none is made up. Name the prices to ask about."
      : `A price was shown, and ${sidesInWords(material, ["leans towards it", "lean towards it"], "against", "undecided")}; how much more or less they would pay is measured by a pricing study.`,
  };
}

/** "$5 more", "an extra £2": a part of a price that is not itself one. */
const extraAsked = /[$€£]\s?\d[\d.,]* (?:more|extra|on top)\b|\b(?:extra|additional|another) [$€£]\s?\d[\d.,]*/i;

/** "By 10%", "by $2": a change of the price that is not itself a price. */
const changeAsked = /\bby (?:an? )?(?:\d+(?:\.\d+)? ?(?:%|percent|per cent)|[$€£] ?\d+(?:\.\d+)?)/i;

function atPrices(
  material: Material,
  { items }: NonNullable<ReturnType<typeof measure>>,
  change: string | undefined,
): Answer {
  const named = ownPrices(material).map((price) => priceInWords({ ...price, per: null }));
  const asked = items.filter(({ label }) =>
    named.some((price) => label.startsWith(price) && !/^[.,]?\d/.test(label.slice(price.length))),
  );
  const shown = (asked.length === 0 ? items : asked).filter(({ value }) => value !== null);
  const [first, ...others] = shown.map(({ label, value }) => ({ label, value: value! }));
  if (first === undefined) return { cannot_tell: "No interview gave a usable answer to the prices." };
  const refused = shown.find(
    ({ value }) => 2 * Math.round(value! * material.interviews.length) < material.interviews.length,
  );
  const rest = others.map(({ label, value }) => `; at ${label}, ${estimatedOf(material, value)}`).join("");
  const size = material.interviews.length;
  const buyers = Math.round(first.value * size);
  const refuse = others.length > 0 || buyers === size || buyers === 0 ? "" : `, ${size - buyers} would not`;
  const areAsMany = others.length > 0 && others.every(({ value }) => Math.round(value * size) === buyers);
  const none = size - Math.round(Math.max(first.value, ...others.map(({ value }) => value)) * size);
  const asMany = listed(others.map(({ label }) => `at ${label}`));
  return {
    leads: [
      areAsMany
        ? `${capital(estimatedOfAll(material, first.value))} would pay at ${first.label}${buyers === 0 ? `, and none ${asMany}` : `, and as many ${asMany}`}.`
        : `At ${first.label}, ${estimatedOfAll(material, first.value)} would pay${rest}${refuse}.`,
    ],
    further: [
      ...(planChangeIn(material.brief.topic) === null
        ? []
        : ["That is about the price alone; the change in how people pay was not put to them."]),
      ...(others.length === 0 || none === 0 || none === size
        ? []
        : [`By the same estimate ${none} would pay none of these prices.`]),
      ...(change === undefined
        ? []
        : [`A change ${change} was not put to the respondents; name the new price to have it asked about.`]),
      ...rangeOf(material, refused?.label ?? null),
    ],
    quotes: fittingQuotes(material, pointOnPrice(material, 2 * buyers - size)),
  };
}

/** The prices that the topic asks about: of a change the new one, and none of a rival: "compared with Gusto at $40". */
function ownPrices({ brief, plan }: Material): Price[] {
  const isOfRival = ({ amount }: Price) =>
    plan.competitors.some((name) =>
      new RegExp(`${name.replace(/\W/g, ".")}[^.?!;]{0,12}?[$€£]\\s?${amount}(?![\\d.])`, "i").test(
        brief.topic.replaceAll(",", ""),
      ),
    );
  const changed = pricesOfChange({ brief, plan });
  const own = changed.length > 0 ? changed : plan.prices.filter((price) => !isOfRival(price));
  return own.length === 0 ? plan.prices : own;
}

/** What is said of the price on the side of most; nothing where there are as many on both. */
function pointOnPrice(material: Material, lead: number) {
  if (lead === 0) return undefined;
  const side = lead > 0 ? 1 : -1;
  return pointsOn(material, side).find(({ wording }) => /\bprice|\bcost/.test(side === 1 ? wording.pro : wording.con));
}

/** Between which prices it seems neither too cheap nor too expensive, cut off where most refuse; nothing where not known. */
function rangeOf(material: Material, refused: string | null): string[] {
  const { plan } = material;
  const [low, high] = [measure(material, "pmc")?.value, measure(material, "pme")?.value];
  const asked = laddersOf(plan)?.asked;
  if (asked === undefined || low == null || high == null || low >= high) return [];
  const said = (amount: number, per: Price["per"] = null) => priceInWords({ ...asked, amount, per });
  const most = refused === null ? null : amountOf(plan, refused);
  if (most === null || high < most)
    return [
      `By estimate, prices from ${said(low)} to ${said(high, asked.per)} seem neither too cheap nor too expensive; that is no promise to buy.`,
    ];
  if (low >= most) return [];
  return [
    `By estimate, prices from ${said(low)} to ${said(most, asked.per)} seem possible, but neither of these two: ${said(low)} seems too cheap, and ${said(most)} most refuse; that is no promise to buy.`,
  ];
}

/** The amount of a price that is named in words. */
const amountOf = ({ prices }: Material["plan"], label: string): number | null =>
  prices.find((price) => priceInWords(price) === label)?.amount ?? null;
