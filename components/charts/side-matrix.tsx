import { excerpt, plural } from "#lib/format.ts";
import "./side-matrix.css";

/** In how many of a column's items something was raised, and in how many of these as an objection. */
export type MatrixCell = { key: string; count: number; objecting: number; of: number; href: string | null };
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
      <MatrixKey columns={columns} rows={rows} />
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
                <span dir="auto">{excerpt(role, roleLength)}</span>
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
                <Objections count={cells.reduce((sum, { objecting }) => sum + objecting, 0)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EndsRow({ ends: { title, note, words }, columns }: { ends: Ends; columns: Props["columns"] }) {
  return (
    <tr className="ends">
      <th scope="row">
        <b dir="auto">{title}</b>
        {note !== "" && <span className="block text-ink-2 text-xs max-sm:hidden">{note}</span>}
      </th>
      {columns.map(({ key }) => (
        <td key={key} dir="auto">
          {excerpt(words.get(key) ?? "not known", endLength)}
        </td>
      ))}
      <td />
    </tr>
  );
}

function Cell({ cell: { count, objecting, of, href } }: { cell: MatrixCell }) {
  if (count === 0)
    return (
      <>
        <span aria-hidden="true">·</span>
        <span className="sr-only">not raised</span>
      </>
    );
  const inside = (
    <>
      {`${count}/${of}`}
      <Objections count={objecting} />
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

/** In how many interviews something was an objection; nothing where in none. */
function Objections({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span aria-hidden="true" className="objections">{`×${count}`}</span>
      <span className="sr-only">{`, ${count} as an objection`}</span>
    </>
  );
}

/** What the marks mean, with one of the table's own cells as an example. */
function MatrixKey({ columns, rows }: Pick<Props, "columns" | "rows">) {
  const cells = rows.flatMap(({ title, cells }) => cells.map((cell) => ({ title, ...cell })));
  const example = cells.find(({ objecting }) => objecting > 0) ?? cells.find(({ count }) => count > 0);
  const name = columns.find(({ key }) => key === example?.key)?.name;
  if (example === undefined || name === undefined) return null;
  const { title, count, of, objecting } = example;
  return (
    <div className="text-ink-2 text-sm">
      <p dir="auto">
        {`${count}/${of}: ${name} raised “${title}” in ${count} of ${plural(of, "interview")}`}
        {objecting > 0 && (
          <>
            {"; "}
            <span className="objections">{`×${objecting}`}</span>
            {`: in ${objecting} of these as an objection`}
          </>
        )}
        .
      </p>
    </div>
  );
}
