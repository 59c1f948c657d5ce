import { FlowList } from "#components/operator/flow-list.tsx";
import { connectorPath } from "#lib/connector/contract.ts";
import { listFlows } from "#lib/connector/flows.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/connector");

export default operatorPage({
  title: "Clients of the research connector",
  at: "/operator/connector",
  read: (_, { from }) => listFlows(fromRow(from)),
  body: (flows) => (
    <>
      <p className="max-w-prose">
        What each client last did at <code>{connectorPath}</code>, step by step, and why it stopped: hosted chat clients
        fail without a word. <code>npm run touchstone -- doctor --connector</code> takes the same steps against this
        service.
      </p>
      <FlowList flows={flows} />
    </>
  ),
});
