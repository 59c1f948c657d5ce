/** The themes a reader can choose; system follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const labels = { system: "System", light: "Light", dark: "Dark" } as const;

/** The choice of theme: a plain form, so it works without script. */
export function ThemeForm({ theme }: { theme: Theme }) {
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
