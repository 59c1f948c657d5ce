import { createHash } from "node:crypto";
import { join, resolve } from "node:path";

/** Where the service that has a data folder open takes its operator's commands. */
export function socketPath(folder: string): string {
  if (process.platform !== "win32") return join(folder, "operator.sock");
  return `\\\\.\\pipe\\touchstone-operator-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 32)}`;
}
