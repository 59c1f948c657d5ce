/** The home page's search: a GET form to the list of tools. */
export function HomeSearch({ tools }: { tools: string }) {
  return (
    <search>
      <form action="/tools" className="max-w-2xl">
        <label htmlFor="home-q" className="mb-1.5 block font-semibold">
          Search {tools} by name or by what you need done
        </label>
        <div className="flex">
          <input
            id="home-q"
            type="search"
            name="q"
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
