import { ActList } from "#components/operator/act-list.tsx";
import { listActs } from "#lib/console/overview.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

const title = "What operators did";

export const metadata = metadataOf(title);

export default operatorPage({
  title,
  at: "/operator/acts",
  read: (_, { from }) => listActs(fromRow(from)),
  body: (acts) => <ActList acts={acts} />,
});
