import { partOf } from "../cut-text.ts";

// Names reserved by RFC 2606 and RFC 6761, private names, and file endings that only look like a domain
// (`icon@2x.png`).

const noDomain =
  /(?:^|\.)(?:example|test|invalid|localhost|local|localdomain|internal|lan|home|corp|onion|png|jpe?g|gif|webp|svg|avif|ico|css|jsx?|tsx?|mjs|cjs|json|ya?ml|toml|xml|html?|txt|csv|log|lock|exe|dll|service|socket|timer|target|mount|slice)$|(?:^|\.)example\.(?:com|org|net|edu|co\.uk)$/i;
const privateRelay = /(?:^|\.)noreply\.github(?:\.com|app\.com)$/i;

// Addresses of a function, not of a person; `git@` appears in clone addresses.
const roles = new Set(
  (
    "abuse accounts admin administrator alerts api billing bounce bounces bugs bug careers community compliance conduct contact " +
    "contactus copyright data-protection dev developer developers developer-support dmca dpo donotreply do-not-reply email " +
    "enquiries enterprise feedback gdpr git github hello help helpdesk hg hi hostmaster info infosec inquiries investors issues " +
    "it jobs legal list lists mail mailer-daemon maintainers marketing media moderator news newsletter no-reply noc noreply " +
    "no_reply notification notifications office oncall ops opensource open-source oss partners partnerships postmaster press " +
    "privacy psirt reply root sales secure security security-alert service services spam status subscribe support svn team " +
    "trust unsubscribe updates usenet uucp webmaster welcome www"
  ).split(" "),
);

/** Whether an address could reach or name a person: no example domain, role, file name or version. */
export function isPersonalEmailAddress(local: string, domain: string): boolean {
  const [role] = local.toLowerCase().split("+");
  if (roles.has(role!) || noDomain.test(domain) || privateRelay.test(domain)) return false;
  // `package@v1.2.x` and `w@x.T` are code.
  if (/^v?\d+\.\d/.test(domain)) return false;
  const ending = partOf(domain, domain.lastIndexOf(".") + 1);
  return ending === ending.toLowerCase() || ending === ending.toUpperCase();
}
