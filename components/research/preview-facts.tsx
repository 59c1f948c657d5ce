import { FlagList } from "#components/studies/flag-list.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { priceInWords } from "#lib/engines/price-in-words.ts";
import type { Understood } from "#lib/engines/understood.ts";
import { duration, plural } from "#lib/format.ts";
import { grouped, money } from "#lib/in-words.ts";
import type { StudyPreview } from "#lib/studies/begin/contract.ts";

/** What a study would take, in one line: this server takes no payment. */
export const shapeInWords = ({ interviews, estimated_seconds }: StudyPreview): string =>
  `${plural(interviews, "simulated interview")}, free here, about ${duration(estimated_seconds)}`;

/** What a study would ask, of whom, and what it takes. */
export function PreviewFacts({ preview, type }: { preview: StudyPreview; type: string }) {
  const { understood, personas, flags, closed_questions } = preview;
  return (
    <>
      {understood === null ? (
        <p>A language model reads the topic. Press Preview to see what it understands; that takes some seconds.</p>
      ) : (
        <UnderstoodFacts understood={understood} type={type} />
      )}
      {personas.length > 0 && (
        <Fact name="Asked">{personas.map(({ name, age, role }) => `${name}, ${age}, ${role}`).join(" · ")}</Fact>
      )}
      {closed_questions && <Fact name="After each interview">{closed_questions}</Fact>}
      <Fact name="Answers by">{speakerOf(preview)}</Fact>
      <Fact name="Price">{`${money(preview.price_usd)} by the list, of which nothing is charged here`}</Fact>
      <FlagList flags={flags} />
    </>
  );
}

function UnderstoodFacts({ understood, type }: { understood: Understood; type: string }) {
  const { subject, category, own, rivals, status_quo, price, stimulus, questions, guide, not_understood } = understood;
  const facts: [name: string, text: string | null][] = [
    ["About", subject ?? "it, as nothing was named: the moderator puts your question"],
    ["Kind of thing", category ?? null],
    ["Type", type],
    ["Whose offer", own],
    ["Compared with", rivals.join(", ")],
    ["Done today instead", status_quo],
    ["Price asked about", price && priceInWords(price)],
    ["Words shown", stimulus],
    ["To find out", questions.join(" ")],
    ["Pasted material", understood.material == null ? null : plural(understood.material.length, "character")],
    ["Not understood", not_understood.join(", ")],
  ];
  return (
    <>
      {facts.map(
        ([name, text]) =>
          text !== null &&
          text !== "" && (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ),
      )}
      <Disclosure summary={`The guide: ${plural(guide.length, "question")} for everyone`}>
        <ol className="list-decimal space-y-1 ps-6 text-sm">
          {guide.map((question) => (
            <li key={question} dir="auto" className="wrap-anywhere">
              {question}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <p dir="auto" className="wrap-anywhere">
      <span className="text-ink-2 text-sm">{name}:</span> {children}
    </p>
  );
}

function speakerOf(preview: StudyPreview): string {
  const { engine, estimated_calls, estimated_input_tokens, estimated_output_tokens, estimated_cost_usd } = preview;
  if (engine.kind === "simulator") return "the built-in engine: it uses no model and no tokens";
  const cost = estimated_cost_usd === null ? "at a price that is not known here" : `about ${money(estimated_cost_usd)}`;
  return `${engine.id}: about ${grouped(estimated_calls)} calls, ${grouped(estimated_input_tokens)} tokens read and ${grouped(estimated_output_tokens)} written, ${cost}`;
}
