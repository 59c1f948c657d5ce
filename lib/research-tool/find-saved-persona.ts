import { cutText } from "../cut-text.ts";
import type { SavedPersona } from "../personas/contract.ts";
import { listPersonas } from "../personas/list-personas.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { askingOutcome, type Outcome } from "./outcome.ts";
import type { Task } from "./task.ts";

type NamedPersona = { persona: SavedPersona; outcome?: never } | { persona?: never; outcome: Outcome };

/** The account's saved persona that a message names. */
export async function findSavedPersona({ command, caller }: Task): Promise<NamedPersona> {
  const { saved } = await listPersonas({}, caller);
  const named = command.persona?.trim();
  const understood = "A saved persona of this account.";
  if (saved.length === 0)
    return {
      outcome: askingOutcome(
        understood,
        "This account has saved no persona. The ones of the service stay as they are.",
      ),
    };
  if (named === undefined)
    return {
      outcome: askingOutcome(understood, `Which persona? ${saved.slice(0, 10).map(describePersona).join("; ")}`),
    };
  const wanted = named.toLowerCase();
  const exact = saved.filter(({ id, name }) => id === named || name.toLowerCase() === wanted);
  const close =
    exact.length > 0
      ? exact
      : saved.filter(
          ({ name }) => name.toLowerCase().split(/\s+/).includes(wanted) || wanted.startsWith(`${name.toLowerCase()} `),
        );
  if (close.length === 1) return { persona: close[0]! };
  return {
    outcome: askingOutcome(
      understood,
      close.length === 0
        ? `No saved persona is called “${escaped(cutText(named, 80))}”. Nothing was done. Saved are: ${saved.slice(0, 10).map(describePersona).join("; ")}`
        : `More than one is called that: ${close.slice(0, 10).map(describePersona).join("; ")}. Send the id of the one you mean.`,
    ),
  };
}

/** A saved persona in one line. */
export const describePersona = ({ id, name, age, role, location, traits }: SavedPersona): string =>
  `**${escaped(name)}**, ${age}, ${escaped(role)}${location === "" ? "" : `, ${escaped(location)}`}${traits.length === 0 ? "" : `; ${escaped(traits.join(", "))}`} (\`${id}\`)`;
