import type { ReactNode } from "react";
import { OnwardLink, PageLink } from "#components/chrome/page-names.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import { nothingLost } from "#components/text/page-failure.ts";
import { Points } from "#components/text/points.tsx";
import { type AppError, Removed, requestIdHeader } from "#lib/errors.ts";
import { RequestId } from "./identifier.tsx";

/** Shown for a page that does not exist, or that cannot be made while storage is away. */
export function NotMade({ error }: { error: AppError }) {
  if (error.code === "storage_unavailable")
    return <StorageAway why={error.message.split(". ")[0]!} request_id={error.headers[requestIdHeader]} />;
  if (error instanceof Removed) return <WasRemoved message={error.message} />;
  return <NothingHere near={error.extras.near} request_id={error.headers[requestIdHeader]} />;
}

type Nothing = { near?: string[] | undefined; request_id?: string | undefined };

type DeadEnd = { title: string; request_id?: string | undefined; children: ReactNode };

/** A page without what its address is for: why, ways on, and the id under which the request is in the log. */
export function DeadEnd({ title, request_id, children }: DeadEnd) {
  return (
    <div className="space-y-6 [&>p]:max-w-prose">
      <h1>{title}</h1>
      {children}
      {request_id !== undefined && <RequestId id={request_id} />}
    </div>
  );
}

/** Links onwards from an address without content. */
export function NothingHere({ near = [], request_id }: Nothing) {
  return (
    <DeadEnd title="Nothing is published at this address" request_id={request_id}>
      <p>
        The address was mistyped, or nothing was ever published at it. What is published is never moved; what was
        removed is in the <PageLink to="/moderation" isInText />.
      </p>
      <NearTools ids={near} hrefOf={(tool_id) => `/tools/${tool_id}`} />
      <SearchBox />
      <p>
        <OnwardLink to="/tools" /> · <PageLink to="/questions" /> · <a href="/studies">Studies</a> ·{" "}
        <OnwardLink to="/" />
      </p>
    </DeadEnd>
  );
}

/** Links to the tools that an id may have meant; nothing without any. */
export function NearTools({ ids, hrefOf }: { ids: string[]; hrefOf: (tool_id: string) => string }) {
  if (ids.length === 0) return null;
  return (
    <div>
      <p>You may have meant:</p>
      <Points
        of={ids.map((tool_id) => (
          <a key={tool_id} href={hrefOf(tool_id)}>
            {tool_id}
          </a>
        ))}
        className="ps-5 [&>li]:py-0.5"
      />
    </div>
  );
}

function WasRemoved({ message }: { message: string }) {
  return (
    <DeadEnd title="Removed by the operator">
      <p className="user-text">{message}</p>
      <p>
        <PageLink to="/moderation" /> · <OnwardLink to="/tools" /> · <OnwardLink to="/" />
      </p>
    </DeadEnd>
  );
}

function StorageAway({ why, request_id }: { why: string; request_id: string | undefined }) {
  return (
    <DeadEnd title={why} request_id={request_id}>
      <p>{nothingLost} Load this page again in a few seconds; it will be back by itself.</p>
      <p>
        <OnwardLink to="/status" /> · <OnwardLink to="/" />
      </p>
    </DeadEnd>
  );
}
