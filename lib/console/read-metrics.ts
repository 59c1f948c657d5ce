import { sql } from "drizzle-orm";
import { reachStorage } from "../about/get-health.ts";
import { bounds, flushCounters } from "../db/counters.ts";
import { select } from "../db/select.ts";
import { orWhenAway } from "../db/storage-away.ts";
import { ownValue } from "../own-value.ts";
import { type Bucket, total } from "./buckets.ts";
import metrics from "./metrics.json" with { type: "json" };
import { readEach, readersOfNow } from "./now.ts";

type Labels = Record<string, string | undefined>;
/** A gauge's value is a figure of now; any other metric is of the counters whose key its pattern takes, with groups as labels. */
type Metric = { name: string; of?: string; type: string; value?: string; unit?: string; help: string };

/** The values of gen_ai.provider.name that OpenTelemetry knows by another name. */
const providers: Record<string, string> = { google: "gcp.gemini" };

/** Writes the figures of all processes since the first start as OpenMetrics, with what this process has just counted. */
export async function readMetrics(): Promise<string> {
  // What cannot be written now is counted with the next.
  await flushCounters().catch(() => {});
  const all = sql`select name, label, slot, count::float8 as count, sum from counters where span = 'all' order by 1, 2, 3`;
  // Without storage a monitor still reads that it is away, and what this process knows.
  const storage_up = await orWhenAway(() => reachStorage().then(() => 1), 0);
  const rows = await orWhenAway(() => select<Bucket>(all), []);
  const counters = Map.groupBy(rows, ({ name, label }) => `${name} ${label}`);
  // A gauge that cannot be read now is left out.
  const parts = Object.values(await readEach(readersOfNow)).flatMap((one) => ("value" in one ? [one.value] : []));
  const now: Record<string, unknown> = Object.assign({ storage_up }, ...parts);
  const lines = (metrics as Metric[]).flatMap((metric) => {
    const { name, type, unit, help } = metric;
    const samples = type === "gauge" ? gauge(metric, now) : [...counters].flatMap((one) => samplesOf(metric, ...one));
    const unitLine = unit === undefined ? [] : [`# UNIT ${name} ${unit}`];
    return [`# TYPE ${name} ${type}`, ...unitLine, `# HELP ${name} ${help}`, ...samples];
  });
  return [...lines, "# EOF", ""].join("\n");
}

function gauge({ name, value }: Metric, now: Record<string, unknown>): string[] {
  const figure = ownValue(now, value!);
  return typeof figure === "number" ? [`${name} ${figure}`] : [];
}

/** The lines of one counter; of a histogram its cumulative buckets too, tokens in one. */
function samplesOf({ name, of, type, value }: Metric, key: string, slots: Bucket[]): string[] {
  const labels = new RegExp(of!).exec(key)?.groups;
  if (labels === undefined) return [];
  const own = withProvider(labels);
  const [count, sum] = [total(slots), total(slots, "sum")];
  if (type === "counter") return [`${name}_total${inBraces(own)} ${value === "sum" ? sum : count}`];
  const upTo = (slot: number) => total(slots.filter((row) => row.slot <= slot));
  const timed = name.endsWith("_seconds") ? bounds.map((le, slot) => [String(le), upTo(slot)] as const) : [];
  return [
    ...[...timed, ["+Inf", count] as const].map(([le, most]) => `${name}_bucket${inBraces({ ...own, le })} ${most}`),
    `${name}_count${inBraces(own)} ${count}`,
    `${name}_sum${inBraces(own)} ${sum}`,
  ];
}

const withProvider = ({ gen_ai_provider_name: provider, ...labels }: Labels): Labels =>
  provider === undefined
    ? labels
    : { gen_ai_operation_name: "chat", gen_ai_provider_name: ownValue(providers, provider) ?? provider, ...labels };

function inBraces(labels: Labels): string {
  const written = Object.entries(labels).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${JSON.stringify(value)}`],
  );
  return written.length === 0 ? "" : `{${written.join(",")}}`;
}
