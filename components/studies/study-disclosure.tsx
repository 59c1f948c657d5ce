import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { minute, plural } from "#lib/format.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What a reader knows before anything else: what made the study, of how many, and that nobody was asked. */
export function StudyDisclosure({ study }: { study: FullStudy }) {
  const { engine, quant, n_per_persona, seed, completed_at, audience_description } = study;
  return (
    <section aria-label="What made this study" className="border-2 border-synthetic border-dotted">
      <div aria-hidden="true" className="dotted h-3" />
      <div className="space-y-4 p-4 sm:p-6">
        <p className="text-lg">
          <b>
            <ProvenanceKey of="synthetic" />
          </b>{" "}
          study: {plural(quant.n_interviews, "simulated interview")}, {plural(quant.n_personas, "invented persona")}, 0
          people
        </p>
        <p className="max-w-prose font-semibold">{study.disclaimer}</p>
        <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          <Fact name="Made by">
            {engine.kind === "simulator" ? "A rule-based simulator" : "A language model"},{" "}
            <span className="identifier">
              {engine.id} {engine.version}
            </span>
          </Fact>
          <Fact name="Made on">
            <time dateTime={completed_at}>{minute(completed_at)}</time>
          </Fact>
          <Fact name="Interviews with each persona">{n_per_persona}</Fact>
          <Fact name="Seed">
            <span className="identifier">{seed}</span>, which fixes all chance
          </Fact>
          {audience_description !== null && (
            <Fact name="Personas made from these words">
              <span dir="auto" className="user-text">
                {audience_description}
              </span>
            </Fact>
          )}
        </dl>
        <p className="text-sm">
          <a href="#people">What to check with real people</a> · <a href="#limits">What these numbers cannot say</a>
        </p>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
