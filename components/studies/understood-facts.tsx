import { FactRows } from "#components/text/fact-rows.tsx";
import { Section } from "#components/text/section.tsx";
import { priceInWords } from "#lib/engines/price-in-words.ts";
import type { Understood } from "#lib/engines/understood.ts";

const languages = new Intl.DisplayNames("en", { type: "language" });

/** What the study took its topic to ask, so that a reader sees at once when it was misread. */
export function UnderstoodFacts({ understood }: { understood: Understood | null }) {
  if (understood === null) return null;
  const { subject, own, rivals, status_quo, price, stimulus, guide, language, not_understood } = understood;
  const facts = {
    "Asked about": subject,
    "Kind of thing": understood.category ?? null,
    "Whose offer": own,
    "Compared with": rivals.join(", "),
    "Done today instead": status_quo,
    Price: price && priceInWords(price),
    "Words shown": stimulus,
    Language: language && languages.of(language)!,
    "Not understood": not_understood.join(", "),
  };
  return (
    <Section id="understood" title="What was understood">
      <FactRows of={facts} />
      <details>
        <summary>The {guide.length} questions that everyone was asked</summary>
        <ol className="list-decimal space-y-1 ps-6 pt-2">
          {guide.map((question) => (
            <li key={question} dir="auto" className="wrap-anywhere">
              {question}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
}
