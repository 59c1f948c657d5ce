import { OnwardLink, PageLink } from "#components/chrome/page-names.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import { DeadEnd } from "#components/text/not-made.tsx";

/** Shown for a question that does not exist or was removed, in the service's own words, with links onwards. */
export function NoSuchQuestion({ message }: { message: string }) {
  return (
    <DeadEnd title="No question is published at this address">
      <p className="wrap-anywhere">{message}</p>
      <SearchBox />
      <p>
        <OnwardLink to="/questions" /> · <PageLink to="/activity" /> · <OnwardLink to="/" />
      </p>
    </DeadEnd>
  );
}

/** Shown for an invalid cursor in a thread's address, with a link to the thread. */
export function NoSuchPage({ message, path }: { message: string; path: string }) {
  return (
    <DeadEnd title="No page of this thread is at this address">
      <p className="wrap-anywhere">{message}</p>
      <p>
        <a href={path}>The thread from its beginning</a>
      </p>
    </DeadEnd>
  );
}
