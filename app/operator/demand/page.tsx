import { NothingYet } from "#components/operator/rows.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import type { DemandAct } from "#lib/demand/contract.ts";
import { listDemand } from "#lib/demand/demand.ts";
import { metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/demand");

export default operatorPage({
  at: "/operator/demand",
  read: listDemand,
  body: (rows) => (
    <>
      <p className="max-w-prose">
        All rows of <a href="/demand">the public page</a>. A hidden one stays hidden, however many look for it.
      </p>
      {rows.length === 0 && <NothingYet />}
      <StackingTable
        label="Rows"
        columns={["What", "Clients on all days", "Shown"]}
        rows={rows.map(({ row_id, text, clients, hidden }) => ({
          key: row_id,
          head: <span className="wrap-anywhere">{text}</span>,
          cells: [
            String(clients),
            <form
              key="form"
              action={`/operator/demand/${row_id}/${(hidden ? "show" : "hide") satisfies DemandAct}`}
              method="post"
            >
              <button type="submit" className="quiet-button" aria-label={`${hidden ? "Show" : "Hide"} ${text}`}>
                {hidden ? "Hidden: show again" : "Hide"}
              </button>
            </form>,
          ],
        }))}
      />
    </>
  ),
});
