import type * as z from "zod";
import { reportHref } from "#components/studies/report-href.ts";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { type AskedQuestion, requestedQuestions } from "#lib/engines/closed-questions.ts";
import { present } from "#lib/own-value.ts";
import type { createStudyEndpoint } from "#lib/studies/contract.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { otherSeed } from "#lib/studies/rerun/contract.ts";
import { type FullStudy, sameSeed } from "#lib/studies/study-record.ts";

/** How to run the study once more. */
export function RunItAgain({ study }: { study: FullStudy }) {
  const { engine } = study;
  return (
    <Section id="again" title={reportWords.titles.again}>
      <p className="max-w-prose">
        {engine.kind === "simulator"
          ? `${capital(sameSeed)}. ${capital(otherSeed)} shows what of it is chance.`
          : "A model does not repeat itself word for word, even under the same seed: believe what repeats."}
      </p>
      <p>
        <a href={reportHref(study.id, "rerun")} rel="nofollow">
          {reportWords.titles.again}
        </a>
        , or send the request yourself:
      </p>
      <CodeBlock label="The request, as the body of POST /api/v1/studies">{requestOf(study)}</CodeBlock>
      <p>
        Then <a href={`/report/compare?a=${study.id}`}>compare the two</a>.
      </p>
    </Section>
  );
}

type Source = Pick<
  FullStudy,
  "topic" | "study_type" | "audience" | "audience_description" | "personas" | "n_per_persona" | "seed" | "given"
> & { quant: { closed?: AskedQuestion[] | undefined } };

/** A study's request as JSON: what the study was not given has no member. */
export function requestOf(study: Source): string {
  const { topic, study_type, audience, audience_description, personas, n_per_persona, seed, given, quant } = study;
  const closed_questions = requestedQuestions(quant.closed ?? []);
  const who = audience_description === null ? { persona_ids: personas.map(({ id }) => id) } : { audience_description };
  const request = {
    topic,
    study_type,
    audience,
    ...who,
    n_per_persona,
    seed,
    ...present({ ...given, closed_questions }),
  } satisfies z.input<typeof createStudyEndpoint.input>;
  return JSON.stringify(request, null, 2);
}
