import type { MouseEvent } from "react";
import { Field, Select, TextArea } from "#components/text/field.tsx";
import { capital } from "#lib/cut-text.ts";
import { besideOptions, closedForms, closedKinds, priceExample } from "#lib/engines/closed-kinds.ts";
import { besideIn, besides, type ClosedDraft, fieldsOf, kindOf, linesIn, needsModel } from "./closed-draft.ts";

type EditProps = {
  action: string;
  onEdit: (event: MouseEvent<HTMLButtonElement>) => void;
  isOff?: boolean;
  focus?: string;
  label?: string;
  children: string;
};

/** A button of the builder: it sends the form where there is no script. */
export function EditButton({ action, onEdit, isOff = false, focus, label, children }: EditProps) {
  return (
    <button
      type="submit"
      name="do"
      value={action}
      formAction="/research#closed"
      formNoValidate
      onClick={onEdit}
      disabled={isOff}
      aria-label={label}
      data-focus={focus}
      className="quiet-button min-h-touch text-sm"
    >
      {children}
    </button>
  );
}

type QuestionProps = {
  draft: ClosedDraft;
  at: number;
  of: number;
  onChange: (changed: Partial<ClosedDraft>) => void;
  onEdit: EditProps["onEdit"];
  faultsOf: (member: string) => string[] | undefined;
  hasModel: boolean;
};

/** A closed question's fields, its preview, and the buttons that move and remove it. */
export function ClosedFields({ draft, at, of, onChange, onEdit, faultsOf, hasModel }: QuestionProps) {
  const kind = kindOf(draft);
  const own: readonly string[] = fieldsOf(kind);
  const field = (member: keyof ClosedDraft, label: string, rows?: number) => (
    <Member
      {...{ member, label, rows, at }}
      value={draft[member]}
      faults={faultsOf(member)}
      isHidden={member !== "text" && !own.includes(member)}
      onChange={(value) => onChange({ [member]: value })}
    />
  );
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-semibold">
        Closed question {at + 1} <span className="font-normal text-ink-2 text-sm">({columnsIn(draft, at)})</span>
      </legend>
      <Select
        className="control max-w-full"
        id={`closed_kind_${at}`}
        name="closed_kind"
        label="Kind of question"
        value={kind}
        options={closedKinds.map((one) => {
          const { is, builtIn = needsModel } = closedForms[one];
          const name = capital(is);
          return [one, hasModel || builtIn === "" ? name : `${name} (${builtIn})`] as const;
        })}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      {field("text", "The question")}
      {field("items", "Things to rate, one in each line", 3)}
      {field(
        "options",
        kind === "scale" || kind === "matrix"
          ? "Answers from the lowest to the highest, one in each line"
          : "Options, one in each line",
        5,
      )}
      <div className="hidden gap-2 has-[label]:grid sm:grid-cols-3">
        {field("at_most", "How many may be chosen at most")}
        {field("unit", "Unit, such as minutes or USD")}
        {field("min", "From")}
        {field("max", "To")}
        {field("at_price", `Price it asks about, as how many times yours, such as ${priceExample}`)}
      </div>
      <Select
        className="control max-w-full"
        id={`closed_beside_${at}`}
        name="closed_beside"
        label="Other answers offered"
        value={draft.beside}
        options={Object.entries(besides).map(([id, [name]]) => [id, name] as const)}
        onChange={({ target }) => onChange({ beside: target.value })}
      />
      <Preview draft={draft} />
      <div className="flex flex-wrap gap-2">
        {(["up", "down"] as const).map((way) => (
          <EditButton
            key={way}
            action={`closed-${way}-${at}`}
            focus={`${at} ${way}`}
            onEdit={onEdit}
            isOff={at === (way === "up" ? 0 : of - 1)}
            label={`Move question ${at + 1} ${way}`}
          >
            {capital(way)}
          </EditButton>
        ))}
        <EditButton action={`closed-remove-${at}`} onEdit={onEdit} label={`Remove question ${at + 1}`}>
          Remove
        </EditButton>
      </div>
    </fieldset>
  );
}

/** What a question is called in results and files; of a matrix each item by itself. */
function columnsIn(draft: ClosedDraft, at: number): string {
  const items = kindOf(draft) === "matrix" ? linesIn(draft.items).length : 0;
  return items === 0 ? `q${at + 1}` : `q${at + 1}_1 to q${at + 1}_${items}`;
}

type MemberProps = {
  member: keyof ClosedDraft;
  label: string;
  rows: number | undefined;
  at: number;
  value: string;
  faults: string[] | undefined;
  isHidden: boolean;
  onChange: (value: string) => void;
};

/** A line or a list of a question; one that its kind has not is sent along, so that what was written is not lost. */
function Member({ member, label, rows, at, value, faults, isHidden, onChange }: MemberProps) {
  const id = `closed_${member}_${at}`;
  const name = `closed_${member}`;
  if (isHidden) return <input type="hidden" name={name} value={value} />;
  const own = { id, name, label, value, faults, "data-focus": `${at} ${member}` };
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  return rows === undefined ? (
    <Field {...own} onChange={change} />
  ) : (
    <TextArea {...own} rows={rows} onChange={change} />
  );
}

/** A question as a respondent meets it. */
function Preview({ draft }: { draft: ClosedDraft }) {
  const kind = kindOf(draft);
  const offered = [
    ...(kind === "number" ? [] : linesIn(draft.options)),
    ...besideIn(draft).map((answer) => besideOptions[answer]),
  ];
  return (
    <details className="disclosure">
      <summary>Preview</summary>
      <div className="space-y-2 text-sm">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {draft.text || "No question yet"}
        </p>
        {kind === "matrix" && <p>{linesIn(draft.items).join(" · ")}</p>}
        {kind === "number" && (
          <p>
            {draft.min || "?"} to {draft.max || "?"} {draft.unit}
          </p>
        )}
        <ul className="list-disc ps-5 empty:hidden">
          {offered.map((option) => (
            <li key={option} dir="auto" className="wrap-anywhere">
              {option}
            </li>
          ))}
        </ul>
        {kind !== "scale" && kind !== "matrix" && kind !== "number" && (
          <p className="text-ink-2">The order of the options is shuffled for each person.</p>
        )}
      </div>
    </details>
  );
}
