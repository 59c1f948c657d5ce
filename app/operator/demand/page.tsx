import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { listDemand } from "#lib/demand/demand.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Searches", robots: { index: false, follow: false } };

export default async function OperatorDemandPage() {
  const result = await loadForOperator(listDemand);
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="Searches" at="/operator/demand" />
      <p className="max-w-prose">
        All rows of <a href="/demand">the public page</a>. A hidden one stays hidden, however many look for it.
      </p>
      {result.length === 0 && <p>Nothing yet.</p>}
      <StackingTable
        label="Rows"
        columns={["What", "Clients on all days", "Shown"]}
        rows={result.map(({ row_id, text, clients, hidden }) => ({
          key: row_id,
          head: <span className="wrap-anywhere">{text}</span>,
          cells: [
            String(clients),
            <form key="form" action={`/operator/demand/${row_id}/${hidden ? "show" : "hide"}`} method="post">
              <button type="submit" className="quiet-button" aria-label={`${hidden ? "Show" : "Hide"} ${text}`}>
                {hidden ? "Hidden: show again" : "Hide"}
              </button>
            </form>,
          ],
        }))}
      />
    </div>
  );
}
