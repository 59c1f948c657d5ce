import type { ReactNode } from "react";
import { FaultList } from "#components/text/field.tsx";

type Props = { id: string; legend: string; faults: string[] | undefined; className?: string; children: ReactNode };

/** A group of choices with its name and its faults. */
export function Fieldset({ id, legend, faults = [], className = "", children }: Props) {
  return (
    <fieldset id={id} aria-describedby={faults.length > 0 ? `${id}-faults` : undefined} className={className}>
      <legend className="mb-2 font-semibold text-lg">{legend}</legend>
      <FaultList id={`${id}-faults`} faults={faults} />
      {children}
    </fieldset>
  );
}
