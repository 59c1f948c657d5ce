import { wordingOfObjection, wordingOfTheme } from "../engines/considerations/wording-of.ts";
import { readPrices } from "../engines/read-prices.ts";
import { sentencesOf } from "../engines/sentences.ts";
import { excerpt, plural } from "../format.ts";
import { conWords } from "./pipeline/prose/con-words.ts";
import { isStandard } from "./report/is-standard.ts";
import { listed } from "./report/listed.ts";
import { peopleOfTopic } from "./report/people-of-topic.ts";
import type { FullStudy } from "./study-record.ts";

type Study = Pick<
  FullStudy,
  | "topic"
  | "study_type"
  | "audience"
  | "objections"
  | "consensus_themes"
  | "personas"
  | "interviews"
  | "quant"
  | "flags"
>;
type Analysis = Study["interviews"][number]["analysis"];

/** An objection is the next step's subject from so many of the interviews of the theme that speaks for it. */
const objectionFrom = 0.5;
/** People to talk to in a day, of each side where there are two. */
const talks = { all: 10, ofSide: 5 };
const roleLength = 40;

/** What a reader can do tomorrow, with people like those who said it and those who did not; "" where no advice is given. */
export function nextStep(study: Study): string {
  const { consensus_themes, quant, flags } = study;
  if (flags.some(({ code }) => code === "sensitive" || code === "not_understood")) return "";
  const objections = study.objections
    .filter((one) => !isOutweighed(study, one))
    .toSorted((one, other) => other.interview_count - one.interview_count);
  const [first] = objections;
  const liked = consensus_themes.find(({ sentiment }) => sentiment === "positive");
  if (first !== undefined && first.interview_count >= objectionFrom * (liked?.interview_count ?? 0)) {
    const answer = sentencesOf(first.what_would_resolve).at(-1) ?? "";
    const people = peopleWho(study, ({ objections }) => objections.includes(first.objection), "raises this objection");
    return `Answer ${isTied(objections) ? "one of the main objections" : "the main objection"}, ${inWords(first, study)}${whyFirst(objections, study)}. ${answer} Show that answer to ${people}; count who objects before and after.`;
  }
  if (liked === undefined)
    return `Ask ${peopleAlike(study)} the question itself, without naming any answer, and note what they bring up first.`;
  const people = peopleWho(study, ({ key_themes }) => key_themes.includes(liked.theme), "brings it up");
  return `Find out whether ${wordingOfTheme(liked.theme).pro} counts with people: talk to ${people}. Do not name it; count who brings it up, as ${liked.interview_count} of ${plural(quant.n_interviews, "interview")} did.`;
}

/** Whether more speak for a thing on the very point of an objection, which is then not the main one. */
const isOutweighed = (
  { consensus_themes }: Study,
  { objection, interview_count }: Study["objections"][number],
): boolean =>
  consensus_themes.some(
    (one) =>
      one.sentiment === "positive" &&
      one.interview_count >= interview_count &&
      wordingOfTheme(one.theme).con === wordingOfObjection(objection).con,
  );

const isTied = ([first, second]: Study["objections"]): boolean => first?.interview_count === second?.interview_count;

/** Why the first of several objections that are raised as often comes first; "" where it is alone. */
function whyFirst([first, ...others]: Study["objections"], study: Study): string {
  const tied = others.filter(({ interview_count }) => interview_count === first?.interview_count);
  if (first === undefined || tied.length === 0) return "";
  const isGraver = tied.every(({ severity }) => severity !== first.severity);
  const why = isGraver
    ? "this one weighs more with those who raise it"
    : `${tied.length === 1 ? "either" : "any of them"} can come first`;
  return ` (raised as often as ${listed(tied.map((one) => inWords(one, study)))}; ${why})`;
}

/** An objection as the arguments of the report word it. */
const inWords = ({ objection }: Study["objections"][number], { topic }: Study): string =>
  conWords(wordingOfObjection(objection), { plan: { prices: readPrices(topic) } });

/** People to talk to where none of the personas is like them. */
const peopleAlike = ({ topic, ...study }: Study): string =>
  isStandard(study)
    ? `${talks.all} ${peopleOfTopic(topic) ?? "people you want to serve"}`
    : plural(talks.all, "person", "people");

/** Whom to talk to: people like the persona who most often does something, and like one who never does; those of the topic where the personas were not chosen for it. */
function peopleWho(study: Study, test: (analysis: Analysis) => boolean, does: string): string {
  const { personas, interviews } = study;
  if (isStandard(study)) return peopleAlike(study);
  const counted = personas
    .map((persona) => ({
      who: `${persona.name} (${excerpt(persona.role, roleLength)})`,
      times: interviews.filter((one) => one.persona_id === persona.id && test(one.analysis)).length,
    }))
    .sort((one, other) => other.times - one.times);
  const [one, other] = [counted[0], counted.at(-1)];
  if (one === undefined || other === undefined || one.times === 0) return plural(talks.all, "person", "people");
  if (other.times > 0) return `${talks.all} people like ${one.who}, who ${does}`;
  const not = does.replace(/^(\p{L}+)s\b/u, "does not $1");
  return `${talks.ofSide} people like ${one.who}, who ${does}, and ${talks.ofSide} like ${other.who}, who ${not}`;
}
