import { excerpt, plural } from "#lib/format.ts";
import "./side-matrix.css";

export type Side = "for" | "against" | "both" | "none";
export type MatrixCell = { key: string; side: Side; count: number; of: number; href: string | null };
export type MatrixRow = {
  id: string;
  title: string;
  about: string | null;
  cells: MatrixCell[];
  total: number;
  of: number;
};
type Props = {
  caption: string;
  corner: string;
  columns: { key: string; name: string; role: string }[];
  rows: MatrixRow[];
};

/** A role takes a line or two above its column; the personas' page has all of it. */
const roleLength = 44;

const words = {
  for: "raised, no objection",
  against: "raised as an objection",
  both: "raised, at times as an objection",
  none: "not raised",
} as const;

/** Themes by personas: who raised what, on which side, with a way to the words from each cell. */
export function SideMatrix({ caption, corner, columns, rows }: Props) {
  return (
    <div className="space-y-2">
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
                <b className="sm:hidden">{name.split(" ")[0]}</b>
                <span dir="auto">{excerpt(role, roleLength)}</span>
              </th>
            ))}
            <th scope="col">Raised in</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, about, cells, total, of }) => (
            <tr key={id} id={id}>
              <th scope="row">
                <b dir="auto">{title}</b>
                {about !== null && <span dir="auto">{about}</span>}
              </th>
              {cells.map((cell) => (
                <td key={cell.key}>
                  <Cell cell={cell} />
                </td>
              ))}
              <td>
                {total} of {of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MatrixKey columns={columns} rows={rows} />
    </div>
  );
}

function Cell({ cell: { side, count, of, href } }: { cell: MatrixCell }) {
  if (side === "none")
    return (
      <>
        <span aria-hidden="true">·</span>
        <span className="sr-only">{words.none}</span>
      </>
    );
  const inside = (
    <>
      {`${count}/${of}`}
      <span className="sr-only">{` ${words[side]}`}</span>
    </>
  );
  const look = `side ${side}`;
  return href === null ? (
    <span className={look}>{inside}</span>
  ) : (
    <a href={href} className={look}>
      {inside}
    </a>
  );
}

/** What the marks mean, with one of the table's own cells as an example. */
function MatrixKey({ columns, rows }: Pick<Props, "columns" | "rows">) {
  const used = new Set(rows.flatMap(({ cells }) => cells.map(({ side }) => side)));
  const [row] = rows;
  const cell = row?.cells.find(({ side }) => side !== "none");
  const name = columns.find(({ key }) => key === cell?.key)?.name;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm">
      {(["for", "both", "against"] as const)
        .filter((side) => used.has(side))
        .map((side) => (
          <li key={side} className={`side ${side}`}>
            {side === "for" ? `No mark: ${words.for}` : words[side]}
          </li>
        ))}
      {cell !== undefined && name !== undefined && (
        <li dir="auto">{`${cell.count}/${cell.of}: ${name} raised “${row!.title}” in ${cell.count} of ${plural(cell.of, "interview")}`}</li>
      )}
      <li>An objection is marked even where its interview leans in favour; findings count how interviews lean</li>
    </ul>
  );
}
