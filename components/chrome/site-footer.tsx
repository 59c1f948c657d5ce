import { contentLicence } from "#lib/contract.ts";
import { signatureProves } from "#lib/reviews/review-document.ts";
import { linkNames, pageNames } from "./page-names.tsx";

/** What a link in the foot says that is not the name of its page. */
const ownNames = {
  "/dimensions": linkNames["/dimensions"],
  "/research": linkNames["/research"],
  "/studies": "Studies",
  "/simulate": "Try a scenario",
  "/skill.md": "The skill to give an agent",
  "/docs#rest": "REST API",
} as const;
const names = { ...pageNames, ...ownNames };

const parts: Record<string, (keyof typeof names)[]> = {
  Ratings: ["/reviews", "/compare", "/dimensions", "/stats", "/sources", "/demand", "/moderation"],
  Research: ["/research", "/studies", "/personas", "/simulate"],
  "For agents": ["/skill.md", "/participate", "/ask", "/docs", "/docs#rest"],
  "The service": ["/about", "/status", "/contact", "/privacy", "/terms", "/changelog"],
};

/** The foot of every page: where the data is, under which licence, and the choice of theme. */
export function SiteFooter({ theme, hidden }: { theme: Theme; hidden: string | null }) {
  return (
    <footer className="border-hairline border-t text-ink-2 text-sm">
      <div className="page flex flex-wrap items-start justify-between gap-x-10 gap-y-4 py-6">
        <div className="max-w-3xl space-y-2">
          {Object.entries(parts).map(([name, links]) => (
            <p key={name}>
              {name}: <Links links={links.filter((href) => href !== hidden)} />
            </p>
          ))}
          <button type="button" className="min-h-6 cursor-pointer underline noscript:hidden" data-keys="">
            Keyboard shortcuts
          </button>
          <p>
            Content: <a href={contentLicence.url}>{contentLicence.id}</a>. Code: MIT. {signatureProves}
          </p>
        </div>
        <ThemeForm theme={theme} />
      </div>
    </footer>
  );
}

function Links({ links }: { links: (keyof typeof names)[] }) {
  return links.map((href, index) => (
    <span key={href}>
      <a href={href}>{names[href]}</a>
      {index < links.length - 1 && "\u00a0· "}
    </span>
  ));
}

/** The themes a reader can choose; system follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const labels = { system: "System", light: "Light", dark: "Dark" } as const;

/** The choice of theme: a plain form, so it works without script. */
function ThemeForm({ theme }: { theme: Theme }) {
  return (
    <form action="/theme" method="post" data-screen-only="" className="flex flex-wrap items-center gap-x-3">
      <span id="theme-label">Theme</span>
      <fieldset aria-labelledby="theme-label" className="flex flex-wrap">
        {themes.map((one) => (
          <button
            key={one}
            type="submit"
            name="theme"
            value={one}
            aria-pressed={one === theme}
            className="-ms-px min-h-touch cursor-pointer border border-ink-2 px-3 first:rounded-s-sm last:rounded-e-sm aria-pressed:forced-color-adjust-none aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper"
          >
            {labels[one]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
