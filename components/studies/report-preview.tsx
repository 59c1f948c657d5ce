import { light } from "#components/chrome/colours.ts";
import { previewSize } from "#components/chrome/page-metadata.ts";
import { Foot, frame, paper, second } from "#components/chrome/preview-card.tsx";
import { capital } from "#lib/cut-text.ts";
import { confidenceWord, mostConfidence, npsName } from "#lib/engines/measured.ts";
import { demoMark, excerpt, plural } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import { noEvidence, noPeople, simulatedInterview, syntheticStudy } from "#lib/studies/report/label.ts";
import { hasNps, npsEnds } from "#lib/studies/report/numbers-in-words.ts";
import { rehearsedIn } from "#lib/studies/report/rehearsal-tally.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";
import { drawable } from "./drawable.ts";

const plum = light.synthetic;
const questionLength = 110;
const answerLength = 150;

/** Whether a picture can show what it is for; where it cannot, a link shows its title and description alone. */
export const hasPreview = (study: FullStudy | string): boolean =>
  drawable(typeof study === "string" ? study : study.engine.kind === "model" ? study.headline_finding : study.topic) !==
  null;

/** The picture of a study for link previews, drawn by satori: its answer or why there is none, and the label twice. */
export function reportPreviewOf(subject: FullStudy | string, isDemo: boolean) {
  const study = typeof subject === "string" ? null : subject;
  return (
    <div style={frame}>
      <Frame />
      <div style={{ display: "flex", fontSize: 34, color: plum }}>
        {isDemo && demoMark}
        {study === null
          ? `${syntheticStudy.toUpperCase()} · ${noPeople}`
          : `${syntheticStudy.toUpperCase()} · ${plural(study.quant.n_interviews, simulatedInterview)} · ${noPeople}`}
      </div>
      {study === null ? (
        <div style={{ display: "flex", fontSize: 52 }}>{subject as string}</div>
      ) : (
        <Answer study={study} />
      )}
      <Foot>{`Invented personas. ${noEvidence}`}</Foot>
    </div>
  );
}

/** The dotted edge of all that is synthetic: satori draws no dotted border. */
function Frame() {
  return (
    <svg
      {...previewSize}
      viewBox={`0 0 ${previewSize.width} ${previewSize.height}`}
      aria-hidden="true"
      style={{ position: "absolute", top: 0, left: 0 }}
    >
      <rect
        x="22"
        y="22"
        width="1156"
        height="586"
        fill="none"
        stroke={plum}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0.1 18"
      />
    </svg>
  );
}

function Answer({ study }: { study: FullStudy }) {
  const { topic, headline_finding, overall_confidence, engine } = study;
  const isModel = engine.kind === "model";
  const question = drawable(isModel ? topic : rehearsedIn(study));
  const estimate = estimateOf(study);
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: 22 }}>
      {question && (
        <div style={{ display: "flex", fontSize: 30, color: second }}>{excerpt(question, questionLength)}</div>
      )}
      <div style={{ display: "flex", fontSize: 52, lineHeight: 1.15 }}>
        {excerpt(drawable(isModel ? headline_finding : topic) ?? "", answerLength)}
      </div>
      {estimate !== null && (
        <div style={{ display: "flex", alignItems: "center", gap: 28, fontSize: 28 }}>
          <Interval {...estimate} />
          <span>{`${estimate.label} ${estimate.value} (${coverage}: ${estimate.low} to ${estimate.high})`}</span>
        </div>
      )}
      <div style={{ display: "flex", fontSize: 28 }}>
        {isModel
          ? `${reportWords.titles.confidence} ${overall_confidence} of ${mostConfidence}: ${confidenceWord(overall_confidence)}`
          : `${reportWords.titles.confidence}: ${reportWords.noConfidence}`}
      </div>
    </div>
  );
}

type Estimate = { label: string; value: number; low: number; high: number; from: number; to: number };

/** The number of a study that has an interval: the NPS, else the first share that it measures. */
function estimateOf(study: FullStudy): Estimate | null {
  const { projected_nps: value, nps, measures } = study.quant;
  // A rehearsal counts in its headline.
  if (study.engine.kind === "simulator") return null;
  if (hasNps(study)) return { label: capital(npsName), value, ...npsEnds({ nps }), from: -100, to: 100 };
  const share = measures.find(({ unit, value, low }) => unit === "share" && value !== null && low !== null);
  const label = drawable(share?.label ?? "");
  if (share === undefined || label === null) return null;
  const [of100, low, high] = [share.value!, share.low!, share.high!].map((part) => Math.round(100 * part)) as [
    number,
    number,
    number,
  ];
  return { label: `${label}, of 100:`, value: of100, low, high, from: 0, to: 100 };
}

/** The interval on its rule. */
function Interval({ value, low, high, from, to }: Estimate) {
  const at = (points: number) => 10 + ((points - from) / (to - from)) * 280;
  return (
    <svg width="300" height="40" viewBox="0 0 300 40" aria-hidden="true">
      <path d="M10 20H290M10 12V28M150 12V28M290 12V28" stroke={second} strokeWidth="2" fill="none" />
      <path d={`M${at(low)} 20H${at(high)}`} stroke={plum} strokeWidth="6" strokeDasharray="6 5" />
      <path
        d="M0-10L10 0L0 10L-10 0Z"
        transform={`translate(${at(value)} 20)`}
        fill={paper}
        stroke={plum}
        strokeWidth="3"
      />
    </svg>
  );
}
