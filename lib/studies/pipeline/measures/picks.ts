import type { Brief } from "../../../engines/brief.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import { picksOf } from "../named-options.ts";
import type { Answers } from "./answers.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, noAnswer } from "./measure-of.ts";
import { sources } from "./sources.ts";

/** What is picked of the options that the topic's questions name, one measure for each such question. */
export const pickMeasures = (brief: Pick<Brief, "topic">, answers: Answers): Measure[] =>
  picksOf(brief, answers.plan).map(({ id, question, options }) => {
    const given = answers.to(id);
    const n = given.length;
    return measureOf(answers, {
      id,
      label: question,
      unit: "share",
      value: null,
      n,
      items: options.map((label, option) => {
        if (n === 0) return { label, value: null, ...noAnswer };
        const share = mean(given.map(({ distribution }) => distribution[option]!));
        return { label, value: share, interval: shareInterval(share, answers.effective(n)) };
      }),
      formula: "Mean probability of being picked among the options that the topic names, asked after the talk",
      source: sources.preference,
    });
  });
