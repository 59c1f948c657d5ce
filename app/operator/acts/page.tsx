import { NothingYet, Rows } from "#components/operator/rows.tsx";
import { listActs } from "#lib/console/overview.ts";
import { minute } from "#lib/format.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/acts");

export default operatorPage({
  at: "/operator/acts",
  read: (_, { from }) => listActs(fromRow(from)),
  body: (acts) => (
    <>
      {acts.rows.length === 0 && <NothingYet />}
      <Rows of={acts} href={(from) => `/operator/acts?from=${from}`}>
        {({ at, actor, act, target, link_by }) => (
          <li key={`${at} ${act} ${target}`} className="wrap-anywhere border-hairline border-t py-2 text-sm">
            {minute(at)}, <code>{actor}</code>
            {link_by !== null && <>, by a link of {link_by}</>}: {act}
            {target !== null && !act.includes(target) && (
              <>
                , <code>{target}</code>
              </>
            )}
          </li>
        )}
      </Rows>
    </>
  ),
});
