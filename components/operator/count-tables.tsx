import type { ReactNode } from "react";
import { NumberTable } from "#components/stats/data-table.tsx";
import { type Counts, doorNames, type LabelRow } from "#lib/console/contract.ts";
import { measurement, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";

/** The rows behind the figures: by door, by tool, by how studies ended, and by model. */
export function CountTables({ counted }: { counted: Counts }) {
  const { doors, refusals, tools, studies, models } = counted;
  const isOver = ({ label }: LabelRow) => label.endsWith(" 429");
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Table
        id="doors"
        title="Where requests came in"
        columns={["Where", "All", "4xx", "429", "5xx", "p50", "p95"]}
        rows={doors.map((row) => [
          ownValue<string>(doorNames, row.door) ?? row.door,
          whole(row.requests),
          whole(row.client_errors),
          whole(row.limited),
          whole(row.server_errors),
          measurement.latency_ms(row.p50_ms),
          measurement.latency_ms(row.p95_ms),
        ])}
      />
      <Table
        id="refused"
        title="Requests refused"
        columns={["Where", "Method and status", "Requests"]}
        rows={byDoor(refusals.filter((row) => !isOver(row)))}
      />
      <Table
        id="limited"
        title="Requests over a limit"
        columns={["Where", "Method and status", "Requests"]}
        rows={byDoor(refusals.filter(isOver))}
      />
      <Table
        id="models"
        title="Models"
        columns={["Model", "Calls", "Tokens", "Cost", "Faults"]}
        rows={models.map((row) => [
          row.model,
          whole(row.model_calls),
          row.estimated === 0 ? whole(row.tokens) : `${whole(row.tokens)}, ${whole(row.estimated)} of them estimated`,
          `${money(row.cost_usd)}${row.estimated === 0 ? "" : ", estimated"}`,
          row.faults.length === 0
            ? "none"
            : row.faults.map(({ label, count }) => (
                <span key={label} className="block whitespace-nowrap">
                  {label.replaceAll("_", " ")}: {whole(count)}
                </span>
              )),
        ])}
      />
      <Table
        id="studies-ended"
        title="How studies ended"
        columns={["End", "Why", "Studies"]}
        rows={labelled(studies)}
        more={<a href="/operator/jobs">Each study with its reason in words</a>}
      />
      <Table
        id="tools-called"
        title="Tools called over MCP"
        columns={["Tool", "End", "Calls"]}
        rows={labelled(tools)}
      />
    </div>
  );
}

/** Where requests came in, how they were answered, and how often. */
const byDoor = (rows: LabelRow[]) =>
  rows.map(({ label, count }) => {
    const [door, ...rest] = label.split(" ");
    return [ownValue<string>(doorNames, door!) ?? door, rest.join(" "), whole(count)];
  });

/** The two parts of a label, and how often it was counted. */
const labelled = (rows: LabelRow[]) =>
  rows.map(({ label, count }) => {
    const [first, second = ""] = label.split(" ");
    return [first, second.replaceAll("_", " "), whole(count)];
  });

type TableProps = { id: string; title: string; columns: string[]; rows: ReactNode[][]; more?: ReactNode };

function Table({ id, title, columns, rows, more }: TableProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="text-sm">None in this span.</p>
      ) : (
        <NumberTable caption={title} columns={columns} rows={rows} />
      )}
      {rows.length > 0 && more && <p className="text-sm">{more}</p>}
    </section>
  );
}
