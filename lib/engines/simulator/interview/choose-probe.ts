import type { ProbeTask, WordedProbe } from "../../engine.ts";
import type { ProbeKind } from "../../study-form.ts";
import { probes } from "../words/openings.ts";
import { becauseOf } from "./choose-form.ts";
import { firmest, leaningOf } from "./mind.ts";
import { saidIn, withoutJoining } from "./sentence-meanings.ts";

/** How often an interview is asked on in each way: why it matters, what is meant, and what would change their mind. */
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
      meaning.strength === firmest(leaning) || (meaning.side === -1 && meaning.strength === 0 && leaning === "for");
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
