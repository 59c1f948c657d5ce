import type { ReactNode } from "react";
import { hostOf } from "#lib/format.ts";

type Target = { href: string; byStranger?: boolean; children?: ReactNode };

/** A link that leaves the site and names its host; an address that is not http(s) stays plain text. */
export function ExternalLink({ href, byStranger = true, children }: Target) {
  const host = hostOf(href);
  if (host === null) return <span className="identifier">{href}</span>;
  return (
    <>
      <a
        href={href}
        rel={byStranger ? "nofollow ugc noopener noreferrer" : "noopener noreferrer"}
        className="wrap-anywhere"
      >
        {children ?? host}
      </a>
      {children !== undefined && <span className="text-ink-2"> ({host})</span>}
    </>
  );
}
