import { database } from "../db/client.ts";
import { wholePlan } from "../engines/plan.ts";
import { AppError } from "../errors.ts";
import { callRecordOf } from "./calls/call-record-of.ts";
import { engineWithId } from "./engine-of.ts";
import { missingStudy, oneStudy } from "./get-study.ts";
import type { Respondent } from "./pipeline/ask-respondents.ts";
import { waitingDeadlineMs } from "./pipeline/study-clock.ts";
import { type Setting, studies } from "./studies.sql.ts";
import { type CompleteRow, isComplete } from "./study.ts";

type Input = { study_id: string; persona_ids?: string[] | undefined };

/** A complete study of the account with the respondents who are asked once more, and the engine that speaks for them. */
export async function findRespondents({ study_id, persona_ids }: Input, account_id: string) {
  const db = await database();
  const [study] = await db.select().from(studies).where(oneStudy(account_id, study_id));
  if (study === undefined) throw await missingStudy(db, study_id);
  if (!isComplete(study))
    throw refused(`Only the respondents of a complete study can be asked more; this one is ${study.status}.`);
  const { setting } = study;
  if (setting === null)
    throw refused(`This study was made before it was kept where its respondents stood. ${runAgain}`);
  if (!setting.plan.understood)
    throw refused(
      "The topic of this study was not understood, so its respondents have nothing to add. Run it again in other words.",
    );
  // Asked once more in the same words, a respondent says the same, and nothing is paid again.
  const calls = study.engine.kind === "model" ? await callRecordOf(study) : undefined;
  const engine = engineWithId(study.engine, { ...(calls && { calls }), deadlineMs: waitingDeadlineMs });
  if (engine === null)
    throw refused(`This study was made by ${study.engine.id}, which this server no longer has. ${runAgain}`);
  const respondents = respondentsOf(study, setting);
  if (persona_ids !== undefined) refuseStrangers(persona_ids, respondents);
  const chosen = respondents.filter(({ persona }) => persona_ids?.includes(persona.id) ?? true);
  return { study, plan: wholePlan(setting.plan), engine, calls, respondents: chosen };
}

const refused = (sentence: string) => new AppError("invalid_request", sentence);
const runAgain = "Run the study again, and ask that one.";

/** The respondents of all interviews, in their order. */
const respondentsOf = ({ brief, findings }: CompleteRow, { dispositions }: Setting): Respondent[] =>
  findings.interviews.map(({ persona_id, repeat, transcript }, interview) => ({
    interview,
    persona: brief.personas.find(({ id }) => id === persona_id)!,
    repeat,
    disposition: dispositions[interview]!,
    transcript,
  }));

function refuseStrangers(persona_ids: string[], respondents: Respondent[]): void {
  const details = [...persona_ids.entries()]
    .filter(([, id]) => !respondents.some(({ persona }) => persona.id === id))
    .map(([index]) => ({ pointer: `/persona_ids/${index}`, message: "is not a persona that this study interviewed" }));
  if (details.length > 0)
    throw new AppError("invalid_persona_ids", "Name personas of this study only. See its interviews.", { details });
}
