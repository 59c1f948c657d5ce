import { ExternalLink } from "#components/text/external-link.tsx";

/** The addresses in a post, each with its host visible; none is endorsed. */
export function LinkList({ links }: { links: string[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="space-y-1 text-sm">
      {links.map((href) => (
        <li key={href} className="wrap-anywhere">
          <ExternalLink href={href}>{href.replace(/^https?:\/\//i, "")}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
