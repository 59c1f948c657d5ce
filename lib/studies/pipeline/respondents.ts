import type { Brief } from "../../engines/brief.ts";
import type { Disposition, Reason, State } from "../../engines/disposition.ts";
import { type Draw, drawFrom, pick, sample } from "../../engines/draw.ts";
import type { Distribution, Engine, People } from "../../engines/engine.ts";
import { type Audience, peopleMade } from "../../personas/contract.ts";
import circumstances from "./circumstances.json" with { type: "json" };

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

// Two interviews of one persona differ in its stance and in the day, which are drawn. Who it is never changes.

/** The circumstances of one interview; who else decides is a fact of the persona, drawn from `own`. */
export function drawState(audience: Audience, draw: Draw, own: Draw = draw): State {
  return {
    recent_experience: pick(draw.at("recent_experience"), ["good", "bad", "none"]),
    time_pressure: pick(draw.at("time_pressure"), ["low", "high"]),
    occasion: pick(draw.at("occasion"), circumstances[audience].occasions),
    others_decide: pick(own.at("others_decide"), circumstances[audience].deciders),
    budget_mood: pick(draw.at("budget_mood"), ["easy", "tight"]),
    verbosity: pick(draw.at("verbosity"), ["brief", "normal", "normal", "long"]),
  };
}

/** The persona's stance in this interview: one, drawn from how probable each is for such a person. */
export function drawDisposition(
  prior: Distribution & { reasons?: Reason[] },
  audience: Audience,
  draw: Draw,
  own: Draw = draw,
): Disposition {
  const stance = (1 + sample(draw.at("stance"), prior.distribution)) as Disposition["stance"];
  return { stance, reasons: prior.reasons ?? [], state: drawState(audience, draw.at("state"), own.at("state")) };
}
