import { Disclosure, shortName } from "#components/text/disclosure.tsx";
import { Field } from "#components/text/field.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { capSpan } from "#lib/accounts/account-limits.ts";
import { type AccountRow, actNames, useSpan } from "#lib/accounts/contract.ts";
import { countedDays } from "#lib/console/contract.ts";
import { day, plural } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { ActForm } from "./act-form.tsx";
import { Row } from "./rows.tsx";

/** An account with what it may do and uses. */
export function AccountEntry({ of }: { of: AccountRow }) {
  const { account_id, name, email, studies_per_day, cost_this_month_usd: cost } = of;
  const asksForKeys = of.keys_requested_at !== null && !of.keys_allowed;
  const facts = [
    <Identifier key="id">{account_id}</Identifier>,
    email !== null && email !== name && <span className="wrap-anywhere">{email}</span>,
    `Since ${day(of.created_at)}`,
    studies_per_day === null ? "No cap" : `At most ${plural(studies_per_day, "study", "studies")} a ${capSpan.unit}`,
    `${plural(of.calls, "call")} in ${countedDays} days`,
    `${plural(of.studies_this_month, "study", "studies")} this ${useSpan.unit}`,
    cost !== null && `Models’ cost ${money(cost)} this ${useSpan.unit}`,
    of.keys_allowed && "Makes its own keys",
  ];
  return (
    <Row title={name} facts={facts} acts={of.kind === "member" && <Change of={of} />}>
      {asksForKeys && (
        <ActForm action={`/operator/accounts/${account_id}/allow-keys`} act="Let it make keys" of={`: ${name}`}>
          <p className="pt-2 font-semibold">Asked for keys on {day(of.keys_requested_at!)}</p>
        </ActForm>
      )}
    </Row>
  );
}

function Change({ of: { account_id, name, email, studies_per_day } }: { of: AccountRow }) {
  return (
    <Disclosure summary={`Change ${shortName(name)}`}>
      <div className="space-y-4">
        <ActForm action={`/operator/accounts/${account_id}/limit`} act="Set the limit">
          <Field
            id={`limit-${account_id}`}
            name="studies_per_day"
            label={`Studies a ${capSpan.unit}; empty for no cap`}
            inputMode="numeric"
            defaultValue={studies_per_day ?? ""}
            className="control w-full tabular-nums"
          />
        </ActForm>
        {email !== null && (
          <ActForm action={`/operator/accounts/${account_id}/sign-out`} act={actNames.signOut} isQuiet />
        )}
      </div>
    </Disclosure>
  );
}
