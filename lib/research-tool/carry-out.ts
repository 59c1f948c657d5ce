import { setTimeout as delay } from "node:timers/promises";
import { capital } from "../cut-text.ts";
import { stances } from "../engines/findings.ts";
import { plural } from "../format.ts";
import { pastStays, peopleMade } from "../personas/contract.ts";
import { deletePersona } from "../personas/write-persona.ts";
import { askFollowUp } from "../studies/ask-follow-up.ts";
import { changeStudy } from "../studies/change-study.ts";
import { endOf, startStudy } from "../studies/create-study.ts";
import type { StudyEvent } from "../studies/events/contract.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { simulatedInterview } from "../studies/report/label.ts";
import { requestAgain } from "../studies/rerun/rerun-study.ts";
import { simulate } from "../studies/simulate.ts";
import { disclaimerOf, isComplete, toFullStudy, toPending } from "../studies/study.ts";
import { declined, mostLikelihood } from "../studies/study-record.ts";
import type { StudyInput } from "../studies/study-request.ts";
import type { ResearchContext } from "./contract.ts";
import type { Outcome, Task } from "./conversation.ts";
import type { Proposal } from "./conversations.sql.ts";
import { saidBy, showPending, showStudy } from "./show-study.ts";

/** How long a call waits for its study, in milliseconds: clients give up on a call after a minute. */
const waitMs = 45_000;

/** Does what was proposed and confirmed. */
export function carryOut(proposal: Proposal, task: Task): Promise<Outcome> {
  const { verb, input } = proposal;
  if (verb === "run") return run(input as StudyInput, task);
  if (verb === "rerun")
    return requestAgain(input as Parameters<typeof requestAgain>[0], task.account.account_id).then((again) =>
      run(again, task),
    );
  const request = input as never;
  const acts = { follow_up: followUp, simulate: play, publish, delete_persona: remove };
  return acts[verb](request, task);
}

/** Runs a study and waits for it as long as a call lasts; it runs on when the caller has gone. */
async function run(input: StudyInput, { account, full, context }: Task): Promise<Outcome> {
  const hear = progressOf(context, study_interviews(input));
  const { study, ended } = await startStudy(input, account, { respond_async: true }, hear);
  const gone = new AbortController();
  const patience = AbortSignal.any([gone.signal, ...(context.signal ? [context.signal] : [])]);
  const end = await Promise.race([ended, delay(waitMs, null, { signal: patience, ref: false }).catch(() => null)]);
  gone.abort();
  if (end === null) return showPending(toPending(study));
  const settled = endOf(end, false);
  return isComplete(settled) ? showStudy(toFullStudy(settled, []), full) : showPending(toPending(settled));
}

const study_interviews = ({ persona_ids, interviewed, n_per_persona }: StudyInput): number =>
  (interviewed?.length ?? persona_ids?.length ?? peopleMade) * n_per_persona;

/** Reports each finished interview; the analysis is one more step. */
function progressOf({ onProgress }: ResearchContext, planned: number): (event: StudyEvent) => void {
  let done = 0;
  let total = planned + 1;
  return (event) => {
    if (event.event === "started") {
      total = event.interviews + 1;
      onProgress?.({ progress: 0, total, message: `${plural(event.interviews, simulatedInterview)} begin.` });
    } else if (event.event === "interview.completed") {
      done += 1;
      onProgress?.({
        progress: done,
        total,
        message: `${capital(simulatedInterview)} ${done} of ${total - 1} is done.`,
      });
    } else if (event.event === "analysis")
      onProgress?.({ progress: total - 0.5, total, message: "The interviews are being read." });
  };
}

async function followUp(input: Parameters<typeof askFollowUp>[0], { caller }: Task): Promise<Outcome> {
  const followUpResult = await askFollowUp(input, caller);
  if (!("answers" in followUpResult)) throw new Error("a follow-up was answered with its price");
  const { id, study_id, question, answers, missing, usage } = followUpResult;
  const lines = answers.map(
    ({ persona_name, answer, refused }) => `${saidBy(persona_name)}: ${refused ? declined : escaped(answer)}`,
  );
  return {
    understood: "The follow-up was asked.",
    markdown: [
      `## ${escaped(question)}`,
      lines.join("\n"),
      ...(missing > 0 ? [`${plural(missing, "respondent")} did not answer.`] : []),
    ].join("\n\n"),
    study_id,
    label: disclaimerOf(followUpResult.engine),
    data: { follow_up_id: id, study_id, answers: answers.length, price_usd: usage.price_usd },
    next: [{ do: "show", study_id }],
  };
}

async function play(input: Parameters<typeof simulate>[0], { caller }: Task): Promise<Outcome> {
  const { id, scenario, results, summary, disclaimer, seed } = await simulate(input, caller);
  const reactions = results.map(
    ({ persona_name, stance, likelihood, choice, quote }) =>
      `${saidBy(persona_name)}: stance ${stance} of ${stances.for}, likelihood ${likelihood} of ${mostLikelihood}${choice === null ? "" : `, chooses “${escaped(choice)}”`}. “${escaped(quote)}”`,
  );
  return {
    understood: "The scenario was put before the personas.",
    markdown: [`## ${escaped(scenario)}`, escaped(summary), reactions.join("\n")].join("\n\n"),
    label: disclaimer,
    data: {
      simulation_id: id,
      seed,
      results: results.map(({ persona_id, stance, likelihood, choice }) => ({
        persona_id,
        stance,
        likelihood,
        choice,
      })),
    },
  };
}

async function publish(input: Parameters<typeof changeStudy>[0], { caller }: Task): Promise<Outcome> {
  const { id, visibility, report_url } = await changeStudy(input, caller);
  return {
    understood: "The study is listed.",
    markdown: `The study is now listed at /studies: [its report](${report_url}).`,
    study_id: id,
    data: { study_id: id, visibility, report_url },
    next: [{ do: "unlist", study_id: id }],
  };
}

async function remove(input: Parameters<typeof deletePersona>[0], { caller }: Task): Promise<Outcome> {
  await deletePersona(input, caller);
  return {
    understood: "The persona was deleted.",
    markdown: `The persona is deleted; ${pastStays}.`,
    data: { persona_id: input.persona_id },
    next: [{ do: "list_personas" }],
  };
}
