"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Field, TextArea } from "#components/text/field.tsx";
import { whole } from "#lib/format.ts";

/** A field's text, its length in code points, and the server's faults. */
type CountedField = {
  name: string;
  label: string;
  hint: string;
  value: string;
  rows?: number;
  minimum: number;
  maximum: number;
  faults: string[];
};

type Props = CountedField & { onText?: (text: string) => void; children?: ReactNode };

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
    name,
    label,
    hint: (
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{hint}</span>
        <span className={`tabular-nums ${isOff ? "font-semibold text-ink" : ""}`}>
          {whole(length)} characters ({whole(minimum)} to {whole(maximum)})
          {isOff && (length > maximum ? ": too long" : ": too short")}
        </span>
      </span>
    ),
    faults,
    ref: field,
    defaultValue: value,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  };
  return (
    <div>
      {rows === undefined ? <Field {...shared} /> : <TextArea {...shared} rows={rows} />}
      {children}
    </div>
  );
}
