import type { Brief } from "../../engines/brief.ts";
import { drawFrom } from "../../engines/draw.ts";
import type { Engine, People } from "../../engines/engine.ts";
import { peopleMade } from "../study-limits.ts";

/** Whether a study's personas are made from its description. */
export const describesPeople = ({ personas, audience_description }: Brief): boolean =>
  personas.length === 0 && audience_description !== null;

/** Makes the personas of a study from its description. */
export async function makePeople(brief: Brief, engine: Engine, signal: AbortSignal): Promise<People> {
  const { audience_description, audience, topic, seed } = brief;
  const draw = drawFrom(String(seed)).at("people");
  const people = await engine.people({ description: audience_description!, audience, topic, draw, signal });
  signal.throwIfAborted();
  if (people.personas.length !== peopleMade)
    throw new Error(`${people.personas.length} people were made instead of ${peopleMade}`);
  return people;
}

/** A brief with the people who were made for it. */
export const withPeople = (brief: Brief, { personas, not_understood }: People): Brief => ({
  ...brief,
  personas,
  ...(not_understood.length > 0 && { unread: not_understood }),
});
