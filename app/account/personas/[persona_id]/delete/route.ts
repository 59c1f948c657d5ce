import { memberForm } from "#lib/http/signed-in.ts";
import { deletePersona } from "#lib/personas/write-persona.ts";

/** Deletes a persona of a person's own account. */
export const POST = memberForm(async ({ account }, { params, caller }) => {
  await deletePersona({ persona_id: params.persona_id! }, { ...caller, account });
  return { to: "/account#personas" };
});
