import { TextArea } from "#components/text/field.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { duration, plural } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import type { askFollowUpEndpoint } from "#lib/studies/contract.ts";

/** What leads to a follow-up, and what its page is called. */
export const askMore = "Ask these respondents one more question";

/** What a follow-up would take, and the name under which it is asked once. */
export type FollowUpPrice = {
  respondents: number;
  price_usd: number;
  note: string | null;
  estimated_seconds: number;
  estimated_cost_usd: number | null;
  once: string;
};
type Props = { study_id: string; question: string; price: FollowUpPrice | null };

/** A question's price, and then the question itself. */
export function FollowUpForm({ study_id, question, price }: Props) {
  const action = `/follow-up?study=${study_id}`;
  return (
    <>
      {price !== null && (
        <form action={action} method="post" className="space-y-3 border-2 border-ink px-4 py-3">
          <p dir="auto" className="wrap-anywhere font-semibold">
            {question}
          </p>
          <p>
            {plural(price.respondents, "respondent")} would answer, for {money(price.price_usd)}, in about{" "}
            {duration(Math.max(1, price.estimated_seconds))}
            {price.estimated_cost_usd !== null && `; the model costs about ${money(price.estimated_cost_usd, 4)}`}.
          </p>
          {price.note !== null && <p className="text-ink-2">{price.note}</p>}
          <input type="hidden" name={"question" satisfies MemberOf<typeof askFollowUpEndpoint>} value={question} />
          <input type="hidden" name="once" value={price.once} />
          <button type="submit" className="button">
            Ask them
          </button>
        </form>
      )}
      <form action={action} method="post" className="space-y-3">
        <TextArea
          name={"question" satisfies MemberOf<typeof askFollowUpEndpoint>}
          label={price === null ? "The question" : "Or another question"}
          rows={3}
          required
          defaultValue={question}
        />
        <button type="submit" className={price === null ? "button" : "quiet-button"}>
          What it would cost
        </button>
      </form>
    </>
  );
}
