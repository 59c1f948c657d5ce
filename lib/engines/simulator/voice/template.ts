import { ownValue } from "../../../own-value.ts";
import type { Audience } from "../../../personas/contract.ts";
import type { Choose } from "./chooser.ts";

/** What a slot of a template holds; null when there is nothing to fill it with. */
export type Slots = Record<string, (choose: Choose) => string | null>;

const plurals: Record<string, string> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
};

/** Whether a noun phrase is plural: "meal kits for families" is, "a gym", "fitness" and "news" are not. */
function isPlural(phrase: string): boolean {
  const head = phrase.split(/ (?:for|of|with|in|on|at|from|that|such as|to) /)[0]!;
  return (
    !/^(?:an?|this|that|it) ?\b/i.test(head) && /[^su]s$/.test(head) && !/(?:news|series|analytics|[A-Z]s)$/.test(head)
  );
}

/** A verb in the third person, as it goes with what stands before it. */
function agreed(verb: string, phrase: string): string {
  if (!isPlural(phrase)) return verb;
  return ownValue(plurals, verb) ?? verb.replace(/(?<=go|ch|ss|sh)es$|s$/, "");
}

/**
 * A template filled in: `<in business // at home>` by audience, `[one|another]` by choice, `{slot}` by what is known;
 * a verb after `~` agrees with the slot before it.
 * Null when it needs something that is not there.
 */
export function fill(template: string, audience: Audience, slots: Slots, choose: Choose): string | null {
  let complete = true;
  const spoken = template
    .replace(/<([^<>]*?) ?\/\/ ?([^<>]*)>/g, (_, business, home) => (audience === "b2b" ? business : home))
    .replace(/\[([^[\]]*)\]/g, (_, alternatives: string) => {
      const each = alternatives.split("|");
      return each[choose(each.length)]!;
    })
    .replace(/\{([a-z0-9]+)\}(?: ~([a-z']+))?/g, (_, name: string, verb: string | undefined) => {
      const value = slots[name]?.(choose) ?? null;
      if (value === null) complete = false;
      return verb === undefined ? `${value}` : `${value} ${agreed(verb, value ?? "")}`;
    });
  return complete ? spoken : null;
}
