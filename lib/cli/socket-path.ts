import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { partOf } from "../cut-text.ts";

/** The socket at which a service takes its operator's commands for a data folder. */
export function socketPath(folder: string): string {
  if (process.platform !== "win32") return join(folder, "operator.sock");
  return `\\\\.\\pipe\\touchstone-operator-${partOf(createHash("sha256").update(resolve(folder)).digest("hex"), 0, 32)}`;
}
