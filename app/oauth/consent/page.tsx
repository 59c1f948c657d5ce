import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { OnwardLink, PageLink } from "#components/chrome/page-names.tsx";
import { ConsentForm } from "#components/connector/consent-form.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { documentHost, isOnOwnComputer, receiverOf } from "#lib/connector/client-metadata.ts";
import { requestMinutes } from "#lib/connector/contract.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { readRequest, readRequestOperation } from "./read-request.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Connect a client", robots: { index: false, follow: false } };

export default async function ConsentPage({ searchParams }: Props) {
  const request = [(await searchParams).request].flat()[0] ?? "";
  const cookie = (await headers()).get("cookie") ?? "";
  const result = await load(readRequestOperation, readRequest, { request, cookie });
  if (result instanceof AppError) return <NotMade error={result} />;
  const { waiting, person, allowed } = result;
  if (waiting === null) return <NothingWaits />;
  if (person === null) redirect("/sign-in");
  const { client_id, client_name, redirect_uri, scopes } = waiting;
  return (
    <ConsentForm
      request={request}
      person={person}
      client={{
        name: client_name,
        host: documentHost(client_id),
        receiver: receiverOf(redirect_uri),
        isOnOwnComputer: isOnOwnComputer(redirect_uri),
      }}
      scopes={scopes}
      allowed={allowed}
    />
  );
}

function NothingWaits() {
  return (
    <div className="max-w-prose space-y-6">
      <h1>No client waits to be connected</h1>
      <p>
        Its request was decided, is older than {requestMinutes} minutes, or was shown to another person. Begin again in
        the client.
      </p>
      <p>
        <PageLink to="/account" /> · <OnwardLink to="/" />
      </p>
    </div>
  );
}
