const shorthands = new Map([
  ["github", "github.com"],
  ["gitlab", "gitlab.com"],
  ["bitbucket", "bitbucket.org"],
]);

/**
 * The https address of a repository in any spelling: git+https, http, ssh://git@host/…, git@host:…, git://…,
 * github:owner/name, or without a scheme. Null for anything else.
 */
export function repositoryAddress(written: string): string | null {
  const text = written.trim().replace(/^git\+/i, "");
  const [, shorthand = "", named = ""] = /^(github|gitlab|bitbucket):([^/:@]+\/[^/:@]+)$/i.exec(text) ?? [];
  if (named !== "") return httpsAddress(`${shorthands.get(shorthand.toLowerCase())}/${named}`);
  const [, host = "", path = ""] = /^(?:[\w.-]+@)([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(text) ?? [];
  if (host !== "") return httpsAddress(`${host}/${path}`);
  const [, scheme = "", rest = text] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (scheme === "") return /^[\w-]+(\.[\w-]+)+\/./.test(rest) ? httpsAddress(rest) : null;
  if (/^https?$/i.test(scheme)) return httpsAddress(rest);
  // The user of a git address is not a login, and its port is not that of the site.
  return /^(ssh|git)$/i.test(scheme) ? httpsAddress(rest.replace(/^[^@/]*@/, "").replace(/^([^/:]+):\d+/, "$1")) : null;
}

function httpsAddress(rest: string): string | null {
  const url = URL.parse(`https://${rest}`);
  return url === null || url.username !== "" || url.password !== ""
    ? null
    : `https://${rest.replace(/\.git\/*$/i, "")}`;
}
