/** Hosts whose addresses begin with a repository's owner and name. */
export const codeHosts = new Set(["github.com", "gitlab.com", "bitbucket.org", "codeberg.org"]);

/**
 * A web address in a form in which two spellings of one place are equal: without scheme, "www.", ".git", query and last
 * slash. A folder inside a repository is a separate place: github.com/owner/name#folder. Null for anything but an
 * address.
 */
export function toolAddress(address: string, subfolder = ""): string | null {
  const url = URL.parse(address.trim().replace(/^git\+/i, ""));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.host.replace(/^www\./, "");
  const path = url.pathname.replace(/\/+$/, "").replace(/\.git$/i, "");
  if (!codeHosts.has(host)) return `${host}${path}`;
  const [, repository, linked] = /^(\/[^/]+\/[^/]+)(?:\/(?:-\/)?(?:tree|src)(?:\/[^/]+(.*))?)?$/.exec(path) ?? [
    null,
    path,
  ];
  const folder = `${linked ?? ""}/${subfolder}`.split("/").filter((step) => step !== "" && step !== ".");
  const inside = folder.length === 0 ? "" : `#${folder.join("/")}`;
  return `${host}${repository}${inside}`.toLowerCase();
}
