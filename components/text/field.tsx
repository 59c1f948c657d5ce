import type { ComponentProps, ReactNode } from "react";

type Frame = {
  /** Its id, where the page has another field of this name. */
  id?: string;
  name: string;
  label: ReactNode;
  /** What to write, below the field. */
  hint?: ReactNode;
  faults?: string[] | undefined;
};

/** A line of text under its label, with what to write there and what was wrong with it. */
export function Field(frame: Frame & ComponentProps<"input">) {
  return (
    <Labelled frame={frame}>
      {(own) => <input dir="auto" autoComplete="off" className="control w-full" {...own} />}
    </Labelled>
  );
}

/** A text of several lines under its label. */
export function TextArea(frame: Frame & ComponentProps<"textarea">) {
  return (
    <Labelled frame={frame}>{(own) => <textarea dir="auto" className="control block w-full py-2" {...own} />}</Labelled>
  );
}

type Options = { options: readonly (readonly [value: string, words: string])[] };

/** One of a few values under its label, each by its words. */
export function Select({ options, ...frame }: Frame & Options & ComponentProps<"select">) {
  return (
    <Labelled frame={frame}>
      {(own) => (
        <select className="control w-full" {...own}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** The button that sends a form; a quiet one where another act comes first. */
export function Submit({ isQuiet = false, ...own }: { isQuiet?: boolean } & ComponentProps<"button">) {
  return <button type="submit" className={isQuiet ? "quiet-button" : "button"} {...own} />;
}

/** What the server found wrong with a field. */
export function FaultList({ id, faults = [] }: { id: string; faults: string[] | undefined }) {
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="mt-1 border-ink border-s-4 ps-3 text-sm">
      {faults.map((fault) => (
        <li key={fault} className="wrap-anywhere">
          {fault}
        </li>
      ))}
    </ul>
  );
}

type LabelledProps = { frame: Frame; children: (own: object) => ReactNode };

function Labelled({ frame: { label, hint, faults = [], ...own }, children }: LabelledProps) {
  const id = own.id ?? own.name;
  const by = [hint !== undefined && `${id}-hint`, faults.length > 0 && `${id}-faults`].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ ...own, id, "aria-describedby": by || undefined, "aria-invalid": faults.length > 0 || undefined })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults} />
    </div>
  );
}
