import type { ComponentProps, ReactNode } from "react";
import { longestSearch } from "#lib/contract.ts";

type Props = { label: string; action?: "/tools" | "/search"; q?: string };

/** A page's main search: a GET form to the list of tools, or to everything that is published. */
export function SearchBox({ label, action = "/tools", q }: Props) {
  return (
    <search>
      <form action={action} className="max-w-2xl">
        <label htmlFor="main-q" className="mb-1.5 block font-semibold">
          {label}
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
      <input type="search" name="q" maxLength={longestSearch} className={looks} {...own} />
      <button type="submit" className={`-ms-px rounded-s-none ${button}`}>
        {submit}
      </button>
    </div>
  );
}
