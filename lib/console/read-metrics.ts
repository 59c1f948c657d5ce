import { sql } from "drizzle-orm";
import { db } from "../db/client.ts";
import { bounds, type CounterName, flushCounters } from "../db/counters.ts";
import { ownValue } from "../own-value.ts";
import { readNow } from "./status.ts";

type Row = { name: CounterName; label: string; slot: number; count: number; sum: number };
type Labels = Record<string, string | undefined>;
type Metric = { name: string; of: RegExp; kind: "histogram" | "counter" | "sum"; unit?: string; help: string };

/** The values of gen_ai.provider.name that OpenTelemetry knows by another name. */
const providers: Record<string, string> = { google: "gcp.gemini" };

/** What counters are called outside, by OpenTelemetry's conventions for HTTP and GenAI where they have a name; groups are labels. */
const metrics: Metric[] = [
  {
    name: "http_server_request_duration_seconds",
    of: /^request (?<touchstone_door>\S+) (?<http_request_method>\S+) (?<http_response_status_code>(?<error_type>5..)|\S+)$/,
    kind: "histogram",
    unit: "seconds",
    help: "Duration of HTTP server requests until the answer begins.",
  },
  {
    name: "gen_ai_client_operation_duration_seconds",
    of: /^model (?<gen_ai_provider_name>[^:]+):(?<gen_ai_request_model>.+) (?:ok|(?<error_type>\S+))$/,
    kind: "histogram",
    unit: "seconds",
    help: "Duration of calls of models.",
  },
  {
    name: "gen_ai_client_token_usage",
    of: /^(?<gen_ai_token_type>input|output)_tokens (?<gen_ai_provider_name>[^:]+):(?<gen_ai_request_model>.+)$/,
    kind: "histogram",
    help: "Tokens of a call of a model.",
  },
  {
    name: "touchstone_model_cost_usd",
    of: /^cost_usd (?<gen_ai_provider_name>[^:]+):(?<gen_ai_request_model>.+)$/,
    kind: "sum",
    help: "What calls of models cost by AI_PRICE.",
  },
  {
    name: "touchstone_tool_calls",
    of: /^tool (?<gen_ai_tool_name>\S+) (?<outcome>\S+)$/,
    kind: "counter",
    help: "Calls of tools over MCP.",
  },
  {
    name: "touchstone_studies",
    of: /^study (?<outcome>\S+)(?: (?<error_type>\S+))?$/,
    kind: "counter",
    help: "Studies that ended.",
  },
  {
    name: "touchstone_mails",
    of: /^mail (?<outcome>\S+)(?: (?<error_type>\S+))?$/,
    kind: "counter",
    help: "Mails handed to the mail server.",
  },
];

/** Writes the figures of all processes since the first start as OpenMetrics 1.0, with what this process has just counted. */
export async function readMetrics(): Promise<string> {
  // What cannot be written now is counted with the next.
  await flushCounters().catch(() => {});
  const { rows } = await db.execute<Row>(
    sql`select name, label, slot, count::float8 as count, sum from counters where span = 'all' order by name, label, slot`,
  );
  const byLabel = Map.groupBy(rows, ({ name, label }) => `${name} ${label}`);
  const lines = metrics.flatMap(({ name, of, kind, unit, help }) => {
    const samples = [...byLabel].flatMap(([key, slots]) => {
      const labels = of.exec(key)?.groups;
      if (labels === undefined) return [];
      if (kind === "histogram") return histogram(name, withProvider(labels), slots);
      const total = slots.reduce((sum, row) => sum + (kind === "sum" ? row.sum : row.count), 0);
      return [`${name}_total${inBraces(withProvider(labels))} ${total}`];
    });
    return [...head(name, kind === "histogram" ? "histogram" : "counter", help, unit), ...samples];
  });
  return [...lines, ...(await gauges()), "# EOF", ""].join("\n");
}

const withProvider = ({ gen_ai_provider_name: provider, ...labels }: Labels): Labels =>
  provider === undefined
    ? labels
    : { gen_ai_operation_name: "chat", gen_ai_provider_name: ownValue(providers, provider) ?? provider, ...labels };

const head = (name: string, type: string, help: string, unit?: string) => [
  `# TYPE ${name} ${type}`,
  ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
  `# HELP ${name} ${help}`,
];

/** A histogram's cumulative buckets, its count and its sum; tokens are in one bucket. */
function histogram(name: string, labels: Labels, slots: Row[]): string[] {
  const total = slots.reduce((sum, { count }) => sum + count, 0);
  const upTo = (slot: number) => slots.reduce((sum, row) => sum + (row.slot <= slot ? row.count : 0), 0);
  const buckets: [le: string, count: number][] = [["+Inf", total]];
  if (name.endsWith("_seconds"))
    buckets.unshift(...bounds.map((le, slot): [string, number] => [String(le), upTo(slot)]));
  return [
    ...buckets.map(([le, count]) => `${name}_bucket${inBraces({ ...labels, le })} ${count}`),
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
