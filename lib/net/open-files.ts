import { readdirSync, readFileSync } from "node:fs";

/** How many files and connections this process may have open; null where that cannot be seen, or not now. */
export function mostOpenFiles(): number | null {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))![1]);
  } catch {
    return null;
  }
}

/** What share of those it has open, from 0 to 1; null where that cannot be seen. */
export function openFilesShare(): number | null {
  try {
    return readdirSync("/proc/self/fd").length / (mostOpenFiles() ?? Number.POSITIVE_INFINITY);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EMFILE" ? 1 : null;
  }
}
