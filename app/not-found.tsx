import type { Metadata } from "next";
import { HomeSearch } from "#components/home/home-search.tsx";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
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
