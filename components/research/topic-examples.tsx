import type { StudyTypeId } from "#lib/engines/study-types.ts";

const examples: [topic: string, study_type: StudyTypeId][] = [
  ["Would families buy a $29/month meal kit for toddlers?", "concept"],
  ["Is $12 a month a fair price for an invoicing app for freelancers?", "pricing"],
  ["Why do people cancel a music subscription?", "churn"],
];

/** Questions to try, each of which fills the form. */
export function TopicExamples() {
  return (
    <ul aria-label="Examples of questions" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {examples.map(([topic, study_type]) => (
        <li key={topic}>
          <a
            href={`/research?${new URLSearchParams({ topic, study_type })}`}
            className="inline-flex min-h-8 items-center"
          >
            {topic}
          </a>
        </li>
      ))}
    </ul>
  );
}
