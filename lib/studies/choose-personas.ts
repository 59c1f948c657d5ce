import type { StudyTypeId } from "../engines/study-types.ts";
import { type Audience, defaultIds, type Persona } from "../personas/contract.ts";
import { findPersonas } from "../personas/personas.ts";
import { inferAudience, usualAudience } from "./infer-audience.ts";

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
  const { persona_ids, audience_description } = asked;
  const named = asked.interviewed ?? (persona_ids && (await findPersonas(account_id, persona_ids)));
  const audience = asked.audience ?? audienceOf(asked, named);
  if (asked.interviewed !== undefined)
    return { audience, audience_description: audience_description ?? null, personas: asked.interviewed };
  if (named === undefined && audience_description !== undefined)
    return { audience, audience_description, personas: [] };
  const personas = named ?? (await findPersonas(account_id, defaultIds[audience]));
  return { audience, audience_description: null, personas };
}

/** The audience of most of the named personas, else that of the description; of neither the study type's own. */
function audienceOf({ study_type, audience_description }: PeopleRequest, named: Persona[] = []): Audience {
  const lead = named.filter(({ audience }) => audience === "b2b").length - named.length / 2;
  if (lead !== 0) return lead > 0 ? "b2b" : "b2c";
  return audience_description === undefined
    ? usualAudience(study_type)
    : inferAudience(audience_description, study_type);
}
