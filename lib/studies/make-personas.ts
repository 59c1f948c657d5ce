import { randomUUID } from "node:crypto";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { drawFrom } from "../engines/statistics.ts";
import type { makePersonasOperation } from "../personas/contract.ts";
import { madeNotes } from "../personas/personas.ts";
import { savePersonas } from "../personas/write-persona.ts";
import { drawSeed, refuseHiddenIn, refuseUnlawful } from "./brief-of.ts";
import { orStop, waitingDeadlineMs, whileWaiting } from "./pipeline/study-clock.ts";
import { refuseRead } from "./pipeline/understand.ts";
import { withSlot } from "./run/lease.ts";
import { engineOf } from "./study.ts";

/** Makes personas from a description and saves them; it takes one of the key's slots while it runs. */
export const makePersonas: Verb<typeof makePersonasOperation> = async ({ description, audience }, caller) => {
  const account = accountOf(caller);
  refuseHiddenIn({ description }, "invalid_persona");
  refuseUnlawful([description], "invalid_persona");
  const engine = engineOf(undefined, { deadlineMs: waitingDeadlineMs });
  const draw = drawFrom(String(drawSeed())).at("people");
  return whileWaiting("The personas could not be made.", async ({ interviewing: signal }) => {
    const task = { description, audience, topic: description, draw, signal };
    const people = await withSlot(account, randomUUID(), {
      work: () => orStop(signal, () => engine.people(task)),
      store: async () => undefined,
    });
    refuseRead(people.refuse, "invalid_persona");
    const notes = madeNotes(description, people.not_understood);
    const fields = people.personas.map(({ id: _, ...facts }) => ({ ...facts, notes }));
    const personas = await savePersonas(account.account_id, fields, () => "");
    return { personas, not_understood: people.not_understood };
  });
};
