import type * as z from "zod";
import { capSpan } from "../accounts/account-limits.ts";
import { builtInName } from "../engines/study-form.ts";
import { usualType } from "../engines/study-types.ts";
import { excerpt, plural } from "../format.ts";
import { money } from "../in-words.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { askFollowUp } from "../studies/ask-follow-up.ts";
import { ownPersonas, usualAudience } from "../studies/brief-of.ts";
import {
  askFollowUpEndpoint,
  changeStudyEndpoint,
  createStudyEndpoint,
  simulateEndpoint,
} from "../studies/contract.ts";
import { estimateStudy } from "../studies/estimate-study.ts";
import { getStudy } from "../studies/get-study.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { simulatedInterview } from "../studies/report/label.ts";
import { otherSeed, rerunStudyEndpoint } from "../studies/rerun/contract.ts";
import { rerunStudy } from "../studies/rerun/rerun-study.ts";
import { refuseScenario } from "../studies/simulate.ts";
import { disclaimerOf, engineOf } from "../studies/study.ts";
import type { Estimate } from "../studies/study-record.ts";
import { type Outcome, present, shortTopic, type Task } from "./conversation.ts";
import { findStudy, personaIds } from "./find-named.ts";
import type { ResearchCall } from "./verbs.ts";

/** What the caller wrote, as a proposal repeats it. */
const shortWords = (words: string) => excerpt(words, 200);

const longestCall = 1_000;

/** Says what a study would ask, of whom and for how much; it runs when that is confirmed. */
export async function proposeRun(task: Task): Promise<Outcome> {
  const { input, estimate, ...priced } = await pricedRun(task);
  const { engine, seed, price_usd } = estimate;
  // A model's dry run is taken over by the request as it was; the built-in engine makes the same people from the seed.
  const fixed = engine.kind === "simulator" ? { ...input, seed } : input;
  return {
    ...priced,
    markdown: [`**Nothing has run yet.** ${escaped(priced.understood)}`, studyFacts(estimate), costs(price_usd)].join(
      "\n\n",
    ),
    proposal: { verb: "run", input: { ...fixed, dry_run: false }, price_usd },
  };
}

/** Says the same and proposes nothing. */
export async function estimate(task: Task): Promise<Outcome> {
  const { estimate, input: _, ...priced } = await pricedRun(task);
  const call: ResearchCall = { do: "run", ...task.members };
  const isShort = JSON.stringify(call).length <= longestCall;
  return {
    ...priced,
    markdown: [
      escaped(priced.understood),
      studyFacts(estimate),
      `It would cost **${money(estimate.price_usd)}**.`,
    ].join("\n\n"),
    next: isShort ? [call] : [],
  };
}

async function pricedRun(task: Task) {
  const { members, account } = task;
  const { study_type = usualType, audience_description } = members;
  const audience = members.audience ?? (audience_description === undefined ? usualAudience(study_type) : undefined);
  const persona_ids = await personaIds(task);
  const input = parseArguments(createStudyEndpoint, present({ ...members, study_type, audience, persona_ids }));
  const estimate = await estimateStudy({ ...input, dry_run: true }, account);
  const { engine, seed, price_usd, interviews, personas, understood } = estimate;
  return {
    input,
    estimate,
    understood: `A ${study_type} study with ${plural(interviews, simulatedInterview)}: ${shortWords(input.topic)}`,
    data: { study_type, audience: personas[0]?.audience, interviews, price_usd, seed, subject: understood.subject },
    label: disclaimerOf(engine),
  };
}

const mostNotUnderstood = 5;
const mostFlags = 3;
function studyFacts(priced: z.input<typeof Estimate>): string {
  const { understood, personas, engine, interviews, estimated_seconds, flags, closed_questions } = priced;
  return [
    `- About: ${escaped(shortWords(understood.subject ?? understood.questions[0] ?? ""))}`,
    `- Asks: ${personas.map(({ name, role }) => `${escaped(name)} (${escaped(role)})`).join(", ")}; all invented`,
    `- Takes: ${plural(interviews, "interview")} by ${engine.kind === "simulator" ? `${builtInName}, as a rehearsal` : escaped(engine.id)}, about ${plural(Math.ceil(estimated_seconds), "second")}`,
    ...(closed_questions ? [`- After each interview: ${closed_questions}`] : []),
    ...(understood.not_understood.length > 0
      ? [`- Not understood: ${escaped(understood.not_understood.slice(0, mostNotUnderstood).join("; "))}`]
      : []),
    ...flags.slice(0, mostFlags).map(({ message }) => `- Before paying: ${escaped(message)}`),
  ].join("\n");
}

