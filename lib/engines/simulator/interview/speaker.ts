import { partOf } from "../../../cut-text.ts";
import { madeFor } from "../../../process-wide.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { ProbeTask, Turn, WordedProbe } from "../../engine.ts";
import { priceInWords } from "../../prices.ts";
import { formsOf, wordsIn, wordsOf } from "../../readings.ts";
import { type Leaning, leaningOf, type ProbeKind } from "../../study-form.ts";
import { type StudyTypeId, studyForms } from "../../study-types.ts";
import { firmerThan, isSayable, type Point, pointsOf } from "../people/mind.ts";
import { mattersOf, onceInStudy, type RespondTask, studyDraw } from "../plan-of.ts";
import { importanceParts, sumOf } from "../rating/utility.ts";
import { joining } from "../words/openings.ts";
import probes from "../words/probes.json" with { type: "json" };
import { type Form, saidIn, type TableSentence, withoutJoining } from "./sentence-meanings.ts";

/** A respondent in an interview: how they lean, what weighs, and what they have said. */
export type Speaker = {
  task: RespondTask;
  leaning: Leaning;
  /** The side they lean to; of someone torn the weightier one. */
  own: 1 | -1;
  points: Point[];
  heard: TableSentence[];
  isPricePut: boolean;
};

const sentencesOfTurns = new WeakMap<Turn, TableSentence[]>();

const heardIn = (study_type: StudyTypeId, turn: Turn): TableSentence[] =>
  madeFor(sentencesOfTurns, turn, () => saidIn(study_type, turn.a));

export function speakerOf(task: RespondTask): Speaker {
  const { brief, persona, repeat, disposition, transcript, question, plan } = task;
  const { study_type } = brief;
  const points = pointsOf({ persona, repeat, disposition, brief });
  const leaning = leaningOf(disposition.stance);
  const questions = [question.text, ...transcript.map(({ q }) => q)];
  const weight = points.reduce((sum, point) => sum + point.side * point.weight, 0);
  return {
    task,
    leaning,
    own: leaning === "for" ? 1 : leaning === "against" ? -1 : weight < 0 ? -1 : 1,
    points,
    heard: transcript.flatMap((turn) => heardIn(study_type, turn)),
    isPricePut: plan.prices.map(priceInWords).some((price) => questions.some((text) => text.includes(price))),
  };
}

const reasonsIn = (sentences: readonly TableSentence[]) =>
  sentences.flatMap(({ meaning }): { id: ConsiderationId; side: number; strength: number }[] => {
    if (meaning.of === "price" && meaning.side !== 0) return [{ id: "price", side: meaning.side, strength: 0 }];
    return meaning.of === "reason" ? [meaning] : [];
  });

/** The strengths in which a respondent names a side: their own plainly, then firmly; the other one only mildly. */
const strengthsOf = ({ leaning, own }: Speaker, side: 1 | -1): (0 | 1 | 2)[] =>
  leaning === "torn" ? [0, 1] : side === own ? [1, 2] : [0];

type Wish = { side: 1 | -1; fits: (id: ConsiderationId) => boolean; without?: readonly ConsiderationId[] };

/** The next sentence of a side: of the weightiest consideration not named yet, else a stronger one of one that was. */
export function nextReason(
  speaker: Speaker,
  { side, fits, without = [] }: Wish,
): { id: ConsiderationId; text: string } | null {
  const { task, points, heard, isPricePut } = speaker;
  const { study_type } = task.brief;
  const reasonsBefore = reasonsIn(heard);
  const open = points.filter(
    (point) =>
      point.side === side &&
      fits(point.id) &&
      !without.includes(point.id) &&
      isSayable(point.id, study_type, isPricePut) &&
      !reasonsBefore.some(({ id, side: other }) => id === point.id && other !== side),
  );
  const strengths = strengthsOf(speaker, side);
  const saidOf = (id: ConsiderationId) => reasonsBefore.filter((one) => one.id === id).map(({ strength }) => strength);
  for (const isNamed of [false, true])
    for (const { id } of open) {
      const strengthsBefore = saidOf(id);
      if (strengthsBefore.length > 0 !== isNamed) continue;
      const strength = strengths.find((one) => strengthsBefore.every((other) => other < one));
      if (strength === undefined) continue;
      return { id, text: sentenceOf(task, id, side, strength) };
    }
  return null;
}

/** What is wanted by a respondent who holds the weightiest consideration against it that was not named as a wish yet. */
export function nextWant({ task, points, heard }: Speaker, fits: Wish["fits"]): string | null {
  const wishes = heard.flatMap(({ meaning }) => (meaning.of === "want" ? [meaning.id] : []));
  const point = points.find(({ id, side }) => side === -1 && fits(id) && !wishes.includes(id));
  return point === undefined ? null : wordsOf(task.brief.study_type)[point.id].want;
}

/** What weighs most with a respondent. */
export const weightiest = (speaker: Speaker, fits: Wish["fits"]): ConsiderationId | null =>
  rankedIn(speaker).find(fits) ?? null;

/** What weighs with a respondent, the most first; in a study of segments by how important each need is to them. */
function rankedIn({ task: { brief, persona }, points }: Speaker): ConsiderationId[] {
  if (studyForms[brief.study_type].ends !== "no_side") return points.map(({ id }) => id);
  const parts = mattersOf(brief).map((id) => ({ id, value: sumOf(importanceParts(id, brief, persona)) }));
  return parts.toSorted((one, other) => other.value - one.value).map(({ id }) => id);
}

