import { sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import { database } from "../db/client.ts";
import { bounds, type CounterName, flushCounters } from "../db/counters.ts";
import { ownValue } from "../own-value.ts";
import { readNow } from "./read-now.ts";

type Row = { name: CounterName; label: string; slot: number; count: number; sum: number };
type Labels = Record<string, string | undefined>;

/** The values of gen_ai.provider.name that OpenTelemetry knows by another name. */
const providers: Record<string, string> = { google: "gcp.gemini" };

/** What each counter is called outside, by OpenTelemetry's conventions for HTTP and GenAI where they have a name. */
const metrics: {
  of: CounterName[];
  name: string;
  kind: "histogram" | "counter" | "sum";
  unit?: string;
  help: string;
  labels: (label: string, name: CounterName) => Labels;
}[] = [
  {
    of: ["request"],
    name: "http_server_request_duration_seconds",
    kind: "histogram",
    unit: "seconds",
    help: "Duration of HTTP server requests until the answer begins.",
    labels: (label) => {
      const [door, method, status] = label.split(" ");
      const error_type = Number(status) >= 500 ? status : undefined;
      return { http_request_method: method, http_response_status_code: status, touchstone_door: door, error_type };
    },
  },
  {
    of: ["model"],
    name: "gen_ai_client_operation_duration_seconds",
    kind: "histogram",
    unit: "seconds",
    help: "Duration of calls of models.",
    labels: (label) => {
      const place = label.lastIndexOf(" ");
      const how = partOf(label, place + 1);
      return { ...modelLabels(partOf(label, 0, place)), error_type: how === "ok" ? undefined : how };
    },
  },
  {
    of: ["input_tokens", "output_tokens"],
    name: "gen_ai_client_token_usage",
    kind: "histogram",
    help: "Tokens of a call of a model.",
    labels: (label, name) => ({
      ...modelLabels(label),
      gen_ai_token_type: name === "input_tokens" ? "input" : "output",
    }),
  },
  {
    of: ["cost_usd"],
    name: "touchstone_model_cost_usd",
    kind: "sum",
    help: "What calls of models cost by AI_PRICE.",
    labels: modelLabels,
  },
  ...(["tool", "study", "mail"] as const).map((of) => ({
    of: [of],
    name: { tool: "touchstone_tool_calls", study: "touchstone_studies", mail: "touchstone_mails" }[of],
    kind: "counter" as const,
    help: { tool: "Calls of tools over MCP.", study: "Studies that ended.", mail: "Mails handed to the mail server." }[
      of
    ],
    labels: (label: string) => {
      const [first, second] = label.split(" ");
      return of === "tool" ? { gen_ai_tool_name: first, outcome: second } : { outcome: first, error_type: second };
    },
  })),
];

function modelLabels(label: string): Labels {
  const place = label.indexOf(":");
  const provider = partOf(label, 0, place);
  return {
    gen_ai_operation_name: "chat",
    gen_ai_provider_name: ownValue(providers, provider) ?? provider,
    gen_ai_request_model: partOf(label, place + 1),
  };
}

/** Writes the figures of all processes since the first start as OpenMetrics 1.0, with what this process has just counted. */
export async function readMetrics(): Promise<string> {
  await flushCounters();
  const db = await database();
  const { rows } = await db.execute<Row>(
    sql`select name, label, slot, count::float8 as count, sum from counters where span = 'all' order by name, label, slot`,
  );
  const lines = metrics.flatMap((metric) => {
    const { of, name, kind, unit, help, labels } = metric;
    const own = Map.groupBy(
      rows.filter((row) => of.includes(row.name)),
      (row) => `${row.name} ${row.label}`,
    );
    const samples = [...own.values()].flatMap((slots) => {
      const written = labels(slots[0]!.label, slots[0]!.name);
      if (kind === "histogram") return histogram(name, written, slots);
      const total = slots.reduce((sum, row) => sum + (kind === "sum" ? row.sum : row.count), 0);
      return [`${name}_total${inBraces(written)} ${total}`];
    });
    return [...head(name, kind === "histogram" ? "histogram" : "counter", help, unit), ...samples];
  });
  return [...lines, ...(await gauges()), "# EOF", ""].join("\n");
}

const head = (name: string, type: string, help: string, unit?: string) => [
  `# TYPE ${name} ${type}`,
  ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
  `# HELP ${name} ${help}`,
];

/** A histogram's cumulative buckets, its count and its sum; tokens are in one bucket. */
function histogram(name: string, labels: Labels, slots: Row[]): string[] {
  const total = slots.reduce((sum, { count }) => sum + count, 0);
  const upTo = (slot: number) => slots.reduce((sum, row) => sum + (row.slot <= slot ? row.count : 0), 0);
  const inBuckets = name.endsWith("_seconds") ? bounds.map((le, slot) => [String(le), upTo(slot)] as const) : [];
  return [
    ...[...inBuckets, ["+Inf", total] as const].map(
      ([le, count]) => `${name}_bucket${inBraces({ ...labels, le })} ${count}`,
    ),
    `${name}_count${inBraces(labels)} ${total}`,
    `${name}_sum${inBraces(labels)} ${slots.reduce((sum, row) => sum + row.sum, 0)}`,
  ];
}

function inBraces(labels: Labels): string {
  const written = Object.entries(labels).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${name}="${value.replaceAll(/[\\"\n]/g, (mark) => (mark === "\n" ? "\\n" : `\\${mark}`))}"`],
  );
  return written.length === 0 ? "" : `{${written.join(",")}}`;
}

async function gauges(): Promise<string[]> {
  const now = await readNow();
  const all: [name: string, help: string, value: number | null, unit?: string][] = [
    ["touchstone_studies_queued", "Studies that wait.", now.queued],
    ["touchstone_studies_running", "Studies that run.", now.running],
    ["touchstone_webhooks_owed", "Webhooks that are not delivered yet.", now.webhooks_owed],
    ["touchstone_database_bytes", "Size of the database.", now.database_bytes, "bytes"],
    ["touchstone_disk_used_ratio", "How full the disk of DATA_DIR is.", now.disk_used, "ratio"],
    ["process_memory_usage_bytes", "Memory of the process that answers.", now.memory_bytes, "bytes"],
  ];
  return all.flatMap(([name, help, value, unit]) =>
    value === null ? [] : [...head(name, "gauge", help, unit), `${name} ${value}`],
  );
}
