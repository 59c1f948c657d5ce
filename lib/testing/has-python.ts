import { spawnSync } from "node:child_process";

/** Whether python3 runs here and has the module; says in the tests' output why a test is left out. */
export function hasPython(module = "json"): boolean {
  const { status, stderr, error } = spawnSync("python3", ["-c", `import ${module}`], { encoding: "utf8" });
  if (status === 0) return true;
  const why = error === undefined ? stderr.trim().split("\n").at(-1) : "there is no python3";
  console.warn(`Left out: tests that run Python with ${module}, for ${why}.`);
  return false;
}
