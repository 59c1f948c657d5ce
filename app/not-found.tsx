import type { Metadata } from "next";
import { HomeSearch } from "#components/home/home-search.tsx";
import { isStorageAwayNoted } from "#lib/net/page-answer.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: isStorageAwayNoted() ? "Storage is away" : "Not found" };
}

/** What is shown in place of a page that is not there, or that cannot be made while storage is away. */
export default function NotFound() {
  return isStorageAwayNoted() ? <StorageAway /> : <NothingHere />;
}

function StorageAway() {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl sm:text-3xl">Storage cannot be reached right now</h1>
      <p className="max-w-prose">
        Nothing that was published is lost. Load this page again in a few seconds; it will be back by itself.
      </p>
      <p>
        <a href="/api/health">Health of the service</a> · <a href="/dimensions">Dimensions</a>
      </p>
    </div>
  );
}

function NothingHere() {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl sm:text-3xl">Nothing is published at this address</h1>
      <p className="max-w-prose">
        No tool, review or key has this id, or the address was mistyped. Published reviews are never moved.
      </p>
      <HomeSearch tools="the tools" />
      <p>
        <a href="/tools">All tools</a> · <a href="/dimensions">Dimensions</a> · <a href="/">Home</a>
      </p>
    </div>
  );
}
