import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { installNode, installPython, NotHere, run } from "../consumers/install.ts";

export type Service = "ratings" | "research";

/** One of the two documents, the folder of packages, and the variables that programs are started with. */
export type Way = { service: Service; document: string; folder: string; env: NodeJS.ProcessEnv };

/** Generates a client in a new folder and compiles it with the round trip; returns the command of the round trip. */
export type Make = (way: Way) => Promise<{ command: string; words: string[]; cwd: string; env: NodeJS.ProcessEnv }>;

/** Packages are installed once for all, and kept between runs. */
export const clientsFolder = resolve(process.env.TEST_CLIENTS ?? ".clients");

const generatorVersion = "7.25.0";

/** Generators whose clients are made from both documents at once, with how: the first is the short form's. */
export const usualClients: [name: string, make: Make][] = [
  [
    "openapi-typescript and openapi-fetch",
    typescript("npm/openapi-fetch", "openapi-typescript/bin/cli.js", "-o", "schema.d.ts"),
  ],
  ["@hey-api/openapi-ts with fetch and zod", typescript("npm/hey-api", "@hey-api/openapi-ts/bin/run.js")],
];

/** The others, of which a machine may lack what they run on. */
export const otherClients: [name: string, make: Make][] = [
  ["orval", typescript("npm-full/orval", "orval/dist/bin/orval.mjs")],
  ["openapi-python-client", openapiPythonClient],
  ["OpenAPI Generator, python", generatedPython],
  ["oapi-codegen", oapiCodegen],
  ["OpenAPI Generator, java", generatedJava],
];

const compilerOptions = { strict: true, module: "nodenext", target: "es2022", types: ["node"], skipLibCheck: false };

/** A program in TypeScript with what a command of its packages generates; tsc compiles both. */
function typescript(program: string, cli: string, ...words: string[]): Make {
  return async ({ service, document, folder, env }) => {
    const packages = await installNode(folder, dirname(join("e2e/clients", program)));
    const cwd = await emptyFolder(join(folder, `${program}-${service}`));
    await cp(join("e2e/clients", program), cwd, { recursive: true });
    const given = cli.startsWith("openapi-typescript") ? [document] : [];
    await run(process.execPath, [join(packages, cli), ...given, ...words], { cwd, env });
    // TypeScript 5, which openapi-typescript needs, takes ten times as long as the project's own.
    const compiler = join(process.env.FULL_TESTS ? packages : resolve("node_modules"), "typescript/bin/tsc");
    await writeFile(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [`${service}.ts`] }));
    await run(process.execPath, [compiler, "-p", "."], { cwd });
    return { command: process.execPath, words: [`${service}.js`], cwd, env };
  };
}

/** What Redocly and Spectral find in documents, with the settings here. */
export async function lint(documents: string[], folder: string): Promise<string[]> {
  await installNode(folder, "e2e/clients/npm");
  const cwd = await emptyFolder(join(folder, "npm/lint"));
  for (const from of ["npm/lint", "settings"]) await cp(join("e2e/clients", from), cwd, { recursive: true });
  return JSON.parse(await run(process.execPath, ["lint.mjs", ...documents], { cwd }));
}

async function openapiPythonClient({ service, document, folder, env }: Way) {
  const python = await installPython(folder, "e2e/clients/python/requirements.txt");
  const cwd = await emptyFolder(join(folder, `openapi-python-client-${service}`));
  const cli = ["-m", "openapi_python_client", "generate", "--url", document, "--output-path", "client"];
  await run(python, cli, { cwd, env: { ...env, PATH: `${join(python, "..")}:${env.PATH}` } });
  return pythonProgram(python, cwd, { name: `client_${service}.py`, env });
}

async function generatedPython(way: Way) {
  const python = await installPython(way.folder, "e2e/clients/python/requirements.txt");
  const cwd = await generate("python", way);
  return pythonProgram(python, cwd, { name: `generated_${way.service}.py`, env: way.env });
}

