import { Notice } from "#components/text/notice.tsx";

/** Filters that the service refuses, with its own words and a link back. */
export function Refused({ message }: { message: string }) {
  return (
    <div className="mt-8 max-w-prose">
      <Notice title="These filters cannot be answered">
        <p className="wrap-anywhere">{message}</p>
        <p className="mt-2">
          <a href="/tools">Start again with all tools</a>
        </p>
      </Notice>
    </div>
  );
}
