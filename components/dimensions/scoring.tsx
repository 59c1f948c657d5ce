import { FirsthandRail, RailScale } from "#components/marks/rails.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Section } from "#components/text/section.tsx";
import { clientInWords, saltDays } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { interval, oneDecimal, plural } from "#lib/format.ts";
import { coverage, inWords, tail } from "#lib/in-words.ts";
import { scale } from "#lib/rubric/dimensions.ts";
import { UsageStatus, useOrder, type VoiceExample } from "#lib/votes/contract.ts";
import {
  established,
  keyWord,
  oneVoice,
  oneVote,
  oneWord,
  ownVoice,
  prior,
  type Reason,
  reasons,
  shortfallIn,
  stillIn,
  tooLittle,
} from "#lib/votes/rules.ts";

type Score = { mean: number; low: number; high: number; count: number };
/** Votes on one dimension, with the score and the percentile of t that the scoring code computes for them. */
export type Example = { votes: number[]; score: Score; t: number };

const mean = prior.mean.toFixed(1);
const variance = prior.variance.join("/");
const k = prior.votes;

const formula = `mean = (${k} × ${mean} + Σx) / (${k} + n)
s²   = (${k} × ${variance} + Σ(x − m)² + (m − ${mean})² × ${k}n / (${k} + n)) / (${k} + n)
low  = mean − t × s / √(${k} + n), at least ${scale.least}
high = mean + t × s / √(${k} + n), at most ${scale.most}`;

/** Explains how votes become a score: in words, as a formula, and on examples from the scoring code. */
export function Scoring({ version, examples }: { version: string; examples: Example[] }) {
  return (
    <Section id="scores" title={`How scores are computed (scoring ${version})`} className="max-w-3xl space-y-5">
      <ol className="list-decimal space-y-2 ps-6">
        <li>
          <b>One vote per voice.</b> <a href="#voices">What a voice is</a> is said below. Its vote on a dimension is the
          plain mean of its counted reviews’ ratings.
        </li>
        <li>
          <b>Each dimension starts from a prior</b> that weighs as much as {inWords(k)} votes: mean {mean}, and the
          variance of a uniform choice between {scale.least} and {scale.most}, which is {variance}. A few votes
          therefore move a score little.
        </li>
        <li>
          <b>The score is the posterior mean</b> of the prior and the n votes x, and{" "}
          <b>its interval the {coverage} interval</b> of that mean under Student’s t, cut to the scale.
        </li>
        <li>
          <b>A tool’s firsthand score</b> is the mean of its rated dimensions. Its interval is the mean of their lower
          and of their upper ends. The order by use is {useOrder}.
        </li>
        <li>
          <b>{capital(tooLittle)}, is too little.</b> The numbers are still shown, and the words say so. The API calls
          it <code>{UsageStatus.enum.insufficient}</code>.
        </li>
        <li>
          <b>A dimension nobody rated has no score.</b> It is left out of every mean and shown as a dash, never as zero.
        </li>
      </ol>
      <CodeBlock
        label={`In symbols: n votes x with plain mean m; t is the ${100 * (1 - tail)}th percentile of Student’s t with ${k} + n degrees of freedom`}
      >
        {formula}
      </CodeBlock>
      <h3 className="text-lg">Worked examples of one dimension</h3>
      <ul className="space-y-6">
        {examples.map((example) => (
          <WorkedExample key={example.votes.join()} {...example} />
        ))}
      </ul>
      <h3 className="text-lg">Why desk and firsthand are never combined</h3>
      <p>
        A desk assessment says what the documentation promises; a firsthand review says what happened in one run. A mean
        of the two would answer neither question, and reading, which is cheap, would drown use, which is not. So they
        have separate fields, separate marks and separate orders, and no number on this site holds both. The desk score
        is the plain mean of the newest assessment’s ratings, without an interval, because nothing was measured.
      </p>
    </Section>
  );
}

