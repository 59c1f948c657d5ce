import { formsIn } from "../../considerations/consideration.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import { verdicts } from "./forms.ts";
import { type Names, standIn } from "./names.ts";

/** What the end of a sentence says. */
export type Meaning =
  /** A consideration speaks for (1) or against (−1) what is studied; 0 names it alone. */
  | { of: "reason" | "price"; id: ConsiderationId; side: 1 | 0 | -1 }
  | { of: "why" | "want" | "matter"; id: ConsiderationId }
  | { of: "verdict"; stance: 1 | 2 | 3 | 4 | 5 };

type Side = "for" | "against";
export const sideSigns = { for: 1, against: -1 } as const;

/** The forms of what is said of a consideration. */
export type Spoken = {
  matter: string;
  for: { nouns: string[]; says: string[] };
  against: { nouns: string[]; says: string[] };
  why: string[];
  want: string[];
};

function spokenIn(id: ConsiderationId): Spoken {
  const { said } = considerations[id];
  const on = (side: Side) => {
    const forms = formsIn(said[side]);
    return { nouns: forms.slice(0, 2), says: forms.slice(2) };
  };
  return {
    matter: said.matter,
    for: on("for"),
    against: on("against"),
    why: formsIn(said.why),
    want: formsIn(said.want),
  };
}

export const spoken = Object.fromEntries(considerationIds.map((id) => [id, spokenIn(id)])) as Record<
  ConsiderationId,
  Spoken
>;

/** What is said of a price, by how it is found: all right, at the limit, too much. */
export const priceForms = {
  1: ["I would pay {price} for {it}", "I find {price} all right for {it}", "{price} is something I can pay for {it}"],
  0: ["{price} for {it} is at my limit", "I would hesitate at {price} for {it}", "I am torn over {price} for {it}"],
  "-1": [
    "I would not pay {price} for {it}",
    "I find {price} too much for {it}",
    "{price} is more than I want to spend on {it}",
  ],
} as const;

/** A form with its names put in; a thing that was named before is "it" or "they". */
export function named(form: string, it: string, { kind }: Pick<Names, "kind">, isNamed = false): string {
  let isFirst = !isNamed;
  return form
    .replace(/\{it\}(\s(?:would|might|could|should|will|can)\b)?/g, (_, modal: string = "") => {
      const name = isFirst ? it : !areMany(it) ? "it" : modal === "" ? "them" : "they";
      isFirst = false;
      return name + modal;
    })
    .replaceAll("{kind}", kind);
}

/** Whether a name is of several things: "the kitchen projects", and not "Friends". */
const areMany = (name: string): boolean =>
  name !== standIn &&
  /(?:^|\s)(?:\p{Ll}[\p{L}-]*[^\Wsu']s|people|children)$/u.test(
    name.replace(/\s(?:of|for|with|that|which|by|in|to)\s.*$/, ""),
  );

export const lowerFirst = (text: string): string => text.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase());

/** All ends of sentences that can be said with these names, and what each says. */
export function coresOf(names: Names): Map<string, Meaning> {
  const cores = new Map<string, Meaning>();
  const add = (form: string, meaning: Meaning) => {
    for (const it of names.it)
      for (const isNamed of [false, true]) cores.set(lowerFirst(named(form, it, names, isNamed)), meaning);
  };
  for (const id of considerationIds) {
    const { matter, why, want, ...sides } = spoken[id];
    add(matter, { of: "matter", id });
    for (const form of why) add(form, { of: "why", id });
    for (const form of want) add(form, { of: "want", id });
    for (const side of ["for", "against"] as const)
      for (const form of [...sides[side].nouns, ...sides[side].says])
        add(form, { of: "reason", id, side: sideSigns[side] });
  }
  for (const stance of [1, 2, 3, 4, 5] as const)
    for (const form of formsIn(verdicts[stance])) add(form, { of: "verdict", stance });
  for (const side of [1, 0, -1] as const)
    for (const form of priceForms[side])
      for (const price of names.prices) add(form.replace("{price}", price), { of: "price", id: "price", side });
  return cores;
}
