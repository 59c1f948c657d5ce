import { Section } from "#components/text/section.tsx";
import { day } from "#lib/format.ts";

/** The tools that a review had listed and an editor confirmed, newest first; nothing while there are none. */
export function ConfirmedTools({ tools }: { tools: { tool_id: string; confirmed_at: string }[] }) {
  if (tools.length === 0) return null;
  return (
    <Section id="confirmed" title="Tools that an editor confirmed" className="max-w-prose space-y-3">
      <p className="mb-2">
        A review had listed them. <a href="/dimensions#listing">What that changes</a>
      </p>
      <ul className="border-hairline border-b">
        {tools.map(({ tool_id, confirmed_at }) => (
          <li key={tool_id} className="flex flex-wrap justify-between gap-x-4 border-hairline border-t py-2">
            <a href={`/tools/${tool_id}`} className="wrap-anywhere">
              {tool_id}
            </a>
            <time dateTime={confirmed_at}>{day(confirmed_at)}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
