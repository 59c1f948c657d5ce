import type { ReactNode } from "react";
import { NumberTable } from "#components/stats/data-table.tsx";
import { type Counts, doorNames, type LabelRow, type SubjectRow, sections, tables } from "#lib/console/contract.ts";
import { notKnown, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { written } from "./mini-bars.tsx";
import { Part } from "./read-part.tsx";

/** The rows behind the figures: by door, by tool, by how studies ended, and by model. */
export function CountTables({ counted }: { counted: Counts }) {
  const { doors, refusals, tools, studies, models } = counted;
  const isOver = ({ label }: LabelRow) => label.endsWith(" 429");
  const rows: Record<keyof typeof tables, ReactNode[][]> = {
    doors: doors.map((row) => [
      ownValue<string>(doorNames, row.subject) ?? row.subject,
      ...[row.requests, row.client_errors, row.limited, row.server_errors].map(whole),
      written("p50_ms", row.p50_ms),
      written("p95_ms", row.p95_ms),
    ]),
    refused: byDoor(refusals.filter((row) => !isOver(row))),
    limited: byDoor(refusals.filter(isOver)),
    models: models.map(modelCells),
    "studies-ended": labelled(studies),
    "tools-called": labelled(tools),
  };
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {(Object.keys(rows) as (keyof typeof rows)[]).map((id) => (
        <Part key={id} id={id} title={sections[id]}>
          {rows[id].length === 0 ? (
            <p className="text-sm">None in this span.</p>
          ) : (
            <NumberTable caption={sections[id]} columns={tables[id]} rows={rows[id]} />
          )}
          {id === "studies-ended" && studies.length > 0 && (
            <p className="text-sm">
              <a href="/operator/jobs">Each study with its reason in words</a>
            </p>
          )}
        </Part>
      ))}
    </div>
  );
}

const modelCells = ({ subject, model_calls, tokens, estimated, cost_usd, faults }: SubjectRow): ReactNode[] => [
  subject,
  whole(model_calls),
  estimated === 0 ? whole(tokens) : `${whole(tokens)}, ${whole(estimated)} of them estimated`,
  cost_usd === null ? notKnown : `${money(cost_usd)}${estimated === 0 ? "" : ", estimated"}`,
  faults.length === 0
    ? "none"
    : faults.map(({ label, count }) => (
        <span key={label} className="block whitespace-nowrap">
          {label.replace(/^\S+ /, "").replaceAll("_", " ")}: {whole(count)}
        </span>
      )),
];

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
