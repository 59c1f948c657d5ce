import { eq } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import { pageSizes } from "../contract.ts";
import { db } from "../db/client.ts";
import { AppError, nothingDone } from "../errors.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import { PersonaId, type SavedPersona } from "../personas/contract.ts";
import { savedPersonas } from "../personas/personas.sql.ts";
import { getPersona } from "../personas/personas.ts";
import { listStudies } from "../studies/list-studies.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { StudyStatus, type StudySummary } from "../studies/study-record.ts";
import { newestWord } from "./contract.ts";
import { askingOutcome, type Outcome, shortTopic, type Task } from "./conversation.ts";
import { exampleOf } from "./verbs.ts";

const offered = 3;

/** The study of a call: the named or newest one, else the conversation's, else the only one; of several it asks. */
export async function findStudy(
  task: Task,
  statuses: readonly StudyStatus[] = StudyStatus.options,
): Promise<{ id: string; outcome?: never } | { id?: never; outcome: Outcome }> {
  const { verb, members, conversation } = task;
  const { study_id, ...others } = members;
  if (study_id !== undefined && study_id !== newestWord) return { id: study_id };
  if (study_id === undefined && conversation.study_id !== null) return { id: conversation.study_id };
  const studies = await newestStudies(task, statuses);
  const [newest] = studies;
  const understood = "A study of this account.";
  const none = "This account has no study that this could be about.";
  if (newest === undefined) return { outcome: askingOutcome(understood, none, [exampleOf("run"), exampleOf("list")]) };
  if (study_id === newestWord || studies.length === 1) return { id: newest.id };
  const some = studies.slice(0, offered);
  return {
    outcome: askingOutcome(
      understood,
      `Which study? Send its id as study_id, or ${newestWord}.\n\n${some.map(({ id, topic }) => `- \`${id}\`: ${shortTopic(topic)}`).join("\n")}`,
      some.map(({ id }) => ({ do: verb, study_id: id, ...others })),
    ),
  };
}

/** The account's newest studies in these states. */
export async function newestStudies(
  { caller }: Pick<Task, "caller">,
  statuses: readonly StudyStatus[] = StudyStatus.options,
): Promise<StudySummary[]> {
  const page = (status: StudyStatus) =>
    listStudies({ limit: pageSizes.most, offset: 0, status }, caller).then(({ studies }) => studies);
  const pages = await Promise.all(statuses.map(page));
  return pages.flat().toSorted((one, other) => other.created_at.localeCompare(one.created_at)) as StudySummary[];
}

type Name = { id: string; name: string };

/** The saved persona with this id or exact name, in any case; refused where there is none or more than one. */
export async function savedPersona({ members, caller }: Task): Promise<SavedPersona> {
  const persona_id = idNamed(await namesOf(caller), members.persona_id!, "persona_id");
  return (await getPersona({ persona_id }, caller)) as SavedPersona;
}

/** The ids of the personas that a call names by id or by a saved one's exact name. */
export async function personaIds({ members, caller }: Task): Promise<string[] | undefined> {
  const { persona_ids } = members;
  if (persona_ids === undefined || persona_ids.every((one) => PersonaId.safeParse(one).success)) return persona_ids;
  const names = await namesOf(caller);
  return persona_ids.map((one) => (PersonaId.safeParse(one).success ? one : idNamed(names, one, "persona_ids")));
}

/** The names of the caller's saved personas; an account may have many, each of several kilobytes. */
async function namesOf(caller: Task["caller"]): Promise<Name[]> {
  const columns = { id: savedPersonas.persona_id, name: savedPersonas.name };
  return db
    .select(columns)
    .from(savedPersonas)
    .where(eq(savedPersonas.account_id, accountOf(caller).account_id));
}

function idNamed(names: Name[], text: string, member: "persona_id" | "persona_ids"): string {
  const name = text.trim().toLowerCase();
  const same = names.filter((one) => one.id === text || one.name.toLowerCase() === name);
  if (same.length === 1) return same[0]!.id;
  throw new AppError(
    "invalid_persona_ids",
    same.length === 0
      ? `This account has saved no persona “${text}”. ${nothingDone}. Call {"do": "list_personas"} for their ids.`
      : `${same.length} saved personas are called “${text}”. ${nothingDone}. Send the id of one: ${same.map(({ id }) => id).join(", ")}.`,
    { details: [{ pointer: jsonPointer([member]), message: "must be the id or the exact name of one saved persona" }] },
  );
}

/** A saved persona in one line. */
export const describePersona = ({ id, name, age, role, location, traits }: SavedPersona): string =>
  `**${escaped(name)}**, ${age}, ${escaped(role)}${location === "" ? "" : `, ${escaped(location)}`}${traits.length === 0 ? "" : `; ${escaped(traits.join(", "))}`} (\`${id}\`)`;
