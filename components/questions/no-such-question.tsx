/** Shown for a question that does not exist or was removed, in the service's own words, with links onwards. */
export function NoSuchQuestion({ message }: { message: string }) {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl sm:text-3xl">No question is published at this address</h1>
      <p className="wrap-anywhere max-w-prose">{message}</p>
      <search>
        <form action="/questions" className="max-w-2xl">
          <label htmlFor="other-q" className="mb-1.5 block font-semibold">
            Search the questions
          </label>
          <div className="flex">
            <input
              id="other-q"
              type="search"
              name="q"
              maxLength={200}
              className="control min-w-0 flex-1 rounded-e-none"
            />
            <button type="submit" className="button -ms-px rounded-s-none">
              Search
            </button>
          </div>
        </form>
      </search>
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
