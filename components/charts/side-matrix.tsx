import { Dots, DotsKey } from "#components/charts/interview-dots.tsx";
import { excerpt, notKnown, plural } from "#lib/format.ts";
import "./side-matrix.css";

/** In how many of a column's items something was raised, and in how many of these as an objection. */
type MatrixCell = { key: string; count: number; objecting: number; of: number; href: string | null };
export type MatrixRow = {
  id: string;
  title: string;
  /** The same in the words of the text around. */
  note: string;
  cells: MatrixCell[];
  total: number;
  of: number;
};
/** Where each column ends, by its key, above what was raised. */
type Ends = { title: string; note: string; words: ReadonlyMap<string, string> };
type Props = {
  caption: string;
  corner: string;
  columns: { key: string; name: string; role: string }[];
  rows: MatrixRow[];
  ends?: Ends;
};

/** A role takes a line or two above its column; the personas' page has all of it. */
const roleLength = 44;
/** Four first names fit beside the themes on a phone. */
const firstNameLength = 11;
/** Two lines of a column. */
const endLength = 40;

/** Themes by personas: who raised what, and how often as an objection, with a way to the words from each cell. */
export function SideMatrix({ caption, corner, columns, rows, ends }: Props) {
  return (
    <div className="space-y-2">
      <DotsKey words={["raised it as an objection", "raised it in another way", "did not raise it"]}>
        Each mark is one interview:
      </DotsKey>
      <div className="relative max-sm:overflow-x-auto">
        <table className="side-matrix w-full border-hairline border-b text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, name, role }) => (
                <th key={key} scope="col">
                  <b dir="auto" className="max-sm:hidden">
                    {name}
                  </b>
                  <b className="sm:hidden">{excerpt(name.split(" ")[0]!, firstNameLength)}</b>
                  <span dir="auto">{partsOf(role)}</span>
                </th>
              ))}
              <th scope="col">Raised in</th>
            </tr>
          </thead>
          <tbody>
            {ends && ends.words.size > 0 && <EndsRow ends={ends} columns={columns} />}
            {rows.map(({ id, title, note, cells, total, of }) => (
              <tr key={id} id={id}>
                <th scope="row">
                  <b dir="auto">{title}</b>
                  {note !== "" && (
                    <span dir="auto" className="block text-ink-2 text-xs max-sm:hidden">
                      {note}
                    </span>
                  )}
                </th>
                {cells.map((cell) => (
                  <td key={cell.key}>
                    <Cell cell={cell} />
                  </td>
                ))}
                <td>
                  {total} of {of}
                  <Against count={cells.reduce((sum, { objecting }) => sum + objecting, 0)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function EndsRow({ ends: { title, note, words }, columns }: { ends: Ends; columns: Props["columns"] }) {
  return (
    <tr className="ends">
      <th scope="row">
        <b dir="auto">{title}</b>
        {note !== "" && <small className="block text-ink-2 text-xs">{note}</small>}
      </th>
      {columns.map(({ key }) => (
        <td key={key} dir="auto">
          {excerpt(words.get(key) ?? notKnown, endLength)}
        </td>
      ))}
      <td />
    </tr>
  );
}

/** As many whole parts of a role as fit, such as an age and a trait; of one that is too long, its beginning. */
function partsOf(role: string): string {
  const parts = role.split(", ");
  const last = parts.findLastIndex((_, at) => parts.slice(0, at + 1).join(", ").length <= roleLength);
  return last < 0 ? excerpt(role, roleLength) : parts.slice(0, last + 1).join(", ");
}

function Cell({ cell: { count, objecting, of, href } }: { cell: MatrixCell }) {
  const inside = (
    <>
      <Dots filled={objecting} open={count - objecting} of={of} />
      <span className="sr-only">{wordsOf(count, objecting, of)}</span>
    </>
  );
  return href === null ? (
    <span className="cell">{inside}</span>
  ) : (
    <a href={href} className="cell">
      {inside}
    </a>
  );
}

function Against({ count }: { count: number }) {
  return count > 0 && <span className="block text-ink-2 text-xs">{count} against</span>;
}

function wordsOf(count: number, objecting: number, of: number): string {
  if (count === 0) return "not raised";
  return `raised in ${count} of ${plural(of, "interview")}${objecting > 0 ? `, ${objecting} as an objection` : ""}`;
}
