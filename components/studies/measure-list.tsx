import { measured, measuredInterval } from "#components/studies/study-words.ts";
import { Missing } from "#components/text/missing.tsx";
import type { Measure } from "#lib/engines/measured.ts";
import { withStop } from "#lib/engines/texts.ts";
import { plural } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import { simulatedInterview } from "#lib/studies/report/label.ts";

/** What this kind of study measures: each value with its interval and count, and once for all alike, how they are computed and who published that. */
export function MeasureList({ measures }: { measures: Measure[] }) {
  const groups = Map.groupBy(measures, ({ formula, source }) => `${withStop(formula)} ${withStop(source)}`);
  return (
    <ul className="empty:hidden">
      {[...groups].map(([note, alike]) => (
        <li key={note} className="space-y-1 border-hairline border-t py-3">
          {alike.map((measure) => (
            <div key={measure.id} className="space-y-1">
              <p className="flex flex-wrap justify-between gap-x-6">
                <b>{measure.label}</b>
                <Value measure={measure} />
              </p>
              <Parts measure={measure} />
            </div>
          ))}
          <p className="wrap-anywhere max-w-prose text-ink-2 text-sm">{note}</p>
        </li>
      ))}
    </ul>
  );
}

function Value({ measure }: { measure: Measure }) {
  const { value, unit, n } = measure;
  // A curve or a ranking has no value of its own: its parts say it.
  if (value === null && measure.items.length > 0) return <span>{plural(n, simulatedInterview)}</span>;
  const interval = measuredInterval(measure);
  return (
    <span className="tabular-nums">
      {value === null ? <Missing /> : <b>{measured(value, unit)}</b>}
      {interval !== null && ` (${coverage} interval ${interval})`}, {plural(n, simulatedInterview)}
    </span>
  );
}

function Parts({ measure: { items, unit, label } }: { measure: Measure }) {
  if (items.length === 0) return null;
  return (
    <table className="w-full max-w-prose text-sm tabular-nums">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {items.map((item) => (
          <tr key={item.label} className="align-baseline">
            <th scope="row" className="wrap-anywhere py-0.5 pe-4 text-start font-normal">
              {item.label}
              {item.note !== null && <span className="block text-ink-2">{item.note}</span>}
            </th>
            <td className="py-0.5 text-end">
              {measured(item.value, unit) ?? <Missing />}
              {item.low !== undefined && ` (${measured(item.low, unit)} to ${measured(item.high!, unit)})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
