import { formsIn } from "../../considerations/consideration.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import type { CoreKind } from "./frames.ts";
import { type Names, standIn } from "./names.ts";

/** A consideration on the side that an answer argues. */
export type Point = { id: ConsiderationId; side: "for" | "against" };

/** What a sentence says; the side of a reason is 1 where it speaks for what is studied, 0 names it alone. */
export type Meaning =
  | { of: "reason"; id: ConsiderationId; side: 1 | 0 | -1 }
  | { of: "why" | "want" | "matter"; id: ConsiderationId }
  | { of: "verdict"; stance: 1 | 2 | 3 | 4 | 5 };

type Core = { kind: Exclude<CoreKind, "promise">; form: string; meaning: Meaning };

const verdicts = {
  1: `I am against {it} | I see no place for {it} | I say no to {it} | I want nothing from {it}
    my answer on {it} is no | I would not take {it} | I turn {it} down`,
  2: `I am rather against {it} | I lean against {it} | I would rather skip {it} | I am cool on {it}
    more speaks against {it} than for it | I would leave {it} alone | I rather doubt {it}`,
  3: `I am undecided about {it} | on {it} I am torn | I am split on {it} | I am neutral on {it}
    about {it} I am unsure | I could take {it} or leave it | I stay open on {it}`,
  4: `I am rather for {it} | I lean towards {it} | I would try {it} once | I rather like {it}
    more speaks for {it} than against it | I would accept {it} | I think well of {it}`,
  5: `I am clearly for {it} | I say yes to {it} | I want {it} | my answer on {it} is yes
    I am all for {it} | I am fully behind {it} | I would gladly take {it}`,
};
const signs = { for: 1, against: -1 } as const;

function coresOn(id: ConsiderationId): Core[] {
  const { said } = considerations[id];
  const unsided = (["matter", "why", "want"] as const).flatMap((of) =>
    formsIn(said[of]).map((form): Core => ({ kind: of, form, meaning: { of, id } })),
  );
  const sided = (["for", "against"] as const).flatMap((side) =>
    formsIn(said[side]).map((form, at): Core => {
      return { kind: at < 2 ? "reason" : "says", form, meaning: { of: "reason", id, side: signs[side] } };
    }),
  );
  return [...unsided, ...sided];
}

const onStances = ([1, 2, 3, 4, 5] as const).flatMap((stance) =>
  formsIn(verdicts[stance]).map((form): Core => ({ kind: "verdict", form, meaning: { of: "verdict", stance } })),
);

/** All ends of sentences. */
export const cores: Core[] = [...considerationIds.flatMap(coresOn), ...onStances];

/** The forms of one kind of core on a point, or on a stance. */
export function coresFor(kind: CoreKind, point: Point | null, stance: number): string[] {
  const isMeant = ({ kind: found, meaning }: Core): boolean => {
    if (meaning.of === "verdict") return kind === "verdict" && meaning.stance === stance;
    if (meaning.id !== point?.id || found !== (kind === "promise" ? "reason" : kind)) return false;
    return meaning.of !== "reason" || meaning.side === signs[kind === "promise" ? "for" : point.side];
  };
  return cores.filter(isMeant).map(({ form }) => form);
}

/** Whether a name is of several things: "the kitchen projects", and not "Friends". */
const areMany = (name: string): boolean =>
  name !== standIn &&
  /(?:^|\s)(?:\p{Ll}[\p{L}-]*[^\Wsu']s|people|children)$/u.test(
    name.replace(/\s(?:of|for|with|that|which|by|in|to)\s.*$/, ""),
  );

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
