import type { Code } from "../../engines/coding.ts";
import { mean } from "../../engines/statistics.ts";
import type { Persona } from "../../personas/contract.ts";
import { type LabelledCode, neutralTo } from "./check-codes.ts";
import type { InterviewSession } from "./hold-interview.ts";

/** A code and who said it where. */
export type Mention = { code: LabelledCode; interview: number; persona: Persona };

/** What was said on one theme, counted: on the side that leads, and on the other. */
export type Theme = {
  label: string;
  mentions: Mention[];
  /** The side that more interviews take: 1 speaks for the subject, −1 against, 0 where no interview takes one. */
  side: 1 | 0 | -1;
  /** Mean over the interviews in which it came up. */
  polarity: number;
  /** Interviews that take a side on it, of side 0 all that name it; those on the leading side, and on the other. */
  interviews: number[];
  supporting: number[];
  opposing: number[];
  /** Ids of the personas of each: a persona that was asked twice may be on both sides. */
  personas: string[];
  supporters: string[];
  opponents: string[];
};

/** Every code of a kind, in the order of the interviews. */
export function saidIn(sessions: readonly InterviewSession[], kind: Code["kind"]): Mention[] {
  return sessions.flatMap(({ coding, persona }, interview) =>
    coding.codes.filter((code) => code.kind === kind).map((code) => ({ code, interview, persona })),
  );
}

/** Things said, by their labels, in the order in which these were first said. */
export const byLabel = (mentions: readonly Mention[]): [label: string, said: Mention[]][] => [
  ...Map.groupBy(mentions, ({ code }) => code.label),
];

/** The themes of a study, what most interviews say first. */
export function gatherThemes(sessions: readonly InterviewSession[]): Theme[] {
  return byLabel(saidIn(sessions, "theme"))
    .map(([label, mentions]) => themeOf(label, mentions, sessions))
    .sort(
      (one, other) =>
        other.supporting.length - one.supporting.length ||
        other.supporters.length - one.supporters.length ||
        saidOnSide(other, 1).length - saidOnSide(one, 1).length ||
        Math.abs(other.polarity) - Math.abs(one.polarity) ||
        (one.label < other.label ? -1 : 1),
    );
}

function themeOf(label: string, mentions: Mention[], sessions: readonly InterviewSession[]): Theme {
  const byInterview = [...Map.groupBy(mentions, ({ interview }) => interview)];
  const persona = (index: number) => sessions[index]!.persona.id;
  const personasOf = (interviews: readonly number[]) => [...new Set(interviews.map(persona))];
  const isSaid = (codes: readonly Mention[], side: 1 | -1) =>
    codes.some(({ code }) => side * code.polarity > neutralTo);
  // An interview that objects is against, also where it grants something; the others are for where they say so.
  const contra = byInterview.filter(([, codes]) => isSaid(codes, -1)).map(([index]) => index);
  const pro = byInterview.filter(([, codes]) => isSaid(codes, 1) && !isSaid(codes, -1)).map(([index]) => index);
  const [friends, foes] = [personasOf(pro), personasOf(contra)];
  const polarity = mean(byInterview.map(([, codes]) => mean(codes.map(({ code }) => code.polarity))));
  const lead = pro.length - contra.length || friends.length - foes.length || polarity;
  const side = friends.length + foes.length === 0 ? 0 : lead >= 0 ? 1 : -1;
  const interviews =
    side === 0 ? byInterview.map(([index]) => index) : [...pro, ...contra].sort((one, other) => one - other);
  const [supporting, opposing] = side === 0 ? [interviews, []] : side === 1 ? [pro, contra] : [contra, pro];
  return {
    ...{ label, mentions, side, polarity, interviews, supporting, opposing },
    personas: personasOf(interviews),
    supporters: personasOf(supporting),
    opponents: personasOf(opposing),
  };
}

/** What was said on a theme's leading side (1), or on the other (−1). */
function saidOnSide({ mentions, side }: Theme, which: 1 | -1): Mention[] {
  if (side === 0) return which === 1 ? mentions : [];
  return mentions.filter(({ code }) => which * side * code.polarity > neutralTo);
}

/** Of it, what was said in interviews that are counted on that side: each quote shown has its count. */
export function countedOnSide(theme: Theme, which: 1 | -1): Mention[] {
  const interviews = which === 1 ? theme.supporting : theme.opposing;
  return saidOnSide(theme, which).filter(({ interview }) => interviews.includes(interview));
}
