import { FlagList } from "#components/studies/flag-list.tsx";
import { Guide, understoodRows } from "#components/studies/understood-facts.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { builtInName } from "#lib/engines/study-form.ts";
import { duration, plural } from "#lib/format.ts";
import { grouped, money } from "#lib/in-words.ts";
import type { StudyPreview } from "#lib/studies/begin/contract.ts";
import { simulatedInterview } from "#lib/studies/report/label.ts";
import { freeHere } from "#lib/studies/study-limits.ts";

/** What a study would take, in one line: this server takes no payment. */
export const shapeInWords = ({ interviews, estimated_seconds }: StudyPreview): string =>
  `${plural(interviews, simulatedInterview)}, ${freeHere}, about ${duration(estimated_seconds)}`;

/** What a study would ask, of whom, and what it takes. */
export function PreviewFacts({ preview, type }: { preview: StudyPreview; type: string }) {
  const { understood, personas, flags, closed_questions = "" } = preview;
  const rows = understood && understoodRows(understood);
  const facts = {
    ...rows,
    "Asked about": rows && (rows["Asked about"] ?? "it, as nothing was named: the moderator puts your question"),
    Type: rows && type,
    "To find out": rows && understood.questions.join(" "),
    "Pasted material": understood?.material == null ? null : plural(understood.material.length, "character"),
    Asked: personas.map(({ name, age, role }) => `${name}, ${age}, ${role}`).join(" · "),
    "After each interview": closed_questions,
    "Answers by": speakerOf(preview),
    "List price": `${money(preview.price_usd)}; nothing is charged here`,
  };
  return (
    <>
      {understood === null && (
        <p>A language model reads the topic. Press Preview to see what it understands; that takes some seconds.</p>
      )}
      {understood && <Guide guide={understood.guide} />}
      <FactRows of={facts} />
      <FlagList flags={flags} />
    </>
  );
}

function speakerOf(preview: StudyPreview): string {
  const { engine, estimated_calls, estimated_input_tokens, estimated_output_tokens, estimated_cost_usd } = preview;
  if (engine.kind === "simulator") return `${builtInName}: it uses no model and no tokens`;
  const cost = estimated_cost_usd === null ? "at a price that is not known here" : `about ${money(estimated_cost_usd)}`;
  return `${engine.id}: about ${grouped(estimated_calls)} calls, ${grouped(estimated_input_tokens)} tokens read and ${grouped(estimated_output_tokens)} written, ${cost}`;
}
