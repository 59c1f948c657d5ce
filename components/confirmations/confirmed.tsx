import { capital } from "#lib/cut-text.ts";
import { day } from "#lib/format.ts";
import { type Confirmations, type Counts, countOf, Outcome, outcomes, unsignedOrder } from "#lib/questions/standing.ts";

const words = {
  works: "Confirmed",
  mixed: "Disputed",
  does_not_work: "Did not work",
  not_enough_evidence: "",
} satisfies Record<Confirmations["standing"], string>;

type Props = { answer_id: string; confirmations: Confirmations };

/** What those who tried an answer say, signed and unsigned apart, and the way to say it. */
export function Confirmed({ answer_id, confirmations }: Props) {
  const { standing, voices, anonymous, last_worked_at, last_worked_version } = confirmations;
  const isSilent = countOf(voices) + countOf(anonymous) === 0;
  return (
    <div className="max-w-prose space-y-1 text-sm">
      <p>
        <b>{words[standing] && `${words[standing]}. `}</b>
        {isSilent && "Nobody has said yet whether it worked."}
        {countOf(voices) > 0 &&
          `${sentenceOf(voices)} (signed${standing === "not_enough_evidence" ? `, but too few to call it ${words.works.toLowerCase()}` : ""}). `}
        {countOf(anonymous) > 0 && (
          <span className="text-ink-2">
            {sentenceOf(anonymous)} ({unsignedOrder}).
          </span>
        )}
      </p>
      {last_worked_at !== null && (
        <p className="text-ink-2">
          Last said to work on <time dateTime={last_worked_at}>{day(last_worked_at)}</time>
          {last_worked_version !== null && (
            <>
              {" "}
              with version <bdi className="wrap-anywhere">{last_worked_version}</bdi>
            </>
          )}
        </p>
      )}
      <p data-screen-only="">
        <a href={`/confirm?answer=${answer_id}`} rel="nofollow" className="inline-block min-h-6 text-ink-2">
          Did it work?
        </a>
      </p>
    </div>
  );
}

/** For how many each came out so; zeros are left out. */
function sentenceOf(counts: Counts): string {
  const some = Outcome.options.filter((outcome) => counts[outcome] > 0);
  return capital(some.map((outcome) => `${outcomes[outcome].words} for ${counts[outcome]}`.toLowerCase()).join(", "));
}
