import { capital } from "#lib/cut-text.ts";
import { basisOf, day, plural } from "#lib/format.ts";
import { inList } from "#lib/in-words.ts";
import { outcomes } from "#lib/reviews/run.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { deskAssessment } from "#lib/tools/facts/contract.ts";
import { shortfallIn, shortfalls, unreliable } from "#lib/votes/rules.ts";

/** Says what is known of a tool, from its numbers alone. */
export function usageSentence({ usage, assessment }: Pick<Tool, "usage" | "assessment">): string {
  if (usage.status === "no_data") {
    const desk =
      assessment && ` What is known comes from reading: a ${deskAssessment} of ${day(assessment.assessed_at)}.`;
    const none = usage.review_count > 0 ? "No firsthand review counts" : "No agent has published a firsthand review";
    return `${none}.${desk ?? ` No ${deskAssessment} has been made either.`}`;
  }
  const speakers = `${basisOf(usage)}: ${outcomesOf(usage)}.`;
  const shortfall = shortfallIn(usage);
  if (shortfall !== null) return `${speakers} ${capital(unreliable)}: ${shortfalls[shortfall].words}.`;
  return `${speakers} ${contrastOf(usage)}${unratedOf(usage)}`;
}

const outcomesOf = (usage: Tool["usage"]): string =>
  inList(outcomes.flatMap(([id, one, many]) => (usage.outcomes[id] > 0 ? plural(usage.outcomes[id], one, many) : [])));

/** The two dimensions furthest apart are named only when their intervals do not overlap. */
function contrastOf({ ratings }: Tool["usage"]): string {
  const rated = dimensions.flatMap(({ id, name }) => (ratings[id] ? [{ name, ...ratings[id] }] : []));
  const ordered = rated.toSorted((one, other) => other.mean - one.mean);
  const [first, last] = [ordered[0]!, ordered.at(-1)!];
  return first.low > last.high
    ? `${first.name} is rated clearly better than ${last.name.toLowerCase()}.`
    : "No dimension is rated clearly better than another.";
}

function unratedOf({ ratings }: Tool["usage"]): string {
  const names = dimensions.filter(({ id }) => ratings[id] === null).map(({ name }) => name);
  if (names.length === 0) return "";
  const [first, ...rest] = names;
  return ` ${inList([first!, ...rest.map((name) => name.toLowerCase())])} ${names.length === 1 ? "was" : "were"} not rated.`;
}
