import { csvIn, type PersonaAct } from "#components/personas/persona-draft.ts";
import type { MemberOf } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { act } from "#lib/http/load.ts";
import { asAccount } from "#lib/http/signed-in.ts";
import { giveUpTurn } from "#lib/net/page-answer.ts";
import { ownValue } from "#lib/own-value.ts";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  importPersonasEndpoint,
  makePersonasOperation,
  savePersonaEndpoint,
} from "#lib/personas/contract.ts";
import { importPersonas } from "#lib/personas/import-personas.ts";
import { changePersona, deletePersona, savePersona } from "#lib/personas/write-persona.ts";
import { makePersonas } from "#lib/studies/make-personas.ts";
import type { Owner } from "./read-personas.ts";

type Act = (owner: Owner, form: URLSearchParams) => Promise<string | AppError>;

/** The acts of the page, by the value of its buttons; each does its form's work and says what it did. */
const acts: Record<PersonaAct, Act> = {
  make: async ({ account }, form) => {
    const members = {
      description: textOf(form, "description" satisfies MemberOf<typeof makePersonasOperation>),
      audience: form.get("audience" satisfies MemberOf<typeof makePersonasOperation>) ?? "",
    };
    giveUpTurn();
    const result = await act(makePersonasOperation, asAccount(account, makePersonas), members);
    return result instanceof AppError ? result : `made-${result.personas.length}`;
  },
  add: async ({ account }, form) => {
    const saved = await act(savePersonaEndpoint, asAccount(account, savePersona), fieldsOf(form));
    return saved instanceof AppError ? saved : "saved-1";
  },
  change: async ({ account }, form) => {
    const members = {
      persona_id: form.get("persona_id" satisfies MemberOf<typeof changePersonaEndpoint>) ?? "",
      ...fieldsOf(form),
    };
    const changed = await act(changePersonaEndpoint, asAccount(account, changePersona), members);
    return changed instanceof AppError ? changed : "changed-1";
  },
  import: async ({ account }, form) => {
    const imported = await act(importPersonasEndpoint, asAccount(account, importPersonas), { csv: csvIn(form) });
    return imported instanceof AppError ? imported : `saved-${imported.personas.length}`;
  },
  delete: async ({ account }, form) => {
    const gone = await act(deletePersonaEndpoint, asAccount(account, deletePersona), {
      persona_id: form.get("persona_id" satisfies MemberOf<typeof deletePersonaEndpoint>) ?? "",
    });
    return gone instanceof AppError ? gone : "deleted-1";
  },
};

/** Does what a form of the page asks; null for a form that names no act. */
export async function doAct(owner: Owner, form: URLSearchParams): Promise<string | AppError | null> {
  return ownValue<Act>(acts, form.get("act") ?? "")?.(owner, form) ?? null;
}

/** The members of a persona from its form; traits are one a line. */
function fieldsOf(form: URLSearchParams) {
  const age = textOf(form, "age");
  const traits = textOf(form, "traits")
    .split("\n")
    .map((trait) => trait.trim())
    .filter(Boolean);
  const texts = ["name", "role", "company", "industry", "income", "location", "audience"].map(
    (name) => [name, textOf(form, name)] as const,
  );
  const notes = textOf(form, "notes");
  const years = /^\d{1,3}$/.test(age) ? Number(age) : age;
  return { ...Object.fromEntries(texts), age: years, traits, notes: notes === "" ? null : notes };
}

const textOf = (form: URLSearchParams, name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
