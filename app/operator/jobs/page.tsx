import { JobList } from "#components/operator/job-list.tsx";
import { readEach } from "#lib/console/now.ts";
import { listDeliveries, listStudies } from "#lib/console/overview.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/jobs");

export default operatorPage({
  at: "/operator/jobs",
  read: (_, { studies, webhooks }) =>
    readEach({
      studies: () => listStudies(fromRow(studies)),
      deliveries: () => listDeliveries(fromRow(webhooks)),
    }),
  body: (lists, { sent }) => <JobList {...lists} sent={sent} />,
});
