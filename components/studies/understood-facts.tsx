import { Disclosure } from "#components/text/disclosure.tsx";
import { priceInWords } from "#lib/engines/prices.ts";
import type { Understood } from "#lib/engines/understood.ts";
import { plural } from "#lib/format.ts";

const languages = new Intl.DisplayNames("en", { type: "language" });

/** What a study takes its topic to ask, by names, so that a reader sees at once when it was misread. */
export function understoodRows(understood: Understood) {
  const { subject, category, own, rivals, status_quo, price, stimulus, language, not_understood } = understood;
  return {
    "Asked about": subject,
    "Kind of thing": category ?? null,
    "Whose offer": own,
    "Compared with": rivals.join(", "),
    "Done today instead": status_quo,
    Price: price && priceInWords(price),
    "Words shown": stimulus,
    Language: language !== "en" && language && languages.of(language)!,
    "Not understood": not_understood.join(", "),
  };
}

/** The questions that everyone is asked, folded. */
export function Guide({ guide }: Pick<Understood, "guide">) {
  return (
    <Disclosure summary={`The guide: ${plural(guide.length, "question")} for everyone`}>
      <ol className="list-decimal space-y-1 ps-6 text-sm">
        {guide.map((question) => (
          <li key={question} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
