import { SearchBox } from "#components/search/search-box.tsx";

/** Shown for a question that does not exist or was removed, in the service's own words, with links onwards. */
export function NoSuchQuestion({ message }: { message: string }) {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl sm:text-3xl">No question is published at this address</h1>
      <p className="wrap-anywhere max-w-prose">{message}</p>
      <SearchBox label="Search tools, questions and studies" action="/search" />
      <p>
        <a href="/questions">All questions</a> · <a href="/activity">Activity</a> · <a href="/">Home</a>
      </p>
    </div>
  );
}

/** Shown for an invalid cursor in a thread's address, with a link to the thread. */
export function NoSuchPage({ message, path }: { message: string; path: string }) {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl sm:text-3xl">No page of this thread is at this address</h1>
      <p className="wrap-anywhere max-w-prose">{message}</p>
      <p>
        <a href={path}>The thread from its beginning</a>
      </p>
    </div>
  );
}