/** The form that is said: each interview begins with another one, and none is said twice while one is left. */
export function formFor<Item extends Form | { text: string }>(
  { task }: Speaker,
  forms: readonly Item[],
  name = task.question.purpose,
): Item {
  const turned = inTurn(task, forms, name);
  const answers = task.transcript.map(({ a }) => a).join(" ");
  return turned.find(({ text }) => !answers.includes(text.replace(/[.,:]?\s*\{.*$/, ""))) ?? turned[0]!;
}

/** One of some sentences. */
export const phraseOf = (speaker: Speaker, texts: readonly string[], name: string): string =>
  formFor(
    speaker,
    texts.map((text) => ({ text })),
    name,
  ).text;

/** A sentence of the other side; it goes on with a small letter unless it begins with I. */
const joined = (sentence: string): string =>
  `${joining} ${/^I\b/.test(sentence) ? sentence : `${partOf(sentence, 0, 1).toLowerCase()}${partOf(sentence, 1)}`}`;

/** A sentence of one's own side; of someone torn one of each. */
export function ownSentences(speaker: Speaker, fits: Wish["fits"]): string[] {
  const { leaning, own } = speaker;
  const first = nextReason(speaker, { side: own, fits });
  const other = own === 1 ? -1 : 1;
  if (leaning === "torn") {
    const without = first === null ? [] : [first.id];
    const second = nextReason(speaker, { side: other, fits, without });
    if (first === null || second === null) return [first?.text ?? second?.text ?? ""].filter(Boolean);
    return [first.text, joined(second.text)];
  }
  return first === null ? [] : [first.text];
}

const personOf = ({ brief, persona }: RespondTask): number =>
  Math.max(
    0,
    brief.personas.findIndex(({ id }) => id === persona.id),
  );

/** How far forms move on from one interview of a persona to the next, so that a study says few of them twice. */
const shiftOf = (forms: readonly unknown[]): number => (forms.length >= 8 ? 4 : 2);

/** Forms in the order in which an interview prefers them: all of a study take them in turn, from one that the seed draws. */
function inTurn<Item>(task: RespondTask, forms: readonly Item[], name: string, repeat = task.repeat): Item[] {
  const chance = onceInStudy(task.brief, `form ${name}`, () => studyDraw(task.brief).at(`form ${name}`).next());
  const first = Math.floor(chance * forms.length) + personOf(task) + shiftOf(forms) * (repeat - 1);
  return forms.map((_, at) => forms[(first + at) % forms.length]!);
}

/** The words of a respondent: who chose a thing lives with it. */
const saidBy = ({ brief, disposition }: RespondTask) =>
  studyForms[brief.study_type].ends === "half_each" && leaningOf(disposition.stance) === "for"
    ? wordsIn("use")
    : wordsOf(brief.study_type);

/** A sentence on a side of a consideration; each persona has its own of them. */
export function sentenceOf(task: RespondTask, id: ConsiderationId, side: 1 | -1, strength: 0 | 1 | 2): string {
  const variants = saidBy(task)[id][side === 1 ? "for" : "against"][strength];
  return inTurn(task, formsOf(variants), `${id} ${side} ${strength}`, 1)[0]!;
}

/** What makes a consideration matter to a respondent, in a sentence of their own; "" where it was said already. */
export function becauseOf(task: RespondTask, id: ConsiderationId): string {
  const { because = "" } = saidBy(task)[id];
  const own = inTurn(task, formsOf(because), `because ${id}`, 1)[0]!;
  return task.transcript.some(({ a }) => a.includes(own)) ? "" : own;
}

/** How often an interview is asked on in each way. */
const most = { ladder: 3, clarify: 1, counter: 2 };
const kinds = ["ladder", "clarify", "counter"] as const;

/** What the moderator asks after an answer, quoting a reason in it; null where none can be asked on. */
export function chooseProbe(task: ProbeTask): WordedProbe | null {
  const { brief, disposition, transcript, question, seeks, before } = task;
  const leaning = leaningOf(disposition.stance);
  const count = (kind: ProbeKind, purpose?: string) =>
    before.filter((probe) => probe.probe === kind && (purpose === undefined || probe.purpose === purpose)).length;
  for (const { meaning, text } of saidIn(brief.study_type, transcript.at(-1)?.a ?? "").toReversed()) {
    const quoted = withoutJoining(text).replace(/\.$/, "");
    if (meaning.of !== "reason" || before.some((probe) => probe.quoted === quoted)) continue;
    if (meaning.side === 1 && leaning === "against") continue;
    const { id } = meaning;
    // Nothing stronger follows: only what would change their mind is open.
    const isLast =
      firmerThan(meaning.strength, leaning) === null ||
      (meaning.side === -1 && meaning.strength === 0 && leaning === "for");
    const isOpen = (kind: keyof typeof most) =>
      count(kind) < most[kind] &&
      count(kind, question.purpose) === 0 &&
      (kind === "ladder" ? becauseOf(task, id) !== "" : kind === "counter" ? meaning.side === -1 : !isLast);
    const kind = (seeks[0] === "counter" ? kinds.toReversed() : kinds).find(isOpen);
    if (kind === undefined) continue;
    const earlierForms = new Set(before.map((probe) => probe.text.replace(probe.quoted ?? "", "{quoted}")));
    const form = probes[kind].ask.find((one) => !earlierForms.has(one)) ?? probes[kind].ask[0]!;
    return { text: form.replace("{quoted}", () => quoted), probe: kind, quoted };
  }
  return null;
}
