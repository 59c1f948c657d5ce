import { Notice } from "#components/text/notice.tsx";
import { minute } from "#lib/format.ts";

/** What to do about a proxy that hides its clients. */
export function HiddenClients({ proxy, since }: { proxy: string; since: string }) {
  return (
    <Notice title="Clients look alike">
      <p>
        Since {minute(since)} requests have come with <code>X-Forwarded-For</code> from <code>{proxy}</code>, and{" "}
        <code>TRUSTED_PROXY_HOPS</code> is not set. New keys behind that proxy each count as a voice of their own, and
        no search is counted. Set the variable to the number of your proxies that append to the header, or to 0 if there
        is none, and start again.
      </p>
    </Notice>
  );
}