/** Says what asking a study's respondents once more would cost. */
export async function proposeFollowUp(task: Task): Promise<Outcome> {
  const study = await findStudy(task, ["complete"]);
  if (study.outcome) return study.outcome;
  const question = task.members.question!;
  const request = present({ study_id: study.id, question, persona_ids: await personaIds(task) });
  const input = parseArguments(askFollowUpEndpoint, request);
  const priced = await askFollowUp({ ...input, dry_run: true }, task.caller);
  const { topic } = await getStudy({ study_id: study.id }, task.caller);
  if (!("respondents" in priced)) throw new Error("this dry run made a follow-up");
  const understood = `One more question to the respondents of “${shortTopic(topic)}”: ${shortWords(question)}`;
  const note = priced.note === null ? "" : ` ${priced.note}`;
  const answers = `${plural(priced.respondents, "respondent")} would answer once each.${note}`;
  return {
    ...confirmable(understood, priced.price_usd, answers),
    study_id: study.id,
    label: disclaimerOf(priced.engine),
    data: { study_id: study.id, question, respondents: priced.respondents, price_usd: priced.price_usd },
    proposal: { verb: "follow_up", input, price_usd: priced.price_usd },
  };
}

/** Says what running a study again would cost. */
export async function proposeRerun(task: Task): Promise<Outcome> {
  const study = await findStudy(task);
  if (study.outcome) return study.outcome;
  const { seed, engine } = task.members;
  const input = parseArguments(rerunStudyEndpoint, present({ study_id: study.id, seed, engine }));
  const priced = await rerunStudy({ ...input, dry_run: true }, task.caller);
  const { topic } = await getStudy({ study_id: study.id }, task.caller);
  if (!("dry_run" in priced)) throw new Error("this dry run made a study");
  const { price_usd, interviews } = priced;
  const how = seed === undefined ? `with ${otherSeed}` : `with seed ${seed}`;
  const fixed = priced.engine.kind === "simulator" ? { ...input, seed: priced.seed } : input;
  return {
    ...confirmable(
      `The study “${shortTopic(topic)}” again, ${how}.`,
      price_usd,
      `The same people give ${plural(interviews, "interview")}, as a new study.`,
    ),
    study_id: study.id,
    label: disclaimerOf(priced.engine),
    data: { study_id: study.id, interviews, price_usd, seed: priced.seed },
    proposal: { verb: "rerun", input: fixed, price_usd },
  };
}

/** Says what listing a study publicly shows; it is done when that is confirmed. */
export async function proposePublication(task: Task): Promise<Outcome> {
  const study = await findStudy(task, ["complete"]);
  if (study.outcome) return study.outcome;
  const input = parseArguments(changeStudyEndpoint, { study_id: study.id, visibility: "public" });
  const { topic, status } = await getStudy({ study_id: study.id }, task.caller);
  return {
    ...confirmable(
      `The study “${shortTopic(topic)}” is to be listed at /studies.`,
      0,
      `Everyone could then find it. It is ${status} now.`,
    ),
    study_id: study.id,
    data: { study_id: study.id, status },
    proposal: { verb: "publish", input, price_usd: 0 },
  };
}

/** Says whom a scenario would be put before. */
export async function proposeSimulation(task: Task): Promise<Outcome> {
  const { engine } = task.members;
  const input = parseArguments(simulateEndpoint, present({ ...task.members, persona_ids: await personaIds(task) }));
  refuseScenario(input);
  const personas = await ownPersonas(task.account.account_id, input.persona_ids);
  const understood = `A scenario put before ${plural(personas.length, "saved persona")}: ${shortWords(input.scenario)}`;
  return {
    ...confirmable(
      understood,
      0,
      `Asks ${personas.map(({ name }) => escaped(name)).join(", ")}. It counts as one of the account's studies of ${capSpan.now}.`,
    ),
    label: disclaimerOf(engineOf(engine)),
    data: { scenario: input.scenario, persona_ids: personas.map(({ id }) => id), price_usd: 0 },
    proposal: { verb: "simulate", input, price_usd: 0 },
  };
}

/** The words of every proposal. */
export const confirmable = (
  understood: string,
  price_usd: number,
  facts: string,
): Pick<Outcome, "understood" | "markdown"> => ({
  understood,
  markdown: `**Nothing has been done yet.** ${escaped(understood)}\n\n${facts}\n\n${costs(price_usd)}`,
});

export const costsNothing = "It costs nothing.";
const costs = (price_usd: number): string =>
  `${price_usd === 0 ? costsNothing : `It would cost **${money(price_usd)}**.`} Show this to your user. When they agree, send the handle as \`confirm\`, with nothing else.`;
