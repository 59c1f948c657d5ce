import { ownRole } from "#components/studies/persona-line.ts";
import { quotedIn } from "#components/studies/quoted-in.ts";
import { RatingList } from "#components/studies/rating-list.tsx";
import { interviewHref, reportHref, turnAnchor } from "#components/studies/report-href.ts";
import { StudyStrip } from "#components/studies/study-disclosure.tsx";
import { sentimentWords } from "#components/studies/study-words.ts";
import { TranscriptTurn } from "#components/studies/transcript-turn.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { wordsOfQuestion } from "#lib/engines/closed-questions.ts";
import { type Interview, sentiments, stanceMeans, stances } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";
import { answerInWords } from "#lib/studies/report/closed-cell.ts";
import { citedQuote, languageOf } from "#lib/studies/report/label.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

/** One simulated interview word for word; what the report quotes is underlined, and leads back to it. */
export function InterviewTranscript({ study, at }: { study: FullStudy; at: number }) {
  const interview = study.interviews[at]!;
  const { persona_id, persona_name, repeat, transcript } = interview;
  const persona = study.personas.find(({ id }) => id === persona_id);
  const quoted = quotedIn(study, at);
  return (
    <article className="report max-w-3xl space-y-8">
      <StudyStrip study={study} />
      <div className="space-y-1">
        <h1 className="wrap-anywhere text-2xl">
          Interview {at + 1} of {study.interviews.length}: {persona_name}, {reportWords.afterName}
        </h1>
        {persona && (
          <p dir="auto" className="wrap-anywhere text-ink-2">
            {[persona.age, ownRole(persona, study.personas), ...persona.traits].filter(Boolean).join("; ")}
          </p>
        )}
        <p className="text-ink-2">
          Interview {repeat} with this persona.{" "}
          <a href={`${reportHref(study.id, "personas")}#${persona_id}`}>All that was invented of {persona_name}</a>
        </p>
      </div>
      <Around study={study} at={at} />
      <ol lang={languageOf(study)} className="space-y-5 border-synthetic border-s-3 border-dotted ps-3 sm:ps-5">
        {transcript.map((turn, place) => (
          <TranscriptTurn
            key={turnAnchor(place)}
            id={turnAnchor(place)}
            turn={turn}
            quoted={quoted.get(place)}
            cite={(quote) => citedQuote(study, { quote, persona_id, interview: at })}
          />
        ))}
      </ol>
      <ClosedAnswers study={study} interview={interview} />
      {/* What is read in a rehearsal was assumed of its people. */}
      {study.engine.kind === "model" && <Reading interview={interview} />}
      <Around study={study} at={at} />
    </article>
  );
}

/** The way to the interviews before and after. */
function Around({ study: { id, interviews }, at }: { study: FullStudy; at: number }) {
  return (
    <p data-screen-only="" className="flex flex-wrap gap-x-6">
      {at > 0 && (
        <a href={interviewHref(id, at - 1)} className="inline-block py-1">
          ← Interview {at}
        </a>
      )}
      {at + 1 < interviews.length && (
        <a href={interviewHref(id, at + 1)} className="inline-block py-1">
          Interview {at + 2} →
        </a>
      )}
    </p>
  );
}

/** What was answered to the request's own closed questions; nothing without any. */
function ClosedAnswers({ study, interview: { closed = [] } }: { study: FullStudy; interview: Interview }) {
  const questions = new Map(study.quant.closed?.map((question) => [question.id, question]));
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby="closed-answers" className="space-y-2 text-sm">
      <h2 id="closed-answers" className="text-lg">
        Answers to the closed questions
      </h2>
      <dl className="space-y-2">
        {closed.map((answer) => {
          const question = questions.get(answer.question)!;
          return (
            <div key={answer.question} dir="auto" className="wrap-anywhere">
              <dt>
                {wordsOfQuestion(question)} <span className="text-ink-2">({question.id})</span>
              </dt>
              <dd className="font-semibold">
                {answerInWords(question, answer) ?? <span className="font-normal text-ink-2">No answer</span>}
                {answer.number !== null && question.unit !== null && ` ${question.unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What was read in the interview, from its text alone. */
function Reading({ interview: { analysis, ratings } }: { interview: Interview }) {
  const { stance, nps, key_themes } = analysis;
  const readings = [
    sentimentWords(analysis, ` of ${sentiments.to}`),
    stance === null ? "not rated" : `stance ${stance} of ${stances.for} (${stanceMeans})`,
    ...(nps === null ? [] : [`most likely a ${nps.segment}`]),
  ];
  return (
    <div className="space-y-2 text-sm">
      <p>
        <b>Read from its text:</b> {readings.join("; ")}.{key_themes.length > 0 && ` Themes: ${key_themes.join(", ")}.`}
      </p>
      {ratings.length > 0 && (
        <div data-screen-only="">
          <Disclosure summary={plural(ratings.length, "rating")}>
            <RatingList ratings={ratings} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