/** A round trip in Python, compiled with the package in client/ and its types checked. */
async function pythonProgram(python: string, cwd: string, { name, env }: { name: string; env: NodeJS.ProcessEnv }) {
  await cp(join("e2e/clients/python", name), join(cwd, name));
  const withClient = { ...env, PYTHONPATH: join(cwd, "client") };
  await run(python, ["-m", "compileall", "-q", "client"], { cwd });
  const strict = ["--strict", "--follow-imports=silent"];
  await run(python, ["-m", "mypy", ...strict, name], { cwd, env: { ...withClient, MYPYPATH: join(cwd, "client") } });
  return { command: python, words: [name], cwd, env: withClient };
}

async function oapiCodegen(way: Way) {
  const cwd = await goModule("oapi-codegen", way);
  await cp(join("e2e/clients/go", way.service), join(cwd, way.service), { recursive: true });
  const cli = ["-generate", "types,client", "-package", "client", "-o", "client/client.go", way.document];
  await mkdir(join(cwd, "client"));
  await run("go", ["tool", "oapi-codegen", ...cli], { cwd });
  await run("go", ["vet", "./client", `./${way.service}`], { cwd });
  await run("go", ["build", "-o", "round-trip", `./${way.service}`], { cwd });
  return { command: join(cwd, "round-trip"), words: [], cwd, env: way.env };
}

/** Generates with ogen, which has no round trip, and compiles. */
export async function compileWithOgen(way: Way): Promise<void> {
  const cwd = await goModule("ogen", way);
  const text = await (await fetch(way.document)).text();
  await writeFile(join(cwd, "document.json"), text);
  await run("go", ["tool", "ogen", "--target", "client", "--package", "client", "document.json"], { cwd });
  await run("go", ["vet", "./client"], { cwd });
}

async function goModule(name: string, { folder, service }: Way): Promise<string> {
  const [, version] = /^go (\d+\.\d+)/m.exec(await readFile("e2e/clients/go/go.mod", "utf8"))!;
  const wanted = `go${version}`;
  if (!said("go", "env", "GOVERSION").startsWith(wanted)) throw new NotHere(`there is no ${wanted}`);
  const cwd = await emptyFolder(join(folder, `${name}-${service}`));
  for (const file of ["go.mod", "go.sum"]) await cp(join("e2e/clients/go", file), join(cwd, file));
  return cwd;
}

async function generatedJava(way: Way) {
  const cwd = await generate("java", way);
  const client = join(cwd, "client");
  const program = way.service === "ratings" ? "Ratings" : "Research";
  await cp(`e2e/clients/java/${program}.java`, join(client, `src/main/java/${program}.java`));
  const goals = ["compile", "dependency:build-classpath", "-Dmdep.outputFile=classpath.txt"];
  await run("mvn", ["-q", "-B", ...goals], { cwd: client });
  const classes = `target/classes:${await readFile(join(client, "classpath.txt"), "utf8")}`;
  return { command: "java", words: ["-cp", classes, program], cwd: client, env: way.env };
}

/** Generates client/ in a new folder with OpenAPI Generator; returns the folder. */
async function generate(language: string, { folder, service, document }: Way): Promise<string> {
  if (said("mvn", "-v") === "") throw new NotHere("there is no Java with Maven");
  const artifact = `org.openapitools:openapi-generator-cli:${generatorVersion}`;
  const jar = join(folder, `openapi-generator-cli-${generatorVersion}.jar`);
  if (!existsSync(jar))
    await run("mvn", ["-q", "-B", "dependency:copy", `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
  const cwd = await emptyFolder(join(folder, `openapi-generator-${language}-${service}`));
  await run("java", ["-jar", jar, "generate", "-g", language, "-i", document, "-o", "client"], { cwd });
  return cwd;
}

async function emptyFolder(place: string): Promise<string> {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  return place;
}

/** What a command prints; nothing where the machine has it not. */
const said = (command: string, ...words: string[]): string =>
  spawnSync(command, words, { encoding: "utf8" }).stdout ?? "";
