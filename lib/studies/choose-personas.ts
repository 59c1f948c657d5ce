import type { StudyTypeId } from "../engines/study-types.ts";
import { type Audience, defaultIds, type Persona } from "../personas/contract.ts";
import { findPersonas } from "../personas/find-persona.ts";
import { inferAudience } from "./infer-audience.ts";

type PeopleRequest = {
  study_type: StudyTypeId;
  audience?: Audience | undefined;
  persona_ids?: string[] | undefined;
  audience_description?: string | undefined;
  interviewed?: Persona[];
};

/** Who is interviewed; no personas yet when they are to be made from the description. */
export type Respondents = { audience: Audience; audience_description: string | null; personas: Persona[] };

/** Chooses whom a study asks: those of the study that is run again, else the named personas, else people made from the description, else the audience's defaults. */
export async function choosePersonas(asked: PeopleRequest, account_id: string): Promise<Respondents> {
  const { study_type, persona_ids, audience_description } = asked;
  const audience = asked.audience ?? inferAudience(audience_description!, study_type);
  if (asked.interviewed !== undefined)
    return { audience, audience_description: audience_description ?? null, personas: asked.interviewed };
  if (persona_ids === undefined && audience_description !== undefined)
    return { audience, audience_description, personas: [] };
  const personas = await findPersonas(account_id, persona_ids ?? defaultIds[audience]);
  return { audience, audience_description: null, personas };
}
