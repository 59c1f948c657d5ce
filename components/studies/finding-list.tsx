import { DotsKey, InterviewDots } from "#components/charts/interview-dots.tsx";
import { QuoteBlock, QuoteList, type Voices } from "#components/studies/quote-list.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Section } from "#components/text/section.tsx";
import type { KeyFinding, Quote } from "#lib/engines/findings.ts";
import type { Quant } from "#lib/engines/measured.ts";
import { plural } from "#lib/format.ts";
import { timesAsked } from "#lib/studies/report/label.ts";
import type { QuotePlace } from "#lib/studies/report/place-quotes.ts";
import type { ReportText } from "#lib/studies/report/report-text.ts";

const strengths = { strong: "widely shared", moderate: "shared", weak: "shared by few" } as const;
type Props = {
  findings: KeyFinding[];
  texts: ReportText["findings"];
  places: ReadonlyMap<string, QuotePlace>;
  voices: Voices;
  size: Pick<Quant, "n_interviews" | "n_personas">;
};

/** The key findings, a line each: how many say so, one quote, and the rest folded. */
export function FindingList({ findings, texts, places, voices, size }: Props) {
  const quotesOf = (id: string): Quote[] => places.get(id)?.quotes ?? [];
  const numbered = findings.map((finding, at) => ({ id: `finding-${at + 1}`, finding, at }));
  return (
    <Section id="findings" title="Findings, as hypotheses">
      {findings.length === 0 ? (
        <p>No finding came out of these interviews.</p>
      ) : (
        <DotsKey words={["says so", "says the opposite", "does neither"]}>
          Each mark is an interview ({plural(size.n_personas, "persona")}, {timesAsked(size)}):
        </DotsKey>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-2">
        {numbered.map(({ id, finding, at }) => (
          <li key={id} id={id} className="space-y-2 border-hairline border-t pt-3">
            <Finding
              finding={finding}
              at={at + 1}
              text={texts[at]!}
              quotes={quotesOf(id)}
              counter={quotesOf(`${id}-against`)}
              voices={voices}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type FindingProps = {
  finding: KeyFinding;
  at: number;
  text: ReportText["findings"][number];
  quotes: Quote[];
  counter: Quote[];
  voices: Voices;
};

function Finding({ finding: { finding, strength, support }, at, text, quotes, counter, voices }: FindingProps) {
  const [first, ...rest] = quotes;
  const { personas, of_personas, interviews, of_interviews, opposed } = support;
  const folded = [
    `${text.evidence}${text.implication}` !== "" && "What it would mean",
    rest.length > 0 && plural(rest.length, "more quote"),
    counter.length > 0 && `${counter.length} against`,
  ].filter((part) => part !== false);
  return (
    <>
      <h3 dir="auto" className="text-base">
        {at}. {finding}
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <InterviewDots for={interviews} against={opposed.interviews} of={of_interviews} />
        {`by ${personas} of ${plural(of_personas, "persona")}, ${strengths[strength]}`}
      </p>
      {first !== undefined && <QuoteBlock quote={first} voices={voices} />}
      {folded.length > 0 && (
        <Disclosure summary={folded.join(", ")}>
          <div className="space-y-3">
            {text.evidence !== "" && <p dir="auto">{text.evidence}</p>}
            {text.implication !== "" && <p dir="auto">{text.implication}</p>}
            <QuoteList quotes={rest} voices={voices} />
            {counter.length > 0 && (
              <div id={`finding-${at}-against`} className="space-y-2">
                <h4 className="font-semibold text-base">Against it</h4>
                <QuoteList quotes={counter} voices={voices} />
              </div>
            )}
          </div>
        </Disclosure>
      )}
    </>
  );
}
