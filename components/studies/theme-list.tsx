import { SyntheticRail } from "#components/marks/synthetic-rail.tsx";
import { type Names, QuoteList } from "#components/studies/quote-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import type { ConsensusTheme } from "#lib/engines/findings.ts";
import { oneDecimal, plural } from "#lib/format.ts";

const agreed = { unanimous: "all personas agree", majority: "most personas agree", split: "the personas are split" };

/** The themes that several personas share: how many speak of each, whether they agree, and how they feel about it. */
export function ThemeList({ themes, names, of }: { themes: ConsensusTheme[]; names: Names; of: number }) {
  return (
    <ReportSection id="themes" title="Themes">
      {themes.length === 0 && <p>No theme was shared by two personas.</p>}
      <ul className="space-y-6">
        {themes.map((theme, at) => (
          <li key={theme.theme} id={`theme-${at + 1}`} className="border-hairline border-t pt-3">
            <h3 className="wrap-anywhere text-base">{theme.theme}</h3>
            <p dir="auto" className="wrap-anywhere max-w-prose">
              {theme.description}
            </p>
            <div className="grid gap-x-6 text-sm sm:grid-cols-[minmax(0,1fr)_12rem]">
              <p>
                {theme.interview_count} of {of} simulated interviews, {plural(theme.persona_count, "persona")};{" "}
                {agreed[theme.consensus]}; {theme.sentiment}, {oneDecimal(theme.sentiment_score)} of 10
              </p>
              <SyntheticRail
                value={theme.sentiment_score}
                from={0}
                to={10}
                label={`Sentiment ${oneDecimal(theme.sentiment_score)} of 10`}
              />
            </div>
            <Disclosure summary={`${plural(theme.quotes.length, "quote")} on ${theme.theme.toLowerCase()}`}>
              <QuoteList quotes={theme.quotes} names={names} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
