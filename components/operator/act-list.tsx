import type { Act, Page } from "#lib/console/contract.ts";
import { minute } from "#lib/format.ts";
import { MoreRows } from "./more-rows.tsx";

/** What operators did, newest first. */
export function ActList({ acts }: { acts: Page<Act> }) {
  return (
    <>
      {acts.rows.length === 0 && <p>Nothing yet.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {acts.rows.map(({ at, actor, act, target }) => (
          <li key={`${at} ${act} ${target}`} className="wrap-anywhere border-hairline border-t py-2 text-sm">
            {minute(at)}, <code>{actor}</code>: {act}
            {target !== null && !act.includes(target) && (
              <>
                , <code>{target}</code>
              </>
            )}
          </li>
        ))}
      </ul>
      <MoreRows page={acts} href={(from) => `/operator/acts?from=${from}`} />
    </>
  );
}
