import { priceInWords } from "../../engines/price-in-words.ts";
import type { FullStudy } from "../study-record.ts";
import { campsOf } from "./camps-of.ts";
import { listed } from "./listed.ts";

export type DividedStudy = Pick<FullStudy, "interviews" | "study_type" | "understood"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

type Names = ReadonlyMap<string, string>;

/** Who would buy, who believes it or who is in which camp, in studies that ask for it; else, where `isAlone`, who ends on which side. */
export function whoIsWhere(study: DividedStudy, names: Names, isAlone: boolean): string {
  const own = estimatesOf(study, names) ?? inCamps(study);
  return own ?? (isAlone ? byStance(study, names) : "");
}

/** The estimate that a study type is about, for each persona; null where the study has none. */
function estimatesOf({ study_type, understood, interviews }: DividedStudy, names: Names): string | null {
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
  const said = shares
    .toSorted((one, other) => other.share - one.share)
    .map(({ name, share }) => `${name} ${Math.round(100 * share)} %`);
  return `How likely each is to ${asked.does}, by estimate: ${listed(said)}.`;
}

type Rating = DividedStudy["interviews"][number]["ratings"][number];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const topTwo = ({ distribution }: Rating): number => distribution.slice(-2).reduce((sum, share) => sum + share, 0);

/** Who is in which camp; null where there are none. */
function inCamps({ study_type, quant }: DividedStudy): string | null {
  const camps = study_type === "segmentation" ? campsOf(quant.measures) : [];
  if (camps.length < 2) return null;
  const said = camps.map(
    ({ need, names }) => `${listed(names)} ${names.length === 1 ? "puts" : "put"} “${need}” first`,
  );
  return `By estimate, ${said.join("; ")}.`;
}

/** From these mean stances of 1 to 5 a persona is for it or against it. */
const sides = { pro: 3.5, con: 2.5 };

function byStance({ interviews }: DividedStudy, names: Names): string {
  const stances = [...names].flatMap(([id, name]) => {
    const own = interviews.filter(({ persona_id }) => persona_id === id);
    return own.length === 0 ? [] : [{ name, stance: mean(own.map(({ analysis }) => analysis.stance)) }];
  });
  const groups = [
    { words: "in favour", of: stances.filter(({ stance }) => stance >= sides.pro) },
    { words: "against", of: stances.filter(({ stance }) => stance <= sides.con) },
    { words: "undecided", of: stances.filter(({ stance }) => stance > sides.con && stance < sides.pro) },
  ].filter(({ of }) => of.length > 0);
  if (groups.length === 0) return "";
  const said = groups.map(
    ({ words, of }) => `${listed(of.map(({ name }) => name))} ${of.length === 1 ? "is" : "are"} ${words}`,
  );
  return `In the end, ${said.join("; ")}.`;
}
