import { type ActivityQuery, activityHref, kinds, kindWords } from "#components/activity/activity-href.ts";

/** The kinds of activity as links, the chosen one marked. */
export function KindFilter({ asked }: { asked: ActivityQuery }) {
  return (
    <nav aria-label="Kinds of activity" data-screen-only="">
      <ul className="flex flex-wrap gap-2">
        {(["all", ...kinds] as const).map((kind) => (
          <li key={kind}>
            <a
              href={activityHref({ ...asked, kind })}
              aria-current={asked.kind === kind ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-sm border border-ink-2 px-3 no-underline aria-[current]:forced-color-adjust-none aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
            >
              {kind === "all" ? "All" : kindWords[kind].many}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
