import { type Quoted, turnAnchor } from "#components/studies/quoted-in.ts";
import { RatingList } from "#components/studies/rating-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { TranscriptTurn } from "#components/studies/transcript-turn.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import type { Interview } from "#lib/engines/findings.ts";
import { oneDecimal, plural } from "#lib/format.ts";

type Props = { interviews: Interview[]; quoted: Map<string, Quoted> };

/** Every simulated interview to the letter; a link to a turn opens the interview it stands in, without script. */
export function TranscriptList({ interviews, quoted }: Props) {
  return (
    <ReportSection id="transcripts" title="Transcripts">
      <p className="max-w-prose text-ink-2">
        Nobody said this. What a finding quotes is underlined, and leads back to the finding.
      </p>
      <ul className="border-hairline border-b">
        {interviews.map((interview, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an interview is told apart by its place, as its quotes have it
          <li key={at} id={`i${at}`} className="border-hairline border-t">
            <Disclosure summary={titleOf(interview, at)}>
              <div className="space-y-6 border-synthetic border-s-3 border-dotted ps-3 sm:ps-5">
                <ol className="space-y-5">
                  {interview.transcript.map((turn, place) => {
                    const id = turnAnchor({ interview: at, turn: place });
                    return <TranscriptTurn key={id} id={id} turn={turn} quoted={quoted.get(id)} />;
                  })}
                </ol>
                <Reading interview={interview} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

const titleOf = ({ persona_name, persona_role, repeat, analysis }: Interview, at: number) =>
  `Interview ${at + 1}: ${persona_name}, ${persona_role}${repeat > 1 ? `, asked again (${repeat})` : ""} · ${analysis.sentiment}, ${oneDecimal(analysis.sentiment_score)} of 10`;

/** What was read in one interview, from its text alone. */
function Reading({ interview: { analysis, ratings } }: { interview: Interview }) {
  const { stance, nps, key_themes } = analysis;
  return (
    <div className="space-y-2 text-sm">
      <p>
        <b>Read from its text:</b> stance {stance} of 5 (1 firmly against, 5 firmly for), most likely a {nps.segment}.
        {key_themes.length > 0 && ` Themes: ${key_themes.join(", ")}.`}
      </p>
      {ratings.length > 0 && (
        <div data-screen-only="">
          <Disclosure summary={`${plural(ratings.length, "rating")}, and why each is what it is`}>
            <RatingList ratings={ratings} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
