import { partOf } from "../../cut-text.ts";
import { todayOption } from "../../engines/closed-kinds.ts";
import { topPoints } from "../../engines/measured.ts";
import { atPrice, priceInWords } from "../../engines/prices.ts";
import { mean, sum } from "../../engines/statistics.ts";
import { type Leaning, leaningOf, leaningWords } from "../../engines/study-form.ts";
import { studyForms } from "../../engines/study-types.ts";
import type { FullStudy } from "../study-record.ts";
import { measureIn } from "./charts-of.ts";

export type DividedStudy = Pick<FullStudy, "interviews" | "study_type" | "understood"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

/** Where a persona ends on the study's own question. */
export type Outcome = {
  persona_id: string;
  place: number;
  /** The side in a few words; those who end alike have the same. */
  short: string;
  /** From 0 (against) to 1 (for); null where the sides are not of that kind. */
  favour: number | null;
};

/** Where all personas end, and what that is called. */
export type Outcomes = { title: string; isEstimate: boolean; of: Outcome[] };

type Interview = DividedStudy["interviews"][number];
type Rating = Interview["ratings"][number];
type Names = ReadonlyMap<string, string>;

/** Who would pay or pick what, who believes it or who is in which camp, in studies that ask for it; else who ends on which side. */
export function outcomesOf(study: DividedStudy, names: Names): Outcomes {
  const own = [...names.keys()].map((id) => [id, study.interviews.filter((one) => one.persona_id === id)] as const);
  const panel = own.filter(([, interviews]) => interviews.length > 0);
  const outcome = [estimates(study, panel), picks(study, panel), camps(study, names)].find(
    (outcomes) => outcomes !== null && outcomes.of.length > 0,
  );
  return outcome ?? stances(study, panel);
}

type Panel = (readonly [id: string, interviews: Interview[]])[];

/** From this share of its probability on the upper answers a persona would, and from as much on the others would not. */
const likely = 0.6;

const sidesOfEstimate = [
  { short: "probably", is: (share: number) => share >= likely },
  { short: "probably not", is: (share: number) => share <= 1 - likely },
  { short: "maybe", is: () => true },
];

/** The estimate that a study type is about, of its own or at the price asked about; null where the study has none. */
function estimates({ study_type, understood }: DividedStudy, panel: Panel): Outcomes | null {
  const { estimate } = studyForms[study_type];
  const price = understood?.price ?? null;
  const title = estimate?.title ?? (price && `Would pay ${priceInWords(price)}`);
  if (title === null) return null;
  const isOf = ({ item, question }: Rating) =>
    estimate === undefined ? question.startsWith(atPrice(price!)) : item === estimate.item;
  const of = panel.flatMap(([persona_id, interviews]): Outcome[] => {
    const itemRatings = interviews.flatMap(({ ratings }) => ratings.filter(isOf));
    if (itemRatings.length === 0) return [];
    const favour = mean(itemRatings.map(({ distribution }) => sum(distribution.slice(-topPoints))));
    const place = sidesOfEstimate.findIndex(({ is }) => is(favour));
    return [{ persona_id, place, short: sidesOfEstimate[place]!.short, favour }];
  });
  return { title, isEstimate: true, of };
}

/** Which option each persona would pick, as its interviews are counted; empty where the study offers none. */
function picks({ understood }: DividedStudy, panel: Panel): Outcomes {
  const studied = understood?.own ?? understood?.subject;
  const of = panel.flatMap(([persona_id, interviews]): Outcome[] => {
    const preferences = interviews.flatMap(({ ratings }) => ratings.filter(({ item }) => item === "preference"));
    if (preferences.length === 0) return [];
    const picked = preferences.map(
      ({ scale, distribution }) => scale[distribution.indexOf(Math.max(...distribution))]!,
    );
    const names = [...new Set(picked)].map((option) => (option === todayOption ? "today's way" : option));
    const shares = preferences.map(({ scale, distribution }) => distribution[scale.indexOf(studied ?? "")]);
    const ownShares = shares.filter((share) => share !== undefined);
    return [
      {
        ...{ persona_id, place: names.length - 1, short: names.join(" / ") },
        favour: ownShares.length === 0 ? null : mean(ownShares),
      },
    ];
  });
  return { title: "Would pick", isEstimate: true, of };
}

function camps({ quant }: DividedStudy, names: Names): Outcomes | null {
  const map = measureIn(quant.measures, "needs_map")?.items ?? [];
  const byName = Map.groupBy(map, ({ label }) => partOf(label, 0, label.indexOf(": ")));
  const firsts = [...byName].map(([name, needs]) => {
    const top = needs.reduce((most, next) => ((next.value ?? 0) > (most.value ?? 0) ? next : most));
    return { name, need: partOf(top.label, name.length + 2) };
  });
  const largestFirst = [...Map.groupBy(firsts, ({ need }) => need)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  if (largestFirst.length < 2) return null;
  const of = [...names].flatMap(([persona_id, name]): Outcome[] => {
    const place = largestFirst.findIndex(([, camp]) => camp.some((one) => one.name === name));
    return place < 0 ? [] : [{ persona_id, place, short: largestFirst[place]![0], favour: null }];
  });
  return { title: "Puts first", isEstimate: true, of };
}

const leaningIds = Object.keys(leaningWords) as Leaning[];

function stances({ study_type }: DividedStudy, panel: Panel): Outcomes {
  const words = { ...leaningWords, ...studyForms[study_type].endWords };
  const of = panel.flatMap(([persona_id, interviews]): Outcome[] => {
    const stanceValues = interviews.flatMap(({ analysis }) => analysis.stance ?? []);
    if (stanceValues.length === 0) return [];
    const leanings = stanceValues.map(leaningOf);
    const reached = leaningIds.filter((is) => leanings.includes(is));
    const place = leaningIds.indexOf(reached[0]!) + (reached.length > 1 ? leaningIds.length : 0);
    const short = reached.map((is) => words[is]).join(" / ");
    return [{ persona_id, place, short, favour: (mean(stanceValues) - 1) / 4 }];
  });
  return { title: "In the end", isEstimate: false, of };
}
