import { priceInWords } from "../../engines/price-in-words.ts";
import type { FullStudy } from "../study-record.ts";
import { campsOf } from "./camps-of.ts";
import { listed } from "./listed.ts";
import { optionInWords } from "./option-in-words.ts";

export type DividedStudy = Pick<FullStudy, "interviews" | "study_type" | "understood"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

type Names = ReadonlyMap<string, string>;

/** Sides that personas take, each with who takes it. */
type Sides = { opening: string; sides: string[] };

/** Who would buy or pick what, who believes it or who is in which camp, in studies that ask for it; else who ends on which side. */
export function whoIsWhere(study: DividedStudy, names: Names): { said: string; isSplit: boolean } {
  const found = estimatesOf(study, names) ?? picksOf(study, names) ?? inCamps(study) ?? byStance(study, names);
  if (found.sides.length === 0) return { said: "", isSplit: false };
  return { said: `${found.opening}, ${found.sides.join("; ")}.`, isSplit: found.sides.length > 1 };
}

/** The estimate that a study type is about, for each persona; null where the study has none. */
function estimatesOf({ study_type, understood, interviews }: DividedStudy, names: Names): Sides | null {
  const price = understood?.price == null ? null : priceInWords(understood.price);
  const asked =
    study_type === "messaging"
      ? { does: "believe it", is: ({ item }: Rating) => item === "believability" }
      : study_type === "pricing" && price !== null
        ? { does: `buy at ${price}`, is: ({ question }: Rating) => question.startsWith(`At ${price}, `) }
        : null;
  if (asked === null) return null;
  const shares = [...names].flatMap(([id, name]) => {
    const own = interviews
      .filter(({ persona_id }) => persona_id === id)
      .flatMap(({ ratings }) => ratings.filter(asked.is));
    return own.length === 0 ? [] : [{ name, share: mean(own.map(topTwo)) }];
  });
  if (shares.length === 0) return null;
  const groups = [
    { would: `would ${asked.does}`, of: shares.filter(({ share }) => share >= likely) },
    { would: "would not", of: shares.filter(({ share }) => share <= 1 - likely) },
    { would: "may or may not", of: shares.filter(({ share }) => share < likely && share > 1 - likely) },
  ].filter(({ of }) => of.length > 0);
  const sides = groups.map(({ would, of }, at) => {
    const who = listed(of.map(({ name }) => name));
    return at === 0 && would !== `would ${asked.does}` ? `${who} ${would} ${asked.does}` : `${who} ${would}`;
  });
  return { opening: "By estimate", sides };
}

/** From this share of its probability on the two upper answers a persona would, and from as much on the others would not. */
const likely = 0.6;

type Rating = DividedStudy["interviews"][number]["ratings"][number];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const topTwo = ({ distribution }: Rating): number => distribution.slice(-2).reduce((sum, share) => sum + share, 0);

/** Which option each persona would most probably pick; null where the study offers none. */
function picksOf({ study_type, interviews }: DividedStudy, names: Names): Sides | null {
  if (study_type !== "competitor") return null;
  const picks = [...names].flatMap(([id, name]) => {
    const own = interviews
      .filter(({ persona_id }) => persona_id === id)
      .flatMap(({ ratings }) => ratings.filter(({ item }) => item === "preference"));
    const [first] = own;
    if (first === undefined) return [];
    const shares = first.scale.map((_, option) => mean(own.map(({ distribution }) => distribution[option] ?? 0)));
    return [{ name, option: first.scale[shares.indexOf(Math.max(...shares))]! }];
  });
  if (picks.length === 0) return null;
  const sides = [...Map.groupBy(picks, ({ option }) => option)].map(
    ([option, who], at) =>
      `${listed(who.map(({ name }) => name))} ${at === 0 ? "would pick " : ""}${optionInWords(option)}`,
  );
  return { opening: "By estimate", sides };
}

/** Who is in which camp; null where there are none. */
function inCamps({ study_type, quant }: DividedStudy): Sides | null {
  const camps = study_type === "segmentation" ? campsOf(quant.measures) : [];
  if (camps.length < 2) return null;
  const sides = camps.map(
    ({ need, names }) => `${listed(names)} ${names.length === 1 ? "puts" : "put"} “${need}” first`,
  );
  return { opening: "By estimate", sides };
}

/** How an interview can end, by its stance of 1 to 5. */
const ends = [
  { words: "in favour", is: (stance: number) => stance >= 4 },
  { words: "against", is: (stance: number) => stance <= 2 },
  { words: "undecided", is: (stance: number) => stance === 3 },
];

/** What the ends are called, where a study type has words of its own. */
const ownWords: Partial<Record<DividedStudy["study_type"], Record<string, string>>> = {
  churn: { "in favour": "would stay", against: "would leave" },
};

/** Who ends on which side, as the interviews are counted: a persona asked twice may end on two. */
function byStance({ study_type, interviews }: DividedStudy, names: Names): Sides {
  const personas = [...names].flatMap(([id, name]) => {
    const stances = interviews.flatMap(({ persona_id, analysis }) => (persona_id === id ? [analysis.stance] : []));
    const reached = ends.filter(({ is }) => stances.some(is)).map(({ words }) => words);
    return reached.length === 0 ? [] : [{ name, reached }];
  });
  const inOrder = personas.toSorted((one, other) => placeOf(one.reached) - placeOf(other.reached));
  const sides = [...Map.groupBy(inOrder, ({ reached }) => reached.join()).values()].map((group) => {
    const said = group[0]!.reached.map(
      (end) => ownWords[study_type]?.[end] ?? `${group.length === 1 ? "is" : "are"} ${end}`,
    );
    const end = said.length > 1 ? `${said[0]} in some interviews and ${listed(said.slice(1))} in others` : said[0];
    return `${listed(group.map(({ name }) => name))} ${end}`;
  });
  return { opening: "In the end", sides };
}

/** Those who always end on one side come first. */
const placeOf = ([end, ...others]: string[]): number =>
  ends.findIndex(({ words }) => words === end) + ends.length * others.length;