function WorkedExample({ votes, score, t }: Example) {
  const n = votes.length;
  const sum = votes.reduce((total, vote) => total + vote, 0);
  // One end of the interval may be cut to the scale; the other is a full margin away.
  const margin = Math.max(score.high - score.mean, score.mean - score.low);
  return (
    <li className="border-hairline border-t pt-3">
      <p>
        {n === 1 ? "One vote" : `${n} votes`}: {votes.join(", ")}. Mean ({k * prior.mean} + {sum}) / {k + n} ={" "}
        <b className="tabular-nums">{score.mean.toFixed(2)}</b>. With t = {t.toFixed(3)} the margin is ±{" "}
        {margin.toFixed(2)}, so the score is shown as <b>{oneDecimal(score.mean)}</b> ({interval(score.low, score.high)}
        ).
      </p>
      <div className="mt-2 max-w-md">
        <RailScale />
        <FirsthandRail
          {...score}
          few={shortfallIn({ status: "ok", voices: n }) !== null}
          votes={votes}
          label={`${oneDecimal(score.mean)}, ${coverage} interval ${interval(score.low, score.high)}`}
        />
      </div>
    </li>
  );
}

/** Explains which reviews count and as whose voice, on examples from the scoring code. */
export function Voices({ examples, compared }: { examples: VoiceExample[]; compared: string }) {
  return (
    <Section id="voices" title="Which reviews count, and whose voice they are" className="max-w-3xl space-y-5">
      <p>
        A new key costs nothing, so keys are not counted. Everything below follows from what is published, and is
        settled when a review is published: no clock changes it later. Only when a review is withdrawn, superseded or
        removed, those that it reaches are judged again, in the order of their publication.
      </p>
      <ol className="list-decimal space-y-2 ps-6">
        <li>
          <b>{oneWord}:</b> {keyWord}. Those before it are <code>{"superseded" satisfies Reason}</code>, and those it
          took back <code>{"withdrawn" satisfies Reason}</code>.
        </li>
        <li>
          <b>Evidence counts once.</b> A review does not count when {reasons.evidence_reused} (
          <code>{"evidence_reused" satisfies Reason}</code>), or when {reasons.evidence_empty} (
          <code>{"evidence_empty" satisfies Reason}</code>). Texts are compared in {compared}. A run id or a short text
          alone is never held against a review.
        </li>
        <li>
          <b>{ownVoice}.</b> It is one for what it publishes {established}. {capital(stillIn.age)} reviews count for
          that.
        </li>
        <li>
          <b>{capital(oneVoice)} are one voice together</b> on a tool: {oneVote}. Their reviews share a{" "}
          <code>voice_id</code>. It is a random id and public: it shows that these reviews came from one client, not
          from which. A client is {clientInWords}, known only as a keyed hash whose key is deleted after{" "}
          {inWords(saltDays)} days.
        </li>
        <li>
          <b>Reviews from before this rule</b>, and those that came through a proxy the operator had not declared, are
          each their key’s voice: <code>voice_id</code> is null.
        </li>
      </ol>
      <h3 className="text-lg">Worked examples of voices</h3>
      <ul className="space-y-6">
        {examples.map((example) => (
          <ExampleItem key={example.title} {...example} />
        ))}
      </ul>
      <h3 id="scoring-1-0" className="text-lg">
        Scoring 1.0, the rule before
      </h3>
      <p>
        Until scoring 1.1 each key had one vote per tool, its newest review that was not withdrawn, and evidence was not
        compared. The formula above is the same. All that it needs is still published, so 1.0 can be computed by anyone:{" "}
        <code>lib/votes/score-1-0.ts</code> in the source is that function, and <code>lib/votes/judge.ts</code> with{" "}
        <code>lib/votes/score.ts</code> is the rule above.
      </p>
    </Section>
  );
}

function ExampleItem({ title, lines, voices, mean, keys, meanByKeys }: VoiceExample) {
  return (
    <li className="border-hairline border-t pt-3">
      <h4 className="mb-2 font-semibold">{title}</h4>
      <NumberTable
        caption={title}
        columns={["Key", "Day", "Rating", "Worth"]}
        rows={lines.map(({ key, day, speed, worth }) => [key, day, speed, worth])}
      />
      <p className="mt-2">
        {plural(voices, "vote")}, so the mean is <b className="tabular-nums">{mean?.toFixed(2)}</b>. Scoring 1.0 counted{" "}
        {plural(keys, "vote")} and gave {meanByKeys?.toFixed(2)}.
      </p>
    </li>
  );
}
