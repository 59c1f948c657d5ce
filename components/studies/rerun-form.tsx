import { reportHref } from "#components/studies/report-href.ts";
import { StudyStrip } from "#components/studies/study-disclosure.tsx";
import { Choices } from "#components/text/choices.tsx";
import { Field } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";
import { capSpan } from "#lib/accounts/account-limits.ts";
import type { MemberOf } from "#lib/contract.ts";
import { builtInEngine } from "#lib/engines/findings.ts";
import type { ErrorCode } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { grouped, money } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { inventedPersona, simulatedInterview } from "#lib/studies/report/label.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { otherSeed, type rerunStudyEndpoint, withoutSeed } from "#lib/studies/rerun/contract.ts";
import { freeHere } from "#lib/studies/study-limits.ts";
import { type FullStudy, mostSeed, noCharge } from "#lib/studies/study-record.ts";
import { speakerLabel, speakers } from "./study-words.ts";

/** What running a study again costs, and the model that would speak; or why it cannot be run again from the page. */
export type RerunOffer =
  | "signed_out"
  | "other_account"
  | { interviews: number; price_usd: number; model: string | null };

const refusals: { [Code in ErrorCode]?: string } = {
  invalid_request: `A seed is a whole number from 0 to ${grouped(mostSeed)}. Leave it empty: ${withoutSeed}.`,
  rate_limited: `This account has begun as many studies ${capSpan.now} (UTC) as it may. Try again ${capSpan.next}.`,
  concurrency_limit: "As many studies of this account run at once as may. Try again when one has ended.",
  in_progress: "This form was sent already, and its study still runs. It is listed on your account’s page.",
  research_failed: `The study failed, and ${noCharge}. Try again.`,
};

type Props = {
  study: FullStudy;
  offer: Exclude<RerunOffer, string>;
  once: string;
  refused: string | undefined;
  /** What was typed where it was refused. */
  typed: { seed?: string | undefined; engine?: string | undefined };
};

/** The form that runs a study again, with its price; without script. */
export function RerunForm({ study, offer: { interviews, price_usd, model }, once, refused, typed }: Props) {
  return (
    <article className="max-w-prose space-y-6">
      <StudyStrip study={study} />
      <h1 className="text-2xl">Run this study again</h1>
      {refused !== undefined && (
        <Notice title="Nothing was run.">
          <p>{ownValue(refusals, refused) ?? "It could not begin. Try again in a minute."}</p>
        </Notice>
      )}
      <form action={`${reportHref(study.id, "rerun")}/start`} method="post" className="space-y-5">
        <input type="hidden" name="once" value={once} />
        <p>
          The same request and the same {plural(study.personas.length, inventedPersona)}: {otherSeed} shows what of the
          first study is chance.
        </p>
        <Field
          name={"seed" satisfies MemberOf<typeof rerunStudyEndpoint>}
          label="Seed"
          hint={`Where it is empty ${withoutSeed}. The first study had ${study.seed}.`}
          defaultValue={typed.seed}
          inputMode="numeric"
          maxLength={String(mostSeed).length}
          className="control w-full max-w-64"
        />
        {model !== null && (
          <Choices
            name={"engine" satisfies MemberOf<typeof rerunStudyEndpoint>}
            legend={speakerLabel}
            options={speakers(model)}
            chosen={typed.engine ?? (study.engine.kind === builtInEngine ? builtInEngine : "")}
          />
        )}
        <p className="border-ink border-s-4 ps-4">
          {plural(interviews, simulatedInterview)}, <b>{freeHere}</b> ({money(price_usd)} by the list).
        </p>
        <button type="submit" className="button">
          {reportWords.titles.again}
        </button>
      </form>
    </article>
  );
}
