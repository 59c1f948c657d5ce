import type { ProbeKind, ProbeTask, WordedProbe } from "../../engine.ts";
import { readingOf } from "../../readings.ts";
import { probes } from "../words/openings.ts";
import { circumstances, contrasted, withoutCounter, withoutExample } from "../words/probe-limits.ts";
import { leaningOf } from "./mind.ts";
import { type Meaning, saidIn, withoutLead } from "./sentence-meanings.ts";

const kinds: ProbeKind[] = ["clarify", "ladder", "example", "contrast"];

/** What the moderator asks after an answer, quoting a sentence of it; null where none can be asked on. */
export function chooseProbe({
  brief,
  disposition,
  transcript,
  question,
  seeks,
  before,
}: ProbeTask): WordedProbe | null {
  const { study_type } = brief;
  const answer = transcript.at(-1)?.a ?? "";
  const reading = readingOf(study_type);
  const leaning = leaningOf(disposition.stance);
  const count = (kind: ProbeKind, purpose?: string) =>
    before.filter((probe) => probe.probe === kind && (purpose === undefined || probe.purpose === purpose)).length;
  for (const { meaning, text } of saidIn(study_type, answer).toReversed()) {
    const quoted = withoutLead(text).replace(/\.$/, "");
    if (meaning.of !== "reason" || before.some((probe) => probe.quoted === quoted)) continue;
    if (meaning.side === 1 && leaning === "against") continue;
    const isLast = meaning.strength === 2 || (meaning.side === -1 && meaning.strength === 0 && leaning === "for");
    const isOpen = (kind: ProbeKind) => {
      if (count(kind) >= 2 || count(kind, question.purpose) > 0) return false;
      return kind === "counter" ? !withoutCounter.has(meaning.id) : !isLast && fits(kind, meaning);
    };
    const order = [...seeks.filter((kind) => kind !== "counter"), ...kinds];
    const kind = [...(seeks[0] === "counter" ? (["counter"] as const) : []), ...order, "counter" as const].find(isOpen);
    if (kind === undefined) continue;
    const forms = probes[kind]![reading].ask.map((form) => form.replace("{quoted}", () => quoted));
    const written = new Set(before.map((probe) => probe.text.replace(probe.quoted ?? "", "")));
    const form = forms.find((one) => !written.has(one.replace(quoted, ""))) ?? forms[0]!;
    return { text: form, probe: kind, quoted };
  }
  return null;
}

function fits(kind: ProbeKind, { id }: Extract<Meaning, { of: "reason" }>): boolean {
  if (kind === "contrast") return contrasted.has(id);
  if (kind === "example") return !withoutExample.has(id);
  return !(kind === "ladder" && circumstances.has(id));
}
