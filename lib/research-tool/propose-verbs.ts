import type * as z from "zod";
import { cutText } from "../cut-text.ts";
import { excerpt, plural } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { listPersonas } from "../personas/list-personas.ts";
import { askFollowUp } from "../studies/ask-follow-up.ts";
import { askFollowUpEndpoint, changeStudyEndpoint, createStudyEndpoint } from "../studies/contract.ts";
import { estimateStudy } from "../studies/estimate-study.ts";
import { getStudy } from "../studies/get-study.ts";
import { inferAudience, usualAudience } from "../studies/infer-audience.ts";
import { interviewPrice } from "../studies/interview-price.ts";
import { disclaimerOf } from "../studies/pipeline/disclaimer.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { rerunStudyEndpoint } from "../studies/rerun/contract.ts";
import { rerunStudy } from "../studies/rerun/rerun-study.ts";
import { interviewsEach, mostPersonas } from "../studies/study-limits.ts";
import type { Estimate } from "../studies/study-record.ts";
import type { Command } from "./command.ts";
import { findNamedStudy } from "./find-named-study.ts";
import { askingOutcome, type Outcome } from "./outcome.ts";
import { dollars, type Task } from "./task.ts";

/** Says what a study would ask, of whom and for how much; it runs when that is confirmed. */
export async function proposeRun(task: Task): Promise<Outcome> {
  const { command, account } = task;
  if (command.topic === undefined && command.verb === "estimate") return priceList(command);
  if (command.topic === undefined)
    return askingOutcome(
      "A new study.",
      "What do you want to find out, and from whom? Send the question itself, such as “Would nurses pay $9 a month for a shift planner?”.",
    );
  const input = parseArguments(createStudyEndpoint, await requestOf(command, task));
  const estimate = await estimateStudy({ ...input, dry_run: true }, account);
  const { engine, seed, price_usd, interviews, understood: read } = estimate;
  // A model's dry run is taken over by the request as it was; the built-in engine makes the same people from the seed.
  const fixed = engine.kind === "simulator" ? { ...input, seed } : input;
  const understood = `A ${input.study_type} study with ${plural(interviews, "simulated interview")}: ${excerpt(input.topic, 200)}`;
  return {
    understood,
    markdown: [
      `**Nothing has run yet.** ${escaped(understood)}`,
      studyFacts(estimate, command),
      `It would cost **${dollars(price_usd)}**. Send “yes” with the handle in \`confirm\` to run it, or say what to change.`,
    ].join("\n\n"),
    data: {
      study_type: input.study_type,
      audience: estimate.personas[0]?.audience,
      interviews,
      price_usd,
      seed,
      subject: read.subject,
    },
    next: ["yes"],
    label: disclaimerOf(engine),
    proposal: { verb: "run", input: { ...fixed, dry_run: false }, price_usd },
  };
}

/** What interviews cost, where the message does not say what they would be about. */
function priceList({ people, audience_description, audience, n_per_persona, study_type = "custom" }: Command): Outcome {
  const each = n_per_persona ?? (people === undefined ? interviewsEach.study : timesFor(people, mostPersonas));
  const interviews = mostPersonas * each;
  const known =
    audience ?? (audience_description === undefined ? undefined : inferAudience(audience_description, study_type));
  const kinds = known === undefined ? (["b2c", "b2b"] as const) : [known];
  const lines = kinds.map(
    (kind) =>
      `- ${kind === "b2c" ? "Consumers" : "Business buyers"}: ${dollars(interviewPrice[kind])} an interview, **${dollars(interviews * interviewPrice[kind])}** for ${plural(mostPersonas, "persona")} with ${plural(each, "interview")} each`,
  );
  return {
    understood: "The price of a study.",
    markdown: `${lines.join("\n")}\n\nA follow-up costs one interview for each respondent, and a rerun as much as its study. Send what you want to find out for an exact price.`,
    data: { interviews, price_usd: Object.fromEntries(kinds.map((kind) => [kind, interviews * interviewPrice[kind]])) },
    next: ["What would it cost to ask nurses about a shift planner?"],
  };
}

/** A command as the request of POST /api/v1/studies. */
async function requestOf(command: Command, { caller }: Task): Promise<Record<string, unknown>> {
  const {
    topic,
    study_type = "custom",
    audience_description,
    persona_ids,
    people,
    stimulus,
    seed,
    engine,
    webhook_url,
  } = command;
  const own = command.own_personas
    ? (await listPersonas({}, caller)).saved.slice(0, mostPersonas).map(({ id }) => id)
    : [];
  const ids = persona_ids ?? (own.length > 0 ? own : undefined);
  const audience = command.audience ?? (audience_description === undefined ? usualAudience(study_type) : undefined);
  const each =
    command.n_per_persona ?? (people === undefined ? undefined : timesFor(people, ids?.length ?? mostPersonas));
  return {
    topic: topic!.length < 10 ? `What do people think of ${topic}?` : topic,
    study_type,
    ...(audience !== undefined && { audience }),
    ...(audience_description !== undefined && { audience_description: cutText(audience_description, 500) }),
    ...(ids !== undefined && { persona_ids: ids }),
    ...(each !== undefined && { n_per_persona: each }),
    ...(stimulus !== undefined && stimulus.length <= 5_000 && { stimulus }),
    ...(seed !== undefined && { seed }),
    ...(engine !== undefined && { engine }),
    ...(webhook_url !== undefined && { webhook_url }),
  };
}

