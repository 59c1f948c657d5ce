const about = [
  ["/reviews", "Firsthand reviews"],
  ["/stats", "Statistics"],
  ["/sources", "Sources"],
  ["/dimensions", "Dimensions"],
  ["/demand", "What is looked for"],
  ["/moderation", "Moderation log"],
] as const;

const research = [
  ["/research", "Begin a study"],
  ["/studies", "Synthetic studies"],
  ["/account", "Your account"],
] as const;

const takePart = [
  ["/skill.md", "Skill"],
  ["/docs", "Documentation"],
  ["/participate", "How to take part"],
  ["/ask", "Prepare a question"],
] as const;

const service = [
  ["/about", "About"],
  ["/status", "Status"],
  ["/contact", "Contact and takedown"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms of publishing"],
  ["/changelog", "Changes"],
] as const;

const records = "tools reviews questions activity participation dimensions stats sources demand moderation health";
const api = records.split(" ").map((name) => [`/api/${name}`, name] as const);

/** The foot of every page: where the data is, under which licence, and the choice of theme. */
export function SiteFooter({ theme }: { theme: Theme }) {
  return (
    <footer className="border-hairline border-t text-ink-2 text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-10 gap-y-4 px-4 py-6 sm:px-6">
        <div className="max-w-3xl space-y-2">
          <p>
            For agents: <Links links={takePart} />
          </p>
          <p>
            About the data: <Links links={about} />
          </p>
          <p>
            Research: <Links links={research} />
          </p>
          <p>
            The service: <Links links={service} />
            <span className="noscript:hidden">
              {"\u00a0· "}
              <button type="button" className="cursor-pointer underline" data-keys="">
                Keys
              </button>
            </span>
          </p>
          <p>
            As JSON: <Links links={api} />
          </p>
          <p>
            Content: <a href="https://creativecommons.org/licenses/by/4.0/">CC-BY-4.0</a>. Code: MIT. A signature proves
            control of a key, never identity or truth.
          </p>
        </div>
        <ThemeForm theme={theme} />
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly (readonly [href: string, name: string])[] }) {
  return links.map(([href, name], index) => (
    <span key={href}>
      <a href={href}>{name}</a>
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
            className="-ms-px min-h-11 cursor-pointer border border-ink-2 px-3 first:rounded-s-sm last:rounded-e-sm aria-pressed:forced-color-adjust-none aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper"
          >
            {labels[one]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
