import { confidenceWord } from "#lib/engines/measured.ts";
import { excerpt, plural } from "#lib/format.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

const ink = "#1c1b18";
const second = "#55524a";
const plum = "#6b3a75";
const paper = "#faf9f5";
const questionLength = 110;
const answerLength = 150;

/** What the picture's one font can draw: Latin letters, digits and common signs. */
const isDrawable = (text: string) => /^[\u0020-\u024f\u2010-\u2026\u20ac\u2212]*$/u.test(text);

/** The picture of a study for link previews, drawn by satori: its answer or why there is none, and the label twice. */
export function reportPreviewOf(shown: FullStudy | string, isDemo: boolean) {
  const study = typeof shown === "string" ? null : shown;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 60,
        background: paper,
        color: ink,
      }}
    >
      <Frame />
      <div style={{ display: "flex", fontSize: 34, color: plum }}>
        {isDemo && "DEMO DATA · "}
        {study === null
          ? "SYNTHETIC STUDY · 0 people"
          : `SYNTHETIC STUDY · ${plural(study.quant.n_interviews, "simulated interview")} · 0 people`}
      </div>
      {study === null ? (
        <div style={{ display: "flex", fontSize: 52 }}>{shown as string}</div>
      ) : (
        <Answer study={study} />
      )}
      <div style={{ display: "flex", justifyContent: "space-between", fontSize: 26, color: second }}>
        <span>Invented personas. Not evidence about real people.</span>
        <span>Touchstone</span>
      </div>
    </div>
  );
}

/** The dotted edge of all that is synthetic: satori draws no dotted border. */
function Frame() {
  return (
    <svg
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
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

function Answer({ study: { topic, headline_finding, overall_confidence, quant } }: { study: FullStudy }) {
  const words = [topic, headline_finding].every(isDrawable);
  const { low, high } = quant.nps;
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: 22 }}>
      {words && <div style={{ display: "flex", fontSize: 30, color: second }}>{excerpt(topic, questionLength)}</div>}
      <div style={{ display: "flex", fontSize: 52, lineHeight: 1.15 }}>
        {words ? excerpt(headline_finding, answerLength) : "Open the study to read its question and its answer."}
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 28, fontSize: 28 }}>
        <Interval value={quant.projected_nps} low={low} high={high} />
        <span>{`Projected NPS ${quant.projected_nps} (90 %: ${Math.round(low)} to ${Math.round(high)})`}</span>
      </div>
      <div style={{ display: "flex", fontSize: 28 }}>
        {`Confidence ${overall_confidence} of 100: ${confidenceWord(overall_confidence)}`}
      </div>
    </div>
  );
}

/** The interval on its rule, from −100 to 100. */
function Interval({ value, low, high }: { value: number; low: number; high: number }) {
  const at = (points: number) => 10 + ((points + 100) / 200) * 280;
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
