import type { Metadata } from "next";
import { FlowList } from "#components/operator/flow-list.tsx";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { connectorPath } from "#lib/connector/contract.ts";
import { listFlows } from "#lib/connector/flows.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Connected clients", robots: { index: false, follow: false } };

export default async function ConnectorPage() {
  const result = await loadForOperator(listFlows);
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="Clients of the research connector" at="/operator/connector" />
      <p className="max-w-prose">
        What each client last did at <code>{connectorPath}</code>, step by step, and why it stopped: hosted chat clients
        fail without a word. <code>npm run touchstone -- doctor --connector</code> takes the same steps against this
        service.
      </p>
      <FlowList flows={result} />
    </div>
  );
}
