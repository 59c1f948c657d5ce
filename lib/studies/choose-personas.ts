import { and, desc, eq, inArray } from "drizzle-orm";
import audienceWords from "#lib/studies/audience-words.json" with { type: "json" };
import { db } from "../db/client.ts";
import { type StudyTypeId, studyForms } from "../engines/study-types.ts";
import { AppError } from "../errors.ts";
import { type Audience, defaultIds, type Persona } from "../personas/contract.ts";
import { savedPersonas } from "../personas/personas.sql.ts";
import { allKnown, findPersonas, toPersona } from "../personas/personas.ts";
import { mostPersonas } from "./study-limits.ts";

type PeopleRequest = {
  study_type: StudyTypeId;
  audience?: Audience | undefined;
  persona_ids?: string[] | undefined;
  audience_description?: string | undefined;
  interviewed?: Persona[];
};

/** Who is interviewed; no personas yet when they are to be made from the description. */
type Respondents = { audience: Audience; audience_description: string | null; personas: Persona[] };

/** Chooses whom a study asks: those of the study that is run again, else in the order of `whoIsAsked`. */
export async function choosePersonas(request: PeopleRequest, account_id: string): Promise<Respondents> {
  const { persona_ids, audience_description } = request;
  const chosen = request.interviewed ?? (persona_ids && (await findPersonas(account_id, persona_ids)));
  const audience = request.audience ?? audienceOf(request, chosen);
  if (request.interviewed !== undefined)
    return { audience, audience_description: audience_description ?? null, personas: request.interviewed };
  if (chosen === undefined && audience_description !== undefined)
    return { audience, audience_description, personas: [] };
  const personas = chosen ?? (await findPersonas(account_id, defaultIds[audience]));
  return { audience, audience_description: null, personas };
}

/** The audience of most of the named personas, else that of the description; of neither the study type's own. */
function audienceOf({ study_type, audience_description }: PeopleRequest, personas: Persona[] = []): Audience {
  const lead = personas.filter(({ audience }) => audience === "b2b").length - personas.length / 2;
  if (lead !== 0) return lead > 0 ? "b2b" : "b2c";
  return audience_description === undefined
    ? usualAudience(study_type)
    : inferAudience(audience_description, study_type);
}

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");
/** Roles and workplaces of people who buy for work, and people as they live. */
const [business, consumer] = [anyOf(audienceWords.business), anyOf(audienceWords.consumer)];

const countIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** The audience that a study type is usually for. */
export const usualAudience = (study_type: StudyTypeId): Audience => studyForms[study_type].default_audience;

/** Whether a description of people names business buyers or consumers, by their roles and workplaces; else the study type's own. */
function inferAudience(description: string, study_type: StudyTypeId): Audience {
  const lead = countIn(description, business) - countIn(description, consumer);
  return lead === 0 ? usualAudience(study_type) : lead > 0 ? "b2b" : "b2c";
}

/** The account's saved personas with these ids, in their order; its newest `mostPersonas` when none are named. */
export async function ownPersonas(account_id: string, ids: string[] | undefined): Promise<Persona[]> {
  const isOwn = eq(savedPersonas.account_id, account_id);
  const where = ids === undefined ? isOwn : and(isOwn, inArray(savedPersonas.persona_id, ids));
  const rows = await db.select().from(savedPersonas).where(where).orderBy(desc(savedPersonas.seq)).limit(mostPersonas);
  const personas = rows.map(toPersona);
  if (ids === undefined && personas.length === 0)
    throw new AppError(
      "no_personas",
      "Simulations ask your own personas, and this account has saved none. Save one first: POST /api/v1/personas.",
    );
  if (ids === undefined) return personas;
  return allKnown(ids, (id) => personas.find((persona) => persona.id === id), {
    sentence: "Simulations ask your own saved personas. See saved in GET /api/v1/personas.",
    message: "is not a persona that this account has saved",
  });
}