/** How often each persona is interviewed for a number of people to be heard, within what a study allows. */
const timesFor = (people: number, personas: number): number =>
  Math.min(interviewsEach.most, Math.max(1, Math.ceil(people / personas)));

function studyFacts(
  { understood, personas, engine, interviews, estimated_seconds, flags }: z.input<typeof Estimate>,
  { people }: Command,
): string {
  const most = mostPersonas * interviewsEach.most;
  return [
    `- About: ${escaped(excerpt(understood.subject ?? understood.questions[0] ?? "", 200))}`,
    `- Asks: ${personas.map(({ name, role }) => `${escaped(name)} (${escaped(role)})`).join(", ")}; all invented`,
    `- Takes: ${plural(interviews, "interview")} by ${engine.kind === "simulator" ? "the built-in engine, as a rehearsal" : escaped(engine.id)}, about ${plural(Math.ceil(estimated_seconds), "second")}`,
    ...(people !== undefined && people > interviews
      ? [`- You named ${people}: a study holds at most ${most} interviews`]
      : []),
    ...(understood.not_understood.length > 0
      ? [`- Not understood: ${escaped(understood.not_understood.slice(0, 5).join("; "))}`]
      : []),
    ...flags.slice(0, 3).map(({ message }) => `- Before paying: ${escaped(message)}`),
  ].join("\n");
}

/** Says what asking a study's respondents once more would cost. */
export async function proposeFollowUp(task: Task): Promise<Outcome> {
  const { question } = task.command;
  if (question === undefined) return askingOutcome("A follow-up question.", "What do you want to ask the respondents?");
  const found = await findNamedStudy(task);
  if (found.outcome) return found.outcome;
  const input = parseArguments(askFollowUpEndpoint, { study_id: found.id, question });
  const priced = await askFollowUp({ ...input, dry_run: true }, task.caller);
  const { topic } = await getStudy({ study_id: found.id }, task.caller);
  if (!("respondents" in priced)) throw new Error("a dry run was answered with a follow-up");
  const understood = `One more question to the respondents of “${excerpt(topic, 100)}”: ${excerpt(question, 200)}`;
  const note = priced.note === null ? "" : ` ${priced.note}`;
  const answers = `${plural(priced.respondents, "respondent")} would answer once each.${note}`;
  return {
    ...confirmable(understood, priced.price_usd, answers),
    study_id: found.id,
    label: disclaimerOf(priced.engine),
    data: { study_id: found.id, question, respondents: priced.respondents, price_usd: priced.price_usd },
    proposal: { verb: "follow_up", input, price_usd: priced.price_usd },
  };
}

/** Says what running a study again would cost. */
export async function proposeRerun(task: Task): Promise<Outcome> {
  const found = await findNamedStudy(task);
  if (found.outcome) return found.outcome;
  const { seed, engine } = task.command;
  const change = { ...(seed !== undefined && { seed }), ...(engine !== undefined && { engine }) };
  const input = parseArguments(rerunStudyEndpoint, { study_id: found.id, ...change });
  const priced = await rerunStudy({ ...input, dry_run: true }, task.caller);
  const { topic } = await getStudy({ study_id: found.id }, task.caller);
  if (!("dry_run" in priced)) throw new Error("a dry run was answered with a study");
  const { price_usd, interviews } = priced;
  const how = seed === undefined ? "with another seed" : `with seed ${seed}`;
  const fixed = priced.engine.kind === "simulator" ? { ...input, seed: priced.seed } : input;
  return {
    ...confirmable(
      `The study “${excerpt(topic, 100)}” again, ${how}.`,
      price_usd,
      `The same people give ${plural(interviews, "interview")}, as a new study.`,
    ),
    study_id: found.id,
    label: disclaimerOf(priced.engine),
    data: { study_id: found.id, interviews, price_usd, seed: priced.seed },
    proposal: { verb: "rerun", input: fixed, price_usd },
  };
}

/** Says what listing a study publicly shows; it is done when that is confirmed. */
export async function proposePublication(task: Task): Promise<Outcome> {
  const found = await findNamedStudy(task);
  if (found.outcome) return found.outcome;
  const input = parseArguments(changeStudyEndpoint, { study_id: found.id, visibility: "public" });
  const { topic, status } = await getStudy({ study_id: found.id }, task.caller);
  return {
    ...confirmable(
      `The study “${excerpt(topic, 100)}” is to be listed at /studies.`,
      0,
      `Everyone could then find it. It is ${status} now.`,
    ),
    study_id: found.id,
    data: { study_id: found.id, status },
    proposal: { verb: "publish", input, price_usd: 0 },
  };
}

/** The words of every proposal. */
export function confirmable(
  understood: string,
  price_usd: number,
  facts: string,
): Pick<Outcome, "understood" | "markdown" | "next"> {
  const cost = price_usd === 0 ? "It costs nothing." : `It would cost **${dollars(price_usd)}**.`;
  return {
    understood,
    markdown: `**Nothing has been done yet.** ${escaped(understood)}\n\n${facts}\n\n${cost} Send “yes” with the handle in \`confirm\` to go on.`,
    next: ["yes"],
  };
}
