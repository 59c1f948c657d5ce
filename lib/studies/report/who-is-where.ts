import { priceInWords } from "../../engines/price-in-words.ts";
import type { FullStudy } from "../study-record.ts";
import { campsOf } from "./camps-of.ts";
import { listed } from "./listed.ts";

export type DividedStudy = Pick<FullStudy, "interviews" | "study_type" | "understood"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

type Names = ReadonlyMap<string, string>;

/** Sides that personas take, each with who takes it. */
type Sides = { opening: string; sides: string[] };

/** Who would buy, who believes it or who is in which camp, in studies that ask for it; else, where `isAlone`, who ends on which side. */
export function whoIsWhere(study: DividedStudy, names: Names, isAlone: boolean): { said: string; isSplit: boolean } {
  const found = estimatesOf(study, names) ?? inCamps(study) ?? (isAlone ? byStance(study, names) : null);
  if (found === null || found.sides.length === 0) return { said: "", isSplit: false };
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

/** Who is in which camp; null where there are none. */
function inCamps({ study_type, quant }: DividedStudy): Sides | null {
  const camps = study_type === "segmentation" ? campsOf(quant.measures) : [];
  if (camps.length < 2) return null;
  const sides = camps.map(
    ({ need, names }) => `${listed(names)} ${names.length === 1 ? "puts" : "put"} “${need}” first`,
  );
  return { opening: "By estimate", sides };
}

/** From these mean stances of 1 to 5 a persona is for it or against it. */
const stanceOf = { pro: 3.5, con: 2.5 };

function byStance({ interviews }: DividedStudy, names: Names): Sides {
  const stances = [...names].flatMap(([id, name]) => {
    const own = interviews.filter(({ persona_id }) => persona_id === id);
    return own.length === 0 ? [] : [{ name, stance: mean(own.map(({ analysis }) => analysis.stance)) }];
  });
  const groups = [
    { words: "in favour", of: stances.filter(({ stance }) => stance >= stanceOf.pro) },
    { words: "against", of: stances.filter(({ stance }) => stance <= stanceOf.con) },
    { words: "undecided", of: stances.filter(({ stance }) => stance > stanceOf.con && stance < stanceOf.pro) },
  ].filter(({ of }) => of.length > 0);
  const sides = groups.map(
    ({ words, of }) => `${listed(of.map(({ name }) => name))} ${of.length === 1 ? "is" : "are"} ${words}`,
  );
  return { opening: "In the end", sides };
}
