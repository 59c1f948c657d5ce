import { Disclosure } from "#components/text/disclosure.tsx";
import type { Page } from "#lib/accounts/contract.ts";
import { type Flow, type StepRow, steps as stepWords } from "#lib/connector/contract.ts";
import { excerpt, minute, plural } from "#lib/format.ts";
import { MoreRows } from "./more-rows.tsx";

/** Each client's last flow with its steps, and a way to cut the client off. */
export function FlowList({ flows }: { flows: Page<Flow> }) {
  if (flows.rows.length === 0) return <p>No client has come yet.</p>;
  return (
    <>
      <ul className="border-hairline border-b">
        {flows.rows.map((flow) => (
          <Row key={flow.client_id ?? flow.steps[0]!.at} of={flow} />
        ))}
      </ul>
      <MoreRows page={flows} href={(from) => `/operator/connector?from=${from}`} />
    </>
  );
}

function Row({ of: { client_id, name, is_known, is_blocked, connections, steps, stopped } }: { of: Flow }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-2">
        <h2 className="wrap-anywhere text-base">
          <bdi>{name}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          {client_id !== null && <span className="identifier wrap-anywhere">{client_id}</span>}
          <span>{connections === 0 ? "Not connected" : plural(connections, "connection")}</span>
          {is_blocked && <span className="font-semibold">Cut off</span>}
        </p>
        <p className="font-semibold">{stopped ?? "It reached its first call."}</p>
        <ol className="text-sm">
          {steps.map((row) => (
            <StepLine key={row.step} of={row} stopped={stopped} />
          ))}
        </ol>
      </div>
      {client_id !== null && is_known && <Change client_id={client_id} name={name} is_blocked={is_blocked} />}
    </li>
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
  return (
    <Disclosure summary={`Change ${excerpt(name, 28)}`}>
      <form
        action={`/operator/connector/${is_blocked ? "allow" : "block"}`}
        method="post"
        className="max-w-80 space-y-3"
      >
        <input type="hidden" name="client_id" value={client_id} />
        <p className="text-sm">
          {is_blocked
            ? "People may connect it again."
            : "Its connections end with their next call, for everyone, and nobody can connect it again."}
        </p>
        <button type="submit" className="button">
          {is_blocked ? "Let it connect again" : "Cut this client off"}
        </button>
      </form>
    </Disclosure>
  );
}
