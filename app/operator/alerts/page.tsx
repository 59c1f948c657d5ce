import { PastAlert } from "#components/operator/overview.tsx";
import { NothingYet, Rows } from "#components/operator/rows.tsx";
import { listAlerts } from "#lib/console/overview.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/alerts");

export default operatorPage({
  at: "/operator/alerts",
  read: (_, { from }) => listAlerts(fromRow(from)),
  body: (alerts) => (
    <>
      {alerts.rows.length === 0 && <NothingYet />}
      <Rows of={alerts} href={(from) => `/operator/alerts?from=${from}`}>
        {(alert) => <PastAlert key={`${alert.kind} ${alert.began_at}`} {...alert} />}
      </Rows>
    </>
  ),
});
