export type Side = "for" | "against" | "both" | "none";
export type MatrixCell = { key: string; side: Side; count: number; of: number; href: string | null };
export type MatrixRow = {
  key: string;
  id?: string;
  title: string;
  about: string | null;
  cells: MatrixCell[];
  total: string;
};
type Props = { caption: string; corner: string; columns: { key: string; name: string }[]; rows: MatrixRow[] };

const words = {
  for: "raised, no objection",
  against: "raised as an objection",
  both: "raised, and as an objection",
  none: "not raised",
} as const;
const shapes = { for: "M0-6L6 0L0 6L-6 0Z", both: "M0-6L6 0L0 6Z", against: "", none: "" } as const;

/** Themes by personas: who raised what, on which side, with a way to the words from each cell. */
export function SideMatrix({ caption, corner, columns, rows }: Props) {
  return (
    <div className="space-y-2">
      <table className="w-full border-hairline border-b text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="py-1 pe-2 text-start font-normal text-ink-2">
              {corner}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="px-1 py-1 text-center font-semibold">
                <span dir="auto" className="max-sm:hidden">
                  {name}
                </span>
                <span aria-hidden="true" className="sm:hidden">
                  {name.split(" ")[0]}
                </span>
              </th>
            ))}
            <th scope="col" className="py-1 ps-2 text-end font-normal text-ink-2">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, title, about, cells, total }) => (
            <tr key={key} id={id} className="border-hairline border-t">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                <b dir="auto" className="wrap-anywhere">
                  {title}
                </b>
                {about !== null && (
                  <span dir="auto" className="wrap-anywhere block text-ink-2 max-sm:hidden">
                    {about}
                  </span>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={cell.key} className="text-center">
                  <Cell cell={cell} name={columns[at]!.name} title={title} />
                </td>
              ))}
              <td className="py-1.5 ps-2 text-end tabular-nums">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MatrixKey />
    </div>
  );
}

function Cell({ cell: { side, count, of, href }, name, title }: { cell: MatrixCell; name: string; title: string }) {
  if (side === "none")
    return (
      <span className="text-ink-2">
        <span aria-hidden="true">·</span>
        <span className="sr-only">{words.none}</span>
      </span>
    );
  const label = `${name}, ${title}: ${words[side]}, in ${count} of ${of}`;
  const inside = (
    <>
      <SideMark side={side} />
      <span aria-hidden="true" className="text-xs tabular-nums">
        {count}/{of}
      </span>
    </>
  );
  const box = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5";
  if (href === null)
    return (
      <span className={box}>
        {inside}
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <a href={href} aria-label={label} className={`${box} decoration-hairline`}>
      {inside}
    </a>
  );
}

function SideMark({ side }: { side: Side }) {
  return (
    <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true" className="shrink-0">
      <path d="M0-6L6 0L0 6L-6 0Z" strokeWidth="1.5" className="fill-paper stroke-synthetic" />
      {shapes[side] !== "" && <path d={shapes[side]} className="fill-synthetic" />}
    </svg>
  );
}

function MatrixKey() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
      {(["for", "both", "against"] as const).map((side) => (
        <li key={side} className="inline-flex items-center gap-1.5">
          <SideMark side={side} />
          {words[side]}
        </li>
      ))}
      <li>2/3: in 2 of the persona’s 3 interviews</li>
    </ul>
  );
}
