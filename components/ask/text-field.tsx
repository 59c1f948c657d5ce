"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** A field's text, its length in code points, and the server's faults. */
export type Field = {
  name: string;
  label: string;
  hint: string;
  value: string;
  rows?: number;
  minimum: number;
  maximum: number;
  faults: string[];
};

type Props = Field & { onText?: (text: string) => void; children?: ReactNode };

/** A field that counts as the server counts. Without script it states its limits, and the server counts. */
export function TextField({ name, label, hint, value, rows, minimum, maximum, faults, onText, children }: Props) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const change = (typed: string) => {
    setText(typed);
    onText?.(typed);
  };
  // Counts text that the browser restored, or that was typed before the script ran.
  useEffect(() => setText(field.current!.value), []);

  const length = [...text.trim()].length;
  const isOff = length > maximum || (length > 0 && length < minimum);
  const shared = {
    id: name,
    name,
    defaultValue: value,
    "aria-describedby": `${name}-hint${faults.length > 0 ? ` ${name}-faults` : ""}`,
    "aria-invalid": faults.length > 0 || undefined,
    className: "control w-full py-2",
    dir: "auto",
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  } as const;
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      {rows === undefined ? (
        <input ref={field} {...shared} autoComplete="off" />
      ) : (
        <textarea ref={field} {...shared} rows={rows} />
      )}
      <p id={`${name}-hint`} className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-2 text-sm">
        <span>{hint}</span>
        <span className={`tabular-nums ${isOff ? "font-semibold text-ink" : ""}`}>
          {length} characters ({minimum} to {maximum}){isOff && (length > maximum ? ": too long" : ": too short")}
        </span>
      </p>
      <FaultList id={`${name}-faults`} faults={faults} />
      {children}
    </div>
  );
}

/** The server's faults of a field. */
export function FaultList({ id, faults }: { id: string; faults: string[] }) {
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
