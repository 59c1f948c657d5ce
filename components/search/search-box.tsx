import type { ComponentProps, ReactNode } from "react";
import { searchSubjects } from "#lib/about/contract.ts";
import { longestSearch } from "#lib/contract.ts";

type Props = { label?: string; q?: string };

export const searchLabel = `Search ${searchSubjects}`;

/** A page's main search: a GET form to everything that is published, or with a label of its own to the list of tools. */
export function SearchBox({ label, q }: Props) {
  return (
    <search>
      <form action={label === undefined ? "/search" : "/tools"} className="max-w-2xl">
        <label htmlFor="main-q" className="mb-1.5 block font-semibold">
          {label ?? searchLabel}
        </label>
        <SearchField id="main-q" defaultValue={q} className="min-h-14 text-lg" submit="Search" button="button px-5" />
      </form>
    </search>
  );
}

type FieldProps = ComponentProps<"input"> & { submit: ReactNode; button: string };

/** The words of a search, and the button joined to them, with the looks of each. */
export function SearchField({ submit, button, className = "", ...own }: FieldProps) {
  const looks = `control min-w-0 flex-1 rounded-e-none ${className}`;
  return (
    <div className="flex">
      <input type="search" name={"q" satisfies keyof Props} maxLength={longestSearch} className={looks} {...own} />
      <button type="submit" className={`-ms-px rounded-s-none ${button}`}>
        {submit}
      </button>
    </div>
  );
}
