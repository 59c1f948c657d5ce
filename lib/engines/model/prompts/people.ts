import * as z from "zod";
import type { Audience, Persona } from "../../../personas/contract.ts";
import { longestFact, mostTraits, newPersonaId, oldest, peopleMade, youngest } from "../../../personas/contract.ts";
import type { Engine } from "../../engine.ts";
import { longestRefusal } from "../../plan.ts";
import type { Draw } from "../../statistics.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, rulesOf, seedOf } from "./parts.ts";
import { Refusal } from "./plan.ts";

const usualTraits = { least: 4, most: 8 };

const rules = rulesOf("people", {
  peopleMade,
  youngest,
  oldest,
  leastTraits: usualTraits.least,
  mostTraits: usualTraits.most,
  longestRefusal,
  longestFact: Math.min(...Object.values(longestFact)),
});

const fact = (name: keyof typeof longestFact, least = 0) => z.string().trim().min(least).max(longestFact[name]);
const Person = z.object({
  name: fact("name", 1),
  age: z.int().min(youngest).max(oldest),
  role: fact("role", 1),
  company: fact("company"),
  industry: fact("industry"),
  income: fact("income"),
  location: fact("location"),
  traits: z.array(fact("trait", 1)).min(1).max(mostTraits),
});
const People = z.object({ people: z.array(Person).length(peopleMade), refuse: Refusal });

type Task = Omit<Parameters<Engine["people"]>[0], "signal">;

export const peoplePrompt = ({ description, audience, topic, draw }: Task): Prompt<z.infer<typeof People>> => ({
  label: "people",
  rules,
  setting: "",
  messages: [
    {
      role: "user",
      content: [block("topic", topic), block("description", description), block("audience", lines({ audience }))].join(
        "\n",
      ),
    },
  ],
  shape: People,
  maxOutputTokens: 3000,
  seed: seedOf(draw),
});

/** Personas of the people who were invented, under ids of their own. */
export const personasOf = ({ people }: z.infer<typeof People>, audience: Audience, draw: Draw): Persona[] =>
  people.map((person, place) => {
    const own = draw.at(`person ${place}`).at("id");
    return { id: newPersonaId(() => own.next()), ...person, audience };
  });
