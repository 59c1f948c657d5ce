import { createHash } from "node:crypto";
import { join, resolve } from "node:path";

/** The socket at which a service takes its operator's commands for a data folder. */
export function socketPath(folder: string): string {
  if (process.platform !== "win32") return join(folder, "operator.sock");
  return `\\\\.\\pipe\\touchstone-operator-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 32)}`;
}
