import { personaLine } from "#components/studies/persona-line.ts";
import { interviewHref, reportHref } from "#components/studies/report-href.ts";
import { sentimentWords } from "#components/studies/study-words.ts";
import { Section } from "#components/text/section.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** The invented personas and the way to each of their interviews. */
export function InterviewIndex({ study }: { study: FullStudy }) {
  const interviews = [...study.interviews.entries()];
  return (
    <Section
      id="interviews"
      title={study.engine.kind === "model" ? "Interviews, word for word" : "Made-up interviews, word for word"}
    >
      <p data-screen-only="">
        <a href={reportHref(study.id, "replay")} className="inline-block py-1">
          Replay
        </a>
      </p>
      <ul className="interview-index">
        {study.personas.map(({ id, name, ...one }) => (
          <li key={id}>
            <p dir="auto">
              <a href={`${reportHref(study.id, "personas")}#${id}`}>
                <b>{name}</b>
              </a>
              {study.engine.kind === "model" && `, ${personaLine({ id, name, ...one }, study.personas)}`}
            </p>
            <ul>
              {interviews
                .filter(([, { persona_id }]) => persona_id === id)
                .map(([at, { analysis }]) => (
                  <li key={at}>
                    <a href={interviewHref(study.id, at)}>{`Interview ${at + 1}`}</a>
                    {study.engine.kind === "model" && ` ${sentimentWords(analysis)}`}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
