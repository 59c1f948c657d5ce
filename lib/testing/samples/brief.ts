import type { Brief } from "#lib/engines/brief.ts";
import { defaultIds } from "#lib/personas/contract.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";

/** A brief with an audience's default personas. */
export function aBrief(members: Partial<Brief> = {}): Brief {
  const audience = members.audience ?? "b2c";
  return {
    topic: "Would families buy a $29/month meal kit for toddlers?",
    study_type: "concept",
    audience,
    audience_description: null,
    personas: defaultPersonas[audience].filter(({ id }) => defaultIds[audience].includes(id)),
    n_per_persona: 2,
    seed: 7,
    ...members,
  };
}
