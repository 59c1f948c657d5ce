import { IntervalGlyph } from "#components/marks/interval-glyph.tsx";

/** The head of every page: the wordmark, the ways in, and a search that needs no script. */
export function SiteHeader() {
  return (
    <header data-screen-only="" className="border-hairline border-b">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 sm:gap-x-6 py-2 sm:px-6">
        <a href="/" className="flex min-h-11 items-center gap-2.5 font-bold text-lg no-underline">
          <IntervalGlyph />
          Touchstone
        </a>
        <nav aria-label="Main" className="ms-auto flex gap-3 max-sm:text-sm sm:order-last sm:ms-0 sm:gap-5">
          <a href="/tools" className="flex min-h-11 items-center">
            Tools
          </a>
          {/* On narrow pages Reviews and Docs would not fit; the footer has them too. */}
          <a href="/reviews" className="flex min-h-11 items-center max-lg:hidden">
            Reviews
          </a>
          <a href="/questions" className="flex min-h-11 items-center">
            Questions
          </a>
          <a href="/activity" className="flex min-h-11 items-center">
            Activity
          </a>
          <a href="/docs" className="flex min-h-11 items-center max-[26rem]:hidden">
            Docs
          </a>
        </nav>
        {/* A page with its own search needs no second one. */}
        <search className="max-sm:[body:has(main_search)_&]:hidden sm:[body:has(main_search)_&]:invisible basis-full pb-2 sm:ms-auto sm:max-w-80 sm:flex-1 sm:basis-0 sm:pb-0">
          <form action="/tools" className="flex">
            <input
              type="search"
              name="q"
              aria-label="Search all tools"
              placeholder="Tool or task"
              maxLength={200}
              className="control min-w-0 flex-1 rounded-e-none text-sm placeholder:text-ink-2"
            />
            <button type="submit" className="quiet-button -ms-px rounded-s-none text-sm">
              Search
            </button>
          </form>
        </search>
      </div>
    </header>
  );
}
