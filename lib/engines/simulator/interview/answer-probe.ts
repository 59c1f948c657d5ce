import type { ConsiderationId } from "../../considerations.ts";
import { considerations } from "../../considerations.ts";
import type { Question } from "../../engine.ts";
import { readingOf, wordsOf } from "../../readings.ts";
import { type TraitId, traitIds } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { facts, probes, unanswered } from "../words/openings.ts";
import { sentenceOf } from "./choose-form.ts";
import { formOf } from "./opening-rows.ts";
import { filled, meaningOf } from "./sentence-meanings.ts";
import { formFor, type Speaker } from "./speaker.ts";

/** From this z-score on a trait is a fact of a person, and from this loading on it has to do with a consideration. */
const telling = { z: 1, loading: 0.5 };
const mostFacts = 2;

/** What is answered to a probe: the next, stronger sentence of what was quoted. */
export function answerProbe(speaker: Speaker, { probe, quoted }: Extract<Question, { kind: "probe" }>): string[] {
  const { study_type } = speaker.task.brief;
  const meaning = quoted == null ? undefined : meaningOf(study_type, `${quoted}.`);
  if (meaning?.of !== "reason" || probe == null)
    return [
      formFor(
        speaker,
        unanswered.map((text) => ({ text })),
        "unanswered",
      ).text,
    ];
  const { id, side, strength } = meaning;
  const name = side === 1 ? "for" : "against";
  const words = wordsOf(study_type)[id];
  const isHasty = id === "urgency" && side === -1;
  const slots = { want: words.want, fact: isHasty ? undefined : factFor(speaker, id, study_type) };
  const forms = probes[probe]![readingOf(study_type)][name].map(formOf)
    .map((form) => ({ ...form, text: filled(form.text, slots) }))
    .filter(({ text }) => !/\{\w+\}/.test(text));
  const isFact = ({ text }: { text: string }) => text === slots.fact;
  const form = forms.find(isFact) ?? formFor(speaker, forms, probes[probe]![readingOf(study_type)][name][0]);
  const next = form.follows > 0 && strength < 2 ? [sentenceOf(speaker.task, id, side, (strength + 1) as 1 | 2)] : [];
  return [form.text, ...next];
}

/** What a respondent says of themselves where the record has a trait that makes a consideration matter; undefined for nothing. */
function factFor(
  { task }: Speaker,
  id: ConsiderationId,
  study_type: Parameters<typeof wordsOf>[0],
): string | undefined {
  if (readingOf(study_type) === "use" && ["habit", "migration", "urgency"].includes(id)) return undefined;
  const said = task.transcript.map(({ a }) => a).join(" ");
  const known = Object.values(facts).filter((fact) => said.includes(fact!));
  if (known.length >= mostFacts) return undefined;
  const { traits } = traitsOf(task.persona);
  const loading = (trait: TraitId) => (considerations[id].loadings as Partial<Record<TraitId, number>>)[trait] ?? 0;
  const trait = traitIds
    .filter((one) => traits[one] >= telling.z && loading(one) >= telling.loading)
    .find((one) => facts[one] !== undefined && !known.includes(facts[one]));
  return trait && facts[trait];
}
