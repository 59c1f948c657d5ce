import { askMore } from "#components/studies/follow-up-form.tsx";
import { interviewHref } from "#components/studies/report-href.ts";
import { Section } from "#components/text/section.tsx";
import { markFacts } from "#lib/engines/marks.ts";
import { plural } from "#lib/format.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { declined, type FollowUp, type FullStudy } from "#lib/studies/study-record.ts";
import { oneAnswer } from "#lib/studies/study-request.ts";

/** What the respondents were asked after the study, and each answer word for word. */
export function FollowUpList({ study, canAsk }: { study: FullStudy; canAsk: boolean }) {
  const { id: study_id, follow_ups: followUps } = study;
  if (followUps.length === 0 && !canAsk) return null;
  return (
    <Section id="follow-ups" title={followUps.length === 0 ? "Ask them more" : reportWords.titles.later}>
      {followUps.length > 0 && (
        <p className="max-w-prose text-ink-2">No person said this. Each respondent {oneAnswer}.</p>
      )}
      <ol className="space-y-8 empty:hidden">
        {followUps.map(({ id, question, answers, missing, note }) => (
          <li key={id} className="space-y-3 border-hairline border-t pt-3">
            <h3 dir="auto" className="max-w-prose text-base">
              {question}
            </h3>
            {note !== null && <p className="max-w-prose text-ink-2 text-sm">{note}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 lg:grid-cols-2">
              {answers.map((answer) => (
                <Answer key={answer.interview} answer={answer} study_id={study_id} />
              ))}
            </ul>
            {missing > 0 && <p className="text-ink-2 text-sm">{plural(missing, "respondent")} gave no answer.</p>}
          </li>
        ))}
      </ol>
      {canAsk && (
        <p data-screen-only="">
          <a href={`/follow-up?study=${study_id}`} className="inline-flex min-h-touch items-center">
            {askMore}
          </a>
        </p>
      )}
    </Section>
  );
}

/** What is wrong with an answer; studies of before have only whether it was declined. */
const markIn = ({ refused, mark }: Pick<FollowUp["answers"][number], "refused" | "mark">): string =>
  refused ? `, ${declined}` : mark === undefined ? "" : `: ${markFacts[mark].does}`;

type AnswerProps = { answer: FollowUp["answers"][number]; study_id: string };

function Answer({ answer: { persona_name, interview, answer, refused, mark }, study_id }: AnswerProps) {
  return (
    <li className="border-synthetic border-s-3 border-dotted ps-3">
      <p dir="auto" className="user-text max-w-prose">
        {answer}
      </p>
      <p className="text-ink-2 text-sm">
        {persona_name}, {reportWords.afterName}
        {markIn({ refused, mark })} ·{" "}
        <a href={interviewHref(study_id, interview)} className="inline-block py-1">
          interview {interview + 1}
        </a>
      </p>
    </li>
  );
}
