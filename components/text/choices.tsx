import { FaultList } from "#components/text/field.tsx";

type Props = {
  name: string;
  legend: string;
  /** Each value with its words. */
  options: [value: string, words: string][];
  chosen: string;
  required?: boolean;
  faults?: string[] | undefined;
};

/** One of a few values, all of them in sight. */
export function Choices({ name, legend, options, chosen, required = false, faults }: Props) {
  return (
    <fieldset aria-describedby={faults ? `${name}-faults` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value} className="flex min-h-touch items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            required={required}
            defaultChecked={value === chosen}
            className="size-5 shrink-0 accent-ink"
          />
          {words}
        </label>
      ))}
      <FaultList id={`${name}-faults`} faults={faults} />
    </fieldset>
  );
}
