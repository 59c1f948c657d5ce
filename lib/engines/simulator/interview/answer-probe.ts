import type { Question } from "../../engine.ts";
import { readingOf, wordsOf } from "../../readings.ts";
import { probes, unanswered } from "../words/openings.ts";
import { sentenceOf } from "./choose-form.ts";
import { formOf } from "./opening-rows.ts";
import { filled, meaningOf } from "./sentence-meanings.ts";
import { formFor, type Speaker } from "./speaker.ts";

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
  const forms = probes[probe]![readingOf(study_type)][name].map(formOf)
    .map((form) => ({ ...form, text: filled(form.text, { want: words.want }) }))
    .filter(({ text }) => !/\{\w+\}/.test(text));
  const form = formFor(speaker, forms, probes[probe]![readingOf(study_type)][name][0]);
  const next = form.follows > 0 && strength < 2 ? [sentenceOf(speaker.task, id, side, (strength + 1) as 1 | 2)] : [];
  return [form.text, ...next];
}
