import { FirsthandRail, RailScale } from "#components/marks/rails.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Section } from "#components/text/section.tsx";
import { interval, oneDecimal } from "#lib/format.ts";
import { inWords } from "#lib/in-words.ts";
import { leastHours, leastVoices, prior } from "#lib/votes/rules.ts";

type Score = { mean: number; low: number; high: number; count: number };
/** Votes on one dimension, with the score and the percentile of t that the scoring code computes for them. */
export type Example = { votes: number[]; score: Score; t: number };

const mean = prior.mean.toFixed(1);
const variance = prior.variance.join("/");
const k = prior.votes;

const formula = `mean = (${k} × ${mean} + Σx) / (${k} + n)
s²   = (${k} × ${variance} + Σ(x − m)² + (m − ${mean})² × ${k}n / (${k} + n)) / (${k} + n)
low  = mean − t × s / √(${k} + n), at least 1
high = mean + t × s / √(${k} + n), at most 5`;

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
          variance of a uniform choice between 1 and 5, which is {variance}. A few votes therefore move a score little.
        </li>
        <li>
          <b>The score is the posterior mean</b> of the prior and the n votes x, and{" "}
          <b>its interval the 90 % interval</b> of that mean under Student’s t, cut to the scale.
        </li>
        <li>
          <b>A tool’s firsthand score</b> is the mean of its rated dimensions. Its interval is the mean of their lower
          and of their upper ends. Lists are ordered by the lower end.
        </li>
        <li>
          <b>
            Fewer than {leastVoices} voices, or all within {leastHours} hours, is too little.
          </b>{" "}
          The numbers are still shown, as a hollow dot on a broken line, and the words say so. The API calls it{" "}
          <code>insufficient</code>, and such tools come after all that are <code>ok</code>.
        </li>
        <li>
          <b>A dimension nobody rated has no score.</b> It is left out of every mean and shown as a dash, never as zero.
        </li>
      </ol>
      <CodeBlock
        label={`In symbols: n votes x with plain mean m; t is the 95th percentile of Student’s t with ${k} + n degrees of freedom`}
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
          few={n < leastVoices}
          votes={votes}
          label={`${oneDecimal(score.mean)}, 90 % interval ${interval(score.low, score.high)}`}
        />
      </div>
    </li>
  );
}
