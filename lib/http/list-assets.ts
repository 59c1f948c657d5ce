import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The addresses of built files and those in `public`: they are sent unchanged, and cost nothing. */
export function listAssets(): Set<string> {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as { routes: object };
  // Names with a leading underscore are Next's own, without an address.
  const written = Object.keys(routes).filter((path) => !path.startsWith("/_"));
  const copied = filesBelow("public").map((path) => `/${path}`);
  const built = filesBelow(".next/static").map((path) => `/_next/static/${path}`);
  return new Set([...written, ...copied, ...built]);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
