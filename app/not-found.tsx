import type { Metadata } from "next";
import { connection } from "next/server";
import { notFoundMetadata } from "#components/chrome/page-metadata.ts";
import { NothingHere } from "#components/text/not-made.tsx";
import { currentRequestId } from "#lib/net/named-response.ts";

export const metadata: Metadata = { title: notFoundMetadata.title };

export default async function NotFound() {
  // Made for each request, whose id it says.
  await connection();
  return <NothingHere request_id={currentRequestId()} />;
}
