import { randomUUID } from "node:crypto";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { loggedError } from "../db/logged-error.ts";
import { drawFrom } from "../engines/draw.ts";
import { AppError } from "../errors.ts";
import type { makePersonasOperation } from "../personas/contract.ts";
import { madeNotes } from "../personas/personas.ts";
import { savePersonas } from "../personas/write-persona.ts";
import { engineOf } from "./engine-of.ts";
import { failedFor } from "./pipeline/advice-of.ts";
import { orStop } from "./pipeline/or-stop.ts";
import { clockOf, waitingDeadlineMs } from "./pipeline/study-clock.ts";
import { refuseRead, refuseUnlawful } from "./refuse-unlawful.ts";
import { drawSeed, refuseHiddenIn } from "./run/accept-study.ts";
import { withSlot } from "./run/with-slot.ts";

/** Makes personas from a description and saves them; it takes one of the key's slots while it runs. */
export const makePersonas: Verb<typeof makePersonasOperation> = async ({ description, audience }, caller) => {
  const account = accountOf(caller);
  refuseHiddenIn({ description }, "invalid_persona");
  refuseUnlawful([description], "invalid_persona");
  const engine = engineOf(undefined, { deadlineMs: waitingDeadlineMs });
  const clock = clockOf({ signal: undefined, deadline: Date.now() + waitingDeadlineMs, now: Date.now });
  const draw = drawFrom(String(drawSeed())).at("people");
  const signal = clock.interviewing;
  const task = { description, audience, topic: description, draw, signal };
  try {
    const made = await withSlot(account, randomUUID(), {
      work: () => orStop(signal, () => engine.people(task)),
      store: async () => undefined,
    });
    refuseRead(made.refuse, "invalid_persona");
    const notes = madeNotes(description, made.not_understood);
    const fields = made.personas.map(({ id: _, ...facts }) => ({ ...facts, notes }));
    return { personas: await savePersonas(account.account_id, fields, () => ""), not_understood: made.not_understood };
  } catch (error) {
    if (error instanceof AppError) throw error;
    console.error("Personas could not be made:", loggedError(error));
    throw failedFor("The personas could not be made.", error);
  } finally {
    clock.end();
  }
};
