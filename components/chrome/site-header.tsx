import { operatorName } from "#components/operator/operator-head.tsx";
import { SearchField, searchLabel } from "#components/search/search-box.tsx";
import { serviceName } from "#lib/contract.ts";
import { demoName } from "#lib/format.ts";
import { pageNames } from "./page-names.tsx";

/** Each part's first page, its name, and where else its pages are. */
const parts = [
  ["/tools", pageNames["/tools"], "/reviews", "/compare"],
  ["/questions", pageNames["/questions"], "/ask"],
  ["/research", "Research", "/studies", "/report", "/personas", "/simulate"],
  ["/activity", pageNames["/activity"]],
  ["/docs", "Docs"],
  ["/account", "Account", "/sign-in"],
] as const;

/** The head of every page: the wordmark, the ways in, and a search that needs no script. */
export function SiteHeader({ isOperator, path }: { isOperator: boolean; path: string | null }) {
  const first = path?.match(/^\/[^/]*/)?.[0] ?? "";
  return (
    <header data-screen-only="" className="border-hairline border-b">
      <div className="page flex flex-wrap items-center gap-x-4 py-2 sm:gap-x-6">
        <a href="/" className="flex min-h-touch items-center gap-2.5 font-bold text-lg no-underline">
          <IntervalGlyph />
          {serviceName}
        </a>
        {/* Each part begins where the one before it ends, as a browser may paint them one by one. */}
        <nav
          aria-label="Main"
          className="flex flex-wrap gap-x-1 max-lg:order-last max-lg:basis-full max-sm:justify-between max-sm:text-xs sm:gap-x-5"
        >
          {[...parts, ...(isOperator ? [["/operator", operatorName] as const] : [])].map(([href, name, ...others]) => (
            <a
              key={href}
              href={href}
              aria-current={[href, ...others].some((place) => place === first) ? "page" : undefined}
              className="flex min-h-touch items-center aria-[current]:font-bold aria-[current]:no-underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <search className="ms-auto min-w-36 max-w-80 flex-1 basis-0">
          <form action="/search">
            <SearchField
              aria-label={searchLabel}
              placeholder="Search"
              className="text-sm placeholder:text-ink-2 max-sm:px-2"
              submit={
                <>
                  <svg
                    viewBox="0 0 16 16"
                    width="16"
                    height="16"
                    aria-hidden="true"
                    className="fill-none stroke-current"
                  >
                    <path d="M10.5 10.5L15 15M12 6.5A5.5 5.5 0 1 1 1 6.5A5.5 5.5 0 1 1 12 6.5" strokeWidth="2" />
                  </svg>
                  <span className="sr-only">Search</span>
                </>
              }
              button="quiet-button px-3"
            />
          </form>
        </search>
      </div>
    </header>
  );
}

/** The signature mark: an interval on a rule, with the value as a dot. */
function IntervalGlyph() {
  return (
    <svg viewBox="0 0 32 16" width="32" height="16" aria-hidden="true">
      <path d="M2 8H30M2 3V13M30 3V13" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="19" cy="8" r="5" className="fill-firsthand stroke-paper" strokeWidth="1.5" />
    </svg>
  );
}

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-10 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
    >
      Skip to the content
    </a>
  );
}

/** Marks every page of generated data as generated; stays visible while the page scrolls. */
export function DemoBanner({ sentence }: { sentence: string }) {
  return (
    <aside
      aria-label={demoName}
      className="demo-banner sticky top-0 z-5 border-ink border-b-2 bg-inset px-4 py-2 text-center font-semibold text-xs sm:px-6 sm:text-balance sm:text-sm"
    >
      {sentence}
    </aside>
  );
}
