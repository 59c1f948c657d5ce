import { ownValue } from "../../../own-value.ts";
import type { Question } from "../../engine.ts";
import { wordsOf } from "../../readings.ts";
import { probes, unanswered } from "../words/openings.ts";
import { becauseOf, sentenceOf } from "./choose-form.ts";
import { firmest } from "./mind.ts";
import { formOf } from "./opening-rows.ts";
import { filled, meaningOf } from "./sentence-meanings.ts";
import { formFor, phraseOf, type Speaker } from "./speaker.ts";

/** What is answered to a probe: what makes it matter, the next, stronger sentence of what was quoted, or what would turn it. */
export function answerProbe(speaker: Speaker, { probe, quoted }: Extract<Question, { kind: "probe" }>): string[] {
  const { study_type } = speaker.task.brief;
  if (probe === "counter" && quoted == null) return [turnOf(speaker)];
  const row = probe == null ? undefined : ownValue(probes, probe);
  const meaning = quoted == null ? undefined : meaningOf(study_type, `${quoted}.`);
  if (meaning?.of !== "reason" || row === undefined) return [phraseOf(speaker, unanswered, "unanswered")];
  const { id, side, strength } = meaning;
  const replies = row[side === 1 ? "for" : "against"];
  const slots = { want: wordsOf(study_type)[id].want, because: becauseOf(speaker.task, id) };
  const forms = replies
    .map(formOf)
    .map((form) => ({ ...form, text: filled(form.text, slots) }))
    .filter(({ text }) => text !== "" && !/\{\w+\}/.test(text));
  const opening = forms.length === 0 ? [] : [formFor(speaker, forms, replies[0])];
  const follows = strength < firmest(speaker.leaning) && opening[0]?.follows !== 0;
  return [
    ...opening.map(({ text }) => text),
    ...(follows ? [sentenceOf(speaker.task, id, side, (strength + 1) as 1 | 2)] : []),
  ];
}

/** What would turn the whole answer: a want of who is not for it; of who is for it, what would put them off. */
function turnOf(speaker: Speaker): string {
  if (speaker.leaning === "for") return phraseOf(speaker, probes.counter.for, "turn");
  const id = speaker.points.find(({ side }) => side === -1)?.id;
  if (id === undefined) return phraseOf(speaker, unanswered, "unanswered");
  const { want } = wordsOf(speaker.task.brief.study_type)[id];
  return filled(phraseOf(speaker, probes.counter.against, "turn"), { want });
}
