import { Disclosure, shortName } from "#components/text/disclosure.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import type { Page } from "#lib/accounts/contract.ts";
import { type Flow, type StepRow, steps as stepWords } from "#lib/connector/contract.ts";
import { minute, plural } from "#lib/format.ts";
import { ActForm } from "./act-form.tsx";
import { Row, Rows } from "./rows.tsx";

/** Each client's last flow with its steps, and a way to cut the client off. */
export function FlowList({ flows }: { flows: Page<Flow> }) {
  if (flows.rows.length === 0) return <p>No client has come yet.</p>;
  return (
    <Rows of={flows} href={(from) => `/operator/connector?from=${from}`}>
      {(flow) => <FlowItem key={flow.client_id ?? flow.steps[0]!.at} of={flow} />}
    </Rows>
  );
}

function FlowItem({ of: { client_id, name, is_known, is_blocked, connections, steps, stopped } }: { of: Flow }) {
  const facts = [
    client_id !== null && <Identifier>{client_id}</Identifier>,
    connections === 0 ? "Not connected" : plural(connections, "connection"),
    is_blocked && <b>Cut off</b>,
  ];
  const change = client_id !== null && is_known && <Change client_id={client_id} name={name} is_blocked={is_blocked} />;
  return (
    <Row title={name} facts={facts} acts={change}>
      <p className="py-2 font-semibold">{stopped ?? "It reached its first call."}</p>
      <ol className="text-sm">
        {steps.map((row) => (
          <StepLine key={row.step} of={row} stopped={stopped} />
        ))}
      </ol>
    </Row>
  );
}

const stateWords = { ok: "done", waiting: "waits", refused: "refused" };

/** A step; its reason is left out where the row says it already. */
function StepLine({ of: { step, state, reason, at }, stopped }: { of: StepRow; stopped: string | null }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
      <span className="font-semibold">{stateWords[state]}</span>
      <span className="flex flex-wrap gap-x-3">
        <span>{stepWords[step].words}</span>
        <span className="text-ink-2">{minute(at)}</span>
        {reason !== null && reason !== stopped && <span className="wrap-anywhere w-full">{reason}</span>}
      </span>
    </li>
  );
}

function Change({ client_id, name, is_blocked }: Pick<Flow, "name" | "is_blocked"> & { client_id: string }) {
  const [action, act, words] = is_blocked
    ? ["/operator/connector/allow", "Let it connect again", "People may connect it again."]
    : [
        "/operator/connector/block",
        "Cut this client off",
        "Its connections end with their next call, for everyone, and nobody can connect it again.",
      ];
  return (
    <Disclosure summary={`Change ${shortName(name)}`}>
      <ActForm action={action!} act={act!}>
        <input type="hidden" name="client_id" value={client_id} />
        <p className="text-sm">{words}</p>
      </ActForm>
    </Disclosure>
  );
}
