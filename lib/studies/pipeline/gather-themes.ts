import type { Code } from "../../engines/coding.ts";
import { mean } from "../../engines/statistics.ts";
import type { Persona } from "../../personas/contract.ts";
import { type LabelledCode, neutralTo } from "./check-codes.ts";
import type { HeldInterview } from "./hold-interview.ts";

/** A code and who said it where. */
export type Mention = { code: LabelledCode; interview: number; persona: Persona };

/** What was said on one theme, counted: on the side that leads, and on the other. */
export type Theme = {
  label: string;
  said: Mention[];
  /** The side that more personas take, each by the mean of its interviews: 1 speaks for the subject, −1 against, 0 neither. */
  side: 1 | 0 | -1;
  /** Mean over the interviews in which it came up. */
  polarity: number;
  /** Interviews in which it came up, and those that lie on the leading side and on the other. */
  interviews: number[];
  supporting: number[];
  opposing: number[];
  /** Ids of the personas of each. */
  personas: string[];
  supporters: string[];
  opponents: string[];
};

/** Every code of a kind, in the order of the interviews. */
export function saidIn(held: readonly HeldInterview[], kind: Code["kind"]): Mention[] {
  return held.flatMap(({ coding, persona }, interview) =>
    coding.codes.filter((code) => code.kind === kind).map((code) => ({ code, interview, persona })),
  );
}

/** Things said, by a label; the labels in the order in which they were first said. */
export function byLabel(
  said: readonly Mention[],
  label: (said: Mention) => string,
): [label: string, said: Mention[]][] {
  return [...Map.groupBy(said, label)];
}

/** The themes of a study, the most shared first. */
export function gatherThemes(held: readonly HeldInterview[]): Theme[] {
  return byLabel(saidIn(held, "theme"), ({ code }) => code.label)
    .map(([label, said]) => themeOf(label, said, held))
    .sort(
      (one, other) =>
        other.supporters.length - one.supporters.length ||
        other.supporting.length - one.supporting.length ||
        saidOnSide(other, 1).length - saidOnSide(one, 1).length ||
        Math.abs(other.polarity) - Math.abs(one.polarity) ||
        (one.label < other.label ? -1 : 1),
    );
}

function themeOf(label: string, said: Mention[], held: readonly HeldInterview[]): Theme {
  const polarities = [...Map.groupBy(said, ({ interview }) => interview)].map(
    ([interview, codes]) => [interview, mean(codes.map(({ code }) => code.polarity))] as const,
  );
  const on = (side: 1 | -1) => polarities.filter(([, value]) => side * value > neutralTo).map(([index]) => index);
  const personasOf = (interviews: readonly number[]) => [
    ...new Set(interviews.map((index) => held[index]!.persona.id)),
  ];
  const [pro, contra] = [on(1), on(-1)];
  // Who speaks for it in one interview and against it in the next is one person, on one side or on neither.
  const leanings = [...Map.groupBy(polarities, ([index]) => held[index]!.persona.id)].map(
    ([id, own]) => [id, mean(own.map(([, value]) => value))] as const,
  );
  const leaning = (side: 1 | -1) => leanings.filter(([, value]) => side * value > neutralTo).map(([id]) => id);
  const [friends, foes] = [leaning(1), leaning(-1)];
  const lead = friends.length - foes.length || pro.length - contra.length;
  const interviews = polarities.map(([index]) => index);
  const polarity = mean(polarities.map(([, value]) => value));
  // As many on either side: the stronger words lead; where nobody takes a side, everyone who spoke of it counts.
  const side = friends.length + foes.length === 0 ? 0 : lead > 0 || (lead === 0 && polarity >= 0) ? 1 : -1;
  const supporting = side === 0 ? interviews : side === 1 ? pro : contra;
  const opposing = side === 0 ? [] : side === 1 ? contra : pro;
  return {
    label,
    said,
    side,
    polarity,
    interviews,
    supporting,
    opposing,
    personas: personasOf(interviews),
    supporters: side === 0 ? personasOf(interviews) : side === 1 ? friends : foes,
    opponents: side === 0 ? [] : side === 1 ? foes : friends,
  };
}

/** What was said on a theme's leading side (1), or on the other (−1). */
function saidOnSide({ said, side }: Theme, which: 1 | -1): Mention[] {
  if (side === 0) return which === 1 ? said : [];
  return said.filter(({ code }) => which * side * code.polarity > neutralTo);
}

/** Of it, what was said in interviews and by personas that are counted on that side: each quote shown has its count. */
export function countedOnSide(theme: Theme, which: 1 | -1): Mention[] {
  const { supporting, opposing, supporters, opponents } = theme;
  const [interviews, personas] = which === 1 ? [supporting, supporters] : [opposing, opponents];
  return saidOnSide(theme, which).filter(
    ({ interview, persona }) => interviews.includes(interview) && personas.includes(persona.id),
  );
}
