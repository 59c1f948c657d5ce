type Props = { label: string; action?: "/tools" | "/search"; q?: string };

/** A page's main search: a GET form to the list of tools, or to everything that is published. */
export function SearchBox({ label, action = "/tools", q }: Props) {
  return (
    <search>
      <form action={action} className="max-w-2xl">
        <label htmlFor="main-q" className="mb-1.5 block font-semibold">
          {label}
        </label>
        <div className="flex">
          <input
            id="main-q"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            className="control min-h-14 min-w-0 flex-1 rounded-e-none text-lg"
          />
          <button type="submit" className="button -ms-px rounded-s-none px-5">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
