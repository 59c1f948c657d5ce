import { JobList } from "#components/operator/job-list.tsx";
import { listDeliveries, listStudies } from "#lib/console/overview.ts";
import { reading } from "#lib/console/reading.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/jobs");

export default operatorPage({
  at: "/operator/jobs",
  read: async (_, { studies, webhooks }) => ({
    studies: await reading(() => listStudies(fromRow(studies))),
    deliveries: await reading(() => listDeliveries(fromRow(webhooks))),
  }),
  body: (lists, { sent }) => <JobList {...lists} sent={sent} />,
});
