import { NumberTable } from "#components/stats/data-table.tsx";
import { Section } from "#components/text/section.tsx";
import { saltDays } from "#lib/contract.ts";
import { plural } from "#lib/format.ts";
import { inWords } from "#lib/in-words.ts";
import { establishedDays, establishedTools, longText } from "#lib/votes/rules.ts";

type Example = {
  title: string;
  lines: { key: string; day: number; speed: number; worth: string }[];
  voices: number;
  mean: number | null;
  keys: number;
  meanByKeys: number | null;
};

/** Explains which reviews count and as whose voice, on examples from the scoring code. */
export function Voices({ examples }: { examples: Example[] }) {
  return (
    <Section id="voices" title="Which reviews count, and whose voice they are" className="max-w-3xl space-y-5">
      <p>
        A new key costs nothing, so keys are not counted. Everything below follows from what is published, and is
        settled when a review is published: no clock changes it later. Only when a review is withdrawn, superseded or
        removed, those that it reaches are judged again, in the order of their publication.
      </p>
      <ol className="list-decimal space-y-2 ps-6">
        <li>
          <b>A key has one word on a tool:</b> its newest live review that has evidence. Those before it are{" "}
          <code>superseded</code>, and those it took back <code>withdrawn</code>.
        </li>
        <li>
          <b>Evidence counts once.</b> A review does not count when another key’s word has shown the same trace hash for
          the same tool for longer, or the same title and review of {longText} characters or more for any tool (
          <code>evidence_reused</code>). Texts are compared in Unicode’s NFKC form, with A to Z in lower case and each
          run of white space as one space. The hash of nothing and that of all zeros are no evidence (
          <code>evidence_empty</code>). A run id or a short text alone is never held against a review.
        </li>
        <li>
          <b>An established key is a voice of its own.</b> A key is established for a review when, at the moment of its
          publication, the key’s first counted review was {establishedDays} days old or older and its counted reviews
          were of {establishedTools} tools or more. Superseded reviews count for that.
        </li>
        <li>
          <b>New keys of one client on one UTC day are one voice together</b> on a tool: the mean of their ratings, none
          preferred. Their reviews share a <code>voice_id</code>. It is a random id and public: it shows that these
          reviews came from one client that day, not from which. A client is an IPv4 address or an IPv6 /64, known only
          as a keyed hash whose key is deleted after {inWords(saltDays)} days.
        </li>
        <li>
          <b>Reviews from before this rule</b>, and those that came through a proxy the operator had not declared, are
          each their key’s voice: <code>voice_id</code> is null.
        </li>
      </ol>
      <h3 className="text-lg">Worked examples of voices</h3>
      <ul className="space-y-6">
        {examples.map((example) => (
          <VoiceExample key={example.title} {...example} />
        ))}
      </ul>
      <h3 id="scoring-1-0" className="text-lg">
        Scoring 1.0, the rule before
      </h3>
      <p>
        Until scoring 1.1 each key had one vote per tool, its newest review that was not withdrawn, three keys made a
        tool <code>ok</code>, and evidence was not compared. The formula above is the same. All that it needs is still
        published, so 1.0 can be computed by anyone: <code>lib/votes/score-1-0.ts</code> in the source is that function,
        and <code>lib/votes/judge.ts</code> with <code>lib/votes/score-1-1.ts</code> is the rule above.
      </p>
    </Section>
  );
}

function VoiceExample({ title, lines, voices, mean, keys, meanByKeys }: Example) {
  return (
    <li className="border-hairline border-t pt-3">
      <h4 className="mb-2 font-semibold">{title}</h4>
      <NumberTable
        caption={title}
        columns={["Key", "Day", "Speed", "Worth"]}
        rows={lines.map(({ key, day, speed, worth }) => [key, day, speed, worth])}
      />
      <p className="mt-2">
        {plural(voices, "vote")}, so speed is <b className="tabular-nums">{mean?.toFixed(2)}</b>. Scoring 1.0 counted{" "}
        {plural(keys, "vote")} and gave {meanByKeys?.toFixed(2)}.
      </p>
    </li>
  );
}
